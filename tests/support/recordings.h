#pragma once

#include "tracefile.h"

#include <QDir>
#include <QFileInfo>
#include <QtTest>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

// Real recordings, and a reading of their JSON that shares no code with the program: nlohmann/json, numbers kept as text.

namespace lanescope::test {

/// One data row a recording: of tests/data/traces, and of the shared folder where it is there (up to `mostBytes` packed).
inline void addRecordings(qint64 mostBytes = 3000000)
{
    QTest::addColumn<QString>("path");
    bool any = false;
    for (const QString &folder : {dataPath("traces"), QStringLiteral(LANESCOPE_SHARED "/traces")})
        for (const QFileInfo &file : QDir(folder).entryInfoList({"*.pt.trace.json.gz"}, QDir::Files)) {
            if (file.size() > mostBytes)
                continue;
            const bool isShared = folder != dataPath("traces");
            if (isShared && QFile::exists(dataPath("traces/" + file.fileName())))
                continue; // the same again
            QTest::newRow(qPrintable((isShared ? "shared " : "") + file.fileName().chopped(17))) << file.filePath();
            any = true;
        }
    if (!any)
        QTest::newRow("no recordings") << QString();
}

/// Builds a JSON value in which every number with a fraction is the text that stood there.
class TextNumbers : public nlohmann::json_sax<nlohmann::json> {
public:
    using Json = nlohmann::json;
    static Json parse(const std::string &text)
    {
        TextNumbers handler;
        if (!Json::sax_parse(text, &handler))
            throw std::runtime_error("no JSON");
        return std::move(handler.m_root);
    }

    bool null() override { return put(nullptr); }
    bool boolean(bool v) override { return put(v); }
    bool number_integer(number_integer_t v) override { return put(v); }
    bool number_unsigned(number_unsigned_t v) override { return put(v); }
    bool number_float(number_float_t, const string_t &text) override { return put(text); }
    bool string(string_t &v) override { return put(std::move(v)); }
    bool binary(binary_t &) override { return false; }
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t &v) override
    {
        m_key = std::move(v);
        return true;
    }
    bool parse_error(std::size_t, const std::string &, const nlohmann::detail::exception &) override { return false; }

private:
    Json *place(Json &&v)
    {
        if (m_open.empty())
            return &(m_root = std::move(v));
        Json &parent = *m_open.back();
        if (parent.is_object())
            return &(parent[m_key] = std::move(v));
        parent.push_back(std::move(v));
        return &parent.back();
    }
    bool put(Json &&v)
    {
        place(std::move(v));
        return true;
    }
    bool open(Json &&v)
    {
        m_open.push_back(place(std::move(v)));
        return true;
    }
    bool close()
    {
        m_open.pop_back();
        return true;
    }
    Json m_root;
    std::vector<Json *> m_open; // a child moves only when its parent grows, and then it is closed
    std::string m_key;
};

/// A time in microseconds with at most three places, as the exporter writes it, in ns.
inline std::int64_t exactNs(const nlohmann::json &number)
{
    std::string text = number.is_string() ? number.get<std::string>() : number.dump();
    const std::size_t point = text.find('.');
    std::string places = point == std::string::npos ? "" : text.substr(point + 1);
    if (places.size() > 3)
        throw std::runtime_error("more places than three: " + text);
    places.resize(3, '0');
    return std::stoll(text.substr(0, point) + places);
}

/// A complete event as the file has it.
struct PlainSlice {
    std::string name, cat, pid, tid;
    std::int64_t start = 0, end = 0;
    std::int64_t correlation = 0;
    bool isWork() const { return cat == "kernel" || cat == "gpu_memcpy" || cat == "gpu_memset"; }
};

inline std::string plainId(const nlohmann::json &id)
{
    return id.is_string() ? id.get<std::string>() : id.dump();
}

/// The X events of a list, in file order.
inline std::vector<PlainSlice> plainSlices(const nlohmann::json &events)
{
    std::vector<PlainSlice> slices;
    for (const auto &e : events) {
        if (e.value("ph", "") != "X")
            continue;
        PlainSlice s;
        s.name = e.at("name");
        s.cat = e.value("cat", "");
        s.pid = plainId(e.at("pid"));
        s.tid = plainId(e.at("tid"));
        s.start = exactNs(e.at("ts"));
        s.end = s.start + exactNs(e.at("dur"));
        if (e.contains("args") && e.at("args").contains("correlation"))
            s.correlation = e.at("args").at("correlation");
        slices.push_back(std::move(s));
    }
    return slices;
}

inline nlohmann::json plainEvents(const QString &path)
{
    return TextNumbers::parse(textOf(path)).at("traceEvents");
}

} // namespace lanescope::test
