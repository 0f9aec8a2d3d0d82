#include "ui/window/preferencesdialog.h"

#include "core/verdict/thresholds.h"
#include "ui/document/coretext.h"
#include "ui/document/editor.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"
#include "ui/window/settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace lanescope {

namespace {

void addTitle(QFormLayout &form, const QString &text)
{
    auto *title = new QLabel(text);
    QFont bold = title->font();
    bold.setWeight(QFont::DemiBold);
    title->setFont(bold);
    title->setContentsMargins(0, form.rowCount() > 0 ? 12 : 0, 0, 0);
    form.addRow(title);
}

QLabel *addNote(QFormLayout &form, const QString &text)
{
    auto *note = new QLabel(text);
    note->setTextFormat(Qt::PlainText);
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    note->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    form.addRow(QString(), note);
    return note;
}

void setColour(QLabel &label, const QColor &colour)
{
    QPalette palette = label.palette();
    palette.setColor(QPalette::WindowText, colour);
    label.setPalette(palette);
    label.setForegroundRole(QPalette::WindowText);
}

/// A field with a button behind it.
QWidget *withButton(QWidget *field, QPushButton *button)
{
    auto *both = new QWidget;
    auto *row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(field, 1);
    row->addWidget(button);
    button->setAutoDefault(false);
    return both;
}

} // namespace

PreferencesDialog::PreferencesDialog(QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Preferences"));
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(24, 20, 24, 18);
    down->setSpacing(16);
    // All of it where there is room for it; on a small screen, or with large letters, it scrolls and the buttons stay within reach.
    auto *room = new QScrollArea;
    room->setFrameShape(QFrame::NoFrame);
    room->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    room->setWidgetResizable(true);
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(20);
    form->setVerticalSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    addAppearance(*form);
    addOpening(*form);
    addLimits(*form);
    addSource(*form);
    room->setWidget(page);
    const int bar = room->verticalScrollBar()->sizeHint().width();
    room->setMinimumWidth(page->minimumSizeHint().width() + bar);
    down->addWidget(room, 1);

    auto *keys = new QPushButton(tr("All keys"));
    keys->setAutoDefault(false);
    connect(keys, &QPushButton::clicked, this, &PreferencesDialog::keysAsked);
    auto *close = new QPushButton(tr("Close"));
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(keys);
    buttons->addStretch(1);
    buttons->addWidget(close);
    down->addLayout(buttons);
    const QMargins margins = down->contentsMargins();
    const int width = std::max(560, 90 * fontMetrics().averageCharWidth());
    const int height = form->totalHeightForWidth(width - margins.left() - margins.right()) + down->spacing() +
                       buttons->sizeHint().height() + margins.top() + margins.bottom();
    resize(width, std::min(height, screen()->availableSize().height() - 80));
}

void PreferencesDialog::addAppearance(QFormLayout &form)
{
    addTitle(form, tr("Appearance"));
    auto *theme = new QComboBox;
    theme->setObjectName(QStringLiteral("theme"));
    theme->addItems({tr("As the desktop"), tr("Light"), tr("Dark")});
    theme->setCurrentIndex(!settings::isThemeChosen() ? 0 : settings::isDark() ? 2 : 1);
    connect(theme, &QComboBox::activated, this, [](int index) {
        if (index == 0)
            settings::followDesktop();
        else
            settings::setDark(index == 2);
        Theme::wear(settings::isDark() ? Theme::dark() : Theme::light());
    });
    form.addRow(tr("Colours"), theme);

    const QStringList languages = translatedLanguages();
    if (languages.isEmpty())
        return;
    auto *language = new QComboBox;
    language->setObjectName(QStringLiteral("language"));
    language->addItem(tr("As the desktop"), QString());
    language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    for (const QString &code : languages)
        language->addItem(QLocale(code).nativeLanguageName(), code);
    language->setCurrentIndex(std::max(0, language->findData(settings::language())));
    form.addRow(tr("Language"), language);
    QLabel *note = addNote(form, tr("From the next start of Lanescope on."));
    note->hide();
    connect(language, &QComboBox::activated, this, [language, note] {
        settings::setLanguage(language->currentData().toString());
        note->show();
    });
}

void PreferencesDialog::addOpening(QFormLayout &form)
{
    addTitle(form, tr("Opening"));
    auto *later = new QComboBox;
    later->setObjectName(QStringLiteral("laterStart"));
    later->addItems({tr("In a new window"), tr("In the window used last"), tr("In a program of its own")});
    later->setCurrentIndex(static_cast<int>(settings::laterStart()));
    later->setToolTip(tr("What a double click on a trace does while Lanescope is running"));
    connect(later, &QComboBox::activated, this,
            [](int index) { settings::setLaterStart(static_cast<LaterStart>(index)); });
    form.addRow(tr("The next file opens"), later);
    auto *reopen = new QCheckBox(tr("Begin with the traces that were open last"));
    reopen->setObjectName(QStringLiteral("reopens"));
    reopen->setChecked(settings::reopens());
    connect(reopen, &QCheckBox::toggled, this, &settings::setReopens);
    form.addRow(QString(), reopen);
}

void PreferencesDialog::addLimits(QFormLayout &form)
{
    addTitle(form, tr("Verdicts"));
    m_limits = new QLineEdit(settings::thresholdsFile());
    m_limits->setObjectName(QStringLiteral("limits"));
    m_limits->setPlaceholderText(tr("Built-in limits"));
    m_limits->setClearButtonEnabled(true);
    connect(m_limits, &QLineEdit::editingFinished, this, &PreferencesDialog::useLimits);
    connect(m_limits, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.isEmpty())
            useLimits();
    });
    auto *choose = new QPushButton(tr("Choose …"));
    connect(choose, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Limits of your own"),
                                                          QFileInfo(settings::thresholdsFile()).absolutePath(),
                                                          tr("JSON (*.json);;All files (*)"));
        if (path.isEmpty())
            return;
        m_limits->setText(path);
        useLimits();
    });
    form.addRow(tr("Limits of your own"), withButton(m_limits, choose));
    m_limitsState = addNote(form, {});
    showLimits();
}

void PreferencesDialog::useLimits()
{
    const QString path = m_limits->text().trimmed();
    if (path == settings::thresholdsFile())
        return;
    settings::setThresholdsFile(path);
    showLimits();
    emit limitsChanged();
}

void PreferencesDialog::showLimits()
{
    const QString path = settings::thresholdsFile();
    m_limitsState->setForegroundRole(QPalette::PlaceholderText);
    if (path.isEmpty()) {
        m_limitsState->setText(tr(
            "A JSON file such as {\"compute_bound\": 0.75}; every verdict lists the limits that it was held against."));
        return;
    }
    const auto read = readThresholds(QFile::encodeName(path).toStdString());
    m_limitsState->setText(read ? tr("Every verdict is held against these.")
                                : coreText(read.error().message).left(400) + u' ' +
                                      tr("The built-in limits are used instead."));
    if (!read)
        setColour(*m_limitsState, Theme::current().critical);
}

void PreferencesDialog::addSource(QFormLayout &form)
{
    addTitle(form, tr("Source code"));
    auto *command = new QComboBox;
    command->setObjectName(QStringLiteral("editor"));
    command->setEditable(true);
    command->setInsertPolicy(QComboBox::NoInsert);
    command->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (const editor::Known &known : editor::known())
        command->addItem(known.command);
    command->setEditText(settings::editorCommand());
    command->lineEdit()->setPlaceholderText(QStringLiteral("code --goto {file}:{line}"));
    connect(command, &QComboBox::editTextChanged, this,
            [](const QString &text) { settings::setEditorCommand(text.trimmed()); });
    form.addRow(tr("Editor"), command);

    const QString between = QDir::listSeparator();
    auto *folders = new QLineEdit(settings::sourceFolders().join(between));
    folders->setObjectName(QStringLiteral("sourceFolders"));
    connect(folders, &QLineEdit::textChanged, this, [between](const QString &text) {
        QStringList list;
        for (const QString &folder : text.split(between, Qt::SkipEmptyParts))
            list += folder.trimmed();
        settings::setSourceFolders(list);
    });
    auto *add = new QPushButton(tr("Add …"));
    connect(add, &QPushButton::clicked, this, [this, folders, between] {
        const QString folder = QFileDialog::getExistingDirectory(this, tr("A folder with source code"));
        if (!folder.isEmpty())
            folders->setText(folders->text().isEmpty() ? folder : folders->text() + between + folder);
    });
    form.addRow(tr("Source folders"), withButton(folders, add));
    addNote(form, tr("A line of a call stack, in the details, opens there. The folders say where programs lie on this "
                     "machine that were recorded on another."));
}

} // namespace lanescope
