#pragma once

#include <QObject>

#include <memory>
#include <optional>

namespace lanescope {

/// Tells whether the desktop is light or dark, and when that changes while the program runs.
///
/// The desktop's settings portal says so where there is one (GNOME, KDE and others, also from within a sandbox); else the palette
/// that the desktop gives to Qt.
class SystemAppearance : public QObject {
    Q_OBJECT

public:
    /// `address` of a message bus other than the session's is for tests.
    explicit SystemAppearance(const QString &address = {}, QObject *parent = nullptr);
    ~SystemAppearance() override;

    /// As last heard; null where nobody has told yet.
    std::optional<bool> isDark() const { return m_isDark; }

signals:
    void changed(bool isDark);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Portal;
    void heard(bool isDark);
    bool paletteIsDark() const;

    std::unique_ptr<Portal> m_portal;
    std::optional<bool> m_isDark;
    bool m_hasPortal = false; ///< it has answered: its word counts, not the palette's
    bool m_isProbing = false;
};

} // namespace lanescope
