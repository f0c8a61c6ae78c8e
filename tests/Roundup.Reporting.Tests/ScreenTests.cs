namespace Roundup.Reporting.Tests;

/// <summary>What the console shows of a run with many tables.</summary>
public class ScreenTests
{
    /// <summary>The stored run of the suite that a newcomer starts with.</summary>
    private static readonly Report s_quick = RunReport.Create(
        StoredResultsTests.Read("quick"), [new SpeedReport()]);

    [Fact]
    public void The_suite_quick_fits_on_one_screen_with_its_answer_last()
    {
        string[] lines = Render.Piped(s_quick with { Sections = s_quick.Screen }).TrimEnd().Split('\n');

        // Of which seven are about the time and the package source that this run was given.
        lines.Length.ShouldBeLessThanOrEqualTo(49);
        var answer = Array.FindIndex(lines, line => line.StartsWith("Answer for quick", StringComparison.Ordinal));
        (lines.Length - answer - 1).ShouldBeInRange(3, 10);
        lines[answer + 1].ShouldMatch("^MemoryPack is fastest: 0\\.21 of the time of System.Text.Json/reflection to write, 0\\.20 to read");
    }

    [Fact]
    public void All_tables_on_the_console_have_the_title_above_them() =>
        Render.Piped(s_quick).ShouldStartWith("Roundup · suite quick ───");

    [Fact]
    public void An_operation_that_was_not_measured_has_no_column()
    {
        var file = StoredResultsTests.Read("quick");
        var writing = file with { Cases = [.. file.Cases.Where(result => result.Id.Table.Operation == Operation.Serialize)] };

        var document = Render.Full(RunReport.Create(writing, [new SpeedReport()])).Split('\n');

        document.First(line => line.StartsWith("| Rank", StringComparison.Ordinal)).Split('|', StringSplitOptions.TrimEntries)
            .ShouldBe(["", "Rank", "Serializer", "Serialize", "Interval", "Size", "Alloc", "First", "Mark", ""]);
    }

    [Fact]
    public void The_document_shows_at_most_150_lines_before_its_details()
    {
        string[] lines = Render.Written(s_quick, "report.md").Split('\n');

        var details = Array.IndexOf(lines, "<details>");
        details.ShouldBeInRange(30, 150);
        lines.Count(line => line == "</details>").ShouldBe(1);
        lines[..details].ShouldContain("## Bytes · net10.0 · 6 tables");
        lines[details..].ShouldContain("## Serialize · Users x20 · Bytes · net10.0");
    }

    /// <summary>A suite that repeats a page with its versions has a line for each old version.</summary>
    [Theory]
    [InlineData("json-libraries-page", 6)]
    [InlineData("json-libraries-spanjson", 0)]
    public void Beside_an_overview_there_are_at_most_12_conclusions(string run, int oldVersions)
    {
        string[] lines = Render.Written(
            RunReport.Create(StoredResultsTests.Read(run), [new SpeedReport()]), "report.md")
            .Split('\n');

        var conclusions = lines.SkipWhile(line => line != "## Conclusions").Skip(1)
            .TakeWhile(line => !line.StartsWith("## ", StringComparison.Ordinal));
        conclusions.Count(line => line.StartsWith("- ", StringComparison.Ordinal)).ShouldBeInRange(1, 12 + oldVersions);
    }

    [Fact]
    public void An_overview_has_the_same_numbers_on_the_screen_and_in_the_document()
    {
        var screen = Render.Piped(s_quick with { Sections = s_quick.Screen });
        var document = Render.Written(s_quick, "report.md");

        foreach (var row in (string[])["MemoryPack", "Newtonsoft.Json", "YamlDotNet"])
        {
            string[] shown = Words(screen, "\n", row);
            string[] written = Words(document, "|", row);
            shown.ShouldNotBeEmpty();
            written.ShouldBe(shown, row);
        }
    }

    /// <summary>The ratios in the first line of a row; half-widths and intervals differ in form.</summary>
    private static string[] Words(string text, string before, string row) =>
    [
        .. text.Split('\n').First(line =>
                line.Contains($" {row} ", StringComparison.Ordinal) && line.Contains('.', StringComparison.Ordinal)
                && (before == "|") == line.StartsWith('|') && !line.Contains(':', StringComparison.Ordinal))
            .Replace(" %", "%", StringComparison.Ordinal).Split([' ', '|'], StringSplitOptions.RemoveEmptyEntries)
            .Where(word => word.Contains('.', StringComparison.Ordinal) && double.TryParse(word, out _)),
    ];
}
