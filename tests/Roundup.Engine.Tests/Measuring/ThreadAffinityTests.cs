using Roundup.Engine.Machine;

namespace Roundup.Engine.Tests.Measuring;

/// <summary>Threads that are not timed leave the timed processor, and come back.</summary>
public sealed class ThreadAffinityTests
{
    [LinuxFact]
    public void The_threads_of_a_process_are_kept_off_the_timed_processor_and_released()
    {
        using var other = ProcessLauncher.Start(new("sleep", "60"));
        try
        {
            var before = Allowed(other.Id);
            ThreadAffinity.KeepOff(other.Id, isWorker: true, Processors.Timed);
            Allowed(other.Id).ShouldBe(before, "the main thread of a worker is the one that is timed");
            ThreadAffinity.KeepOff(other.Id, isWorker: false, Processors.Timed);
            Allowed(other.Id).Contains(Processors.Timed).ShouldBe(Processors.Count < 2);
            ThreadAffinity.Release(other.Id, isWorker: false);
            Allowed(other.Id).ShouldContain(Processors.Timed);
        }
        finally
        {
            other.Kill();
        }
    }

    [Fact]
    public void A_process_that_has_ended_is_no_error() =>
        Should.NotThrow(() => ThreadAffinity.KeepOff(int.MaxValue, isWorker: true, Processors.Timed));

    private static IReadOnlyList<int> Allowed(int process)
    {
        const string Name = "Cpus_allowed_list:";
        return Processors.Parse(File.ReadLines($"/proc/{process}/status").First(line => line.StartsWith(Name))[Name.Length..].Trim());
    }
}
