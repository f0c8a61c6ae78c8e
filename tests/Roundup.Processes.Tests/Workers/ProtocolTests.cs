using Roundup.Engine.Files;
using Roundup.Engine.Processes;

namespace Roundup.Processes.Tests.Workers;

/// <summary>What becomes of a worker whose lines are not the protocol's.</summary>
public sealed class ProtocolTests : IDisposable
{
    private readonly string _script = Path.GetTempFileName();

    [LinuxTheory]
    [InlineData(@"ready\t.NET", "field 2 of the message 'ready' is missing")]
    [InlineData(@"ready\t.NET\tmany\t0", "field 2 of the message 'ready' is no whole number: 'many'")]
    [InlineData(@"hello", "the message 'hello' came where 'ready' was expected")]
    [InlineData(@"step\tstart\t1\t2", "field 3 of the message 'step' was not expected: '2'")]
    public async Task A_worker_that_breaks_the_protocol_is_ended_and_counts_as_crashed(string line, string problem)
    {
        File.WriteAllText(_script, $$"""printf "{{line}}\n" > /proc/self/fd/$1; sleep 60""");
        Worker? started = null;
        var program = new WorkerProgram("/bin/sh", _script, new Dictionary<string, string>());
        var limits = new WorkerLimits(TimeSpan.FromSeconds(20), long.MaxValue);

        var failure = await Should.ThrowAsync<WorkerFailedException>(() =>
            Worker.StartAsync(WorkerLauncher.Instance, program, limits, worker => started = worker, CancellationToken.None));

        failure.Outcome.ShouldBe(Outcome.Crashed);
        failure.Message.ShouldBe($"protocol error: {problem} (in start)");
        started.ShouldNotBeNull().IsAlive.ShouldBeFalse();
    }

    [LinuxFact]
    public async Task A_worker_has_a_directory_of_its_own_which_is_gone_after_it()
    {
        File.WriteAllText(_script, "pwd > \"$0\"; touch left; exit 3");
        var program = new WorkerProgram("/bin/sh", _script, new Dictionary<string, string>());
        var limits = new WorkerLimits(TimeSpan.FromSeconds(20), long.MaxValue);

        await Should.ThrowAsync<WorkerFailedException>(() =>
            Worker.StartAsync(WorkerLauncher.Instance, program, limits, _ => { }, CancellationToken.None));

        var directory = File.ReadAllText(_script).Trim();
        directory.ShouldNotBe(Environment.CurrentDirectory);
        Directory.Exists(directory).ShouldBeFalse();
    }

    /// <summary>Also where nobody disposes it: a row replaces a worker that has died.</summary>
    [LinuxFact]
    public async Task The_directory_of_a_worker_that_is_killed_is_gone_at_once_and_it_says_that_it_was_killed()
    {
        File.WriteAllText(_script, "pwd > \"$0\"; read command; kill -9 $$");
        var program = new WorkerProgram("/bin/sh", _script, new Dictionary<string, string>());
        var worker = Worker.StartWithArguments(
            WorkerLauncher.Instance,
            program, [], new WorkerLimits(TimeSpan.FromSeconds(20), long.MaxValue), _ => { }, CancellationToken.None);

        var failure = await Should.ThrowAsync<WorkerFailedException>(() => worker.SendAsync(new Protocol.ByeCommand()));

        (failure.Outcome, failure.IsKilled).ShouldBe((Outcome.Crashed, true), failure.Message);
        Directory.Exists(File.ReadAllText(_script).Trim()).ShouldBeFalse();
        await worker.DisposeAsync();
    }

    [LinuxFact]
    public void The_directories_of_a_host_that_was_killed_are_removed_and_those_of_others_stay()
    {
        using var own = WorkingFolder.Create();
        var mark = Path.GetFileName(own.Path).Split('-');
        mark.Length.ShouldBe(6);
        string Folder(string space, string started, UnixFileMode mode = OwnersFolder.Mode)
        {
            var path = Path.Combine(Path.GetTempPath(), $"roundup-worker-{space}-{mark[3]}-{started}-{Guid.NewGuid():N}");
            Directory.CreateDirectory(path);
            if (!OperatingSystem.IsWindows())
            {
                File.SetUnixFileMode(path, mode);
            }

            return path;
        }

        // A process of the same id that was started before, one that cannot be seen from here, and a folder that others see.
        var before = $"{Convert.ToInt64(mark[4], 16) - 1:x}";
        var ended = Folder(mark[2], before);
        var elsewhere = Folder("1", before);
        var shared = Folder(mark[2], before, OwnersFolder.Mode | UnixFileMode.GroupRead);

        WorkingFolder.RemoveOfEndedHosts();

        Directory.Exists(ended).ShouldBeFalse();
        Directory.Exists(elsewhere).ShouldBeTrue();
        Directory.Exists(own.Path).ShouldBeTrue();
        Directory.Exists(shared).ShouldBeTrue();
        Directory.Delete(elsewhere);
        Directory.Delete(shared);
    }

    [LinuxFact]
    public async Task What_a_worker_has_started_is_ended_after_it()
    {
        // It holds no stream of the worker, and belongs to no session of its.
        const string Script = """
            eval "exec $1>&-"
            setsid sleep 60 < /dev/null > /dev/null 2>&1 &
            echo $! > "$0"
            exit 3
            """;
        File.WriteAllText(_script, Script);
        var program = new WorkerProgram("/bin/sh", _script, new Dictionary<string, string>());
        var limits = new WorkerLimits(TimeSpan.FromSeconds(20), long.MaxValue);

        await Should.ThrowAsync<WorkerFailedException>(() =>
            Worker.StartAsync(WorkerLauncher.Instance, program, limits, _ => { }, CancellationToken.None));

        // One that has ended and that nobody has asked about has no command line any more.
        var commandLine = $"/proc/{File.ReadAllText(_script).Trim()}/cmdline";
        (File.Exists(commandLine) ? File.ReadAllText(commandLine) : "").ShouldBeEmpty();
    }

    /// <summary>A library may write values of own data there, or empty "its" folder; a process of .NET that dies leaves pipes.</summary>
    [LinuxTheory]
    [InlineData("TMPDIR", "rm -rf \"$there\"/*; exit 3")]
    [InlineData("TMP", "kill -9 $$")]
    [InlineData("TEMP", "mkdir \"$there/many\"; kill -9 $$")]
    public async Task Temporary_files_of_a_worker_go_with_it_and_those_of_others_stay(string variable, string end)
    {
        using var others = WorkingFolder.Create("others");
        File.WriteAllText(
            _script,
            $"""
            there="${variable}"
            : > "$there/values"
            : > "$there/clr-debug-pipe-$$-1-in"
            stat -c %a "$there" > "$0"
            echo "$there" >> "$0"
            {end}
            """);
        var program = new WorkerProgram("/bin/sh", _script, new Dictionary<string, string>());
        var limits = new WorkerLimits(TimeSpan.FromSeconds(20), long.MaxValue);

        await Should.ThrowAsync<WorkerFailedException>(() =>
            Worker.StartAsync(WorkerLauncher.Instance, program, limits, _ => { }, CancellationToken.None));

        var said = File.ReadAllLines(_script);
        said[0].ShouldBe("700");
        Path.GetDirectoryName(said[1]).ShouldBe(Path.GetTempPath().TrimEnd('/'));
        Directory.Exists(said[1]).ShouldBeFalse();
        Directory.Exists(others.Path).ShouldBeTrue();
    }

    [LinuxFact]
    public async Task A_worker_can_be_ended_twice()
    {
        var program = new WorkerProgram("/bin/sh", _script, new Dictionary<string, string>());
        File.WriteAllText(_script, "exit 3");
        var worker = Worker.StartWithArguments(
            WorkerLauncher.Instance,
            program, [], new WorkerLimits(TimeSpan.FromSeconds(20), long.MaxValue), _ => { }, CancellationToken.None);

        await worker.DisposeAsync();
        await worker.DisposeAsync();
        worker.IsAlive.ShouldBeFalse();
    }

    public void Dispose() => File.Delete(_script);
}
