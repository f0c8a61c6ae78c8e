using Roundup.Engine.Machine;

namespace Roundup.Engine.Tests.Measuring;

public sealed class ProcessorsTests
{
    [Theory]
    [InlineData("0", new[] { 0 })]
    [InlineData("0-1", new[] { 0, 1 })]
    [InlineData("2-3,7", new[] { 2, 3, 7 })]
    public void A_list_of_processors_is_read_as_Linux_writes_it(string list, int[] expected) => Processors.Parse(list).ShouldBe(expected);

    [Fact]
    public void The_timed_processor_is_one_that_workers_warm_up_on() =>
        Enumerable.Range(0, Processors.Count).Select(Processors.Get).ShouldContain(Processors.Timed);
}
