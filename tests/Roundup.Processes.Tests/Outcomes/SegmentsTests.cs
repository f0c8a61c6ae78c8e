namespace Roundup.Processes.Tests.Outcomes;

/// <summary>A payload longer than 4 KB comes in several segments, and a library must read them all.</summary>
[Collection(WithRepository.Outcomes)]
public sealed class SegmentsTests(TestRepository repository)
{
    [Fact]
    public async Task Who_reads_the_first_segment_alone_is_wrong_in_segments_and_right_in_one()
    {
        var options = new RunOptions
        {
            Datasets = ["Notes"],
            Counts = [4],
            Shapes = ["BufferWriter", "Segments", "Pipe"],
            Experiments = [ProofOnly.Experiment],
        };
        var plan = repository.PlanOf("first-segment,all-segments", Efforts.Hardly, options);
        var results = await repository.RunAsync(plan, repository.NewFolder());

        Of("first-segment", Shape.BufferWriter).ShouldAllBe(result => result.Fidelity == Fidelity.Exact);
        Of("first-segment", Shape.Segments).ShouldAllBe(result => result.Outcome == Outcome.Wrong);
        Of("all-segments", Shape.Segments).ShouldAllBe(result =>
            result.Fidelity == Fidelity.Exact && result.AdaptedFrom == null && result.SizeBytes > 4 * 1500);

        Of("first-segment", Shape.Pipe).ShouldAllBe(result => result.Outcome == Outcome.Wrong);
        Of("all-segments", Shape.Pipe).ShouldAllBe(result =>
            result.Fidelity == Fidelity.Exact && result.AdaptedFrom == Shape.BufferWriter && result.SizeBytes > 4 * 1500);

        List<CaseResult> Of(string row, Shape shape)
        {
            var cases = results.Cases
                .Where(result => result.Id.Serializer == $"Misbehaving/{row}" && result.Id.Table.Shape == shape)
                .ToList();
            cases.ShouldHaveSingleItem();
            return cases;
        }
    }
}
