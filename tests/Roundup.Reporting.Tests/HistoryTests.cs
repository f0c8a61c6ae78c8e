using Roundup.Analysis.Comparison;
using Roundup.Contracts;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Formats;
using Roundup.Reporting.Formats.Svg;
using Roundup.Reporting.History;

namespace Roundup.Reporting.Tests;

public class HistoryTests
{
    private const string Row = "Newtonsoft.Json";

    private static readonly Report s_report = HistoryReport.Of(RunHistory.Of(
    [
        Run(1, 3000, "one", "1.0"), Run(2, 2000, "one", "1.1"), Run(3, 1900, "other", "1.1"), Run(4, 1800, "one", "1.1"),
    ])!);

    private static HistoryChart Chart => ChartOf(s_report);

    [Fact]
    public void Points_of_different_machines_are_not_joined_and_versions_are_named_where_they_change()
    {
        Chart.Title.ShouldBe(Row);
        var line = Chart.Lines.ShouldHaveSingleItem();
        line.Stretches.Select(stretch => stretch.Count).ShouldBe([2, 1, 1]);
        line.Stretches.SelectMany(stretch => stretch).Select(point => point.Ratio).ShouldBe([3, 2, 1.9, 1.8], 0.001);
        line.Stretches.SelectMany(stretch => stretch).ShouldAllBe(point => point.Interval != null);
        Chart.Notes.Select(note => note.Text).ShouldBe(["1.0, machine 1", "1.1", "machine 2", "machine 1"]);
    }

    [Fact]
    public void The_drawing_has_a_path_for_each_stretch_and_the_files_have_every_run()
    {
        var svg = SvgFormat.Draw(Chart, SvgLook.File);

        svg.Split("<circle").Length.ShouldBe(1 + 4 + 1, "a mark for each run, and one in the legend");
        svg.ShouldContain("machine 2");
        s_report.FilesIn(ReportFormats.All).Select(file => file.Name)
            .ShouldBe(["history.md", "history.html", "history.csv", "charts/history-newtonsoft-json.svg"]);
        using var csv = new StringWriter();
        s_report.Files[0].Write(csv);
        csv.ToString().TrimEnd('\n').Split('\n').Length.ShouldBe(5);
    }

    [Fact]
    public void One_run_alone_has_a_drawing() =>
        SvgFormat.Draw(ChartOf(HistoryReport.Of(RunHistory.Of([Run(1, 3000, "one", "1.0")])!)), SvgLook.File).ShouldContain("1970-01-02");

    private static HistoryChart ChartOf(Report report) =>
        report.Sections.SelectMany(section => section.Blocks).OfType<HistoryChart>().ShouldHaveSingleItem();

    private static ResultsFile Run(int day, double ns, string cpu, string version)
    {
        CaseResult Case(string row, double perCall) => new()
        {
            Id = new(row, CaseId.NoCompressor, new("Users", 1, Shape.Bytes, Operation.Serialize, "net10.0")),
            Fidelity = Results.Fidelity.Exact,
            SizeBytes = 100,
            Experiments = Parts.Of(ExperimentNames.Speed, MadeRun.Launches(perCall)),
        };
        var file = MadeRun.Of("nightly", [Case("System.Text.Json/reflection", 1000), Case(Row, ns)]).File;
        return file with
        {
            Run = file.Run with { Started = DateTimeOffset.UnixEpoch.AddDays(day) },
            Machine = file.Machine with { Cpu = cpu },
            Serializers = [.. file.Serializers.Select(info => info with { Package = info.Name, Version = version })],
        };
    }
}
