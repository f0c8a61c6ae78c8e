using Roundup.Analysis.Experiments.Checks;

namespace Roundup.Analysis.Tests.Checks;

public class CheckJudgeTests
{
    private static readonly JudgedCheck s_strict = new(CheckId.Parse("values/Text/Bytes")!);
    private static readonly JudgedCheck s_forgiving = new(CheckId.Parse("chunks/Text/Stream/reads-1")!) { ForgivesOwnLosses = true };

    [Fact]
    public void The_first_of_the_most_harmful_facts_is_the_failure_with_all_that_is_lost()
    {
        var facts = Facts(["A: text", "B: text"],
            new(CheckOutcome.Rejected, 0, "Serialize", "FormatException: no", ["Swift.Write"]),
            new(CheckOutcome.Corrupted, 1, null, null, []),
            new(CheckOutcome.Corrupted, 2, "later", null, []));

        var finding = CheckJudge.Judge(s_strict with { Writer = "Swift on net8.0, Text" }, facts).Finding.ShouldNotBeNull();

        (finding.Id, finding.Outcome, finding.Value, finding.Place).ShouldBe((s_strict.Id, CheckOutcome.Corrupted, 1, null));
        finding.Writer.ShouldBe("Swift on net8.0, Text");
        finding.Lost.ShouldBe(["A: text", "B: text"]);
        finding.Examples.ShouldBe(["example of A: text", "example of B: text"]);
        finding.Frames.ShouldBeNull();
    }

    [Fact]
    public void What_is_not_run_neither_passes_nor_fails()
    {
        var verdict = CheckJudge.Judge(s_strict, new() { NotRun = "it has no dictionary", Figures = [new("a", 1)] });

        (verdict.NotRun, verdict.IsPassed, verdict.Finding).ShouldBe(("it has no dictionary", false, null));
    }

    /// <summary>A row that loses a member is not told of it again wherever its payloads are read.</summary>
    [Theory]
    [InlineData("A: text", null, "passed")]
    [InlineData("A: value", null, "passed")]
    [InlineData("A: text,C: text", null, "C: text")]
    [InlineData("A: text", "FormatException: no", "")]
    public void What_a_row_loses_by_itself_is_forgiven(string lost, string? reason, string told)
    {
        var own = CheckJudge.Judge(s_strict, Facts(["A: text"], new CheckFact(CheckOutcome.DefaultValue, 0, null, null, []))).Finding;
        var facts = Facts(lost.Split(','), new CheckFact(CheckOutcome.UnexpectedException, 0, null, reason, []));

        var forgiven = CheckJudge.Judge(s_forgiving, facts, own, null);
        (forgiven.IsPassed ? "passed" : string.Join(',', forgiven.Finding!.Lost)).ShouldBe(told);

        CheckJudge.Judge(s_forgiving with { ForgivesOwnLosses = false }, facts,
            own).Finding.ShouldNotBeNull().Lost.ShouldBe(lost.Split(','));
    }

    [Fact]
    public void A_row_that_fails_with_its_own_values_too_says_nothing()
    {
        var throws = Facts([], new CheckFact(CheckOutcome.UnexpectedException, 0, null, "KeyNotFoundException: no", []));
        var own = CheckJudge.Judge(s_strict, throws).Finding;

        CheckJudge.Judge(s_forgiving, throws, null, own).NotRun.ShouldBe("the serializer does not read its own payloads");
        CheckJudge.Judge(s_forgiving, throws, null, null).Finding.ShouldNotBeNull();
    }

    [Fact]
    public void A_refusal_at_a_limit_is_no_finding_and_a_fault_is()
    {
        var limit = new JudgedCheck(CheckId.Parse("limits/Chain/Bytes/depth-512")!) { MayRefuse = true };
        CheckVerdict Of(CheckOutcome outcome) => CheckJudge.Judge(limit, Facts([], new CheckFact(outcome, 0, null, "no", [])));

        Of(CheckOutcome.Rejected).ShouldBe(new());
        Of(CheckOutcome.ByRoundup).ShouldBe(new());
        Of(CheckOutcome.Crash).Finding.ShouldNotBeNull();
        CheckJudge.Judge(limit, CheckFacts.Passed).IsPassed.ShouldBeTrue();
    }

    private static CheckFacts Facts(string[] lost, params CheckFact[] seen) => new()
    {
        Seen = seen,
        Lost = [.. lost.Select(one => KeyValuePair.Create(one, $"example of {one}"))],
    };
}
