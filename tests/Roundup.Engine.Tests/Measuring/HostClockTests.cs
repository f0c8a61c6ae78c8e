using System.Diagnostics;
using Roundup.Engine.Experiments.SteadyState;

namespace Roundup.Engine.Tests.Measuring;

/// <summary>What a worker says of its time must be possible.</summary>
public sealed class HostClockTests
{
    private const double Ms = 1e6;

    [Theory]
    [InlineData(10, 25)]
    [InlineData(10, 10)]
    [InlineData(10, 190)]
    [InlineData(0.001, 5)]
    public void A_batch_takes_the_host_process_longer(double said, double seen) => Fault(said, seen).ShouldBeNull();

    [Theory]
    [InlineData(0.4, 20)]
    [InlineData(1200, 1000)]
    [InlineData(0, 10)]
    [InlineData(-1, 10)]
    public void What_cannot_be_is_named(double said, double seen) =>
        Fault(said, seen).ShouldNotBeNull().ShouldStartWith("the worker says that a batch took");

    [Fact]
    public void A_machine_that_stands_still_for_a_while_accuses_nobody()
    {
        var clock = new HostClock();
        for (var i = 0; i < 5; i++)
        {
            Add(clock, 10, 5_000);
        }

        Add(clock, 10, 25);
        clock.Fault().ShouldBeNull();
    }

    private static string? Fault(double said, double seen)
    {
        var clock = new HostClock();
        for (var i = 0; i < 5; i++)
        {
            Add(clock, said, seen);
        }

        return clock.Fault();
    }

    private static void Add(HostClock clock, double said, double seen) =>
        clock.Add(said * Ms, HostClock.Now - (long)(seen / 1000 * Stopwatch.Frequency));
}
