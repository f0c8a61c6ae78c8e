using System.Runtime.InteropServices;
using Roundup.Protocol.Instructions;
using Roundup.Worker.Cases;
using Roundup.Worker.Messages;
using Roundup.Worker.Speed;

namespace Roundup.Worker.Instructions;

// Calls whose instructions valgrind counts, in the loop that is timed elsewhere.
internal static class CountedCalls
{
    public static void Register(CommandTable commands, CaseSession session) =>
        commands.Add<CountCommand, CountedAnswer>(CountCommand.Type, command =>
        {
            var calls = session.Part(TimedCase.Factory);
            calls.Prepare(command.Serialize);
            Mark(default);
            calls.Call(command.Serialize, command.Calls);

            // No collection and no finalizer of what was done before falls among the counted calls.
            GC.Collect();
            GC.WaitForPendingFinalizers();
            Mark(default);
            calls.Call(command.Serialize, command.Calls);
            Mark(default);
            return new CountedAnswer();
        });

    [DllImport("libc", EntryPoint = CountCommand.Marker)]
    private static extern void Mark(IntPtr bits);
}
