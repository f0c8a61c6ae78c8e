using System.Text.Json;
using Roundup.Analysis.Experiments.Checks;
using static Roundup.Tests.Support.MadeCheck;

namespace Roundup.Analysis.Tests.Checks;

public class ExpectedChecksTests
{
    private const string Text = """
        {
          "version": "2.0.1",
          "rows": {
            "Swift/a": {
              "values/Text/Bytes": "Silent",
              "values/Text/Bytes on net8.0": "Throws"
            },
            "Swift/b": {
              "pieces/Text/Stream/reads-1": "Dies"
            }
          }
        }

        """;

    private static readonly CheckFinding s_silent = Finding("values/Text/Bytes", CheckOutcome.Silent, "A: text");

    [Fact]
    public void The_file_is_sorted()
    {
        var expected = ExpectedChecks.Parse(Text);
        var turned = expected with
        {
            Rows = expected.Rows.Reverse().ToDictionary(
                row => row.Key,
                row => (IReadOnlyDictionary<ExpectedCheck, CheckOutcome>)row.Value.Reverse().ToDictionary()),
        };

        turned.Text().ShouldBe(Text.ReplaceLineEndings("\n"));
    }

    [Theory]
    [InlineData("null", "the file is no object")]
    [InlineData("""{ "rows": {} }""", "version is no text")]
    [InlineData("""{ "version": 1, "rows": {} }""", "version is no text")]
    [InlineData("""{ "version": null }""", "rows is no object")]
    [InlineData("""{ "version": null, "rows": null }""", "rows is no object")]
    [InlineData("""{ "version": null, "rows": { "Swift/a": null } }""", "Swift/a is no object")]
    [InlineData("""{ "version": null, "rows": {}, "more": 1 }""", "'more' is neither version nor rows")]
    [InlineData("""{ "version": null, "version": "1", "rows": {} }""", "Duplicate")]
    [InlineData("""{ "version": null, "rows": { "Swift": {}, "Swift": {} } }""", "Duplicate")]
    public void A_file_that_says_something_else_is_refused(string text, string message) =>
        Should.Throw<JsonException>(() => ExpectedChecks.Parse(text)).Message.ShouldContain(message, Shouldly.Case.Sensitive);

    [Theory]
    [InlineData("\"values/Text/Bytes\": \"Sillent\"", "\"Sillent\" of Swift/a, values/Text/Bytes, is none of Held, ")]
    [InlineData("\"values/Text/Bytes\": \"1\"", "\"1\" of Swift/a, values/Text/Bytes, is none of Held, ")]
    [InlineData("\"values/Text/Bytes\": null", "null of Swift/a, values/Text/Bytes, is none of Held, ")]
    [InlineData("\"values/Text/Bytes\": [1]", "[1] of Swift/a, values/Text/Bytes, is none of Held, ")]
    [InlineData("\"values/Text/Bytes\": \"Dies\", \"values/Text/Bytes\": \"Dies\"", "Duplicate")]
    [InlineData("\"values/Text/Bytes\": \"Dies\", \"values/{Keys,Text}/Bytes\": \"Dies\"", "'values/Text/Bytes' of Swift/a stands twice")]
    [InlineData("\"values/Text\": \"Dies\"", "'values/Text' of Swift/a is not the name of a sentence")]
    [InlineData("\"value/Text/Bytes\": \"Dies\"", "'value/Text/Bytes' of Swift/a is not the name of a sentence")]
    [InlineData("\"values/Text/{Bytes,Bites}\": \"Dies\"", "'values/Text/Bites' of Swift/a is not the name of a sentence")]
    [InlineData("\"values/Text/{Bytes\": \"Dies\"", "'values/Text/{Bytes' of Swift/a is not the name of a sentence")]
    public void A_line_that_says_something_else_is_refused(string line, string message) =>
        Should.Throw<JsonException>(() => ExpectedChecks.Parse($$"""{ "version": null, "rows": { "Swift/a": { {{line}} } } }"""))
            .Message.ShouldContain(message, Shouldly.Case.Sensitive);

    /// <summary>A sentence that is not there is never expected: alternatives are all those of a line, and no pattern.</summary>
    [Fact]
    public void Sentences_that_differ_in_one_part_are_one_line_and_none_is_added()
    {
        string[] sentences =
        [
            "values/Keys/Bytes", "values/Keys/Stream", "values/Text/Bytes", "values/Text/Stream", "values/Text/Stream/another-process",
            "values/Keys/Bytes on net8.0", "pieces/Text/Stream/reads-1", "pieces/Text/Stream/reads-7",
            "readers/Text/Bytes/from-A/b", "readers/Text/Bytes/from-C",
        ];
        var expected = new ExpectedChecks(
            null,
            new Dictionary<string, IReadOnlyDictionary<ExpectedCheck, CheckOutcome>>
            {
                ["Swift"] = sentences.ToDictionary(sentence => ExpectedCheck.Parse(sentence)!, _ => CheckOutcome.Dies),
            });

        var text = expected.Text();

        text.Split('\n').Where(line => line.Contains("Dies", StringComparison.Ordinal)).Select(line => line.Split('"')[1]).ShouldBe(
        [
            "pieces/Text/Stream/{reads-1,reads-7}", "readers/Text/Bytes/{from-A/b,from-C}", "values/Keys/{Bytes,Bytes on net8.0,Stream}",
            "values/Text/Stream/another-process", "values/Text/{Bytes,Stream}",
        ]);
        ExpectedChecks.Parse(text).Rows["Swift"].Keys.Select(check => $"{check}").ShouldBe(sentences, ignoreOrder: true);
    }

    [Fact]
    public void Differences_are_found_in_both_directions_and_by_target()
    {
        var changes = Changes(
            Text,
            Case("Swift/a", "Text", 1, s_silent, Finding("values/Text/String", CheckOutcome.Refused, reason: "no")),
            Case("Swift/a", "Text", 1, s_silent).On("net8.0"),
            Case("Swift/b", "Text", new CheckedCase { Held = new Dictionary<CheckColumn, int> { [CheckColumn.Pieces] = 4 } }));

        changes.ShouldBe(
        [
            "Swift/a values/Text/Bytes Throws -> Silent on net8.0",
            "Swift/a values/Text/String Held -> Refused on net10.0",
            "Swift/b pieces/Text/Stream/reads-1 Dies -> Held on net10.0",
        ]);
    }

    [Fact]
    public void What_is_as_expected_is_no_difference() =>
        Changes(
                Text,
                Case("Swift/a", "Text", 1, s_silent),
                Case("Swift/a", "Text", 1, s_silent with { Outcome = CheckOutcome.Throws }).On("net8.0"))
            .ShouldBeEmpty();

    [Fact]
    public void What_was_not_asked_is_no_difference()
    {
        const string Expected = """
            { "version": null, "rows": { "Swift": {
              "values/Text/Bytes": "Silent", "pieces/Text/Stream/reads-1": "Silent", "values/Keys/Bytes": "Silent",
              "values/Text/Bytes/from-net8.0": "Silent", "values/Text/Bytes/from-Other/row": "Silent",
              "values/Text/Bytes/from-Swift": "Silent"
            } } }
            """;

        Changes(Expected, Case("Swift", "Text", 1)).ShouldBe(
            ["Swift values/Text/Bytes Silent -> Held on net10.0", "Swift values/Text/Bytes/from-Swift Silent -> Held on net10.0"]);
    }

    [Fact]
    public void Of_a_column_that_was_asked_in_part_only_what_was_found_is_compared()
    {
        const string Expected = """
            { "version": null, "rows": { "Swift": { "damage/Text/Bytes/truncated": "Hangs", "damage/Text/Stream/truncated": "Hangs" } } }
            """;

        Changes(Expected, Case("Swift", "Text", new CheckedCase
        {
            Held = new Dictionary<CheckColumn, int> { [CheckColumn.Damage] = 1 },
            Findings = [Finding("damage/Text/Bytes/truncated", CheckOutcome.Dies)],
            NotAsked = new Dictionary<CheckColumn, string> { [CheckColumn.Damage] = "the row hung 3 times before" },
        })).ShouldBe(["Swift damage/Text/Bytes/truncated Hangs -> Dies on net10.0"]);
    }

    [Fact]
    public void Own_data_and_versions_that_the_user_named_are_not_compared()
    {
        var file = File(
            Case("Swift@1.0", "Text", 1, s_silent),
            Case("Swift", "Orders", 1, Finding("values/Orders/Bytes", CheckOutcome.Dies)));
        file = file with
        {
            Datasets = [new() { Name = "Orders", Description = "", IsOwn = true, Count = 1, PoolRoots = 1, CanonicalBytes = 1, Hash = "" }],
        };

        CheckedLibrary.Of(file).ShouldBeEmpty();
        Changes(Text, Case("Swift", "Text", 1, Finding("versions/Text/Bytes/from-Swift@1.0", CheckOutcome.Dies))).ShouldBeEmpty();
    }

    [Fact]
    public void Threads_that_fail_are_new_and_threads_that_do_not_prove_nothing()
    {
        const string Failed = """{ "version": null, "rows": { "Swift": { "threads/Text/Bytes/first-use": "Throws" } } }""";
        var held = Case("Swift", "Text", new CheckedCase { Held = new Dictionary<CheckColumn, int> { [CheckColumn.Threads] = 1 } });
        var failed = Case("Swift", "Text", 0, Finding("threads/Text/Bytes/first-use", CheckOutcome.Throws, reason: "no"));

        Changes(Failed, held).ShouldBeEmpty();
        ExpectedChecks.Parse(Failed).With(Library(held)).Rows["Swift"].Keys.Select(check => $"{check}")
            .ShouldBe(["threads/Text/Bytes/first-use"]);
        Changes(ExpectedChecks.None.Text(), failed).ShouldBe(["Swift threads/Text/Bytes/first-use Held -> Throws on net10.0"]);
    }

    [Fact]
    public void An_update_has_what_was_found_and_keeps_what_was_not_asked()
    {
        var updated = ExpectedChecks.Parse(Text).With(Library(
            Case("Swift/a", "Text", 1, Finding("values/Text/String", CheckOutcome.Refused, reason: "no")),
            Case("Swift/a", "Text", 1, Finding("values/Text/String", CheckOutcome.Refused, reason: "no"), s_silent).On("net9.0")));

        updated.Version.ShouldBe("9.9");
        updated.Rows["Swift/a"].Select(entry => $"{entry.Key}: {entry.Value}").ShouldBe(
            ["values/Text/Bytes: Silent", "values/Text/Bytes on net10.0: Held", "values/Text/Bytes on net8.0: Throws",
                "values/Text/String: Refused"],
            ignoreOrder: true);
        updated.Rows["Swift/b"].Keys.Select(check => $"{check}").ShouldBe(["pieces/Text/Stream/reads-1"]);
    }

    [Fact]
    public void After_an_update_nothing_is_otherwise()
    {
        var found = Library(
            Case("Swift/a", "Text", 1, s_silent, Finding("pieces/Text/Stream/cuts", CheckOutcome.Throws, reason: "no")),
            Case("Swift/a", "Text", 1, s_silent with { Outcome = CheckOutcome.InitialValue }).On("net9.0"),
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
            .Select(change => $"{change.Row} {change.Id} {change.Expected} -> {change.Found} on {string.Join(", ", change.Targets)}");
}
