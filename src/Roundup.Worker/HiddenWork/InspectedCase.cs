using System;
using Roundup.Protocol.SteadyState;
using Roundup.Results;

namespace Roundup.Worker;

/// <summary>The open case, looked through for work that its timed batches do not show.</summary>
internal abstract class InspectedCase
{
    /// <summary>Makes one of an open case.</summary>
    public static ICaseVisitor<InspectedCase> Maker { get; } = new Visitor();

    /// <summary>Looks for everything but changed settings.</summary>
    /// <param name="serialize">Serialize, or Deserialize.</param>
    /// <param name="exact">Whether verification found that nothing is lost.</param>
    /// <param name="all">Whether all work is looked for; otherwise what is allocated and what reading a result takes.</param>
    /// <param name="announce">Is told each step before it is taken.</param>
    public abstract HiddenAnswer Inspect(bool serialize, bool exact, bool all, Action<string> announce);

    private sealed class Visitor : ICaseVisitor<InspectedCase>
    {
        public InspectedCase Visit<T>(OpenedCase<T> opened)
            where T : notnull => new InspectedCase<T>(opened);
    }
}

/// <summary>The same with its type.</summary>
/// <typeparam name="T">The root.</typeparam>
/// <param name="opened">The case, prepared and timed.</param>
internal sealed class InspectedCase<T>(OpenedCase<T> opened) : InspectedCase
    where T : notnull
{
    /// <summary>Of calls that take longer, two or three are made, and what they cannot show is not looked for, ms.</summary>
    private const double LongMs = 20;

    /// <summary>Where the model itself takes longer to go through the pool (a mapper that computes), it is no floor, ns.</summary>
    private const double LongFloorNs = 50e6;

    private readonly int _pool = opened.Values.PoolRoots;

    public override HiddenAnswer Inspect(bool serialize, bool exact, bool all, Action<string> announce)
    {
        announce("results of the timed loop");
        if (new LoopResults<T>(opened, exact).Wrong(serialize) is { } looped)
        {
            return new HiddenAnswer(looped, new HiddenWork());
        }

        announce("calls in a row");
        var kept = new KeptCalls<T>(opened, exact);
        return (serialize ? kept.WrongSerialize() : kept.WrongDeserialize()) is { } wrong
            ? new HiddenAnswer(wrong, new HiddenWork())
            : new HiddenAnswer(null, Look(serialize, isLong: kept.CallMs >= LongMs, all, announce));
    }

    private HiddenWork Look(bool serialize, bool isLong, bool all, Action<string> announce)
    {
        announce("allocation");
        using var time = new OwnTime();
        var passes = new Passes<T>(opened.Driver, serialize, _pool, time);
        var found = new HiddenWork { AllocatedBytes = Allocation.PerCall(passes, isLong ? 1 : passes.CallsFor(Allocation.Ms)) };
        if (isLong || (serialize && !all))
        {
            return found;
        }

        if (all)
        {
            announce("work after calls");
            found = found with { Afterwards = Afterwards.Share(passes) };
            announce("what calls leave behind");
            found = found with
            {
                Finalizers = Finalizers.Share(passes, found.AllocatedBytes),
                RetainedBytes = Retained.PerCall(passes),
            };
            announce("a new thread");
            found = found with { FreshThread = FreshThread.Quotient(passes) };
        }

        var floor = new Floor<T>(opened.Model.Handwritten, serialize, time);
        if (floor.OnceNs(opened.Values.Roots[0]) * _pool >= LongFloorNs)
        {
            return found;
        }

        floor.WarmUp(opened.Values.Roots, _pool);
        announce("reading of results");
        found = found with { Reading = serialize ? null : new Reading<T>(opened, floor, time).Share(passes.PerCallNs) };
        if (!all)
        {
            return found;
        }

        announce("values not seen before");
        using var values = new UnseenValues<T>(opened, floor, serialize, time);
        return found with { FreshValues = values.Quotient() };
    }
}
