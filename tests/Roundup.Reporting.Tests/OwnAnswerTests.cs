using Roundup.Analysis.Experiments.Checks;
using static Roundup.Reporting.Tests.CheckTests;
using static Roundup.Tests.Support.MadeCheck;

namespace Roundup.Reporting.Tests;

public class OwnAnswerTests
{
    private static readonly CheckFinding s_offset =
        Finding("values/Order/Bytes", CheckOutcome.Corrupted, "Placed: DateTimeOffset.Offset");

    private static readonly ContractComparison s_contract = new("Order", "OrderBefore", "main...",
    [
        new(ContractChangeKind.MemberAdded, "OrderLine", "Note", "OrderLine.Note was added in front of Price"),
        new(ContractChangeKind.MemberRemoved, "Order", "Total", "Order.Total was removed"),
    ]);

    [Fact]
    public void Differences_from_the_expected_findings_stand_first_with_their_commands_and_what_is_expected_is_not_repeated()
    {
        var file = Expecting(
            """
            {
              "MemoryPack/default": {
                "values/Order Placed: DateTimeOffset.Offset": "corrupted",
                "values/Order Note: null": "default value",
                "values/Order Total: value": "corrupted",
              },
              "Swift/default": { "values/Order Total: value": "corrupted" },
            }
            """,
            Of(
                "MemoryPack/default",
                s_offset,
                Finding("values/Order/Stream", CheckOutcome.Corrupted, "Note: null"),
                Finding("chunks/Order/Stream/reads-1", CheckOutcome.Rejected, reason: "PackException: no")),
            Of("System.Text.Json/reflection"));

        OnScreen(file).ShouldBe(
        [
            "Findings: 1 new, 1 changed, 1 no longer found; 1 expected, as before.",
            "new             MemoryPack/default rejected: Order: PackException: no; chunks (Stream; reads-1)",
            "                roundup check MemoryPack/default --data orders.json --replay chunks/Order/Stream/reads-1",
            "changed         MemoryPack/default corrupted (was default value): Order Note: null; values (Stream)",
            "                roundup check MemoryPack/default --data orders.json --replay values/Order/Stream",
            "no longer found MemoryPack/default: values/Order Total: value, was corrupted",
            "not run         expected findings of Swift/default were not compared",
            "Your data survive a round trip with 1 of 2 serializers. One loses data without an error:",
            "MemoryPack/default.",
            "checks         3 of 6 passed",
            "values         2 of 5 failed: 2 corrupted",
            "chunks         1 of 1 failed: 1 rejected",
            "checks         3 of 3 passed",
            "values         all 3 passed",
        ]);
    }

    [Fact]
    public void Without_a_difference_one_line_says_so()
    {
        var file = Expecting(
            """{ "MemoryPack/default": { "values/Order Placed: DateTimeOffset.Offset": "corrupted" } }""",
            Of("MemoryPack/default", s_offset));

        OnScreen(file).ShouldBe(
        [
            "No new findings: 1 expected.",
            "Your data do not survive a round trip with MemoryPack/default, which loses data without an error.",
            "checks         3 of 4 passed",
            "values         1 of 4 failed: 1 corrupted",
        ]);
        OnScreen(Expecting("{}", Of("MemoryPack/default")))[0].ShouldBe("No findings, as expected.");
        OnScreen(file with { Run = file.Run with { Expected = null } })[0].ShouldStartWith("Your data do not survive");
    }

    [Fact]
    public void Many_serializers_begin_with_the_comparison_too()
    {
        var file = Expecting(
            """{ "A/default": { "values/Order Placed: DateTimeOffset.Offset": "corrupted" } }""",
            Of("A/default", s_offset), Of("B/default"), Of("C/default"), Of("D/default", s_offset));

        OnScreen(file).Take(7).ShouldBe(
        [
            "Findings: 1 new; 1 expected, as before.",
            "new            D/default corrupted: Order Placed: DateTimeOffset.Offset; values (Bytes)",
            "               roundup check D/default --data orders.json --replay values/Order/Bytes",
            "Your data survive a round trip with 2 of 4 serializers. Two lose data without an error: A/default,",
            "D/default.",
            "round trip     no loss: B/default, C/default",
            "a new member   not run: it takes --data, or the probes @VersionsOld and @VersionsNew",
        ]);
    }

    [Fact]
    public void Each_change_of_the_types_has_what_it_breaks_in_both_directions()
    {
        var note = Finding("versions/OrderBefore/Bytes/from-Order", CheckOutcome.Corrupted, "Lines[].Price: value");
        var total = Finding("versions/Order/Bytes/from-OrderBefore", CheckOutcome.Corrupted, "Lines[].Price: value");
        var thrown = Finding("versions/Order/Bytes/from-OrderBefore", CheckOutcome.Rejected, reason: "PackException: no");

        OnScreen(Versions(note, total)).Take(3).ShouldBe(
        [
            "corrupted      OrderLine.Note was added in front of Price: MemoryPack/default corrupted",
            "               (Lines[].Price); MessagePack/attributes, System.Text.Json/reflection passed",
            "passed         Order.Total was removed: all passed",
        ]);
        OnScreen(Versions(note)).Take(4).ShouldBe(
        [
            "corrupted      OrderLine.Note was added in front of Price. A program of main reads what these files",
            "               write: MemoryPack/default corrupted (Lines[].Price); MessagePack/attributes,",
            "               System.Text.Json/reflection passed. These files read what main wrote: all passed",
            "passed         Order.Total was removed: all passed",
        ]);
        OnScreen(Versions(note, thrown)).Take(6).ShouldBe(
        [
            "rejected       One of 2 changes (OrderLine.Note was added in front of Price, Order.Total was",
            "               removed). These files read what main wrote: MemoryPack/default rejected",
            "               (PackException); MessagePack/attributes, System.Text.Json/reflection passed",
            "corrupted      OrderLine.Note was added in front of Price. A program of main reads what these files",
            "               write: MemoryPack/default corrupted (Lines[].Price); MessagePack/attributes,",
            "               System.Text.Json/reflection passed",
        ]);
        var expected = Versions(note);
        expected = expected with
        {
            Run = expected.Run with
            {
                Expected = ExpectedFindings.Parse(
                    """{ "MemoryPack/default": { "versions/OrderBefore/from-Order Lines[].Price: value": "corrupted" } }"""),
            },
        };
        OnScreen(expected).ShouldSatisfyAllConditions(
            lines => lines[0].ShouldBe("No new findings: 1 expected."),
            lines => lines[2].ShouldContain("MemoryPack/default corrupted (Lines[].Price), as expected;"));
        var news = Versions(note, thrown);
        var screen = OnScreen(news with { Run = news.Run with { Expected = ExpectedFindings.None } });
        string.Join(' ', screen.Select(line => line.Trim())).ShouldSatisfyAllConditions(
            text => text.ShouldContain("versions (Bytes; from-Order); OrderLine.Note was added in front of Price roundup check"),
            text => text.ShouldContain(
                "; one of 2 changes: OrderLine.Note was added in front of Price, Order.Total was removed roundup check"));
        OnScreen(Versions()).Take(2).ShouldBe(
        [
            "passed         OrderLine.Note was added in front of Price: all passed",
            "passed         Order.Total was removed: all passed",
        ]);
    }

    private static CaseResult Of(string serializer, params CheckFinding[] findings) => Case(serializer, "Order", 3, findings);

    private static ResultsFile Expecting(string expected, params CaseResult[] cases)
    {
        var file = Own(cases);
        return file with
        {
            Run = file.Run with
            {
                Command = "check --data orders.json --expected orders.expected.json",
                Expected = ExpectedFindings.Parse(expected),
            },
        };
    }

    private static ResultsFile Versions(params CheckFinding[] findings)
    {
        CaseResult Of(string serializer, string dataset, IEnumerable<CheckFinding> found) => Case(serializer, dataset, new CheckedCase
        {
            Passed = new Dictionary<CheckCategory, int> { [CheckCategory.Versions] = 1 },
            Findings = [.. found.Where(finding => finding.Id.Dataset == dataset)],
        });
        var file = Own(
        [
            Of("MemoryPack/default", "Order", findings), Of("MemoryPack/default", "OrderBefore", findings),
            .. new[] { "MessagePack/attributes", "System.Text.Json/reflection" }.SelectMany(name =>
                (CaseResult[])[Of(name, "Order", []), Of(name, "OrderBefore", [])]),
        ]);
        return file with { Run = file.Run with { Contract = s_contract, Command = "check --model Order.cs --against-git main..." } };
    }
}
