namespace Roundup.Processes.Tests.Support;

/// <summary>Whether worker processes live.</summary>
internal static class WorkerProcesses
{
    /// <summary>Fails where a worker that the journal names still lives a moment later.</summary>
    public static async Task ShouldBeGoneAsync(string folder)
    {
        var workers = JournalText.Entries(folder).OfType<WorkerEntry>().ToList();
        workers.ShouldNotBeEmpty();
        for (var tries = 0; tries < 20 && workers.Exists(IsAlive); tries++)
        {
            await Task.Delay(100);
        }

        workers.Where(IsAlive).ShouldBeEmpty();
    }

    /// <summary>Whether it runs. One that has ended and that nobody has asked about (a zombie) does not.</summary>
    public static bool IsAlive(WorkerEntry worker)
    {
        try
        {
            using var process = Process.GetProcessById(worker.Pid);
            return ProcessIdentity.StartOf(process) == worker.Start && !IsZombie(worker.Pid);
        }
        catch (Exception e) when (e is ArgumentException or InvalidOperationException or System.ComponentModel.Win32Exception)
        {
            return false;
        }
    }

    private static bool IsZombie(int pid)
    {
        try
        {
            return OperatingSystem.IsLinux()
                && File.ReadLines($"/proc/{pid}/status").Any(line => line.StartsWith("State:\tZ", StringComparison.Ordinal));
        }
        catch (IOException)
        {
            return false;
        }
    }
}
