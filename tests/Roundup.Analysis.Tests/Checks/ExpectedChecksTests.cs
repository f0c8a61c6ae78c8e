using System.Text.Json;
using Roundup.Analysis.Experiments.Checks;
using static Roundup.Tests.Support.MadeCheck;

namespace Roundup.Analysis.Tests.Checks;

public class ExpectedChecksTests
{
    private const string Text = """
        {
          "version": "2.0.1",
          "serializers": {
            "Swift/a": {
              "values/Text/Bytes": "Corrupted",
              "values/Text/Bytes on net8.0": "UnexpectedException"
            },
            "Swift/b": {
              "chunks/Text/Stream/reads-1": "Crash"
            }
          }
        }

        """;

    private static readonly CheckFinding s_corrupted = Finding("values/Text/Bytes", CheckOutcome.Corrupted, "A: text");

    [Fact]
    public void The_file_is_sorted()
    {
        var expected = ExpectedChecks.Parse(Text);
        var turned = expected with
        {
            Serializers = expected.Serializers.Reverse().ToDictionary(
                row => row.Key,
                row => (IReadOnlyDictionary<ExpectedCheck, CheckOutcome>)row.Value.Reverse().ToDictionary()),
        };

        turned.Text().ShouldBe(Text.ReplaceLineEndings("\n"));
    }

    [Theory]
    [InlineData("null", "the file is no object")]
    [InlineData("""{ "serializers": {} }""", "version is no text")]
    [InlineData("""{ "version": 1, "serializers": {} }""", "version is no text")]
    [InlineData("""{ "version": null }""", "serializers is no object")]
    [InlineData("""{ "version": null, "serializers": null }""", "serializers is no object")]
    [InlineData("""{ "version": null, "serializers": { "Swift/a": null } }""", "Swift/a is no object")]
    [InlineData("""{ "version": null, "serializers": {}, "more": 1 }""", "'more' is neither version nor serializers")]
    [InlineData("""{ "version": null, "version": "1", "serializers": {} }""", "Duplicate")]
    [InlineData("""{ "version": null, "serializers": { "Swift": {}, "Swift": {} } }""", "Duplicate")]
    public void A_file_that_says_something_else_is_refused(string text, string message) =>
        Should.Throw<JsonException>(() => ExpectedChecks.Parse(text)).Message.ShouldContain(message, Shouldly.Case.Sensitive);

    [Theory]
    [InlineData("\"values/Text/Bytes\": \"Sillent\"", "\"Sillent\" of Swift/a, values/Text/Bytes, is none of Passed, ")]
    [InlineData("\"values/Text/Bytes\": \"1\"", "\"1\" of Swift/a, values/Text/Bytes, is none of Passed, ")]
    [InlineData("\"values/Text/Bytes\": null", "null of Swift/a, values/Text/Bytes, is none of Passed, ")]
    [InlineData("\"values/Text/Bytes\": [1]", "[1] of Swift/a, values/Text/Bytes, is none of Passed, ")]
    [InlineData("\"values/Text/Bytes\": \"Crash\", \"values/Text/Bytes\": \"Crash\"", "Duplicate")]
    [InlineData("\"values/Text/Bytes\": \"Crash\", \"values/{Keys,Text}/Bytes\": \"Crash\"", "'values/Text/Bytes' of Swift/a stands twice")]
    [InlineData("\"values/Text\": \"Crash\"", "'values/Text' of Swift/a is not the name of a check")]
    [InlineData("\"value/Text/Bytes\": \"Crash\"", "'value/Text/Bytes' of Swift/a is not the name of a check")]
    [InlineData("\"values/Text/{Bytes,Bites}\": \"Crash\"", "'values/Text/Bites' of Swift/a is not the name of a check")]
    [InlineData("\"values/Text/{Bytes\": \"Crash\"", "'values/Text/{Bytes' of Swift/a is not the name of a check")]
    public void A_line_that_says_something_else_is_refused(string line, string message) =>
        Should.Throw<JsonException>(() => ExpectedChecks.Parse($$"""{ "version": null, "serializers": { "Swift/a": { {{line}} } } }"""))
            .Message.ShouldContain(message, Shouldly.Case.Sensitive);

    /// <summary>A check that is not there is never expected: alternatives are all those of a line, and no pattern.</summary>
    [Fact]
    public void Checks_that_differ_in_one_part_are_one_line_and_none_is_added()
    {
        string[] checks =
        [
            "values/Keys/Bytes", "values/Keys/Stream", "values/Text/Bytes", "values/Text/Stream", "values/Text/Stream/another-process",
            "values/Keys/Bytes on net8.0", "chunks/Text/Stream/reads-1", "chunks/Text/Stream/reads-7",
            "interoperability/Text/Bytes/from-A/b", "interoperability/Text/Bytes/from-C",
        ];
        var expected = new ExpectedChecks(
            null,
            new Dictionary<string, IReadOnlyDictionary<ExpectedCheck, CheckOutcome>>
            {
                ["Swift"] = checks.ToDictionary(check => ExpectedCheck.Parse(check)!, _ => CheckOutcome.Crash),
            });

        var text = expected.Text();

        text.Split('\n').Where(line => line.Contains("Crash", StringComparison.Ordinal)).Select(line => line.Split('"')[1]).ShouldBe(
        [
            "chunks/Text/Stream/{reads-1,reads-7}", "interoperability/Text/Bytes/{from-A/b,from-C}",
            "values/Keys/{Bytes,Bytes on net8.0,Stream}", "values/Text/Stream/another-process", "values/Text/{Bytes,Stream}",
        ]);
        ExpectedChecks.Parse(text).Serializers["Swift"].Keys.Select(check => $"{check}").ShouldBe(checks, ignoreOrder: true);
    }

    [Fact]
    public void Differences_are_found_in_both_directions_and_by_target()
    {
        var changes = Changes(
            Text,
            Case("Swift/a", "Text", 1, s_corrupted, Finding("values/Text/String", CheckOutcome.Rejected, reason: "no")),
            Case("Swift/a", "Text", 1, s_corrupted).On("net8.0"),
            Case("Swift/b", "Text", new CheckedCase { Passed = new Dictionary<CheckCategory, int> { [CheckCategory.Chunks] = 4 } }));

        changes.ShouldBe(
        [
            "Swift/a values/Text/Bytes UnexpectedException -> Corrupted on net8.0",
            "Swift/a values/Text/String Passed -> Rejected on net10.0",
            "Swift/b chunks/Text/Stream/reads-1 Crash -> Passed on net10.0",
        ]);
    }

    [Fact]
    public void What_is_as_expected_is_no_difference() =>
        Changes(
                Text,
                Case("Swift/a", "Text", 1, s_corrupted),
                Case("Swift/a", "Text", 1, s_corrupted with { Outcome = CheckOutcome.UnexpectedException }).On("net8.0"))
            .ShouldBeEmpty();

    [Fact]
    public void What_was_not_run_is_no_difference()
    {
        const string Expected = """
            { "version": null, "serializers": { "Swift": {
              "values/Text/Bytes": "Corrupted", "chunks/Text/Stream/reads-1": "Corrupted", "values/Keys/Bytes": "Corrupted",
              "values/Text/Bytes/from-net8.0": "Corrupted", "values/Text/Bytes/from-Other/row": "Corrupted",
              "values/Text/Bytes/from-Swift": "Corrupted"
            } } }
            """;

        Changes(Expected, Case("Swift", "Text", 1)).ShouldBe(
        [
            "Swift values/Text/Bytes Corrupted -> Passed on net10.0",
            "Swift values/Text/Bytes/from-Swift Corrupted -> Passed on net10.0",
        ]);
    }

    [Fact]
    public void Of_a_category_that_was_run_in_part_only_failures_are_compared()
    {
        const string Expected = """
            { "version": null, "serializers": { "Swift": { "damaged-input/Text/{Bytes,Stream}/truncated": "Timeout" } } }
            """;

        Changes(Expected, Case("Swift", "Text", new CheckedCase
        {
            Passed = new Dictionary<CheckCategory, int> { [CheckCategory.DamagedInput] = 1 },
            Findings = [Finding("damaged-input/Text/Bytes/truncated", CheckOutcome.Crash)],
            NotRun = new Dictionary<CheckCategory, string> { [CheckCategory.DamagedInput] = "2 timeouts before" },
        })).ShouldBe(["Swift damaged-input/Text/Bytes/truncated Timeout -> Crash on net10.0"]);
    }

    [Fact]
    public void Own_data_and_versions_that_the_user_named_are_not_compared()
    {
        var file = File(
            Case("Swift@1.0", "Text", 1, s_corrupted),
            Case("Swift", "Orders", 1, Finding("values/Orders/Bytes", CheckOutcome.Crash)));
        file = file with
        {
            Datasets = [new() { Name = "Orders", Description = "", IsOwn = true, Count = 1, PoolRoots = 1, CanonicalBytes = 1, Hash = "" }],
        };

        CheckedLibrary.Of(file).ShouldBeEmpty();
        Changes(Text, Case("Swift", "Text", 1, Finding("versions/Text/Bytes/from-Swift@1.0", CheckOutcome.Crash))).ShouldBeEmpty();
    }

    [Fact]
    public void Threads_that_fail_are_new_and_threads_that_do_not_prove_nothing()
    {
        const string Failed = """
            { "version": null, "serializers": { "Swift": { "threads/Text/Bytes/first-use": "UnexpectedException" } } }
            """;
        var passed = Case("Swift", "Text", new CheckedCase { Passed = new Dictionary<CheckCategory, int> { [CheckCategory.Threads] = 1 } });
        var failed = Case("Swift", "Text", 0, Finding("threads/Text/Bytes/first-use", CheckOutcome.UnexpectedException, reason: "no"));

        Changes(Failed, passed).ShouldBeEmpty();
        ExpectedChecks.Parse(Failed).With(Library(passed)).Serializers["Swift"].Keys.Select(check => $"{check}")
            .ShouldBe(["threads/Text/Bytes/first-use"]);
        Changes(ExpectedChecks.None.Text(), failed)
            .ShouldBe(["Swift threads/Text/Bytes/first-use Passed -> UnexpectedException on net10.0"]);
    }

    [Fact]
    public void An_update_has_what_was_found_and_keeps_what_was_not_run()
    {
        var updated = ExpectedChecks.Parse(Text).With(Library(
            Case("Swift/a", "Text", 1, Finding("values/Text/String", CheckOutcome.Rejected, reason: "no")),
            Case("Swift/a", "Text", 1, Finding("values/Text/String", CheckOutcome.Rejected, reason: "no"), s_corrupted).On("net9.0")));

        updated.Version.ShouldBe("9.9");
        updated.Serializers["Swift/a"].Select(entry => $"{entry.Key}: {entry.Value}").ShouldBe(
            ["values/Text/Bytes: Corrupted", "values/Text/Bytes on net10.0: Passed", "values/Text/Bytes on net8.0: UnexpectedException",
                "values/Text/String: Rejected"],
            ignoreOrder: true);
        updated.Serializers["Swift/b"].Keys.Select(check => $"{check}").ShouldBe(["chunks/Text/Stream/reads-1"]);
    }

    [Fact]
    public void After_an_update_there_is_no_difference()
    {
        var found = Library(
            Case("Swift/a", "Text", 1, s_corrupted, Finding("chunks/Text/Stream/cuts", CheckOutcome.UnexpectedException, reason: "no")),
            Case("Swift/a", "Text", 1, s_corrupted with { Outcome = CheckOutcome.DefaultValue }).On("net9.0"),
            Case("Swift/a", "Text", 1).On("net8.0"));

        ExpectedChecks.Parse(Text).With(found).Compare(found).ShouldBeEmpty();
    }

    private static CheckedLibrary Library(params CaseResult[] cases)
    {
        var file = File(cases);
        return CheckedLibrary.Of(file with
        {
            Serializers = [.. file.Serializers.Select(info => info with { Library = "Swift", Version = "9.9" })],
        }).Single();
    }

    private static IEnumerable<string> Changes(string expected, params CaseResult[] cases) =>
        ExpectedChecks.Parse(expected).Compare(Library(cases))
            .Select(change => $"{change.Serializer} {change.Id} {change.Expected} -> {change.Found} on "
                + $"{string.Join(", ", change.Targets)}");
}
