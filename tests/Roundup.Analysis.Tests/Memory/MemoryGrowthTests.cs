using Roundup.Analysis.Experiments.Memory;

namespace Roundup.Analysis.Tests.Memory;

/// <summary>Series of known growth.</summary>
public class MemoryGrowthTests
{
    [Fact]
    public void What_stays_equal_is_flat_and_what_is_kept_once_too()
    {
        Of(Series((_, _) => 1e6), Series((_, _) => 1e6)).Kind.ShouldBe(MemoryGrowthKind.Flat);
        Of(Series((calls, _) => calls > 3000 ? 2e6 : 1e6)).Kind.ShouldBe(MemoryGrowthKind.Flat);
        Of(Series((_, values) => values > 100 ? 2e6 : 1e6)).Kind.ShouldBe(MemoryGrowthKind.Flat);
    }

    [Fact]
    public void What_every_call_adds_is_found_with_its_bytes()
    {
        var growth = Of(Series((calls, _) => 24 * calls), Series((calls, _) => 25 * calls));
        growth.ShouldBe(new(MemoryGrowthKind.WithCalls, 24, 0, 24 * 9215));
    }

    [Fact]
    public void What_every_new_value_adds_is_found_although_calls_add_nothing()
    {
        var growth = Of(Series((_, values) => 100 * values));
        (growth.Kind, growth.PerCall, growth.PerValue).ShouldBe((MemoryGrowthKind.WithDistinctValues, 0, 100));
    }

    [Fact]
    public void A_list_that_doubles_grows_in_every_step() =>
        Of(Series((calls, _) => 8 * Math.Pow(2, Math.Ceiling(Math.Log2(calls))))).Kind.ShouldBe(MemoryGrowthKind.WithCalls);

    [Fact]
    public void Two_processes_must_agree() =>
        Of(Series((calls, _) => 24 * calls), Series((_, _) => 1e6)).Kind.ShouldBe(MemoryGrowthKind.Flat);

    [Fact]
    public void One_process_says_nothing() =>
        MemoryGrowth.Of(new([Series((calls, _) => 24 * calls)])).Kind.ShouldBe(MemoryGrowthKind.Unknown);

    [Fact]
    public void Of_one_value_nothing_is_said_of_others()
    {
        var growth = Of(new MemorySeries([new(1000, 1, 5), new(2000, 1, 5), new(4000, 1, 5)]));
        (growth.Kind, growth.PerValue).ShouldBe((MemoryGrowthKind.Flat, null));
    }

    private static MemoryGrowth Of(params MemorySeries[] processes) =>
        MemoryGrowth.Of(new(processes.Length == 1 ? [.. processes, .. processes] : processes));

    private static MemorySeries Series(Func<double, double, double> live)
    {
        (long Calls, long Values)[] steps =
            [(1000, 1), (2001, 1), (4003, 1), (4044, 41), (4125, 121), (4286, 281), (4607, 601), (9215, 601)];
        return new([.. steps.Select(step => new MemoryPoint(step.Calls, step.Values, live(step.Calls, step.Values)))]);
    }
}
