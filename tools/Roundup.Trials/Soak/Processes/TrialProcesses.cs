using System.Globalization;

namespace Roundup.Trials.Soak.Processes;

/// <summary>
/// All processes of one trial, children of children and those that left their parents too: a variable of the environment names the trial,
/// and whatever is started inherits it.
/// </summary>
/// <param name="folder">The trial's folder.</param>
internal sealed class TrialProcesses(string folder)
{
    /// <summary>The variable.</summary>
    public const string Variable = "ROUNDUP_SOAK_TRIAL";

    /// <summary>Those that run now. One that has ended and that nobody has asked about (a zombie) does not.</summary>
    public IReadOnlyList<FoundProcess> All()
    {
        var found = new List<FoundProcess>();
        foreach (var entry in Directory.EnumerateDirectories("/proc"))
        {
            if (int.TryParse(Path.GetFileName(entry), NumberStyles.None, CultureInfo.InvariantCulture, out var id)
                && id != Environment.ProcessId
                && Read(Path.Combine(entry, "environ")).Contains($"{Variable}={folder}")
                && Read(Path.Combine(entry, "cmdline")) is { Length: > 0 } arguments)
            {
                found.Add(new(id, arguments));
            }
        }

        return found;
    }

    /// <summary>Waits until none is left, for a few seconds.</summary>
    /// <returns>Those that are left.</returns>
    public async Task<IReadOnlyList<FoundProcess>> LeftAsync()
    {
        var left = All();
        for (var tries = 0; tries < 30 && left.Count > 0; tries++)
        {
            await Task.Delay(100).ConfigureAwait(false);
            left = All();
        }

        return left;
    }

    /// <summary>Ends all.</summary>
    public void Kill()
    {
        // Again until there is none: one may start another meanwhile.
        for (var tries = 0; tries < 20 && All() is { Count: > 0 } left; tries++)
        {
            foreach (var process in left)
            {
                Signals.Send(process.Id, Signals.Kill);
            }

            Thread.Sleep(20);
        }
    }

    private static string[] Read(string file)
    {
        try
        {
            return File.ReadAllText(file).Split('\0', StringSplitOptions.RemoveEmptyEntries);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            // It has ended, or is another user's.
            return [];
        }
    }
}
