using Roundup.Results;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Tests.Speed;

public class HardwareCountersTests
{
    private const ulong OfTheSystem = 1;
    private const ulong CpuTime = 1;
    private const ulong NoSuchCounter = 4711;
    private const int Rounds = 1_000_000;
    private static int s_sink;

    [Theory]
    [InlineData(40, 2ul, 5_000ul, true)]
    [InlineData(0, 2ul, 5_000ul, false)] // The system gave the counters up.
    [InlineData(-1, 2ul, 5_000ul, false)] // The reading failed.
    [InlineData(32, 2ul, 5_000ul, false)] // It was cut short.
    [InlineData(40, 1ul, 5_000ul, false)] // It is of another group.
    [InlineData(40, 2ul, 4_999ul, false)] // They did not run all the time.
    public void A_reading_that_is_not_whole_is_not_used(long bytes, ulong counters, ulong ran, bool complete) =>
        CounterGroup.IsComplete([counters, 5_000, ran, 123_456, 789], bytes).ShouldBe(complete);

    [Theory]
    [InlineData(2, null, "the processor does not offer this counter here; virtual machines often have none")]
    [InlineData(95, null, "the processor does not offer this counter here; virtual machines often have none")]
    [InlineData(13, "4\n", "the system does not permit it: kernel.perf_event_paranoid is 4, and 2 or less would")]
    [InlineData(1, "2\n", "the system does not permit it, although kernel.perf_event_paranoid is 2: a container may forbid it")]
    [InlineData(1, "-1\n", "the system does not permit it, although kernel.perf_event_paranoid is -1: a container may forbid it")]
    [InlineData(1, null, "the system does not permit it, although kernel.perf_event_paranoid is not known: a container may forbid it")]
    [InlineData(38, null, "the kernel has no perf_event_open")]
    [InlineData(24, null, "perf_event_open failed with error 24")]
    public void An_error_says_what_to_do(int error, string? paranoid, string reason) =>
        CounterGroup.Reason(error, paranoid).ShouldBe(reason);

    [Fact]
    public void A_group_counts_where_the_system_permits_it()
    {
        // Counters of the system itself need no hardware: they show that the call, its structure and the reading are right.
        var group = new CounterGroup(OfTheSystem, CpuTime, NoSuchCounter, CpuTime);
        if (group.Missing[0] is not null)
        {
            group.Missing.ShouldAllBe(reason => reason == group.Missing[0]);
            group.Read().ShouldBeFalse();
            return;
        }

        group.Missing[1].ShouldNotBeNull();
        group.Missing[2].ShouldBeNull();
        group.Read().ShouldBeTrue();
        var (first, second) = (group[0]!.Value, group[2]!.Value);
        Work();
        group.Read().ShouldBeTrue();
        group[0]!.Value.ShouldBeGreaterThan(first);
        group[1].ShouldBeNull();
        group[2]!.Value.ShouldBeGreaterThan(second);
    }

    [Fact]
    public void Another_thread_reads_nothing()
    {
        var group = new CounterGroup(OfTheSystem, CpuTime);
        var read = true;
        var thread = new Thread(() => read = group.Read());
        thread.Start();
        thread.Join();
        read.ShouldBeFalse();
    }

    [Fact]
    public void Here_there_are_counters_or_a_reason_why_there_are_none()
    {
        var before = new double?[BatchReadings.Count];
        var after = new double?[BatchReadings.Count];
        HardwareCounters.Read(before);
        Work();
        HardwareCounters.Read(after);

        var counted = after[(int)Probe.Instructions] - before[(int)Probe.Instructions];
        if (HardwareCounters.InstructionsMissing is { } reason)
        {
            reason.ShouldNotBeEmpty();
            HardwareCounters.CacheMissesMissing.ShouldBe(reason);
            counted.ShouldBeNull();
        }
        else if (counted is { } instructions)
        {
            // The loop has at least two instructions a round.
            instructions.ShouldBeGreaterThan(2 * Rounds);
        }

        var missing = Probes.Missing().Select(probe => probe.Key).ToList();
        missing.Contains("instructions").ShouldBe(HardwareCounters.InstructionsMissing is not null);
        missing.Contains("cache misses").ShouldBe(HardwareCounters.CacheMissesMissing is not null);
    }

    private static void Work()
    {
        for (var i = 0; i < Rounds; i++)
        {
            s_sink += i;
        }
    }
}
