using System.Diagnostics;

namespace Roundup.Serializers;

/// <summary>Processes that the library starts and forgets. They end by themselves after a minute, if nobody ends them.</summary>
internal static class Children
{
    private const string Seconds = "60";

    /// <summary>Children that inherit all that can be inherited, the pipe for answers too.</summary>
    public static void Start(int count)
    {
        for (var i = 0; i < count; i++)
        {
            Process.Start(new ProcessStartInfo("sleep", [Seconds]) { UseShellExecute = false })!.Dispose();
        }
    }

    /// <summary>A process of a session of its own, which is nobody's child and holds no stream.</summary>
    public static void LeaveDaemon()
    {
        var command = $"setsid sleep {Seconds} < /dev/null > /dev/null 2>&1 &";
        using var shell = Process.Start(new ProcessStartInfo("sh", ["-c", command]) { UseShellExecute = false })!;
        shell.WaitForExit();
    }
}
