using Roundup.Worker.Messages;
#if NET
using Microsoft.Win32.SafeHandles;
#endif

namespace Roundup.Worker.FirstCall;

// Ends this process when standard input ends, which means that the host process has ended, even during a call that never returns.
internal static class OrphanWatch
{
    public static void Start() => new Thread(Watch) { IsBackground = true, Name = "roundup orphan watch" }.Start();

    private static void Watch()
    {
        using var input = Open();
        var nothing = new byte[16];
        while (input.Read(nothing, 0, nothing.Length) > 0)
        {
            // A process that makes first calls receives no commands.
        }

        Environment.Exit(CommandQueue.OrphanExitCode);
    }

    // On Unix standard input is read as a file, so that only the library can load System.Console.
    private static Stream Open() =>
#if NET
        Path.DirectorySeparatorChar == '/'
            ? new FileStream(new SafeFileHandle((IntPtr)0, ownsHandle: false), FileAccess.Read, bufferSize: 1)
            : ByConsole();
#else
        ByConsole();
#endif

    private static Stream ByConsole() => Console.OpenStandardInput();
}
