using System.Text.Json;
using Roundup.Analysis.Experiments.Checks;
using static Roundup.Tests.Support.MadeCheck;

namespace Roundup.Analysis.Tests.Checks;

public class OwnFindingTests
{
    private static readonly CheckFinding s_placed = Finding("values/Order/Bytes", CheckOutcome.Corrupted, "Placed: DateTimeOffset.Offset");

    private static readonly ContractComparison s_contract = new("Order", "OrderBefore", "main",
    [
        new(ContractChangeKind.MemberAdded, "OrderLine", "Note", "OrderLine.Note was added in front of Price"),
        new(ContractChangeKind.MemberRemoved, "Order", "Total", "Order.Total was removed"),
    ]);

    [Fact]
    public void What_could_not_be_checked_is_named_where_findings_are_expected_and_the_earlier_types_alone_do_not_count()
    {
        var file = Own(
            Case("Swift/a", "Order", new CheckedCase { Outcome = Outcome.Unsupported, Reason = "no" }),
            Case("Swift/a", "OrderBefore", new CheckedCase { Outcome = Outcome.Unsupported, Reason = "no" }),
            Case("Swift/b", "OrderBefore", new CheckedCase { Outcome = Outcome.Unavailable, Reason = "no" }),
            Case("Swift/b", "Order", 1));
        file = file with { Run = file.Run with { Contract = s_contract } };

        OwnFinding.NotChecked(file).ShouldBeEmpty("nothing was expected");
        OwnFinding.NotChecked(file with
        {
            Run = file.Run with { Expected = new Dictionary<string, IReadOnlyDictionary<string, CheckOutcome>>() },
        }).Select(one => $"{one.Id.SerializerName} {one.Id.Table.Dataset}").ShouldBe(["Swift/a Order"]);
    }

    [Fact]
    public void One_loss_or_exception_of_a_category_and_pair_of_versions_is_one_finding()
    {
        var file = Own(
            Case(
                "Swift/a",
                "Order",
                3,
                Finding("values/Order/Bytes", CheckOutcome.DefaultValue, "Placed: DateTimeOffset.Offset", "+02:00 → +00:00"),
                Finding("values/Order-x100/Stream", CheckOutcome.Corrupted, "Placed: DateTimeOffset.Offset"),
                Finding("values/Order/String", CheckOutcome.Equivalent, "Price: decimal scale"),
                Finding("values/Order/Pipe", CheckOutcome.ByRoundup, "Price: value"),
                Finding("chunks/Order/Stream/reads-1", CheckOutcome.UnexpectedException, reason: "SwiftException`1: 'secret' at 7"),
                Finding("chunks/Order/Stream/reads-7", CheckOutcome.Rejected, reason: "SwiftException`1: 'hidden' at 8"),
                Finding("damaged-input/Order/Bytes/truncated", CheckOutcome.Timeout, reason: "one call took longer: 20 s"),
                Finding("agreement/Order/Bytes/from-Stream", CheckOutcome.OtherMessage, "null"),
                Finding("versions/Order/Bytes/from-OrderBefore", CheckOutcome.Corrupted, "Lines[].Price: value"),
                Finding("versions/Order/Bytes/from-Swift@1.0/a", CheckOutcome.Corrupted, "Lines[].Price: value")),
            Case("Swift/a", "OrderBefore", 1),
            Case("Swift/a", "Text", 1, Finding("values/Text/Bytes", CheckOutcome.Crash)));
        file = file with { Datasets = [.. file.Datasets.Where(data => data.Name != "Text")] };

        var found = OwnFinding.Of(file);

        found.Select(finding => $"{finding.Key} = {finding.Outcome}").ShouldBe(
        [
            "agreement/Order null = OtherMessage",
            "chunks/Order SwiftException = UnexpectedException",
            "damaged-input/Order timeout = Timeout",
            "values/Order Placed: DateTimeOffset.Offset = Corrupted",
            "versions/Order Lines[].Price: value = Corrupted",
            "versions/Order/from-OrderBefore Lines[].Price: value = Corrupted",
        ]);
        found.ShouldAllBe(finding =>
            finding.State == FindingState.NotCompared && finding.Changes.Count == 0 && finding.Serializer == "Swift/a");
        $"{found[3].First!.Id}".ShouldBe("values/Order-x100/Stream", "the worst is shown");
    }

    [Fact]
    public void Each_loss_of_a_check_has_a_name_and_an_exception_beside_it_is_not_hidden()
    {
        var both = Finding("values/Order/Bytes", CheckOutcome.Corrupted) with
        {
            Lost = ["Placed: DateTimeOffset.Offset", "Price: decimal scale", "Note: null"],
            Examples = ["a → b", "1.50 → 1.5", "\"x\" → null"],
        };
        var thrown = both with { Id = CheckId.Parse("chunks/Order/Stream/reads-1")!, Outcome = CheckOutcome.Crash, Reason = "gone" };

        var found = OwnFinding.Of(Own(Case("Swift", "Order", 3, both, thrown)));

        found.Select(finding => $"{finding.Key} = {finding.Outcome} {string.Join(", ", finding.First!.Examples ?? [])}").ShouldBe(
        [
            "chunks/Order Note: null = DefaultValue \"x\" → null",
            "chunks/Order Placed: DateTimeOffset.Offset = DefaultValue a → b",
            "chunks/Order crash = Crash ",
            "values/Order Note: null = Corrupted \"x\" → null",
            "values/Order Placed: DateTimeOffset.Offset = Corrupted a → b",
        ]);
    }

    [Fact]
    public void Findings_are_new_changed_gone_or_expected_and_what_was_not_run_is_none_of_these()
    {
        const string Expected = """
            {
              // What we know.
              "Swift": {
                "values/Order Placed: DateTimeOffset.Offset": "corrupted",
                "values/Order Note: null": "default value",
                "values/Order Total: value": "corrupted",
                "chunks/Order Total: value": "crash",
                "values/Bill Total: value": "corrupted",
                "versions/Order/from-OrderBefore Total: value": "corrupted",
                "threads/Order NullReferenceException": "unexpected exception",
              },
              "Other": { "values/Order Total: value": "corrupted" },
            }
            """;
        var part = (CheckedCase)Case("Swift", "Order", 3, s_placed, Finding("values/Order/Stream", CheckOutcome.Corrupted, "Note: null"),
            Finding("values/Order/String", CheckOutcome.Rejected, reason: "FormatException: no")).Part with
        {
            Passed = new Dictionary<CheckCategory, int>
            {
                [CheckCategory.Values] = 3,
                [CheckCategory.Versions] = 2,
                [CheckCategory.Threads] = 1,
                [CheckCategory.Chunks] = 1,
            },
            NotRun = new Dictionary<CheckCategory, string> { [CheckCategory.Chunks] = "a timeout before" },
        };
        var file = Own(Case("Swift", "Order", part));
        file = file with { Run = file.Run with { Expected = ExpectedFindings.Parse(Expected) } };

        States(file).ShouldBe(
        [
            "New values/Order FormatException (Rejected, was )",
            "Changed values/Order Note: null (Corrupted, was DefaultValue)",
            "Gone values/Order Total: value (Corrupted, was Corrupted)",
            "Expected values/Order Placed: DateTimeOffset.Offset (Corrupted, was Corrupted)",
        ]);
        OwnFinding.Of(file with { Run = file.Run with { Interrupted = true } })
            .ShouldAllBe(finding => finding.State == FindingState.NotCompared);
        States(With(file, Case("Swift", "OrderBefore", 1))).ShouldContain(
            "Gone versions/Order/from-OrderBefore Total: value (Corrupted, was Corrupted)");
    }

    /// <summary>What one pull request accepts is no difference of the next one, which changes something else.</summary>
    [Fact]
    public void A_finding_of_two_commits_is_gone_only_where_its_member_is_still_among_the_changes()
    {
        const string Versions = """
            {
              "Swift": {
                "values/OrderBefore Id: value": "corrupted",
                "versions/Order/from-OrderBefore Lines[].Price: value": "corrupted",
                "versions/OrderBefore/from-Order Customer.Visits: value": "corrupted",
                "versions/OrderBefore/from-Order SwiftException": "rejected",
                "versions/OrderBefore/from-Order Total: value": "corrupted",
                "versions/OrderWithoutLast/from-Order Visits: value": "corrupted",
              },
            }
            """;
        var versions = (CheckedCase)Case("Swift", "Order", 1).Part with
        {
            Passed = new Dictionary<CheckCategory, int> { [CheckCategory.Values] = 1, [CheckCategory.Versions] = 1 },
        };
        var file = Own(
            Case("Swift", "Order", versions), Case("Swift", "OrderBefore", versions), Case("Swift", "OrderWithoutLast", versions));
        file = file with { Run = file.Run with { Contract = s_contract, Expected = ExpectedFindings.Parse(Versions) } };

        // Both of the first are named by a change: "Total was removed", and "added in front of Price".
        States(file).ShouldBe(
        [
            "Gone versions/Order/from-OrderBefore Lines[].Price: value (Corrupted, was Corrupted)",
            "Gone versions/OrderBefore/from-Order Total: value (Corrupted, was Corrupted)",
            "Gone versions/OrderWithoutLast/from-Order Visits: value (Corrupted, was Corrupted)",
        ]);
        States(file with { Run = file.Run with { Contract = s_contract with { Changes = [] } } }).ShouldBe(
            ["Gone versions/OrderWithoutLast/from-Order Visits: value (Corrupted, was Corrupted)"]);
        ExpectedFindings.Text(ExpectedFindings.With(file.Run.Expected!, file, [])).ShouldBe("{\n}\n");
    }

    /// <summary>A loss of the types themselves is one of those of now; the earlier ones are other types after each merge.</summary>
    [Fact]
    public void What_the_earlier_types_lose_by_themselves_is_no_finding()
    {
        var loss = Finding("values/OrderBefore/Bytes", CheckOutcome.Corrupted, "Placed: DateTimeOffset.Offset");
        var file = Own(Case("Swift", "Order", 1, s_placed), Case("Swift", "OrderBefore", 1, loss));
        file = file with { Run = file.Run with { Contract = s_contract, Expected = ExpectedFindings.None } };

        States(file).ShouldBe(["New values/Order Placed: DateTimeOffset.Offset (Corrupted, was )"]);
        ExpectedFindings.Text(ExpectedFindings.With(ExpectedFindings.None, file, [])).ShouldNotContain("OrderBefore");
    }

    [Fact]
    public void What_one_of_several_targets_shows_is_named_with_it()
    {
        CaseResult Of(string target, params CheckFinding[] findings) => Case("Swift", "Order", 1, findings).On(target);
        var file = Own(Of("net10.0", s_placed), Of("net8.0", s_placed, Finding("values/Order/Bytes", CheckOutcome.Crash)));
        IEnumerable<string> Compared(ResultsFile now, string name) => States(now with
        {
            Run = now.Run with { Expected = ExpectedFindings.Parse($$"""{ "Swift": { "values/Order {{name}}": "crash" } }""") },
        }).Where(state => state.Contains("crash", StringComparison.Ordinal));

        Compared(file, "crash on net8.0").ShouldBe(["Expected values/Order crash on net8.0 (Crash, was Crash)"]);
        Compared(file, "crash").ShouldBe(
            ["Gone values/Order crash on net10.0 (Crash, was Crash)", "Expected values/Order crash on net8.0 (Crash, was Crash)"]);
        Compared(file, "crash on net10.0").ShouldBe(
            ["New values/Order crash on net8.0 (Crash, was )", "Gone values/Order crash on net10.0 (Crash, was Crash)"]);
        Compared(Own([.. file.Cases.Skip(1)]), "crash on net8.0").ShouldBe(["Expected values/Order crash on net8.0 (Crash, was Crash)"]);
        Compared(Own([.. file.Cases.Take(1)]), "crash on net8.0").ShouldBeEmpty();
        Compared(file, "Other: null").ShouldBe(
            ["New values/Order crash on net8.0 (Crash, was )"]);
        OwnFinding.Of(file).Select(finding => string.Join(",", finding.Targets)).ShouldBe(["", "net8.0"]);
    }

    [Fact]
    public void An_accepted_loss_is_expected_and_an_exception_beside_it_is_not()
    {
        var file = Own(Case("Swift", "Order", 1, s_placed, Finding("values/Order/Stream", CheckOutcome.Crash)));
        file = file with { Run = file.Run with { Accepted = ["offset"], Expected = ExpectedFindings.None } };

        States(file).ShouldBe(
            ["New values/Order crash (Crash, was )", "Expected values/Order Placed: DateTimeOffset.Offset (Corrupted, was )"]);
        States(file with { Run = file.Run with { Accepted = ["Order.Placed"] } }).ShouldBe(States(file));
        States(file with { Run = file.Run with { Accepted = ["Bill.Placed"] } }).ShouldAllBe(state => state.StartsWith("New "));
        ExpectedFindings.Text(ExpectedFindings.With(ExpectedFindings.None, file, []))
            .ShouldBe("{\n  \"Swift\": {\n    \"values/Order crash\": \"crash\",\n  },\n}\n");
    }

    [Theory]
    [InlineData("versions/Order/Bytes/from-OrderBefore", "Lines[].Note: null", "Note")]
    [InlineData("versions/OrderBefore/Bytes/from-Order", "Lines[].Price: value", "Note")]
    [InlineData("versions/OrderBefore/Bytes/from-Order", "Total: value", "Total")]
    [InlineData("versions/OrderBefore/Bytes/from-Order", "Placed: value", "Note,Total")]
    [InlineData("versions/OrderBefore/Bytes/from-Order", null, "Note,Total")]
    [InlineData("versions/Order/Bytes/from-OrderWithoutLast", "Placed: value", "")]
    [InlineData("values/Order/Bytes", "Lines[].Note: null", "")]
    [InlineData("values/Order/Bytes", "Lines[].Price: value", "")]
    public void A_finding_names_the_change_that_it_comes_from(string check, string? lost, string changes)
    {
        var finding = Finding(check, CheckOutcome.Corrupted, lost);
        var file = Own(
            Case("Swift", "Order", 1), Case("Swift", "OrderBefore", 1), Case("Swift", "OrderWithoutLast", 1),
            Case("Swift", finding.Id.Dataset, 1, finding));
        file = file with { Run = file.Run with { Contract = s_contract } };

        OwnFinding.Of(file).ShouldHaveSingleItem().Changes.Select(change => change.Member).ShouldBe(
            changes.Split(',', StringSplitOptions.RemoveEmptyEntries));
    }

    [Fact]
    public void An_update_replaces_what_was_run_and_no_other_line()
    {
        const string Before = """
            {
              "Other": {
                "values/Order Total: value": "corrupted",
              },
              "Swift": {
                "chunks/Order Total: value": "crash",
                "threads/Order NullReferenceException": "unexpected exception",
                "values/Bill Total: value": "corrupted",
                "values/Order Total: value": "corrupted",
                "values/Order Total: value on net10.0": "crash",
                "values/Order Total: value on net8.0": "crash",
                "versions/OrderBefore/from-Order Total: value": "corrupted",
              },
            }

            """;
        var part = (CheckedCase)Case("Swift", "Order", 3, s_placed).Part with
        {
            Passed = new Dictionary<CheckCategory, int> { [CheckCategory.Threads] = 1 },
        };
        var file = Own(Case("Swift", "Order", part));

        var text = ExpectedFindings.Text(ExpectedFindings.With(ExpectedFindings.Parse(Before), file, []));

        text.ShouldBe("""
            {
              "Other": {
                "values/Order Total: value": "corrupted",
              },
              "Swift": {
                "chunks/Order Total: value": "crash",
                "threads/Order NullReferenceException": "unexpected exception",
                "values/Bill Total: value": "corrupted",
                "values/Order Placed: DateTimeOffset.Offset": "corrupted",
                "values/Order Total: value on net8.0": "crash",
                "versions/OrderBefore/from-Order Total: value": "corrupted",
              },
            }

            """.ReplaceLineEndings("\n"));
        ExpectedFindings.Text(ExpectedFindings.With(ExpectedFindings.Parse(text), file, [])).ShouldBe(text);
        States(file with { Run = file.Run with { Expected = ExpectedFindings.Parse(text) } }).ShouldBe(
            ["Expected values/Order Placed: DateTimeOffset.Offset (Corrupted, was Corrupted)"]);
        ExpectedFindings.Text(ExpectedFindings.None).ShouldBe("{\n}\n");
    }

    /// <summary>A run with <c>--target net8.0</c> knows nothing of the suite's other runtime.</summary>
    [Theory]
    [InlineData("crash on net8.0", "crash", "crash")]
    [InlineData("", "crash", "crash on net10.0")]
    [InlineData("corrupted on net8.0", "crash", "corrupted on net8.0;crash on net10.0")]
    [InlineData("crash on net8.0", "", "crash on net8.0")]
    [InlineData("", "crash on net8.0", "")]
    [InlineData("", "crash on net10.0", "crash on net10.0")]
    [InlineData("crash on net8.0", "crash on net10.0", "crash on net10.0;crash on net8.0")]
    public void An_update_of_one_target_keeps_what_is_expected_of_the_others(string found, string expected, string updated)
    {
        CheckOutcome[] outcomes = [CheckOutcome.Crash, CheckOutcome.Corrupted];
        var findings = outcomes.Where(outcome => found.StartsWith(outcome.Word(), StringComparison.Ordinal))
            .Select(outcome => Finding("values/Order/Bytes", outcome)).ToArray();
        var before = ExpectedFindings.Parse(Lines(expected));
        var file = Own(Case("Swift", "Order", 1, findings).On("net8.0"));

        var text = ExpectedFindings.Text(ExpectedFindings.With(before, file, ["net10.0"]));

        ExpectedFindings.Parse(text).SelectMany(one => one.Value.Keys).ShouldBe(
            ExpectedFindings.Parse(Lines(updated)).SelectMany(one => one.Value.Keys));
        States(file with { Run = file.Run with { Expected = ExpectedFindings.Parse(text) } })
            .ShouldAllBe(state => state.StartsWith("Expected "));

        static string Lines(string names) => $"{{ \"Swift\": {{ {string.Join(", ", names.Split(';', StringSplitOptions.RemoveEmptyEntries)
            .Select(name => $"\"values/Order {name}\": \"{name.Split(' ')[0]}\""))} }} }}";
    }

    [Fact]
    public void A_line_for_all_targets_stays_where_one_of_them_has_another_result()
    {
        var placed = Finding("values/Order/Bytes", CheckOutcome.DefaultValue, "Note: null");
        var before = ExpectedFindings.Parse("""{ "Swift": { "values/Order Note: null": "corrupted" } }""");

        ExpectedFindings.Text(ExpectedFindings.With(before, Own(Case("Swift", "Order", 1, placed).On("net8.0")), ["net10.0"])).ShouldBe(
            """
            {
              "Swift": {
                "values/Order Note: null": "corrupted",
                "values/Order Note: null on net8.0": "default value",
              },
            }

            """.ReplaceLineEndings("\n"));
    }

    /// <summary>Texts of a library and values of the data are in messages and examples, which no line has.</summary>
    [Fact]
    public void No_line_has_a_value()
    {
        var findings = Enum.GetValues<CheckOutcome>().Select(outcome =>
            Finding("values/Order/Bytes", outcome, null, null, "Canary found: CanaryException: canary 17")).Append(
            Finding("values/Order/Stream", CheckOutcome.Corrupted, "Notes[]: value", "\"canary\" → null (value 17)"));

        var text = ExpectedFindings.Text(ExpectedFindings.With(ExpectedFindings.None, Own(Case("Swift", "Order", 0, [.. findings])), []));

        text.ShouldNotContain("canary", Shouldly.Case.Insensitive);
        text.ShouldNotContain("17");
        text.Split('\n').Length.ShouldBeGreaterThan(10);
    }

    [Theory]
    [InlineData("[]", "the file is no object")]
    [InlineData("""{ "Swift": [] }""", "Swift is no object")]
    [InlineData("""{ "Swift": {}, "Swift": {} }""", "Duplicate")]
    [InlineData("""{ "Swift": { "values/Order A: b": "crash", "values/Order A: b": "crash" } }""", "Duplicate")]
    [InlineData("""{ "Swift": { "values/Order A: b": "crashed" } }""", "\"crashed\" of Swift, values/Order A: b, is none of rejected, ")]
    [InlineData("""{ "Swift": { "values/Order A: b": "passed" } }""", "\"passed\" of Swift, values/Order A: b, is none of rejected, ")]
    [InlineData("""{ "Swift": { "values/Order A: b": 1 } }""", "1 of Swift, values/Order A: b, is none of rejected, ")]
    [InlineData("""{ "Swift": { "value/Order A: b": "crash" } }""", "'value/Order A: b' of Swift is not the name of a finding")]
    [InlineData("""{ "Swift": { "values/Order": "crash" } }""", "'values/Order' of Swift is not the name of a finding")]
    [InlineData("""{ "Swift": { "values/Order/Bytes A: b": "crash" } }""", "is not the name of a finding")]
    public void A_file_that_says_something_else_is_refused(string text, string message) =>
        Should.Throw<JsonException>(() => ExpectedFindings.Parse(text)).Message.ShouldContain(message, Shouldly.Case.Sensitive);

    private static ResultsFile With(ResultsFile file, CaseResult added) => file with
    {
        Cases = [.. file.Cases, added],
        Datasets = [.. file.Datasets, file.Datasets[0] with { Name = added.Id.Table.Dataset }],
    };

    private static IEnumerable<string> States(ResultsFile file) =>
        OwnFinding.Of(file).Select(finding => $"{finding.State} {finding.Key} ({finding.Outcome}, was {finding.Was})");
}
