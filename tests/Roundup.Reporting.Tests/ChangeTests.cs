using Roundup.Analysis.Changes;
using Roundup.Reporting.Changes;

namespace Roundup.Reporting.Tests;

/// <summary>What a comparison says: a time that is of less is no improvement, and the name of a case is whole on every console.</summary>
public class ChangeTests
{
    private static readonly AnalysedRun s_run = MadeRun.Compared();

    private static readonly IReadOnlyList<Section> s_sections =
        ChangeSections.Create(s_run.Changes!, ChangeSections.Title(s_run.File.Run.Comparison!));

    [Fact]
    public void The_console_is_as_agreed() => Golden.ShouldMatch(Piped(null), "changes.txt");

    [Fact]
    public void A_pipe_is_as_wide_as_COLUMNS_says() =>
        (Piped("200").Split('\n').Max(line => line.Length), Piped(null).Split('\n').Max(line => line.Length)).ShouldBe((132, 100));

    [Fact]
    public void The_comment_for_a_pull_request_is_as_agreed() =>
        Golden.ShouldMatch(Render.Written(SpeedReport.Create(s_run), "comparison.md"), "changes.md");

    [Theory]
    [InlineData("40")]
    [InlineData("60")]
    [InlineData("80")]
    [InlineData("100")]
    [InlineData("120")]
    [InlineData("no number")]
    public void The_name_of_a_case_is_never_cut(string columns)
    {
        var text = Piped(columns);

        text.ShouldNotContain('…');
        var words = string.Join(' ', text.Split([' ', '\n'], StringSplitOptions.RemoveEmptyEntries));
        foreach (var change in s_run.Changes!.Cases.Where(change => change.IsWorse))
        {
            var table = change.Id.Table;
            words.ShouldContain($"{table.Dataset} x{table.Count:N0} {table.Shape} {table.Operation}");
        }
    }

    [Theory]
    [InlineData("markdown", "**faster, but loses Country**")]
    [InlineData("html", "faster, but loses Country")]
    [InlineData("json", "\"Verdict\": \"faster, but loses more\"")]
    public void Every_format_says_that_a_faster_case_loses_more(string format, string verdict)
    {
        var output = new StringWriter();
        ReportFormats.All.Single(known => known.Name == format).Write(s_sections, new ReportOutput(output));

        output.ToString().ShouldContain(verdict);
    }

    [Fact]
    public void A_package_that_did_not_come_from_the_source_is_told_above_the_cases()
    {
        var after = s_run.Changes!.After with
        {
            Notices = [new(Results.Messages.NoticeCode.NotFromPackageSource, "MyLib 1.3.0 (from api.nuget.org)")],
        };
        var output = new StringWriter();

        ReportFormats.All.Single(known => known.Name == "markdown")
            .Write([ChangeSections.Answer(s_run.Changes! with { After = after })], new ReportOutput(output));

        output.ToString().ShouldContain("MyLib 1.3.0 (from api.nuget.org)");
    }

    [Fact]
    public void One_case_is_not_all_of_them()
    {
        static string Trust(RunChanges changes)
        {
            var output = new StringWriter();
            ReportFormats.Markdown.Write([ChangeSections.Trust(changes)], new ReportOutput(output));
            return output.ToString();
        }

        var all = s_run.Changes!;
        Trust(all).ShouldContain($"a false positive in any of {all.Cases.Count} cases is");
        Trust(all with { Cases = [all.Cases[0]] }).ShouldContain("a false positive in this case is");
    }

    private static string Piped(string? columns)
    {
        var output = new StringWriter { NewLine = "\n" };
        ConsoleFormat.Write(s_sections, new ReportOutput(output), null, columns);
        return output.ToString().ReplaceLineEndings("\n");
    }
}
