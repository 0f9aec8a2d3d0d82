#include "ui/export/picturedialog.h"

#include "ui/look/icons.h"
#include "ui/look/theme.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace lanescope {

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

    auto *choices = new QHBoxLayout;
    choices->setSpacing(24);
    auto *left = new QFormLayout;
    left->setVerticalSpacing(8); // the room is the preview’s
    m_size = new QComboBox;
    m_size->addItem(tr("As the window: %1 × %2").arg(m_request.size.width()).arg(m_request.size.height()),
                    m_request.size);
    for (const QSize size : {QSize(1200, 600), QSize(1600, 900), QSize(1920, 1080)})
        m_size->addItem(tr("%1 × %2").arg(size.width()).arg(size.height()), size);
    m_scale = new QComboBox;
    for (int scale = 1; scale <= 4; ++scale)
        m_scale->addItem(tr("%1 ×").arg(scale), scale);
    m_scale->setCurrentIndex(1);
    m_scale->setToolTip(tr("Pixels of a PNG for each pixel of the size. SVG and PDF are sharp at every size."));
    m_theme = new QComboBox;
    m_theme->addItem(tr("Light"), false);
    m_theme->addItem(tr("Dark"), true);
    m_theme->setCurrentIndex(Theme::current().isDark ? 1 : 0);
    left->addRow(tr("Size"), m_size);
    left->addRow(tr("Resolution"), m_scale);
    left->addRow(tr("Colours"), m_theme);
    choices->addLayout(left);
    auto *right = new QVBoxLayout;
    m_verdicts = new QCheckBox(tr("What limits the run, and the findings"));
    m_verdicts->setChecked(true);
    m_legend = new QCheckBox(tr("Legend"));
    m_legend->setChecked(true);
    right->addWidget(m_verdicts);
    right->addWidget(m_legend);
    right->addStretch(1);
    choices->addLayout(right);
    choices->addStretch(1);
    down->addLayout(choices);

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
    auto *save = new QPushButton(tr("Save …"));
    save->setProperty("primary", true);
    save->setDefault(true);
    for (QPushButton *button : {close, copy, save})
        buttons->addWidget(button);
    down->addLayout(buttons);

    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(copy, &QPushButton::clicked, this, &PictureDialog::copy);
    connect(save, &QPushButton::clicked, this, &PictureDialog::save);
    for (QComboBox *box : {m_size, m_scale, m_theme})
        connect(box, &QComboBox::currentIndexChanged, this, &PictureDialog::showPreview);
    for (QCheckBox *box : {m_verdicts, m_legend})
        connect(box, &QCheckBox::toggled, this, &PictureDialog::showPreview);
    // On a small screen, or one with large pixels, the preview gives way; the buttons must be within reach.
    QSize size(760, 640);
    if (const QScreen *on = parent ? parent->screen() : screen())
        size = size.boundedTo(on->availableSize() - QSize(16, 48)); // with the frame around it
    resize(size);
}

PictureRequest PictureDialog::request() const
{
    PictureRequest request = m_request;
    request.size = m_size->currentData().toSize();
    request.theme = m_theme->currentData().toBool() ? &Theme::dark() : &Theme::light();
    request.hasVerdicts = m_verdicts->isChecked();
    request.hasLegend = m_legend->isChecked();
    return request;
}

double PictureDialog::scale() const
{
    return m_scale->currentData().toDouble();
}

void PictureDialog::showPreview()
{
    say({}, false);
    const double ratio = devicePixelRatioF();
    QImage image = Picture(m_report, m_facts, request()).image(std::max(1.0, ratio));
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
    showPreview();
}

void PictureDialog::save()
{
    QString name = m_request.title;
    for (const char *ending : {".gz", ".json", ".trace", ".pt"})
        if (name.endsWith(QLatin1String(ending)))
            name.chop(static_cast<int>(qstrlen(ending)));
    QString path = QFileDialog::getSaveFileName(
        this, tr("Save the picture"), QDir(m_folder).filePath(name.replace(u'/', u'_') + QStringLiteral(".png")),
        tr("Pictures (*.png *.svg *.pdf)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".png");
    const QString problem = Picture(m_report, m_facts, request()).save(path, scale());
    if (problem.isEmpty())
        accept();
    else
        say(problem, true);
}

void PictureDialog::copy()
{
    QGuiApplication::clipboard()->setImage(Picture(m_report, m_facts, request()).image(scale()));
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
