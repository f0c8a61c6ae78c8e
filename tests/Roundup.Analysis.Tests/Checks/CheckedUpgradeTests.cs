using Roundup.Analysis.Experiments.Checks;
using static Roundup.Tests.Support.MadeCheck;

namespace Roundup.Analysis.Tests.Checks;

public class CheckedUpgradeTests
{
    [Fact]
    public void An_upgrade_tells_what_is_new_and_what_is_gone_of_what_both_were_asked()
    {
        CheckFinding Found(string id, CheckOutcome outcome) => Finding(id, outcome, "A: text");
        var file = File(
        [
            Case(
                "Swift@9.0/row",
                "Text",
                1,
                Found("values/Text/Bytes", CheckOutcome.Silent),
                Found("values/Text/String", CheckOutcome.Silent)),
            Case("Swift@9.0/row", "Old", 1, Found("values/Old/Bytes", CheckOutcome.Dies)),
            Case(
                "Swift@10.0/row",
                "Text",
                1,
                Found("values/Text/Bytes", CheckOutcome.Throws),
                Found("values/Text/String", CheckOutcome.Silent),
                Found("versions/Text/Bytes/from-Swift@9.0/row", CheckOutcome.Dies),
                Found("pieces/Text/Stream/reads-1", CheckOutcome.Dies)),
            Case("Swift@10.0/other", "Text", 1, Found("values/Text/Bytes", CheckOutcome.Dies)),
        ]);

        var upgrade = CheckedUpgrade.Of(file, CheckedRow.Of(file)).ShouldHaveSingleItem();

        (upgrade.Before.Name, upgrade.After.Name).ShouldBe(("Swift@9.0/row", "Swift@10.0/row"));
        upgrade.New.SelectMany(cause => cause.Findings).Select(finding => $"{finding.Id} {finding.Outcome}")
            .ShouldBe(["values/Text/Bytes Throws"]);
        upgrade.Gone.SelectMany(cause => cause.Findings).Select(finding => $"{finding.Id} {finding.Outcome}")
            .ShouldBe(["values/Text/Bytes Silent"]);
    }

    [Fact]
    public void Rows_on_different_targets_are_no_upgrade()
    {
        var file = File(Case("Swift@1.0", "Text", 1), Case("Swift@2.0", "Text", 1).On("net8.0"));

        CheckedUpgrade.Of(file, CheckedRow.Of(file)).ShouldBeEmpty();
    }
}
