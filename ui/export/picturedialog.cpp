#include "ui/export/picturedialog.h"

#include "ui/document/tracereport.h"
#include "ui/export/pictureplace.h"
#include "ui/export/savingdialog.h"
#include "ui/look/format.h"
#include "ui/look/icons.h"
#include "ui/look/theme.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lanescope {

namespace {

/// A side of the picture. What is typed and cannot be one becomes the nearest that can; that is noted for whoever tells it.
class SideBox : public QSpinBox {
public:
    explicit SideBox(bool &isLimited)
        : m_isLimited(isLimited)
    {}

    void fixup(QString &input) const override
    {
        QSpinBox::fixup(input);
        m_isLimited = true;
    }

protected:
    /// Enter is the answer to the field, and not yet to the dialog, whose button would ask for a file.
    void keyPressEvent(QKeyEvent *event) override
    {
        QSpinBox::keyPressEvent(event);
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            event->accept();
    }

private:
    bool &m_isLimited;
};

} // namespace

PictureDialog::PictureDialog(std::shared_ptr<const TraceReport> report, std::shared_ptr<const TraceFacts> facts,
                             PictureRequest request, const QString &folder, QWidget *parent)
    : QDialog(parent)
    , m_report(std::move(report))
    , m_facts(std::move(facts))
    , m_request(std::move(request))
    , m_folder(folder)
{
    setWindowTitle(tr("Export picture"));
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(20, 20, 20, 16);
    down->setSpacing(14);
    m_preview = new QLabel;
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setMinimumSize(200, 100);
    m_preview->setSizePolicy(QSizePolicy::Ignored,
                             QSizePolicy::Ignored); // its picture follows its size, not the other way round
    m_preview->setAccessibleName(tr("The picture, smaller"));
    down->addWidget(m_preview, 1);
    down->addWidget(makeChoices());

    auto *buttons = new QHBoxLayout;
    m_mark = new QLabel;
    m_mark->hide();
    buttons->addWidget(m_mark);
    m_message = new QLabel;
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    buttons->addWidget(m_message, 1);
    auto *close = new QPushButton(tr("Close"));
    auto *copy = new QPushButton(tr("Copy"));
    copy->setToolTip(tr("The picture into the clipboard"));
    auto *save = new QPushButton(tr("Save …"));
    save->setToolTip(tr("As PNG, SVG or PDF, by the ending of the name"));
    save->setProperty("primary", true);
    save->setDefault(true);
    for (QPushButton *button : {close, copy, save})
        buttons->addWidget(button);
    down->addLayout(buttons);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(copy, &QPushButton::clicked, this, &PictureDialog::copy);
    connect(save, &QPushButton::clicked, this, &PictureDialog::save);

    m_previewTimer.setSingleShot(true);
    m_previewTimer.setInterval(0); // one preview for all that changes at once
    connect(&m_previewTimer, &QTimer::timeout, this, &PictureDialog::showPreview);
    fillParts();
    choose(PictureOptions::remembered());
    for (QComboBox *box : {m_part, m_lanes, m_scale, m_theme})
        connect(box, &QComboBox::currentIndexChanged, this, &PictureDialog::choicesChanged);
    connect(m_size, &QComboBox::currentIndexChanged, this, [this] {
        if (const QSize size = m_size->currentData().toSize(); !size.isEmpty()) {
            m_width->setValue(size.width());
            m_height->setValue(size.height());
        }
        choicesChanged();
    });
    for (QSpinBox *box : {m_width, m_height})
        connect(box, &QSpinBox::valueChanged, this, [this] {
            // What is no size of the list is one's own, its last entry.
            const int at = m_size->findData(QSize(m_width->value(), m_height->value()));
            if (m_height->isEnabled() || at != m_size->currentIndex())
                m_size->setCurrentIndex(at >= 0 ? at : m_size->count() - 1);
            choicesChanged();
        });
    for (const auto &[box, value] : m_switches)
        connect(box, &QCheckBox::toggled, this, &PictureDialog::choicesChanged);
    choicesChanged();
    // On a small screen, or one with large pixels, the preview gives way; the buttons must be within reach.
    QSize size(860, 700);
    if (const QScreen *on = parent ? parent->screen() : screen())
        size = size.boundedTo(on->availableSize() - QSize(16, 48)); // with the frame around it
    resize(size);
}

QWidget *PictureDialog::makeChoices()
{
    auto *widget = new QWidget;
    auto *choices = new QHBoxLayout(widget);
    choices->setContentsMargins(0, 0, 0, 0);
    choices->setSpacing(20);
    auto *left = new QFormLayout;
    left->setVerticalSpacing(6); // the room is the preview’s
    m_part = new QComboBox;
    m_part->setMaxVisibleItems(20);
    m_part->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_part->setMinimumContentsLength(18);
    m_lanes = new QComboBox;
    m_lanes->addItem(tr("Those in view"), static_cast<int>(PictureLanes::Seen));
    m_lanes->addItem(tr("All, folded to fit"), static_cast<int>(PictureLanes::Folded));
    m_lanes->addItem(tr("All, as high as needed"), static_cast<int>(PictureLanes::Whole));
    m_size = new QComboBox;
    m_size->addItem(tr("As the window"), m_request.size);
    for (const QSize size : {QSize(1200, 600), QSize(1600, 900), QSize(1920, 1080)})
        m_size->addItem(tr("%1 × %2").arg(size.width()).arg(size.height()), size);
    m_size->addItem(tr("Own size"), QSize());
    const auto side = [this](const QString &name, int least) {
        auto *box = new SideBox(m_isLimited);
        connect(box, &QSpinBox::editingFinished, this, [this] {
            if (m_isLimited)
                m_previewTimer.start(); // says so, also where the value stays
        });
        box->setRange(least, Picture::mostSide);
        box->setSingleStep(20);
        box->setKeyboardTracking(false); // a number is painted when it is whole
        box->setCorrectionMode(QSpinBox::CorrectToNearestValue);
        box->setAccessibleName(name);
        box->setToolTip(name);
        return box;
    };
    m_width = side(tr("Width in pixels"), Picture::leastWidth);
    m_height = side(tr("Height in pixels"), Picture::leastHeight(Picture::leastWidth, false));
    auto *size = new QHBoxLayout;
    size->setSpacing(6);
    size->addWidget(m_size, 1);
    size->addWidget(m_width);
    size->addWidget(new QLabel(QStringLiteral("×")));
    size->addWidget(m_height);
    m_scale = new QComboBox;
    for (int scale = 1; scale <= 4; ++scale)
        m_scale->addItem(tr("%1 ×").arg(scale), scale);
    m_scale->setToolTip(tr("Pixels of a PNG for each pixel of the size. SVG and PDF are sharp at every size."));
    m_theme = new QComboBox;
    m_theme->addItem(tr("Colours of the window"), static_cast<int>(PictureOptions::AsWindow));
    m_theme->addItem(tr("Light"), static_cast<int>(PictureOptions::Light));
    m_theme->addItem(tr("Dark"), static_cast<int>(PictureOptions::Dark));
    m_theme->setAccessibleName(tr("Colours"));
    auto *looks = new QHBoxLayout;
    looks->setSpacing(6);
    looks->addWidget(m_scale);
    looks->addWidget(m_theme, 1);
    left->addRow(tr("Show"), m_part);
    left->addRow(tr("Lanes"), m_lanes);
    left->addRow(tr("Size"), size);
    left->addRow(tr("Resolution"), looks);
    choices->addLayout(left);

    auto *right = new QGridLayout;
    right->setHorizontalSpacing(14);
    right->setVerticalSpacing(8);
    const std::pair<QString, bool PictureOptions::*> switches[] = {
        {tr("Title line"), &PictureOptions::hasTitle},  {tr("Chain of the selection"), &PictureOptions::hasChain},
        {tr("Ruler"), &PictureOptions::hasRuler},       {tr("Why the GPU was idle"), &PictureOptions::hasGaps},
        {tr("Lane names"), &PictureOptions::hasLabels}, {tr("Findings"), &PictureOptions::hasVerdicts},
        {tr("Legend"), &PictureOptions::hasLegend},     {tr("Notes"), &PictureOptions::hasNotes},
    };
    int at = 0;
    for (const auto &[text, value] : switches) {
        auto *box = new QCheckBox(text);
        if (value == &PictureOptions::hasVerdicts)
            box->setToolTip(tr("What limits the run, and what was found below it"));
        right->addWidget(box, at / 2, at % 2);
        m_switches.emplace_back(box, value);
        ++at;
    }
    right->setRowStretch((at + 1) / 2, 1);
    choices->addLayout(right);
    choices->addStretch(1);
    return widget;
}

void PictureDialog::fillParts()
{
    const Trace &trace = *m_report->trace;
    const auto add = [this](const QString &text, Part part) {
        m_part->addItem(text);
        m_parts.push_back(std::move(part));
    };
    add(tr("The view, %1").arg(formatTime(m_request.visible.clipped(trace.extent()).length())),
        {m_request.visible, {}, true});
    if (m_request.selectedRange)
        add(tr("The selected range, %1").arg(formatTime(m_request.selectedRange->length())),
            {*m_request.selectedRange, QStringLiteral("range")});
    add(tr("The whole trace"), {wholeView(trace), QStringLiteral("whole")});
    for (const Step &step : trace.steps())
        if (!trace.part() || step.range.overlaps(trace.part()->range))
            add(tr("Step %1").arg(step.number),
                {stepView(trace, m_report->report, step), QStringLiteral("step%1").arg(step.number)});
}

void PictureDialog::choose(const PictureOptions &o)
{
    m_lanes->setCurrentIndex(m_lanes->findData(static_cast<int>(o.lanes)));
    const QSize size = o.size.isEmpty() ? m_request.size : o.size;
    m_width->setValue(size.width());
    m_height->setValue(size.height());
    const int at = m_size->findData(o.size.isEmpty() ? m_request.size : o.size);
    m_size->setCurrentIndex(at >= 0 ? at : m_size->count() - 1);
    m_scale->setCurrentIndex(m_scale->findData(o.scale));
    m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(o.colours)));
    for (const auto &[box, value] : m_switches)
        box->setChecked(o.*value);
    m_ending = o.ending;
}

PictureOptions PictureDialog::options() const
{
    PictureOptions o;
    o.lanes = static_cast<PictureLanes>(m_lanes->currentData().toInt());
    if (m_size->currentIndex() > 0)
        o.size = {m_width->value(), m_height->value()};
    o.scale = m_scale->currentData().toInt();
    o.colours = static_cast<PictureOptions::Colours>(m_theme->currentData().toInt());
    for (const auto &[box, value] : m_switches)
        o.*value = box->isChecked();
    o.ending = m_ending;
    return o;
}

PictureRequest PictureDialog::request() const
{
    PictureRequest request = m_request;
    options().applyTo(request);
    const Part &part = m_parts[static_cast<std::size_t>(m_part->currentIndex())];
    request.visible = part.visible;
    if (!part.isView)
        request.selectedRange.reset(); // all of it is shown, or what was selected is no part of it
    return request;
}

QString PictureDialog::fileName() const
{
    const Part &part = m_parts[static_cast<std::size_t>(m_part->currentIndex())];
    return pictureName(m_request.title, part.name) + u'.' + m_ending;
}

void PictureDialog::choicesChanged()
{
    const auto lanes = static_cast<PictureLanes>(m_lanes->currentData().toInt());
    const bool isAsWindow = m_size->currentIndex() == 0 && m_request.seenHeight > 0;
    m_height->setEnabled(lanes != PictureLanes::Whole && !(lanes == PictureLanes::Seen && isAsWindow));
    // What lies beside or below the lanes takes its height.
    const int least = m_height->isEnabled() ? Picture::leastHeight(m_width->value(), options().hasVerdicts) : 0;
    m_isLimited = m_isLimited || m_height->value() < least;
    m_height->setMinimum(least);
    for (QSpinBox *box : {m_width, m_height})
        box->setToolTip(
            tr("%1, %2 to %3").arg(box->accessibleName(), formatCount(box->minimum()), formatCount(Picture::mostSide)));
    if (m_height->isEnabled() && m_size->currentIndex() == 0) {
        const QSignalBlocker quiet(m_height); // what the last picture needed stood there
        m_height->setValue(m_request.size.height());
    }
    m_previewTimer.start();
}

void PictureDialog::showPreview()
{
    m_previewTimer.stop();
    const double ratio = devicePixelRatioF();
    Picture picture(m_report, m_facts, request());
    const QSize size = picture.size() * m_scale->currentData().toInt();
    if (!m_height->isEnabled()) {
        const QSignalBlocker quiet(m_height); // told, not asked
        m_height->setMaximum(std::max(Picture::mostSide, picture.size().height()));
        m_height->setValue(picture.size().height());
    }
    if (m_size->currentIndex() == 0) {
        const QSignalBlocker quiet(m_width); // findings beside the lanes are no part of the window's timeline
        m_width->setValue(picture.size().width());
    }
    QString text = tr("%1 × %2 pixels").arg(formatCount(size.width()), formatCount(size.height()));
    if (const int out = picture.leftOut(); out > 0)
        text += QStringLiteral(" · ") + (out == 1 ? tr("1 lane is not in it") : tr("%1 lanes are not in it").arg(out));
    if (std::exchange(m_isLimited, false))
        text += QStringLiteral(" · ") + tr("a picture is %1 to %2 wide and %3 to %2 high")
                                            .arg(formatCount(Picture::leastWidth), formatCount(Picture::mostSide),
                                                 formatCount(m_height->minimum()));
    say(text, false);
    QImage image = picture.image(std::max(1.0, ratio));
    image = image.scaled(m_preview->size() * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    image.setDevicePixelRatio(1);
    QPainter painter(&image);
    painter.setPen(Theme::current().line);
    painter.drawRect(image.rect().adjusted(0, 0, -1, -1));
    painter.end();
    image.setDevicePixelRatio(ratio);
    m_preview->setPixmap(QPixmap::fromImage(image));
}

void PictureDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    m_previewTimer.start();
}

void PictureDialog::save()
{
    QString path = QFileDialog::getSaveFileName(this, tr("Save the picture"), QDir(m_folder).filePath(fileName()),
                                                tr("Pictures (*.png *.svg *.pdf)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += u'.' + m_ending;
    if (saveTo(path))
        accept();
}

bool PictureDialog::saveTo(const QString &path)
{
    SavingDialog progress(tr("Painting %1 …"), path, this);
    Picture picture(m_report, m_facts, request());
    const QString problem = picture.save(path, m_scale->currentData().toDouble(), [&](double share) {
        progress.setValue(static_cast<int>(share * SavingDialog::whole));
        return !progress.wasCanceled();
    });
    const bool isCancelled = progress.wasCanceled();
    progress.reset();
    if (isCancelled)
        say(tr("Cancelled; nothing was written."), false);
    else if (!problem.isEmpty())
        say(problem, true);
    if (isCancelled || !problem.isEmpty())
        return false;
    m_ending = QFileInfo(path).suffix().toLower();
    m_savedPath = path;
    options().remember();
    return true;
}

void PictureDialog::copy()
{
    // What a program takes from a clipboard it holds in memory, often several times over.
    constexpr qint64 mostPixels = 100'000'000;
    Picture picture(m_report, m_facts, request());
    const double scale = m_scale->currentData().toDouble();
    const QSize size = picture.size() * scale;
    if (qint64{size.width()} * size.height() > mostPixels || std::max(size.width(), size.height()) > 32'000)
        return say(tr("This picture is too large for the clipboard. Save it, or choose a lower resolution."), true);
    QGuiApplication::clipboard()->setImage(picture.image(scale));
    options().remember();
    say(tr("The picture is in the clipboard."), false);
}

void PictureDialog::say(const QString &text, bool isProblem)
{
    m_mark->setVisible(isProblem);
    if (isProblem)
        m_mark->setPixmap(themedIcon(QStringLiteral("warning"), Theme::current().critical)
                              .pixmap(QSize(16, 16), devicePixelRatioF()));
    // BrightText is the critical colour, PlaceholderText the secondary one.
    m_message->setForegroundRole(isProblem ? QPalette::BrightText : QPalette::PlaceholderText);
    m_message->setText(text);
}

} // namespace lanescope
