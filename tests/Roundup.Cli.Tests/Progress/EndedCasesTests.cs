using Roundup.Contracts;

namespace Roundup.Cli.Tests.Progress;

public class EndedCasesTests
{
    [Fact]
    public void Similar_cases_are_counted_and_of_missing_packages_a_few_are_named()
    {
        var ended = new EndedCases();
        string? Add(string row, Outcome outcome, string reason) => ended.Add(
            new(row, CaseId.NoCompressor, new TableId("Users", 1, Shape.Bytes, Operation.Serialize, "net10.0")), outcome, reason);

        Add("A", Outcome.Failed, "no").ShouldNotBeNull().ShouldStartWith("failed: A ");
        Add("A", Outcome.Failed, "no").ShouldBeNull();
        ended.Summary().ShouldBe("1 more case ended for the reasons above: the report lists each.");
        for (var i = 0; i < 10; i++)
        {
            (Add($"B{i}", Outcome.Unavailable, $"package B{i} not found") is not null).ShouldBe(i < 3);
            Add($"B{i}/other", Outcome.Unavailable, $"package B{i} not found").ShouldBeNull();
        }

        ended.Summary().ShouldBe(
            "20 serializers are unavailable, for 10 reasons: the report lists each. "
            + "1 more case ended for the reasons above: the report lists each.");
        for (var i = 0; i < 10; i++)
        {
            (Add($"C{i}", Outcome.Unsupported, $"no type {i}") is not null).ShouldBe(i < 3);
        }

        ended.Summary().ShouldNotBeNull().ShouldContain("10 serializers are unsupported, for 10 reasons: the report lists each. ");
    }
}
