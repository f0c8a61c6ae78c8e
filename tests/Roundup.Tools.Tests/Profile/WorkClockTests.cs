namespace Roundup.Tools.Tests.Profile;

public class WorkClockTests
{
    [Fact]
    public void A_moment_counts_for_the_innermost_work()
    {
        var clock = new WorkClock();
        clock.Begin(RuntimeWork.Jit, 1L, at: 10);
        clock.Begin(RuntimeWork.TypeLoading, 7, at: 14);
        clock.Begin(RuntimeWork.Jit, 2L, at: 15);
        clock.End(RuntimeWork.Jit, 2L, at: 18).ShouldBe(3);
        clock.End(RuntimeWork.TypeLoading, 7, at: 20).ShouldBe(6);
        clock.End(RuntimeWork.Jit, 1L, at: 30).ShouldBe(20);
        clock.Begin(RuntimeWork.AssemblyLoading, "a", at: 100);
        clock.End(RuntimeWork.AssemblyLoading, "a", at: 101);

        clock.Of(RuntimeWork.Jit).ShouldBe(4 + 3 + 10);
        clock.Of(RuntimeWork.TypeLoading).ShouldBe(1 + 2);
        clock.Of(RuntimeWork.AssemblyLoading).ShouldBe(1);
        clock.Of(RuntimeWork.PrecompiledCode).ShouldBe(0);
    }

    [Fact]
    public void An_end_without_a_begin_changes_nothing()
    {
        var clock = new WorkClock();
        clock.End(RuntimeWork.Jit, 1L, at: 5).ShouldBeNull();
        clock.Begin(RuntimeWork.TypeLoading, 1, at: 6);
        clock.End(RuntimeWork.Jit, 1L, at: 8).ShouldBeNull();
        clock.End(RuntimeWork.TypeLoading, 1, at: 9).ShouldBe(3);

        clock.Of(RuntimeWork.Jit).ShouldBe(0);
        clock.Of(RuntimeWork.TypeLoading).ShouldBe(3);
    }

    [Fact]
    public void Work_that_never_ends_does_so_with_what_it_is_in()
    {
        var clock = new WorkClock();
        clock.Begin(RuntimeWork.Jit, 1L, at: 0);
        clock.Begin(RuntimeWork.PrecompiledCode, 2L, at: 1);
        clock.End(RuntimeWork.Jit, 1L, at: 3);
        clock.Advance(1000);

        clock.Of(RuntimeWork.Jit).ShouldBe(1);
        clock.Of(RuntimeWork.PrecompiledCode).ShouldBe(2);
    }
}
