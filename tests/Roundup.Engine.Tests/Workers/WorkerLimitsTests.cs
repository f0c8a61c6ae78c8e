using Roundup.Catalogue.Planning;
using Roundup.Contracts;
using Roundup.Engine.Tests.Support;
using Roundup.Engine.Workers;
using Roundup.Results;

namespace Roundup.Engine.Tests.Workers;

/// <summary>How long and how large a worker may be.</summary>
public sealed class WorkerLimitsTests
{
    private static readonly CellId s_cell = new("Books", 1, Shape.Bytes, Operation.Serialize, "net10.0");

    [Fact]
    public void Small_data_has_the_lowest_limits()
    {
        var limits = WorkerLimits.For(new RunOptions(), [Made.Values(s_cell, 100, pool: 1024)]);

        limits.Step.TotalSeconds.ShouldBeInRange(20, 21);
        limits.MemoryBytes.ShouldBeLessThanOrEqualTo(2L << 30);
    }

    [Fact]
    public void Larger_data_has_higher_limits_up_to_the_memory_of_the_machine()
    {
        var small = WorkerLimits.For(new RunOptions(), [Made.Values(s_cell, 100)]);
        var large = WorkerLimits.For(new RunOptions(), [Made.Values(s_cell, 100), Made.Values(s_cell, 100e6)]);

        large.Step.ShouldBeGreaterThan(small.Step);
        large.MemoryBytes.ShouldBeGreaterThanOrEqualTo(small.MemoryBytes);
        large.MemoryBytes.ShouldBeLessThanOrEqualTo(GC.GetGCMemoryInfo().TotalAvailableMemoryBytes);
    }

    [Fact]
    public void Options_of_the_user_take_precedence()
    {
        var limits = WorkerLimits.For(
            new RunOptions { TimeLimit = TimeSpan.FromSeconds(1), MemoryLimit = 5 }, [Made.Values(s_cell, 100e6)]);

        limits.ShouldBe(new WorkerLimits(TimeSpan.FromSeconds(1), 5));
    }

    [Fact]
    public void Without_values_there_is_still_a_time_limit() => WorkerLimits.For(new RunOptions(), []).Step.TotalSeconds.ShouldBe(20);
}
