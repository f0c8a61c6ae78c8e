using System.ComponentModel;
using System.Diagnostics;
using Roundup.Trials.Runs;

namespace Roundup.Trials.Soak.Faults;

/// <summary>A disk of a few pages, mounted in a private namespace.</summary>
internal static class SmallDisk
{
    private static readonly string[] s_unshare = ["--map-root-user", "--mount", "sh", "-c"];
    private static readonly Lazy<bool> s_isThere = new(Try);

    /// <summary>Whether this user may mount a disk.</summary>
    public static bool IsThere => s_isThere.Value;

    /// <summary>
    /// Starts a run whose folder is on such a disk. Its files are copied to a normal disk at the end.
    /// </summary>
    /// <param name="program">The program.</param>
    /// <param name="folder">The trial's folder.</param>
    /// <param name="command">The command.</param>
    /// <param name="pages">The size of the disk in pages of 4 KB.</param>
    public static HostProcess Start(BuiltRoundup program, TrialFolder folder, IReadOnlyList<string> command, int pages)
    {
        var kept = Directory.CreateDirectory(folder.In("kept")).FullName;
        Directory.CreateDirectory(folder.Run);
        string[] arguments = [Path.Combine(program.Folder, "roundup.dll"), .. command];
        var script = $"""
            mount -t tmpfs -o size={4 * pages}k none '{folder.Run}' || exit 99
            dotnet '{string.Join("' '", arguments)}'
            code=$?
            cp -a '{folder.Run}/.' '{kept}'
            exit $code
            """;
        return HostProcess.Start(folder, "unshare", [.. s_unshare, script]);
    }

    /// <summary>After the end of the process, which unmounts the disk: moves the copied files to the folder of the run.</summary>
    public static void MakeRoom(TrialFolder folder)
    {
        Directory.Delete(folder.Run, recursive: true);
        Directory.Move(folder.In("kept"), folder.Run);
    }

    private static bool Try()
    {
        try
        {
            var start = new ProcessStartInfo("unshare", [.. s_unshare, "mount -t tmpfs -o size=8k none /tmp"])
            {
                RedirectStandardError = true,
            };
            using var process = Process.Start(start)!;
            process.StandardError.ReadToEnd();
            process.WaitForExit();
            return process.ExitCode == 0;
        }
        catch (Win32Exception)
        {
            return false;
        }
    }
}
