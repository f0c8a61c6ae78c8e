using Roundup.Protocol.Speed;
using Roundup.Results;
using Roundup.Worker.Cases;
using Roundup.Worker.Messages;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Inspection;

// Looks for hidden work of an open case: work that its timed batches do not show.
internal abstract class InspectedCase
{
    public static ICaseVisitor<InspectedCase> Factory { get; } = new Visitor();

    public abstract HiddenAnswer Inspect(bool serialize, bool exact, Action<string> announce);

    private sealed class Visitor : ICaseVisitor<InspectedCase>
    {
        public InspectedCase Visit<T>(OpenedCase<T> opened)
            where T : notnull => new InspectedCase<T>(opened);
    }
}

internal sealed class InspectedCase<T>(OpenedCase<T> opened) : InspectedCase
    where T : notnull
{
    // Of calls from this time on only two or three are made, which is too few for most checks, ms.
    private const double LongMs = 20;

    // If the handwritten code needs longer for the pool, for example because of a slow mapping, it is no useful reference, ns.
    private const double LongFloorNs = 50e6;

    private readonly int _pool = opened.Values.PoolRoots;

    public override HiddenAnswer Inspect(bool serialize, bool exact, Action<string> announce)
    {
        announce("results of the timed loop");
        if (new LoopResults<T>(opened, exact).Wrong(serialize) is { } looped)
        {
            return new HiddenAnswer(looped, new HiddenWork());
        }

        announce("consecutive calls");
        var kept = new ConsecutiveCalls<T>(opened, exact);
        return (serialize ? kept.WrongSerialize() : kept.WrongDeserialize()) is { } wrong
            ? new HiddenAnswer(wrong, new HiddenWork())
            : new HiddenAnswer(null, Look(serialize, isLong: kept.CallMs >= LongMs, announce));
    }

    private HiddenWork Look(bool serialize, bool isLong, Action<string> announce)
    {
        announce("allocation");
        using var time = new ThreadClock();
        var loop = new OperationLoop<T>(opened.Driver, serialize, _pool);
        var calls = loop.RoundsFor(Allocation.Ms);
        var (all, elsewhere) = calls * loop.PerCallNs <= Allocation.MostMs * 1e6 ? Allocation.PerCall(loop, calls) : (null, null);
        var found = new HiddenWork
        {
            AllocatedBytes = all,

            // An awaited call goes on where its task ends: on which thread it allocates says nothing.
            AllocatedElsewhereBytes = opened.Driver.IsAsync ? null : elsewhere,
            Mapping = MappingTime.Share(opened, serialize, loop.PerCallNs, time),
        };
        if (isLong || serialize)
        {
            return found;
        }

        var reference = new HandwrittenReference<T>(opened.Model.Handwritten, time);
        if (reference.OnceNs(opened.Values.Roots[0]) * _pool >= LongFloorNs)
        {
            return found;
        }

        reference.WarmUp(opened.Values.Roots, _pool);
        announce("reading of results");
        return found with { Reading = new LazyMembers<T>(opened, reference, time).Share(loop.PerCallNs) };
    }
}

internal static class HiddenWorkCommands
{
    // announce: called with each step before it begins, so that the host process knows the last step of a process that crashed.
    public static void Register(CommandTable commands, CaseSession session, Action<string> announce) =>
        commands.Add<HiddenCommand, HiddenAnswer>(
            HiddenCommand.Type,
            command => session.Part(InspectedCase.Factory).Inspect(command.Serialize, command.Exact, announce));
}
