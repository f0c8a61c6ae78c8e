namespace Roundup.Engine.Tests.Workers;

/// <summary>How long and how large a worker may be.</summary>
public sealed class WorkerLimitsTests
{
    private static readonly TableId s_table = new("Books", 1, Shape.Bytes, Operation.Serialize, "net10.0");

    [Fact]
    public void Small_data_has_the_lowest_limits()
    {
        var limits = WorkerLimits.For(new RunOptions(), [Made.Values(s_table, 100, pool: 1024)]);

        limits.Step.TotalSeconds.ShouldBeInRange(20, 21);
        limits.MemoryBytes.ShouldBeLessThanOrEqualTo(2L << 30);
    }

    [Fact]
    public void Larger_data_has_higher_limits_up_to_the_memory_of_the_machine()
    {
        var small = WorkerLimits.For(new RunOptions(), [Made.Values(s_table, 100)]);
        var large = WorkerLimits.For(new RunOptions(), [Made.Values(s_table, 100), Made.Values(s_table, 100e6)]);

        large.Step.ShouldBeGreaterThan(small.Step);
        large.MemoryBytes.ShouldBeGreaterThanOrEqualTo(small.MemoryBytes);
        large.MemoryBytes.ShouldBeLessThanOrEqualTo(GC.GetGCMemoryInfo().TotalAvailableMemoryBytes);
    }

    [Fact]
    public void Options_of_the_user_take_precedence()
    {
        var limits = WorkerLimits.For(
            new RunOptions { TimeLimit = TimeSpan.FromSeconds(1), MemoryLimit = 5 }, [Made.Values(s_table, 100e6)]);

        (limits.Step, limits.MemoryBytes).ShouldBe((TimeSpan.FromSeconds(1), 5));
    }

    /// <summary>What the budget ended is not said to hang.</summary>
    [Theory]
    [InlineData(19, 30, null)]
    [InlineData(21, 30, Outcome.Hung)]
    [InlineData(4, 0, null)]
    [InlineData(6, 0, Outcome.Skipped)]
    [InlineData(6, 1, null)]
    [InlineData(21, null, Outcome.Hung)]
    public void A_step_ends_with_its_limit_or_with_the_budget(int seconds, int? left, Outcome? outcome)
    {
        var limits = WorkerLimits.For(new RunOptions(), []) with
        {
            BudgetLeft = left is { } ofBudget ? () => TimeSpan.FromSeconds(ofBudget) : null,
        };

        var exceeded = limits.Exceeded(TimeSpan.FromSeconds(seconds), TimeSpan.FromSeconds(seconds), "warm");

        exceeded?.Outcome.ShouldBe(outcome!.Value);
        exceeded?.Message.ShouldBe(outcome == Outcome.Hung
            ? "no answer within 20 s (in warm)"
            : "not measured: the budget ended before the serializer answered (in warm)");
        (exceeded is null).ShouldBe(outcome is null);
    }

    /// <summary>Asked again, what the machine gives counts twice the limit; where it gives next to nothing, nobody can tell.</summary>
    [Theory]
    [InlineData(39, 39, null)]
    [InlineData(41, 41, "no answer within 40 s, repeated alone (in warm)")]
    [InlineData(199, 10, null)]
    [InlineData(201, 10, "the machine is too busy: the call got 10 s of 201 s (in warm)")]
    [InlineData(201, 41, "no answer within 40 s, repeated alone (in warm)")]
    public void Asked_again_a_step_has_the_time_that_the_machine_gives(int seconds, int given, string? reason)
    {
        var limits = WorkerLimits.For(new RunOptions(), []).Again(() => TimeSpan.Zero);

        var exceeded = limits.Exceeded(TimeSpan.FromSeconds(seconds), TimeSpan.FromSeconds(given), "warm");

        exceeded?.Message.ShouldBe(reason);
        (exceeded?.IsOfMachine ?? false).ShouldBe(reason?.StartsWith("the machine", StringComparison.Ordinal) == true);
        (exceeded is null).ShouldBe(reason is null);
    }

    [Fact]
    public void Without_values_there_is_still_a_time_limit() => WorkerLimits.For(new RunOptions(), []).Step.TotalSeconds.ShouldBe(20);
}
