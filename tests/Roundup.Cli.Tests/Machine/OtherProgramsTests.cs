namespace Roundup.Cli.Tests.Machine;

/// <summary>Which processes are other programs, from a made <c>/proc</c>.</summary>
public sealed class OtherProgramsTests : FolderTests
{
    private const int Self = 40;
    /// <summary>
    /// `dotnet run` in a shell has built Roundup: what it left, what it is and what Roundup starts are busy, and no other program.
    /// </summary>
    [Fact]
    public void The_build_of_a_fresh_clone_is_not_another_program() => Used(
        before: [],
        after:
        [
            new(1, 0, 1, 0, "init"),
            new(10, 1, 10, 3, "bash"),
            new(30, 10, 30, 90, "dotnet run"),
            new(Self, 30, 30, 70, "roundup run"),
            new(50, Self, 30, 80, "dotnet values"),
            new(51, 50, 30, 60, "sh"),
            new(60, 1, 30, 95, "dotnet\0/usr/share/dotnet/sdk/10.0.100/MSBuild.dll\0/nodemode:1"),
            new(61, 60, 30, 9, "csc"),
            new(62, 1, 30, 95, "dotnet exec VBCSCompiler.dll"),
        ]).ShouldBe(0);

    [Fact]
    public void A_busy_neighbour_is_told_whoever_started_it() => Used(
        before: [new(70, 10, 70, 500, "neighbour"), new(80, 20, 80, 100, "browser")],
        after:
        [
            new(10, 1, 10, 0, "bash"),
            new(Self, 10, Self, 70, "roundup run"),
            new(70, 10, 70, 620, "neighbour"),
            new(71, 10, 10, 10, "a new program (with) spaces"),
            new(72, 1, Self, 20, "a program whose parent has ended"),
            new(73, 1, 73, 30, "MSBuild of an IDE"),
            new(80, 20, 80, 100, "browser"),
        ]).ShouldBe((120 + 10 + 20 + 30) / 200.0);

    /// <summary>A script without job control has one group for all that it starts.</summary>
    [Fact]
    public void A_neighbour_of_the_same_script_is_another_program() => Used(
        before: [],
        after: [new(10, 1, 10, 0, "bash"), new(Self, 10, 10, 70, "roundup run"), new(70, 10, 10, 50, "neighbour")]).ShouldBe(0.25);

    [Fact]
    public void A_quiet_machine_and_a_number_that_another_process_had_are_read_as_they_are() => Used(
        before: [new(70, 1, 70, 1000, "ended") { Start = 1 }],
        after: [new(Self, 1, Self, 70, "roundup run"), new(70, 1, 70, 2, "new") { Start = 2 }]).ShouldBe(0.01);

    [Fact]
    public void Without_a_reading_nothing_is_known() => Used(before: [], after: []).ShouldBeNull();

    /// <summary>What the machine of the test says is not known; that it can be read is.</summary>
    [Fact]
    public void The_processes_of_this_machine_can_be_read()
    {
        if (OperatingSystem.IsLinux())
        {
            new LinuxFiles("/").Processes().ShouldContain(process => process.Id == Environment.ProcessId && process.Ticks > 0);
        }
    }

    private double? Used(Made[] before, Made[] after)
    {
        var programs = new OtherPrograms(new LinuxFiles(folder.Path), Self);
        Write(before);
        var earlier = programs.Read();
        Write(after);
        return programs.Between(earlier, programs.Read(), TimeSpan.FromSeconds(2));
    }

    private void Write(Made[] processes)
    {
        foreach (var (id, parent, group, ticks, command) in processes)
        {
            var start = processes.Single(process => process.Id == id).Start;
            var times = $"{ticks - 1} 1 0 0 20 0 1 0 {start} 0 0";
            folder.Write($"proc/{id}/stat", $"{id} ({command}) S {parent} {group} 1 0 -1 0 0 0 0 0 {times}\n");
            folder.Write($"proc/{id}/cmdline", command);
        }
    }

    private sealed record Made(int Id, int Parent, int Group, int Ticks, string Command)
    {
        public int Start { get; init; } = 7;
    }
}
