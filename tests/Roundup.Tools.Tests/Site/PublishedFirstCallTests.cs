using Roundup.Reporting;
using Roundup.Results;
using Roundup.Site.Figures;
using Roundup.Site.Published;

namespace Roundup.Tools.Tests.Site;

public class PublishedFirstCallTests
{
    [Fact]
    public void Published_first_calls_stand_beside_those_of_the_page_s_kind_of_target()
    {
        PublishedEntry Entry(string name, string? row, int place, double ms) => new()
        {
            Name = name,
            Row = row,
            Operation = Operation.Serialize,
            Target = "net10.0",
            Experiment = ExperimentNames.FirstCall,
            Place = place,
            Ratio = 1,
            MeanNs = ms * 1e6,
            Baseline = "Theirs",
            BaselineTarget = "net10.0",
        };
        var file = FirstCallSampleRun.Rich();
        const string known = "Newtonsoft.Json";
        var page = new PublishedPage
        {
            Source = "A page",
            Entries =
            [
                Entry("Theirs", known, 1, 20), Entry("Theirs", known, 2, 4), Entry("Theirs", known, 3, 2),
                Entry("Gone", null, 1, 180), Entry("Gone", null, 2, 30),
            ],
        };

        var report = Render.In(ReportFormats.Markdown, new Report([PublishedFirstCallSection.Of(page, file)], []));

        report.ShouldContain("## Published first calls");
        var lines = report.Split('\n').Where(line => line.StartsWith("| Theirs ", StringComparison.Ordinal)
                || line.StartsWith("| Gone ", StringComparison.Ordinal))
            .Select(line => System.Text.RegularExpressions.Regex.Replace(line, " +", " "))
            .ToList();
        lines.Count.ShouldBe(2);
        lines[0].ShouldStartWith($"| Theirs | {known} | net10.0 | Serialize | 20.0 ms | 93.2 ms | 2.00 ms | 18.6 ms | ");
        lines[1].ShouldStartWith("| Gone | no entrant | no number here | Serialize | 180 ms | | 30.0 ms | | 9");
        PublishedFirstCallSection.Of(page with { Entries = [] }, file).Blocks.ShouldBeEmpty();
    }
}
