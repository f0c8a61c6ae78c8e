using System.IO.Compression;
using System.Runtime.CompilerServices;
using System.Text.Json;
using Roundup.Analysis.Experiments.Checks;

namespace Roundup.Analysis.Tests.Checks;

/// <summary>What is stored of checks: docs/results/check.json.br, and what is expected of each library.</summary>
public class StoredChecksTests
{
    private static readonly string s_path = Path.Combine(Root(), "docs", "results", "check.json.br");

    private static readonly Lazy<ResultsFile> s_file = new(() => RoundupResults.Read(s_path));

    [Fact]
    public void Each_stored_name_is_read_and_written_again()
    {
        using var content = new BrotliStream(File.OpenRead(s_path), CompressionMode.Decompress);
        using var document = JsonDocument.Parse(content);
        var stored = Findings(document.RootElement).ToList();

        stored.Count.ShouldBeGreaterThan(3000);
        stored.Select(finding => CheckId.Parse(finding.GetProperty("id").GetString()!)?.ToString())
            .ShouldBe(stored.Select(finding => finding.GetProperty("id").GetString()));
        stored.Where(finding => CheckId.Parse(finding.GetProperty("id").GetString()!) is var id
                && (id!.Category.ToString() != finding.GetProperty("category").GetString()
                    || id.Shape.ToString() != finding.GetProperty("shape").GetString()))
            .ShouldBeEmpty("category and shape are those of the name");
    }

    [Fact]
    public void Each_stored_finding_is_written_as_it_was()
    {
        using var content = new BrotliStream(File.OpenRead(s_path), CompressionMode.Decompress);
        using var document = JsonDocument.Parse(content);

        var written = s_file.Value.Cases.Select(one => one.Part).OfType<CheckedCase>().SelectMany(part => part.Findings)
            .Select(finding => JsonSerializer.Serialize(finding, ResultsJson.Options));

        written.ShouldBe(Findings(document.RootElement).Select(finding => finding.GetRawText()));
    }

    /// <summary>A finding stands because nothing forgives it: the facts in it are judged again, beside what both sides lose.</summary>
    [Fact]
    public void Each_stored_finding_is_what_its_facts_are_judged_as()
    {
        var cases = s_file.Value.Cases.Where(one => one.Part is CheckedCase).ToList();
        var byName = cases.ToDictionary(one => $"{one.Id.SerializerName} on {one.Id.Table.Target}, {one.Id.Table.Dataset}");
        foreach (var (one, finding) in cases.SelectMany(one => ((CheckedCase)one.Part).Findings, (one, finding) => (one, finding)))
        {
            CheckFacts facts = new()
            {
                Seen = [new(finding.Outcome, finding.Value, finding.Place, finding.Reason, [.. finding.Frames ?? []])],
                Lost = [.. finding.Lost.Zip(finding.Examples ?? finding.Lost, KeyValuePair.Create)],
            };
            var check = new JudgedCheck(finding.Id) { Writer = finding.Writer, ForgivesOwnLosses = Forgives(finding.Id) };
            var writer = finding.Writer is { } name ? byName[name] : one;

            // What another process does not read is known of a writer, or not yet: rows ask beside each other.
            var again = new[] { false, true }.Select(all => CheckJudge.Judge(
                check, facts, OwnOf(one, finding.Shape, all), OwnOf(writer, WriterShape(finding, writer), all)));

            again.Select(verdict => verdict.Finding is not { } told ? verdict.NotRun ?? "passed"
                    : JsonSerializer.Serialize(told with { Foretold = finding.Foretold }, ResultsJson.Options))
                .ShouldContain(JsonSerializer.Serialize(finding, ResultsJson.Options), $"{one.Id.SerializerName}");
        }
    }

    private static bool Forgives(CheckId id) => id.Way is not Way.Timed and not Way.TypeNames and not Way.Depth
        && (id.Category != CheckCategory.Values || id.Way is Way.AnotherProcess);

    /// <summary>What a case loses by itself in a shape, in one process or also between two.</summary>
    private static CheckFinding? OwnOf(CaseResult one, Shape shape, bool all) => ((CheckedCase)one.Part).Findings
        .FirstOrDefault(own => own.Category == CheckCategory.Values && own.Shape == shape && (own.Id.Way is Way.Whole || all));

    private static Shape WriterShape(CheckFinding finding, CaseResult writer) =>
        finding.Id.Way is Way.From from && Enum.TryParse<Shape>(from.Writer, out var shape) ? shape
        : finding.Category == CheckCategory.Interoperability ? writer.Shape ?? finding.Shape
        : finding.Shape;

    [Fact]
    public void The_public_entry_tells_what_a_check_found()
    {
        var found = RoundupResults.Checks(s_file.Value).ShouldNotBeNull();

        found.Count.ShouldBe(s_file.Value.Cases.Select(one => one.Part).OfType<CheckedCase>().Sum(part => part.Findings.Count));
        var one = found.First(check => check.Way is Way.Reads { MostBytes: 1 });
        (one.Category, one.Shape, one.Probe).ShouldBe((CheckCategory.Chunks, one.Finding.Shape, one.Case.Table.Dataset));
        one.Outcome.ShouldNotBe(CheckOutcome.Passed);
        found.Where(check => check.Reason is null).ShouldAllBe(check => check.Finding.Lost.Count > 0);
    }

    public static TheoryData<string> Expected =>
    [
        .. Directory.EnumerateFiles(Path.Combine(Root(), "serializers"), "expected-checks.json", SearchOption.AllDirectories)
            .Select(path => Path.GetRelativePath(Root(), path)).Order(),
    ];

    [Theory]
    [MemberData(nameof(Expected))]
    public void What_is_expected_of_a_library_is_written_as_it_is_read(string path)
    {
        var text = File.ReadAllText(Path.Combine(Root(), path));

        ExpectedChecks.Parse(text).Text().ShouldBe(text.ReplaceLineEndings("\n"));
    }

    private static string Root([CallerFilePath] string source = "") => Path.Combine(Path.GetDirectoryName(source)!, "..", "..", "..");

    private static IEnumerable<JsonElement> Findings(JsonElement file) =>
        from one in file.GetProperty("cases").EnumerateArray()
        from experiment in one.GetProperty("experiments").EnumerateObject()
        where experiment.Value.TryGetProperty("findings", out _)
        from finding in experiment.Value.GetProperty("findings").EnumerateArray()
        select finding;
}
