using System.Diagnostics;
using Roundup.Catalogue;
using Roundup.Engine.Files;

namespace Roundup.Engine.Processes;

/// <summary>
/// An empty directory for the temporary files of one process, and the working directory of a worker: files that a library writes or deletes
/// there affect no other worker and no file of the user, and values of own data in them go with the process.
/// </summary>
/// <remarks>
/// Its name says which process made it, so that a later run removes the folders of a process that was killed: <c>roundup-worker-</c>, the
/// namespace of process ids, the id, the start, and what makes the name unique.
/// </remarks>
internal sealed class WorkingFolder : IDisposable
{
    private const string Prefix = "roundup-";
    private const int MostTries = 50;

    private static readonly string[] s_variables = ["TMPDIR", "TMP", "TEMP"];

    private static readonly TimeSpan s_pause = TimeSpan.FromMilliseconds(20);

    private static readonly string s_host = HostMark();

    private WorkingFolder(string path) => Path = path;

    public string Path { get; }

    // Throws RoundupException: no directory can be created.
    public static WorkingFolder Create(string owner = "worker")
    {
        try
        {
            return new(Directory.CreateTempSubdirectory($"{Prefix}{owner}-{s_host}-").FullName);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            var fault = FileFault.Describe(e) with { Path = System.IO.Path.GetTempPath(), Remedy = null };
            throw new RoundupException(
                ExitCode.OutputNotWritable,
                fault.Sentence($"correct that, or name another folder for temporary files in the environment variable {s_variables[0]}"),
                e);
        }
    }

    // Removes the directories whose host process has ended without removing them.
    public static void RemoveOfEndedHosts()
    {
        try
        {
            foreach (var folder in Directory.GetDirectories(System.IO.Path.GetTempPath(), Prefix + "*").Where(IsOfEndedHost))
            {
                Delete(folder, tries: 1);
            }
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            // Nothing depends on what is left there.
        }
    }

    public void ApplyTo(ProcessStartInfo start)
    {
        foreach (var name in s_variables)
        {
            start.Environment[name] = Path;
        }
    }

    public void Dispose() => Delete(Path);

    // Removes a folder, while a process that was just ended may still write there; what another program holds is left.
    public static void Delete(string folder, int tries = MostTries)
    {
        while (Directory.Exists(folder))
        {
            try
            {
                Directory.Delete(folder, recursive: true);
            }
            catch (Exception e) when (e is IOException or UnauthorizedAccessException)
            {
                if (--tries <= 0)
                {
                    return;
                }

                Thread.Sleep(s_pause);
            }
        }
    }

    private static bool IsOfEndedHost(string folder)
    {
        var parts = System.IO.Path.GetFileName(folder)[Prefix.Length..].Split('-');
        return parts.Length == 5
            && parts[1] == Namespace()
            && int.TryParse(parts[2], NumberStyles.None, CultureInfo.InvariantCulture, out var id)
            && long.TryParse(parts[3], NumberStyles.HexNumber, CultureInfo.InvariantCulture, out var started)

            // Roundup makes no other ones.
            && (OperatingSystem.IsWindows() || File.GetUnixFileMode(folder) == OwnersFolder.Mode)
            && !new ProcessIdentity(id, started, null).IsRunning;
    }

    private static string HostMark()
    {
        using var process = Process.GetCurrentProcess();
        return string.Create(CultureInfo.InvariantCulture, $"{Namespace()}-{process.Id}-{ProcessIdentity.StartOf(process):x}");
    }

    // The end of the number of the namespace that process ids belong to: a container has one of its own. 0 where there are none. All is
    // short, since the path of a socket, by which tools find a process of .NET among its temporary files, has at most 107 characters.
    private static string Namespace() => OperatingSystem.IsLinux() && File.ResolveLinkTarget("/proc/self/ns/pid", false)?.Name is { } name
        ? string.Concat(name.Where(char.IsAsciiDigit).TakeLast(4))
        : "0";
}
