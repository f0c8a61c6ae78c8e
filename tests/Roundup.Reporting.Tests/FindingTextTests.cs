using Roundup.Analysis.Findings;
using Roundup.Analysis.Rankings;

namespace Roundup.Reporting.Tests;

public class FindingTextTests
{
    public static TheoryData<FindingCode> Codes => [.. Enum.GetValues<FindingCode>()];

    [Theory]
    [MemberData(nameof(Codes))]
    public void Every_finding_has_words(FindingCode code)
    {
        var text = FindingText.Format(new(code, null, 1, 2, 3, 4, 5, 6, 7, 8));
        text.ShouldEndWith(".");
        text.ShouldNotContain("{");
    }

    [Fact]
    public void A_version_and_a_target_stand_with_the_factor_of_each_kind()
    {
        Factor[] factors =
        [
            new(FactorKind.Serialize, new(0.42, new(0.4, 0.44), 1)),
            new(FactorKind.Deserialize, new(1.2, new(1.1, 1.3), 2) { Least = 1.15, Greatest = 1.25 }),
            new(FactorKind.Allocation, new(0.5, null, 1)),
            new(FactorKind.Serialize, new(1.4, new(0.1, 9), 1)),
            new(FactorKind.Size, new(1, null, 1)),
        ];
        FindingText.Format(new(FindingCode.VersionOverFirst, null, "Lib@2.0.0", "Lib@1.0.0", factors)).ShouldBe(
            "Lib@2.0.0 compared with Lib@1.0.0: time to serialize 0.42 [0.40, 0.44], time to deserialize 1.20 [1.10, 1.30] "
            + "(geometric mean over 2 tables, 1.15 to 1.25 in them), allocation 0.50, "
            + "time to serialize 0.10 to 9.00, size 1.00.");
        NamedFactors[] targets = [new("net9.0", factors[..1]), new("net8.0", factors[2..3])];
        FindingText.Format(new(FindingCode.SerializerOverTargets, null, "A/b", "net10.0", targets))
            .ShouldBe("A/b compared with itself on net10.0: on net9.0 time to serialize 0.42 [0.40, 0.44]; on net8.0 allocation 0.50.");
    }

    [Fact]
    public void A_long_list_is_cut()
    {
        string[] members = [.. Enumerable.Range(1, 9).Select(i => $"m{i}")];
        FindingText.Format(new(FindingCode.LossyIsFaster, null, "A/b", 1, 9, members))
            .ShouldEndWith("in 1 of the 9 tables where it is lossy, but loses m1, m2, m3, m4, m5, m6 and 3 more.");
    }
}
