using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Catalogue.Reading;
using Roundup.Contracts;
using Roundup.Engine.Showing;
using Roundup.Engine.Tests.Support;

namespace Roundup.Engine.Tests.Showing;

[Collection(WithRepository.Others)]
public class ShowTests(TestRepository repository)
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
        shown.Size.ShouldBeGreaterThan(4);
        shown.Lost.ShouldNotBeEmpty();
        shown.Lost[0].Value.ShouldContain(" → ");
    }

    [Fact]
    public async Task A_row_that_throws_is_reported()
    {
        var error = await Should.ThrowAsync<RoundupException>(() => ShowAsync("throws", 4));

        error.ExitCode.ShouldBe(ExitCode.SomeFailed);
        error.Message.ShouldContain("Misbehaving/throws on Notes is failed: ");
    }

    private Task<ShownCase> ShowAsync(string row, int bytes)
    {
        var plan = repository.PlanOf(row, Efforts.Least, new RunOptions { Datasets = ["Notes"], Shapes = [Shape.Bytes.ToString()] });
        var datasets = CatalogueReader.Read(repository.Root, TestRepository.Experiments).Datasets;
        return new ShowEngine(repository.Root, datasets, new Watcher()).ShowAsync(plan, bytes, CancellationToken.None);
    }
}
