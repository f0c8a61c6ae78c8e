namespace Roundup.Analysis.Tests.Speed;

/// <summary>What a run of several versions of a library, or of several targets, says.</summary>
public class VersionTests
{
    private static readonly double[] s_noise = [1, 1.01, 0.99, 1.005, 0.995];

    [Fact]
    public void Each_further_version_has_one_sentence()
    {
        var run = Analyser.Analyse(Versions("Lib@1.0.0", Both("Lib@1.0.0", 1000), Both("Lib@2.0.0", 800), Both("Lib@3.0.0", 1200)));

        run.Findings.Select(f => (f.Code, f.Arguments[0], f.Arguments[1])).ShouldBe(
        [
            (FindingCode.VersionOverFirst, "Lib@2.0.0", "Lib@1.0.0"), (FindingCode.VersionOverFirst, "Lib@3.0.0", "Lib@1.0.0"),
        ]);
        var factors = (IReadOnlyList<Factor>)run.Findings[0].Arguments[2];
        factors.Select(f => f.Kind).ShouldBe(Enum.GetValues<FactorKind>());
        factors.Select(f => f.Estimate.Value).ShouldBe([0.8, 0.8, 1, 1], 0.01);
        factors[0].Estimate.Interval!.Value.Contains(0.8).ShouldBeTrue();
        factors[3].Estimate.Interval.ShouldBeNull("sizes have no noise");
    }

    [Fact]
    public void Versions_are_compared_with_the_first_whatever_the_baseline_is()
    {
        var run = Analyser.Analyse(Versions("Other", Both("Lib@2.0.0", 800), Both("Lib@1.0.0", 1000), Both("Other", 4000)));

        var finding = run.One(FindingCode.VersionOverFirst);
        finding.Arguments.Take(2).ShouldBe(["Lib@1.0.0", "Lib@2.0.0"], "the first of the file is the first named");
        ((IReadOnlyList<Factor>)finding.Arguments[2])[0].Estimate.Value.ShouldBe(1.25, 0.01);
    }

    [Fact]
    public void A_lossy_version_is_not_compared_with_an_exact_one()
    {
        var lossy = Both("Lib@2.0.0", 100).Select(c => c.Lossy("A"));

        Analyser.Analyse(Versions("Lib@1.0.0", Both("Lib@1.0.0", 1000), lossy)).Findings
            .ShouldNotContain(f => f.Code == FindingCode.VersionOverFirst);
    }

    [Fact]
    public void Joined_targets_have_one_sentence_a_row()
    {
        var file = Versions(
            "a",
            Both("a", 1000),
            Both("b", 2000),
            Both("a", 1500).Select(c => c.On("net8.0")),
            Both("b", 2200).Select(c => c.On("net8.0")));
        var run = Analyser.Analyse(file with { Run = file.Run with { Report = new() { JoinTargets = true } } });

        run.Findings.Select(f => (f.Code, f.Scope?.Target)).ShouldBe(
        [
            (FindingCode.SerializerOverTargets, null), (FindingCode.SerializerOverTargets, null),
        ]);
        var over = run.Findings[0];
        over.Arguments.Take(2).ShouldBe(["a", "net10.0"]);
        var factors = ((IReadOnlyList<NamedFactors>)over.Arguments[2]).ShouldHaveSingleItem();
        factors.Name.ShouldBe("net8.0");
        factors.Factors.Select(f => (f.Kind, Math.Round(f.Estimate.Value, 2))).ShouldBe(
        [
            (FactorKind.Serialize, 1.5), (FactorKind.Deserialize, 1.5), (FactorKind.Allocation, 1), (FactorKind.Size, 1),
        ]);
    }

    [Fact]
    public void A_baseline_that_is_missing_in_many_tables_is_one_notice()
    {
        var cases = Enumerable.Range(1, 8).Select(count => Timed("a", 100).At(count: count));

        Analyser.Analyse(Synthetic.File("gone", [.. cases])).Notices.Single(n => n.Code == NoticeCode.BaselineMissing)
            .Arguments.ShouldBe(["gone", "8 tables", "a"]);
    }

    private static CaseResult Timed(string name, double ns) =>
        Synthetic.Timed(name, [.. s_noise.Select((_, i) => ns * s_noise[(i + (int)ns) % s_noise.Length])]);

    private static IEnumerable<CaseResult> Both(string name, double ns) => Enum.GetValues<Operation>()
        .Select(operation => Timed(name, ns).At(operation: operation));

    private static ResultsFile Versions(string baseline, params IEnumerable<CaseResult>[] rows) =>
        Synthetic.File(baseline, [.. rows.SelectMany(row => row)]);
}
