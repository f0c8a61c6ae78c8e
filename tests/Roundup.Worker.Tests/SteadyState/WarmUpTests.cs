using Roundup.Protocol.SteadyState;

namespace Roundup.Worker.Tests;

/// <summary>The warm-up of long calls, told times that nothing has to take.</summary>
public class WarmUpTests
{
    [Theory]
    [InlineData(3, 2.0, 1.0, 1.0)]
    [InlineData(3, 2.0, 1.0, 1.3)]
    [InlineData(3, 2.0, 1.0, 0.96)]
    [InlineData(4, 2.0, 1.9, 1.0, 1.0)]
    [InlineData(5, 3.0, 2.0, 1.5, 1.0, 0.99)]
    public void Long_calls_are_warm_when_the_next_is_no_longer_faster_from_the_third_on(int calls, params double[] seconds)
    {
        var (result, made) = Run(1000, seconds);
        result.Settled.ShouldBeTrue();
        made.ShouldBe(calls);
        result.Calls.ShouldBe(1);
        result.NsPerCall.ShouldBe(seconds[calls - 1] * 1e9);
    }

    [Fact]
    public void Calls_that_get_faster_all_the_time_end_unsettled()
    {
        var (result, made) = Run(0, [6, 5, 4, 3, 2, 1, 0.5, 0.4]);
        result.Settled.ShouldBeFalse();
        made.ShouldBe(6);
    }

    [Fact]
    public void A_first_call_that_is_long_for_its_compilation_alone_is_none()
    {
        var (result, made) = Run(300, [0.2, 1e-6]);
        made.ShouldBeGreaterThan(6);
        result.NsPerCall.ShouldBe(1e3);
    }

    /// <summary>
    /// Runs a warm-up whose n-th batch tells the n-th time a call, those after the last the last, and counts the batches.
    /// </summary>
    private static (WarmOperation Result, int Made) Run(double maxMs, double[] seconds)
    {
        var made = 0;
        var operation = new WarmingOperation(calls => calls * seconds[Math.Min(made++, seconds.Length - 1)] * 1e9, pool: 1);
        var result = WarmUp.Run([operation], maxMs, 10);
        return (result.Operations[0], made);
    }
}
