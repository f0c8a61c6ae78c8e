using System;
using System.IO;
using System.Threading;
#if NET
using Microsoft.Win32.SafeHandles;
#endif

namespace Roundup.Worker;

/// <summary>
/// Ends this process when standard input ends, for then the host process is gone: also in the middle of a call that never returns.
/// </summary>
internal static class OrphanWatch
{
    /// <summary>Starts to watch.</summary>
    public static void Start() => new Thread(Watch) { IsBackground = true, Name = "roundup orphan watch" }.Start();

    private static void Watch()
    {
        using var input = Open();
        var nothing = new byte[16];
        while (input.Read(nothing, 0, nothing.Length) > 0)
        {
            // A process that makes first calls is sent no commands.
        }

        Environment.Exit(CommandQueue.OrphanExitCode);
    }

    // Read as a file where it is one, so that System.Console is loaded by the library or by nobody.
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
