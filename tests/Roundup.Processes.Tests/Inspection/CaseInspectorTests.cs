using Roundup.Engine.Inspection;

namespace Roundup.Processes.Tests.Inspection;

[Collection(WithRepository.Others)]
public class CaseInspectorTests(TestRepository repository)
{
    [Fact]
    public async Task What_a_lossy_row_does_with_a_value_is_shown()
    {
        var shown = await ShowAsync("loses-member", 4);

        shown.Model.Single().Text.ShouldContain("class Note");
        shown.SetUp.ShouldContain("Open<T>");
        shown.Calls.Count(call =>
            call.Contains("(byte[] bytes)", StringComparison.Ordinal)
            || call.Contains("SerializeToBytes", StringComparison.Ordinal)).ShouldBe(2);
        shown.Payload.Length.ShouldBe(4);
        shown.Size.ShouldNotBeNull().ShouldBeGreaterThan(4);
        shown.Lost.ShouldNotBeEmpty();
        shown.Lost[0].Value.ShouldContain(" → ");
    }

    [Fact]
    public async Task A_row_that_throws_is_shown_without_a_payload()
    {
        var shown = await ShowAsync("throws", 4);

        shown.Model.Single().Text.ShouldContain("class Note");
        shown.Calls.ShouldNotBeEmpty();
        shown.Size.ShouldBeNull();
        var failure = shown.Failure.ShouldNotBeNull();
        CaseFailure.Sentence(shown.Planned, failure.Outcome, failure.Reason)
            .ShouldBe("Misbehaving/throws on Notes is failed: InvalidOperationException: this value is not to my taste (in Serialize).");
        failure.Frames[0].ShouldBe("Roundup.Serializers.Throws`1.SerializeToBytes");
    }

    [Fact]
    public async Task A_row_that_throws_while_it_reads_is_shown_with_its_payload()
    {
        var shown = await ShowAsync("throws-reading", 4);

        shown.Size.ShouldNotBeNull().ShouldBeGreaterThan(4);
        shown.Payload.Length.ShouldBe(4);
        shown.Failure.ShouldNotBeNull().Reason.ShouldEndWith("(in Deserialize)");
    }

    [Fact]
    public async Task A_row_that_refuses_to_open_is_shown_with_its_model()
    {
        var shown = await ShowAsync("not-supported", 4);

        shown.Model.ShouldNotBeEmpty();
        shown.SetUp.ShouldContain("Open<T>");
        shown.Failure.ShouldNotBeNull().Outcome.ShouldBe(Outcome.Unsupported);
    }

    private Task<CaseInspection> ShowAsync(string row, int bytes)
    {
        var plan = repository.PlanOf(row, Efforts.Least, new RunOptions { Datasets = ["Notes"], Shapes = [Shape.Bytes.ToString()] });
        var datasets = CatalogueReader.Read(repository.Root, TestRepository.Experiments).Datasets;
        return new CaseInspector(repository.Root, datasets, FlavourList.All, new Watcher())
            .InspectAsync(plan, bytes, CancellationToken.None);
    }
}
