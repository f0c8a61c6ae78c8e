using Roundup.Analysis.Advising;

namespace Roundup.Analysis.Tests.Advising;

public class AotFactTests
{
    private const string Target = "net10.0-aot";

    [Fact]
    public void A_row_has_its_worst_case_by_dataset_with_warnings_and_size()
    {
        var exact = Synthetic.Timed("quick", 100, 101).On(Target) with { AotWarnings = 13, DeployedBytes = 3 << 20 };
        var failed = Of(exact, "Simple") with
        {
            Experiments = Parts.Of(ExperimentNames.Speed, new CasePart { Outcome = Outcome.Crashed, Reason = "signal 11" }),
        };

        var facts = AotFact.In(Synthetic.File(null, exact, Of(exact, "Location"), failed, Synthetic.Timed("quick", 100, 101)));

        facts.Select(fact => fact.Text).Order().ShouldBe(
        [
            "net10.0-aot: exact (Simple crashed) with a trimmer root of Roundup's, 13 warnings, 3.0 MB",
            "net10.0: exact",
        ]);
        facts.Single(fact => fact.IsAot).Target.ShouldBe(Target);
    }

    [Fact]
    public void A_run_without_NativeAOT_has_no_facts() =>
        AotFact.In(Synthetic.File(null, Synthetic.Timed("quick", 100, 101))).ShouldBeEmpty();

    private static CaseResult Of(CaseResult result, string dataset) =>
        result with { Id = result.Id with { Table = result.Id.Table with { Dataset = dataset } } };
}
