using System.Diagnostics;
using System.Globalization;
using System.Runtime.CompilerServices;
using Roundup.Protocol.Memory;
using Roundup.Worker.Cases;
using Roundup.Worker.Messages;
using Roundup.Worker.Shapes;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Memory;

internal abstract class RetainedMemory
{
    public static void Register(CommandTable commands, CaseSession session) => commands.Add<RetainCommand, RetainedAnswer>(
        RetainCommand.Type, command => session.Part(Visitor.Instance).After(command));

    protected abstract RetainedAnswer After(RetainCommand command);

    private sealed class Visitor : ICaseVisitor<RetainedMemory>
    {
        public static Visitor Instance { get; } = new();

        public RetainedMemory Visit<T>(OpenedCase<T> opened)
            where T : notnull => new RetainedMemory<T>(opened.Driver, opened.Values, opened.Model.Handwritten);
    }
}

internal sealed class RetainedMemory<T>(Driver<T> driver, Values<T> values, IHandwritten<T> handwritten) : RetainedMemory
    where T : notnull
{
    private bool _isPrepared;

    protected override RetainedAnswer After(RetainCommand command)
    {
        if (!_isPrepared)
        {
            Prepare(command.Serialize);
            _isPrepared = true;
        }

        var started = Stopwatch.GetTimestamp();
        Call(command);
        var ms = Clock.Nanoseconds(Stopwatch.GetTimestamp() - started) / 1e6;
        Collect();
        Collect();
        return new(GC.GetTotalMemory(forceFullCollection: false), ms);
    }

    // Once, before the first count.
    private void Prepare(bool serialize)
    {
        for (var i = 0; !serialize && i < values.PoolRoots; i++)
        {
            driver.Serialize(i, values.Roots[i]);
        }

        // .NET keeps the texts of small numbers (0 to 299 in .NET 10) that somebody asked for: they are no library's.
        for (var number = 0; number < 1000; number++)
        {
            _ = number.ToString(CultureInfo.InvariantCulture);
        }
    }

    // No local keeps a result of it. The driver has one payload, which is always that of the first value.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Call(RetainCommand command)
    {
        for (var call = 0L; call < command.Calls - 1; call++)
        {
            Call(command.Serialize, (int)(command.First + (call % command.Values)));
        }

        Call(command.Serialize, 0);
    }

    private void Call(bool serialize, int root)
    {
        if (serialize)
        {
            // A value may keep something for whoever reads it, as Dictionary keeps its Keys: a copy takes that with it when it is dropped.
            driver.Serialize(0, root == 0 ? values.Roots[0] : handwritten.Copy(values.Roots[root])!);
        }
        else
        {
            driver.Deserialize(root);
        }
    }

    private static void Collect()
    {
        GC.Collect();
        GC.WaitForPendingFinalizers();
    }
}
