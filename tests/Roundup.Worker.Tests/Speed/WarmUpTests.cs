using Roundup.Worker.Speed;

namespace Roundup.Worker.Tests.Speed;

/// <summary>The warm-up of long calls, with given times.</summary>
public class WarmUpTests
{
    [Theory]
    [InlineData(3, 0.3, 0.2, 0.2)]
    [InlineData(3, 0.3, 0.2, 0.24)]
    [InlineData(3, 0.3, 0.2, 0.192)]
    [InlineData(4, 0.3, 0.2, 0.15, 0.15)]
    [InlineData(2, 2.0, 1.0)]
    [InlineData(3, 0.6, 0.4, 0.3)]
    [InlineData(6, 0.13, 0.123, 0.116, 0.11, 0.104, 0.1)]
    public void Long_calls_are_warm_when_the_next_is_no_longer_faster_or_they_took_half_a_second(int calls, params double[] seconds)
    {
        var (result, made) = Run(1000, seconds);
        result.Settled.ShouldBeTrue();
        made.ShouldBe(calls);
        result.Calls.ShouldBe(1);
        result.NsPerCall.ShouldBe(seconds[calls - 1] * 1e9);
    }

    [Fact]
    public void A_first_call_that_is_long_for_its_compilation_alone_is_none()
    {
        var (result, made) = Run(300, [0.2, 1e-6]);
        made.ShouldBeGreaterThan(6);
        result.NsPerCall.ShouldBe(1e3);
    }

    [Fact]
    public void It_does_not_end_before_the_JIT_has_had_the_time_to_replace_code()
    {
        var operation = new WarmingOperation(calls => calls * 1e3, pool: 1);

        // Whether it has settled is up to what other tests compile meanwhile.
        WarmUp.Run([operation], 1000, 10).Ms.ShouldBeGreaterThanOrEqualTo(200);
    }

    /// <summary>Runs a warm-up whose n-th slice reports the n-th time per call (later ones the last time), and counts the slices.</summary>
    private static (WarmOperation Result, int Made) Run(double maxMs, double[] seconds)
    {
        var made = 0;
        var operation = new WarmingOperation(calls => calls * seconds[Math.Min(made++, seconds.Length - 1)] * 1e9, pool: 1);
        var result = WarmUp.Run([operation], maxMs, 10);
        return (result.Operations[0], made);
    }
}
