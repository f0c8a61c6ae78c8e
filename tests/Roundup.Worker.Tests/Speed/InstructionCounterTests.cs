using Roundup.Worker.Timing;

namespace Roundup.Worker.Tests.Speed;

public class InstructionCounterTests
{
    private const ulong OfTheSystem = 1;
    private const ulong CpuTime = 1;
    private const ulong NoSuchCounter = 4711;
    private const int Rounds = 1_000_000;
    private static int s_sink;

    [Theory]
    [InlineData(24, 5_000ul, true)]
    [InlineData(0, 5_000ul, false)] // The system gave the counter up.
    [InlineData(-1, 5_000ul, false)] // The reading failed.
    [InlineData(16, 5_000ul, false)] // It was cut short.
    [InlineData(24, 4_999ul, false)] // The counter did not run all the time.
    public void A_reading_that_is_not_whole_is_not_used(long bytes, ulong ran, bool complete) =>
        InstructionCounter.IsComplete([123_456, 5_000, ran], bytes).ShouldBe(complete);

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
        InstructionCounter.Reason(error, paranoid).ShouldBe(reason);

    [Fact]
    public void It_counts_where_the_system_permits_it()
    {
        // A counter of the system itself needs no hardware: it shows that the call, its structure and the reading are right.
        var counter = new InstructionCounter(OfTheSystem, CpuTime);
        var first = counter.Read();
        Work();
        var second = counter.Read();
        (first is null).ShouldBe(counter.Missing is not null);
        (second is null).ShouldBe(counter.Missing is not null);
        (second > first).ShouldBe(counter.Missing is null);
    }

    [Fact]
    public void A_counter_that_does_not_exist_has_a_reason_and_no_count()
    {
        var counter = new InstructionCounter(OfTheSystem, NoSuchCounter);
        counter.Missing.ShouldNotBeNullOrEmpty();
        counter.Read().ShouldBeNull();
    }

    [Fact]
    public void Another_thread_reads_nothing()
    {
        var counter = new InstructionCounter(OfTheSystem, CpuTime);
        double? read = 0;
        var thread = new Thread(() => read = counter.Read());
        thread.Start();
        thread.Join();
        read.ShouldBeNull();
    }

    [Fact]
    public void Here_there_is_a_counter_or_a_reason_why_there_is_none()
    {
        var counter = new InstructionCounter();
        var before = counter.Read();
        Work();
        var counted = counter.Read() - before;
        if (counter.Missing is { } reason)
        {
            reason.ShouldNotBeEmpty();
            counted.ShouldBeNull();
        }
        else if (counted is { } instructions)
        {
            // The loop has at least two instructions a round.
            instructions.ShouldBeGreaterThan(2 * Rounds);
        }

        Probes.Missing().Select(probe => probe.Key).Contains("instructions").ShouldBe(counter.Missing is not null);
    }

    private static void Work()
    {
        for (var i = 0; i < Rounds; i++)
        {
            s_sink += i;
        }
    }
}
