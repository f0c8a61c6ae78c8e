using static Roundup.Reporting.Tests.CheckTests;
using static Roundup.Tests.Support.MadeCheck;

namespace Roundup.Reporting.Tests;

public class SettingsAnswerTests
{
    private const string Old = "Swift/Old.Api";
    private const string New = "Swift/New.Api";

    private static readonly CheckFinding s_rejected =
        Finding($"interoperability/Order/Bytes/from-{Old}", CheckOutcome.Rejected, reason: "SwiftException: no Id");

    private static readonly TextDifference[] s_differences =
    [
        new(TextDifferenceKind.Name, "Order.PlacedAt", "order.placed_at"),
        new(TextDifferenceKind.Null, "Note", null),
        new(TextDifferenceKind.Null, null, "Remark"),
        new(TextDifferenceKind.TextToNumber, "Status", "Status"),
        new(TextDifferenceKind.Order, "", ""),
    ];

    [Fact]
    public void Equal_settings_have_an_answer_and_nothing_else() => OnScreen(Own(Read(Old, New, true), Read(New, Old, true)))[..2]
        .ShouldBe(["May the options of Swift change from Old.Api to New.Api? Yes. Nothing differs: the text is the same.",
            "Your data survive a round trip with all 2 serializers."]);

    [Fact]
    public void Other_settings_begin_with_whether_each_reads_the_other_and_have_the_differences_by_member() => OnScreen(
        Own(Read(Old, New, false), Read(New, Old, false, s_rejected)))[..9].ShouldBe(
        [
            "May the options of Swift change from Old.Api to New.Api? One way: Old.Api reads what New.Api wrote;",
            "New.Api rejects what Old.Api wrote.",
            "rejected       New.Api rejects what Old.Api wrote: SwiftException: no Id",
            $"               roundup check {New} --replay interoperability/Order/Bytes/from-{Old}",
            "passed         Old.Api reads what New.Api wrote",
            "names          Order.PlacedAt → placed_at",
            "null           left out by New.Api: Note; left out by Old.Api: Remark",
            "text → number  Status",
            "order          the whole",
        ]);

    [Fact]
    public void What_is_read_by_both_may_change() => OnScreen(Own(Read(Old, New, false), Read(New, Old, false)))[0].ShouldBe(
        "May the options of Swift change from Old.Api to New.Api? Yes: each reads what the other one wrote,");

    [Fact]
    public void Another_library_may_take_the_place_of_one() => OnScreen(Own(Read("Swift", "Other", true), Read("Other", "Swift", true)))[0]
        .ShouldBe("May Swift be replaced by Other? Yes. Nothing differs: the text is the same.");

    [Fact]
    public void Where_one_direction_alone_was_checked_there_is_no_answer() => OnScreen(Own(Read(New, Old, false, s_rejected)))
        .ShouldNotContain(line => line.Contains("May the options", StringComparison.Ordinal));

    private static CaseResult Read(string reader, string writer, bool isSame, params CheckFinding[] findings) =>
        Case(reader, "Order", (CheckedCase)Case(reader, "Order", 1, findings).Part with
        {
            Texts = [new(writer, 5, isSame ? 5 : 0, 100, 90, isSame ? [] : s_differences)],
        });
}
