#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

/// How colours look to different eyes, and how far apart two of them are.
namespace lanescope::vision {

enum class Eye { Usual, NoRed, NoGreen, NoBlue };
constexpr Eye allEyes[] = {Eye::Usual, Eye::NoRed, Eye::NoGreen, Eye::NoBlue};

struct Lab {
    double l, a, b;
};

/// What an eye sees, by the full matrices of Machado, Oliveira and Fernandes (2009), which hold for linear light.
inline Lab seen(const QColor &colour, Eye eye)
{
    using Rows = std::array<std::array<double, 3>, 3>;
    static constexpr Rows matrices[] = {
        {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
        {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
        {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
    };
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    const std::array light{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
    const Rows &m = matrices[static_cast<int>(eye)];
    std::array<double, 3> rgb{};
    for (std::size_t i = 0; i < 3; ++i)
        rgb[i] = std::clamp(m[i][0] * light[0] + m[i][1] * light[1] + m[i][2] * light[2], 0.0, 1.0);
    const auto f = [](double t) {
        return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; // CIE's own fractions
    };
    const double x = f((0.4124564 * rgb[0] + 0.3575761 * rgb[1] + 0.1804375 * rgb[2]) / 0.95047);
    const double y = f(0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2]);
    const double z = f((0.0193339 * rgb[0] + 0.1191920 * rgb[1] + 0.9503041 * rgb[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// CIEDE2000: about 1 can just be seen side by side, 2.3 by most people.
inline double difference(const Lab &p, const Lab &q)
{
    constexpr double degree = std::numbers::pi / 180;
    const auto pow7 = [](double v) { return std::pow(v, 7); };
    const double mean = (std::hypot(p.a, p.b) + std::hypot(q.a, q.b)) / 2;
    const double g = 0.5 * (1 - std::sqrt(pow7(mean) / (pow7(mean) + pow7(25))));
    const double a1 = (1 + g) * p.a, a2 = (1 + g) * q.a;
    const double c1 = std::hypot(a1, p.b), c2 = std::hypot(a2, q.b);
    const auto angle = [](double b, double a) {
        const double h = std::atan2(b, a) / degree;
        return h < 0 ? h + 360 : h;
    };
    const double h1 = angle(p.b, a1), h2 = angle(q.b, a2);
    const bool isGrey = c1 * c2 == 0;
    double turn = isGrey ? 0 : h2 - h1;
    turn += turn > 180 ? -360 : turn < -180 ? 360 : 0;
    const double dl = q.l - p.l, dc = c2 - c1, dh = 2 * std::sqrt(c1 * c2) * std::sin(turn / 2 * degree);
    const double l = (p.l + q.l) / 2, c = (c1 + c2) / 2;
    double h = isGrey ? h1 + h2 : (h1 + h2) / 2;
    if (!isGrey && std::abs(h1 - h2) > 180)
        h += h1 + h2 < 360 ? 180 : -180;
    const double t = 1 - 0.17 * std::cos((h - 30) * degree) + 0.24 * std::cos(2 * h * degree) +
                     0.32 * std::cos((3 * h + 6) * degree) - 0.20 * std::cos((4 * h - 63) * degree);
    const double off = (l - 50) * (l - 50);
    const double sl = 1 + 0.015 * off / std::sqrt(20 + off), sc = 1 + 0.045 * c, sh = 1 + 0.015 * c * t;
    const double bend = std::exp(-std::pow((h - 275) / 25, 2)) * 60 * degree;
    const double rotation = -2 * std::sqrt(pow7(c) / (pow7(c) + pow7(25))) * std::sin(bend);
    return std::sqrt(std::pow(dl / sl, 2) + std::pow(dc / sc, 2) + std::pow(dh / sh, 2) + rotation * dc / sc * dh / sh);
}

} // namespace lanescope::vision
