#include "ui/look/theme.h"

#include <QApplication>
#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

const Theme *g_current = nullptr;

bool beginsWith(std::string_view text, std::string_view start)
{
    return text.substr(0, start.size()) == start;
}

/// Names that torch.compile gives to what it runs on the CPU (torch 2.x, RecordFunction).
bool isCompiledName(std::string_view name)
{
    return beginsWith(name, "Torch-Compiled Region") || beginsWith(name, "TorchDynamo Cache Lookup") ||
           beginsWith(name, "Pregraph bytecode") || beginsWith(name, "AOTDispatcher Runtime Wrapper") ||
           beginsWith(name, "## Call CompiledFxGraph") || beginsWith(name, "CompiledFunction") ||
           beginsWith(name, "TritonBundler") || beginsWith(name, "## Call Compiled");
}

/// Overhead that is the program's own cost and would be there without a profiler (CONTRACT: gaps).
bool isProgramOverhead(std::string_view name)
{
    return name.find("Lazy") != std::string_view::npos || beginsWith(name, "Driver Compiler") ||
           beginsWith(name, "Command Buffer Full");
}

double channel(double c)
{
    return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &c)
{
    return 0.2126 * channel(c.redF()) + 0.7152 * channel(c.greenF()) + 0.0722 * channel(c.blueF());
}

} // namespace

double contrast(const QColor &a, const QColor &b)
{
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

Hue hueOf(Category category, std::string_view name)
{
    switch (category) {
    case Category::CpuOp: return isCompiledName(name) ? Hue::Compiled : Hue::Op;
    case Category::UserAnnotation:
    case Category::GpuUserAnnotation: return Hue::Annotation;
    case Category::PythonFunction: return Hue::Python;
    case Category::Runtime:
    case Category::Driver: return Hue::Runtime;
    case Category::Kernel: return isCommunicationName(name) ? Hue::Communication : Hue::Kernel;
    case Category::Memcpy: return Hue::Copy;
    case Category::Memset: return Hue::Memset;
    case Category::Sync: return Hue::Sync;
    case Category::Overhead: return isProgramOverhead(name) ? Hue::Runtime : Hue::Profiler;
    case Category::ProfilerSpan: return Hue::Recording;
    case Category::Instant:
    case Category::Other: break;
    }
    return Hue::Other;
}

QString hueName(Hue hue)
{
    const auto tr = [](const char *text) { return QCoreApplication::translate("Hue", text); };
    switch (hue) {
    case Hue::Annotation: return tr(QT_TRANSLATE_NOOP("Hue", "annotation"));
    case Hue::Op: return tr(QT_TRANSLATE_NOOP("Hue", "op"));
    case Hue::Compiled: return tr(QT_TRANSLATE_NOOP("Hue", "compiled"));
    case Hue::Runtime: return tr(QT_TRANSLATE_NOOP("Hue", "runtime call"));
    case Hue::Kernel: return tr(QT_TRANSLATE_NOOP("Hue", "kernel"));
    case Hue::Communication: return tr(QT_TRANSLATE_NOOP("Hue", "communication"));
    case Hue::Copy: return tr(QT_TRANSLATE_NOOP("Hue", "copy"));
    case Hue::Memset: return tr(QT_TRANSLATE_NOOP("Hue", "memset"));
    case Hue::Python: return tr(QT_TRANSLATE_NOOP("Hue", "Python"));
    case Hue::Sync: return tr(QT_TRANSLATE_NOOP("Hue", "wait"));
    case Hue::Profiler: return tr(QT_TRANSLATE_NOOP("Hue", "profiler"));
    case Hue::Recording: return tr(QT_TRANSLATE_NOOP("Hue", "recorded"));
    case Hue::Other: break;
    }
    return tr(QT_TRANSLATE_NOOP("Hue", "other"));
}

const Theme &Theme::light()
{
    static const Theme theme = [] {
        Theme t;
        t.background = 0xffffff;
        t.panel = 0xf7f8fa;
        t.line = 0xe3e6eb;
        t.text = 0x1c2330;
        t.secondary = 0x667085;
        t.faint = 0x98a2b3;
        t.accent = 0x2f6fed;
        t.onAccent = 0xffffff;
        t.profilerInk = 0xd48806;
        t.profilerGround = 0xfff4dc;
        t.idleInk = 0xd0d5dd;
        t.critical = 0xd92d20;
        t.warning = 0xdc7a00;
        t.info = 0x2f6fed;
        t.good = 0x079455;
        // Those that share a lane can be told apart by every eye, colour-blind ones too, whatever their shade (tst_theme).
        const auto hue = [&t](Hue h, QRgb c) { t.hues[static_cast<int>(h)] = QColor::fromRgb(c); };
        hue(Hue::Annotation, 0xe7ebf0);
        hue(Hue::Op, 0xcfe0ff);
        hue(Hue::Compiled, 0x93b6fb);
        hue(Hue::Runtime, 0xfad2a0);
        hue(Hue::Kernel, 0x7cc99b);
        hue(Hue::Communication, 0xebd95a);
        hue(Hue::Copy, 0xedb0c6);
        hue(Hue::Memset, 0xd7cbf3);
        hue(Hue::Python, 0xe9e3d7);
        hue(Hue::Sync, 0xe7dacb);
        hue(Hue::Profiler, 0xfff4dc);
        hue(Hue::Recording, 0xf7f8fa);
        hue(Hue::Other, 0xdde3ea);
        t.mixShades();
        return t;
    }();
    return theme;
}

const Theme &Theme::dark()
{
    static const Theme theme = [] {
        Theme t;
        t.isDark = true;
        t.background = 0x11151c;
        t.panel = 0x181d26;
        t.line = 0x2a313d;
        t.text = 0xe7ecf3;
        t.secondary = 0x9aa5b5;
        t.faint = 0x6b7686;
        t.accent = 0x6ea0ff;
        t.onAccent = 0x0b1220;
        t.profilerInk = 0xe0a32e;
        t.profilerGround = 0x2b2413;
        t.idleInk = 0x4a5362;
        t.critical = 0xff6b5f;
        t.warning = 0xffab3d;
        t.info = 0x6ea0ff;
        t.good = 0x3ccb8c;
        const auto hue = [&t](Hue h, QRgb c) { t.hues[static_cast<int>(h)] = QColor::fromRgb(c); };
        hue(Hue::Annotation, 0x303641);
        hue(Hue::Op, 0x2b4675);
        hue(Hue::Compiled, 0x3a61a9);
        hue(Hue::Runtime, 0x7a5424);
        hue(Hue::Kernel, 0x1f6b52);
        hue(Hue::Communication, 0x66600f);
        hue(Hue::Copy, 0x873c65);
        hue(Hue::Memset, 0x4f4380);
        hue(Hue::Python, 0x3d382f);
        hue(Hue::Sync, 0x54432d);
        hue(Hue::Profiler, 0x2b2413);
        hue(Hue::Recording, 0x181d26);
        hue(Hue::Other, 0x3a4350);
        t.mixShades();
        return t;
    }();
    return theme;
}

const Theme &Theme::current()
{
    return g_current ? *g_current : light();
}

void Theme::wear(const Theme &theme)
{
    g_current = &theme;
    if (!qApp)
        return;
    qApp->setPalette(theme.palette());
    qApp->setStyleSheet(theme.styleSheet());
}

void Theme::mixShades()
{
    // Five steps of lightness around the hue. The steps are small: they tell neighbours apart, they say nothing.
    static constexpr double steps[shadeCount] = {0, -0.022, 0.018, -0.044, 0.034};
    for (int h = 0; h < hueCount; ++h)
        for (int s = 0; s < shadeCount; ++s) {
            float hue, saturation, lightness;
            hues[h].getHslF(&hue, &saturation, &lightness);
            // The ground below lines stays as it is.
            const double step = isPatterned(static_cast<Hue>(h)) ? 0 : steps[s] * (isDark ? 0.8 : 1.0);
            m_shades[h][s] =
                QColor::fromHslF(hue, saturation, std::clamp(lightness + static_cast<float>(step), 0.f, 1.f)).rgb();
        }
}

QColor Theme::tint(const QColor &colour, double amount) const
{
    const auto mix = [amount](double ground, double over) {
        return static_cast<float>(ground + (over - ground) * amount);
    };
    return QColor::fromRgbF(mix(background.redF(), colour.redF()), mix(background.greenF(), colour.greenF()),
                            mix(background.blueF(), colour.blueF()));
}

QPalette Theme::palette() const
{
    QPalette p;
    p.setColor(QPalette::Window, panel);
    p.setColor(QPalette::WindowText, text);
    p.setColor(QPalette::Base, background);
    p.setColor(QPalette::AlternateBase, panel);
    p.setColor(QPalette::Text, text);
    p.setColor(QPalette::PlaceholderText, secondary); // hints are read, too: 4.5 : 1 and more
    p.setColor(QPalette::Button, background);
    p.setColor(QPalette::ButtonText, text);
    p.setColor(QPalette::BrightText, critical);
    p.setColor(QPalette::Highlight, accent);
    p.setColor(QPalette::HighlightedText, onAccent);
    p.setColor(QPalette::Link, accent);
    p.setColor(QPalette::LinkVisited, accent);
    p.setColor(QPalette::ToolTipBase, isDark ? QColor(0x232a36) : background);
    p.setColor(QPalette::ToolTipText, text);
    p.setColor(QPalette::Light, panel);
    p.setColor(QPalette::Midlight, line);
    p.setColor(QPalette::Mid, line);
    p.setColor(QPalette::Dark, line);
    p.setColor(QPalette::Shadow, line);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, faint);
    return p;
}

QString Theme::styleSheet() const
{
    // Lines of one pixel, corners of 6 on controls, no frames inside frames (LOOK).
    QString sheet = QStringLiteral(R"(
QToolTip { color: %text; background: %tip; border: 1px solid %line; padding: 4px 6px; }
QPushButton, QToolButton[flat="false"] { color: %text; background: %background; border: 1px solid %line; border-radius: 6px; padding: 5px 11px; }
QPushButton:hover, QToolButton[flat="false"]:hover { background: %hover; }
QPushButton:pressed, QToolButton[flat="false"]:pressed { background: %line; }
QPushButton:focus, QToolButton[flat="false"]:focus { border-color: %accent; }
QPushButton:disabled, QToolButton[flat="false"]:disabled { color: %faint; background: %panel; }
QPushButton[primary="true"] { color: %onaccent; background: %accent; border-color: %accent; }
QPushButton[primary="true"]:focus { border-color: %text; }
QPushButton[step="true"] { padding: 5px 8px; }
QToolButton[flat="false"] { padding: 5px 7px; }
QToolButton[flat="false"]::menu-indicator { image: none; }
QPushButton::menu-indicator { image: none; width: 0; }
QPushButton[link="true"] { color: %accent; background: transparent; border: 1px solid transparent; padding: 4px 6px; text-align: left; }
QPushButton[link="true"]:hover { background: %hover; }
QPushButton[link="true"]:focus { border-color: %accent; }
QToolButton[segment] { color: %secondary; background: %background; border: 1px solid %line; padding: 4px 9px; }
QToolButton[segment="first"] { border-top-left-radius: 6px; border-bottom-left-radius: 6px; }
QToolButton[segment="middle"], QToolButton[segment="last"] { border-left: none; }
QToolButton[segment="last"] { border-top-right-radius: 6px; border-bottom-right-radius: 6px; }
QToolButton[segment="only"] { border-radius: 6px; }
QToolButton[segment]:hover { background: %hover; color: %text; }
QToolButton[segment]:checked { background: %selected; color: %text; }
QToolButton[segment]:disabled { color: %faint; background: %panel; }
QToolButton[segment]:focus { border: 1px solid %accent; }
QToolButton[segment]::menu-indicator { image: none; }
QLineEdit { color: %text; background: %background; border: 1px solid %line; border-radius: 6px; padding: 3px 7px; selection-background-color: %accent; selection-color: %onaccent; }
QLineEdit:focus { border-color: %accent; }
QCheckBox::indicator:unchecked { background: %background; border: 1px solid %faint; border-radius: 3px; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QTableView QHeaderView::section { padding: 3px 10px; }
QTableView QHeaderView::up-arrow, QTableView QHeaderView::down-arrow { image: none; width: 0; height: 0; }
QTableView { background: transparent; border: none; color: %text; selection-background-color: %selected; selection-color: %text; }
QTableView[names="true"] { background: %panel; border: none; border-right: 1px solid %line; }
QMenu { background: %background; color: %text; border: 1px solid %line; padding: 4px; }
QMenu::item { padding: 5px 22px 5px 12px; border-radius: 4px; }
QMenu::item:selected { background: %hover; }
QMenu::item:disabled { color: %faint; }
QMenu::separator { height: 1px; background: %line; margin: 4px 6px; }
QSplitter::handle { background: %line; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
QTabBar { background: %panel; border: none; }
QTabBar::tab { color: %secondary; background: transparent; border: none; border-bottom: 2px solid transparent; padding: 7px 4px 6px 4px; margin: 0 8px 0 10px; }
QTabBar::tab:selected { color: %text; border-bottom-color: %accent; }
QTabBar::tab:focus { color: %accent; }
QTabBar::tab:hover { color: %text; }
QTabBar[folded="true"]::tab:selected { color: %secondary; border-bottom-color: transparent; }
QTabBar::scroller { width: 40px; }
QTabBar QToolButton { background: %panel; border: none; }
QToolButton[quiet="true"] { background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 3px; }
QToolButton[quiet="true"]:hover { background: %hover; }
QToolButton[quiet="true"]:focus { border-color: %accent; }
QToolButton[quiet="true"]::menu-indicator { image: none; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { color: %secondary; background: transparent; border: none; border-bottom: 1px solid %line; padding: 4px 6px; }
QTreeView { background: transparent; border: none; alternate-background-color: transparent; selection-background-color: %selected; selection-color: %text; }
QTreeView::item { padding: 2px 4px; }
QTreeView::item:selected { background: %selected; color: %text; }
QScrollArea { border: none; background: transparent; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: %handle; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 24px; }
QScrollBar::handle:horizontal { min-width: 24px; }
QScrollBar::handle:hover { background: %faint; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QProgressBar { background: %line; border: none; border-radius: 3px; max-height: 6px; min-height: 6px; }
QProgressBar::chunk { background: %accent; border-radius: 3px; }
)");
    const std::pair<const char *, QColor> names[] = {
        {"%text", text},
        {"%tip", isDark ? QColor(0x232a36) : background},
        {"%line", line},
        {"%background", background},
        {"%hover", isDark ? QColor(0x232a36) : QColor(0xf0f2f6)},
        {"%selected", tint(accent, isDark ? 0.28 : 0.16)},
        {"%handle", isDark ? QColor(0x3a4352) : QColor(0xcdd3dc)},
        {"%accent", accent},
        {"%onaccent", onAccent},
        {"%faint", faint},
        {"%panel", panel},
        {"%secondary", secondary},
    };
    for (const auto &[key, colour] : names)
        sheet.replace(QLatin1String(key), colour.name());
    return sheet;
}

} // namespace lanescope
