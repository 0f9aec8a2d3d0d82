#pragma once

#include <QTest>

#include "ui/compare/comparepanel.h"
#include "ui/compare/comparetableview.h"
#include "ui/compare/compareview.h"
#include "ui/panels/tablemodel.h"
#include "ui/window/mainwindow.h"

// A window in which two traces are compared.

namespace lanescope::test {

const QString eager = QStringLiteral(LANESCOPE_TEST_DATA "/traces/guide_64_bf16_cold_eager.pt.trace.json.gz");
const QString compiled = QStringLiteral(LANESCOPE_TEST_DATA "/traces/guide_64_bf16_warm_compile.pt.trace.json.gz");

class Compared {
public:
    explicit Compared(QSize size = {1200, 900}, const QString &a = eager, const QString &b = compiled)
    {
        window.resize(size);
        window.show();
        window.openFile(a);
        if (QTest::qWaitFor([&] { return window.document().trace() && !window.document().isLoading(); }, 10'000))
            window.compareWith(b);
    }
    bool isReady()
    {
        return QTest::qWaitFor([&] { return view().isReady(); }, 10'000);
    }
    CompareView &view() { return window.comparison(); }
    ComparePanel &panel() { return view().panel(); }
    int rowNamed(const char *name)
    {
        TableModel &model = panel().table().model();
        for (int r = 0; r < model.rowCount(); ++r)
            if (model.index(r, 0).data().toString().contains(QLatin1String(name)))
                return r;
        return -1;
    }

    MainWindow window;
};

} // namespace lanescope::test
