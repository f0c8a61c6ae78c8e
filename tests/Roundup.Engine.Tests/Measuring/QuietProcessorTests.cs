using Roundup.Engine.Experiments.SteadyState;
using Roundup.Engine.Machine;
using Roundup.Protocol.SteadyState;
using Roundup.Results;

namespace Roundup.Engine.Tests.Measuring;

/// <summary>Which processor a batch is timed on.</summary>
public sealed class QuietProcessorTests
{
    private readonly QuietLevel _level = new();
    private readonly List<int> _keptOff = [];
    private readonly List<int> _asked = [];

    public QuietProcessorTests()
    {
        for (var i = 0; i < 50; i++)
        {
            _level.Add(Batch(1));
        }
    }

    [Fact]
    public async Task It_stays_where_it_is_quiet()
    {
        await Find(_ => Speed(1.05));
        _asked.ShouldBe([1], "the last processor is the first choice");
        _keptOff.ShouldBeEmpty();
    }

    [Fact]
    public async Task It_moves_to_a_processor_that_is_quiet_and_takes_other_threads_off_it()
    {
        await Find(processor => processor == 0 ? Speed(1) : Speed(1.4));
        _asked.ShouldBe([1, 0]);
        _keptOff.ShouldBe([0]);
    }

    [Fact]
    public async Task It_moves_away_from_a_thread_that_wants_the_processor()
    {
        await Find(processor => processor == 0 ? Speed(1) : Speed(1) with { YieldedNs = 3e6 });
        _keptOff.ShouldBe([0]);
    }

    [Fact]
    public async Task Where_none_is_quiet_it_takes_the_fastest()
    {
        await Find(processor => Speed(processor == 0 ? 1.3 : 1.5));
        _keptOff.ShouldBe([0]);
        _asked.ShouldBe([1, 0, 0]);
    }

    [Fact]
    public async Task A_probe_of_loads_alone_can_tell_of_a_neighbour()
    {
        await Find(processor => processor == 0 ? Speed(1) : Speed(1) with { LoadsNs = 6_000 * 2 });
        _keptOff.ShouldBe([0]);
    }

    [Fact]
    public void Any_speed_is_quiet_before_the_first_batch()
    {
        new QuietLevel().IsQuiet(1e6, 1e6, 1e6).ShouldBeTrue();
        new QuietLevel().Add(new Sample(0, 0, 1, 0, new([1])));
    }

    [Fact]
    public void A_machine_that_becomes_slower_for_good_is_quiet_again()
    {
        _level.IsQuiet(15_000 * 1.5, 6_000 * 1.5, 12_000 * 1.5).ShouldBeFalse();
        for (var i = 0; i < 400; i++)
        {
            _level.Add(Batch(1.5));
        }

        _level.IsQuiet(15_000 * 1.5, 6_000 * 1.5, 12_000 * 1.5).ShouldBeTrue();
    }

    private static SpeedAnswer Speed(double slower) => new(15_000 * slower, 6_000 * slower, 12_000 * slower, 300);

    private static Sample Batch(double slower) => new(0, 0, 1, 0, new([1]))
    {
        AdditionsBeforeNs = 15_000 * slower,
        AdditionsAfterNs = 15_000 * slower,
        LoadsBeforeNs = 6_000 * slower,
        LoadsAfterNs = 6_000 * slower,
        BranchesBeforeNs = 12_000 * slower,
        BranchesAfterNs = 12_000 * slower,
    };

    private Task Find(Func<int, SpeedAnswer> speed) => new QuietProcessor([0, 1], _level, _keptOff.Add).FindAsync(Ask(speed));

    private Func<int, Task<SpeedAnswer>> Ask(Func<int, SpeedAnswer> speed) => processor =>
    {
        _asked.Add(processor);
        return Task.FromResult(speed(processor));
    };
}
