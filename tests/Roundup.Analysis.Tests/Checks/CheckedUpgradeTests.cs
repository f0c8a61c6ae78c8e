using Roundup.Analysis.Experiments.Checks;
using static Roundup.Tests.Support.MadeCheck;

namespace Roundup.Analysis.Tests.Checks;

public class CheckedUpgradeTests
{
    [Fact]
    public void An_upgrade_has_new_failures_and_fixed_ones_of_the_checks_of_both()
    {
        CheckFinding Found(string id, CheckOutcome outcome) => Finding(id, outcome, "A: text");
        var file = File(
        [
            Case(
                "Swift@9.0/row",
                "Text",
                1,
                Found("values/Text/Bytes", CheckOutcome.Corrupted),
                Found("values/Text/String", CheckOutcome.Corrupted)),
            Case("Swift@9.0/row", "Old", 1, Found("values/Old/Bytes", CheckOutcome.Crash)),
            Case(
                "Swift@10.0/row",
                "Text",
                1,
                Found("values/Text/Bytes", CheckOutcome.UnexpectedException),
                Found("values/Text/String", CheckOutcome.Corrupted),
                Found("versions/Text/Bytes/from-Swift@9.0/row", CheckOutcome.Crash),
                Found("chunks/Text/Stream/reads-1", CheckOutcome.Crash)),
            Case("Swift@10.0/other", "Text", 1, Found("values/Text/Bytes", CheckOutcome.Crash)),
        ]);

        var upgrade = CheckedUpgrade.Of(file, CheckedSerializer.Of(file)).ShouldHaveSingleItem();

        (upgrade.Before.Name, upgrade.After.Name).ShouldBe(("Swift@9.0/row", "Swift@10.0/row"));
        upgrade.New.SelectMany(cause => cause.Findings).Select(finding => $"{finding.Id} {finding.Outcome}")
            .ShouldBe(["values/Text/Bytes UnexpectedException"]);
        upgrade.Gone.SelectMany(cause => cause.Findings).Select(finding => $"{finding.Id} {finding.Outcome}")
            .ShouldBe(["values/Text/Bytes Corrupted"]);
    }

    /// <summary>A side of which a budget left out the rest reads as one without faults.</summary>
    [Fact]
    public void Checks_of_one_side_alone_are_neither_counted_nor_worse()
    {
        var cut = new CheckedCase
        {
            Passed = new Dictionary<CheckCategory, int> { [CheckCategory.Values] = 1 },
            NotRun = new Dictionary<CheckCategory, string> { [CheckCategory.Values] = "the budget ran out before" },
        };
        var upgrade = Compared(
            null,
            Case("Swift@1", "Text", 2),
            Case("Swift@1", "Half", cut),
            Case("Swift", "Text", 2),
            Case("Swift", "Half", 2, Finding("values/Half/Bytes", CheckOutcome.Crash)),
            Case("Swift", "Late", 2, Finding("values/Late/Bytes", CheckOutcome.Crash)));

        (upgrade.CountOf(upgrade.Before), upgrade.CountOf(upgrade.After)).ShouldBe(((2, 2), (2, 2)));
        (upgrade.New.Count, upgrade.IsWorse).ShouldBe((0, false));
    }

    /// <summary>A file has the version that is not pinned first, wherever it was named.</summary>
    [Theory]
    [InlineData("Swift,Swift@1.0", "Swift@1.0,Swift")]
    [InlineData("Swift,Swift@3.0", "Swift,Swift@3.0")]
    [InlineData("Swift@2.5/row,Swift@1.0/row", "Swift@2.5/row,Swift@1.0/row")]
    public void The_version_that_is_not_pinned_stands_where_its_number_says(string inFile, string upgraded)
    {
        var file = File([.. inFile.Split(',').Select(name => Case(name, "Text", 1))]);
        file = file with
        {
            Serializers =
            [
                .. file.Serializers.Select(info => info with
                {
                    Package = "Swift",
                    Version = info.Name.Split('@') is [_, var pinned] ? pinned.Split('/')[0] : "2.0",
                }),
            ],
        };

        var upgrade = CheckedUpgrade.Of(file, CheckedSerializer.Of(file)).ShouldHaveSingleItem();

        $"{upgrade.Before.Name},{upgrade.After.Name}".ShouldBe(upgraded);
    }

    [Theory]
    [InlineData(CheckOutcome.Corrupted, CheckOutcome.Rejected, false)]
    [InlineData(CheckOutcome.Rejected, CheckOutcome.Corrupted, true)]
    [InlineData(CheckOutcome.Corrupted, CheckOutcome.Corrupted, false)]
    [InlineData(CheckOutcome.Corrupted, CheckOutcome.Passed, false)]
    [InlineData(CheckOutcome.Passed, CheckOutcome.DefaultValue, true)]
    public void An_upgrade_is_worse_where_a_sentence_ends_with_more_harm(CheckOutcome before, CheckOutcome after, bool isWorse)
    {
        CheckFinding[] Found(CheckOutcome outcome) =>
            outcome == CheckOutcome.Passed ? [] : [Finding("values/Text/Bytes", outcome, "A: text")];

        Compared(null, Case("Swift@1", "Text", 1, Found(before)), Case("Swift", "Text", 1, Found(after))).IsWorse.ShouldBe(isWorse);
    }

    /// <summary>The row of the base is that before the change, wherever the file names it.</summary>
    [Fact]
    public void What_is_written_before_the_change_must_be_read_after_it()
    {
        CaseResult Of(string name, params CheckFinding[] findings) => Case(name, "Text", 1, findings);
        var lost = Finding("versions/Text/Bytes/from-Swift@1", CheckOutcome.Corrupted, "A: text");
        var refused = Finding("versions/Text/Bytes/from-Swift", CheckOutcome.Rejected, reason: "SwiftException: no");

        var backward = Compared(null, Of("Swift", lost), Of("Swift@1"));
        var forward = Compared(null, Of("Swift"), Of("Swift@1", refused));

        (backward.Before.Name, backward.After.Name).ShouldBe(("Swift@1", "Swift"));
        backward.Backward.ShouldHaveSingleItem().First.ShouldBe(lost);
        (backward.Forward.Count, backward.New.Count, backward.IsWorse).ShouldBe((0, 0, true));
        forward.Forward.ShouldHaveSingleItem().First.ShouldBe(refused);
        (forward.Backward.Count, forward.Gone.Count, forward.IsWorse).ShouldBe((0, 0, false));
    }

    [Fact]
    public void A_row_on_two_targets_is_an_upgrade_where_the_run_compares_them()
    {
        var lost = Finding("agreement/Text/Bytes/from-net8.0", CheckOutcome.Corrupted, "A: text");

        var upgrade = Compared(new("net10.0", "net8.0"), Case("Swift", "Text", 1, lost), Case("Swift", "Text", 1).On("net8.0"));

        (upgrade.Before.Target, upgrade.After.Target).ShouldBe(("net8.0", "net10.0"));
        upgrade.Backward.ShouldHaveSingleItem().First.ShouldBe(lost);
    }

    [Fact]
    public void A_loss_in_a_shape_that_only_one_target_has_is_not_new_where_another_shape_had_the_loss_before()
    {
        CheckFinding Lost(string shape) => Finding($"values/Text/{shape}", CheckOutcome.Corrupted, "A: text");
        CheckedUpgrade To(params CheckFinding[] after) =>
            Compared(new("net10.0", "net8.0"), Case("Swift", "Text", 1, after), Case("Swift", "Text", 1, Lost("Bytes")).On("net8.0"));

        To(Lost("Bytes"), Lost("Pipe")).IsWorse.ShouldBeFalse();
        To(Lost("Bytes"), Finding("values/Text/Pipe", CheckOutcome.Corrupted, "B: text")).New.ShouldHaveSingleItem();
    }

    [Fact]
    public void An_exception_that_says_the_same_in_other_words_is_not_new_in_a_shape_that_only_one_target_has()
    {
        static CheckFinding Refused(string shape, string words) =>
            Finding($"values/Text/{shape}", CheckOutcome.Rejected, reason: $"NotSupportedException: {words}");

        var upgrade = Compared(
            new("net10.0", "net8.0"),
            Case("Swift", "Text", 1, Refused("Bytes", "abstract types"), Refused("Pipe", "abstract types")),
            Case("Swift", "Text", 1, Refused("Bytes", "types without a constructor")).On("net8.0"));

        (upgrade.New.Count, upgrade.IsWorse).ShouldBe((0, false));
    }

    private static CheckedUpgrade Compared(ComparedPair? targets, params CaseResult[] cases)
    {
        var file = File(cases);
        var pair = targets is null ? new ComparedPair("Swift", "Swift@1") : new ComparedPair("Swift", "Swift");
        file = file with { Run = file.Run with { Comparison = new([pair], 0.02, 0.05) { Targets = targets } } };
        return CheckedUpgrade.Of(file, CheckedSerializer.Of(file)).ShouldHaveSingleItem();
    }

    [Fact]
    public void Rows_on_different_targets_are_no_upgrade()
    {
        var file = File(Case("Swift@1.0", "Text", 1), Case("Swift@2.0", "Text", 1).On("net8.0"));

        CheckedUpgrade.Of(file, CheckedSerializer.Of(file)).ShouldBeEmpty();
    }
}
