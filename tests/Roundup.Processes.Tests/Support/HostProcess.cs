using System.Globalization;
using Roundup.Engine.Processes;

namespace Roundup.Processes.Tests.Support;

/// <summary>A host in a process of its own.</summary>
internal sealed class HostProcess : IDisposable
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(60);
    private readonly string _folder;
    private readonly Process _process;

    public HostProcess(string root, string folder, bool resume, string rows, double timeLimit)
    {
        _folder = folder;
        _process = ProcessLauncher.Start(new(Toolchain.DotNet, CommandLine(root, folder, resume, rows, timeLimit))
        {
            RedirectStandardError = true,
            // A test that measures meanwhile keeps threads of this process off a processor, and a new process has the mask of a thread.
            Environment = { ["DOTNET_PROCESSOR_COUNT"] = Environment.ProcessorCount.ToString(CultureInfo.InvariantCulture) },
        });
    }

    /// <summary>The id of the process.</summary>
    public int Id => _process.Id;

    /// <summary>The command of a host, behind <c>dotnet</c>.</summary>
    public static string[] CommandLine(string root, string folder, bool resume, string rows, double timeLimit) =>
        [typeof(HostProcess).Assembly.Location, root, folder, resume ? "resume" : "new", rows, FormattableString.Invariant($"{timeLimit}")];

    /// <summary>
    /// Kills the host when the journal fulfils a condition; fails with what the host said where it ended before. On a thread of its own,
    /// since those of the tests may all be busy until the run has ended.
    /// </summary>
    /// <param name="condition">The condition.</param>
    /// <param name="later">How long afterwards the host is killed.</param>
    public Task KillWhenAsync(Func<IReadOnlyList<Entry>, bool> condition, TimeSpan later = default) => Task.Factory.StartNew(
        () =>
        {
            WaitFor(condition);
            Thread.Sleep(later);
            Kill();
        },
        CancellationToken.None,
        TaskCreationOptions.LongRunning,
        TaskScheduler.Default);

    /// <summary>kill -9, of the host alone.</summary>
    public void Kill()
    {
        _process.Kill(entireProcessTree: false);
        _process.WaitForExit();
        RuntimeFiles.RemoveOf(_process.Id);
    }

    public void Dispose()
    {
        if (!_process.HasExited)
        {
            _process.Kill(entireProcessTree: true);
            _process.WaitForExit();
        }

        RuntimeFiles.RemoveOf(_process.Id);

        _process.Dispose();
    }

    private void WaitFor(Func<IReadOnlyList<Entry>, bool> condition)
    {
        var clock = Stopwatch.StartNew();
        while (!_process.HasExited)
        {
            if (RunFolder.HasJournal(_folder) && condition(JournalText.Entries(_folder)))
            {
                return;
            }

            clock.Elapsed.ShouldBeLessThan(s_patience, "the host does not get there");
            Thread.Sleep(5);
        }

        Assert.Fail($"the host process ended before it was killed, with {_process.ExitCode}: {_process.StandardError.ReadToEnd()}");
    }
}
