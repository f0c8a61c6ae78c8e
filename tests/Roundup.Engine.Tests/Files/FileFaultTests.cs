using Roundup.Engine.Files;

namespace Roundup.Engine.Tests.Files;

/// <summary>An error of the file system names the path that failed, and what helps.</summary>
public sealed class FileFaultTests
{
    private const string Asked = "/runs/out";

    [Theory]
    [InlineData("No space left on device : '/cache/units/x'", "Cannot write to /cache/units/x: No space left on device; make room.")]
    [InlineData("No space left on device", "Cannot write to /runs/out: No space left on device; make room.")]
    [InlineData("Disk quota exceeded : '/runs/out/a'", "Cannot write to /runs/out/a: Disk quota exceeded; make room.")]
    [InlineData(
        "Too many open files : '/cache/x'",
        "Cannot open /cache/x: Too many open files; close other programs, or raise the limit of open files (ulimit -n).")]
    [InlineData(
        "Read-only file system : '/cache'",
        "Cannot write to /cache: Read-only file system; choose a folder that is not read-only.")]
    [InlineData("The file '/runs' already exists.", "Cannot write to /runs/out: The file '/runs' already exists; give another.")]
    [InlineData("Input/output error : '/run'", "Cannot write to /run: Input/output error; give another.")]
    [InlineData(
        "No space left on device : '/runs/out/results.json.4711.part'",
        "Cannot write to /runs/out/results.json: No space left on device; make room.")]
    [InlineData("Input/output error : '/runs/out/a'", "Cannot write to /runs/out/a: Input/output error; give another.")]
    public void The_path_and_the_remedy_are_those_of_the_fault(string message, string said) =>
        FileFault.Describe(new IOException(message), Asked).Sentence("give another").ShouldBe(said);

    [Fact]
    public void A_name_that_is_too_long_is_told_as_that()
    {
        var thrown = Should.Throw<IOException>(() => File.WriteAllText(Path.Combine(Path.GetTempPath(), new string('x', 300)), ""));

        FileFault.Describe(thrown, Asked).Sentence("give another").ShouldEndWith(
            "; give the member, type or file that has this name a shorter one.");
    }

    [Fact]
    public void What_to_do_next_follows_the_remedy() =>
        FileFault.Describe(new IOException("No space left on device"), Asked).Sentence("give another", "resume with --resume")
            .ShouldBe("Cannot write to /runs/out: No space left on device; make room and resume with --resume.");

    [Theory]
    [InlineData(
        "MSB3021: Unable to copy file. No space left on device : '/cache/units/a/new/b.dll'",
        "Cannot write to /cache/units/a/new/b.dll: No space left on device; make room and repeat, or resume with --resume.")]
    [InlineData(
        "CS2012: Cannot open '/cache/a.dll' for writing -- 'Too many open files'",
        "Cannot open /cache/a.dll: Too many open files; close other programs, or raise the limit of open files (ulimit -n) and repeat, "
        + "or resume with --resume.")]
    public void A_fault_of_the_machine_in_a_build_is_no_fault_of_the_library(string message, string said)
    {
        var thrown = Should.Throw<RoundupException>(() => BuildChecks.CheckMachine(["CS0246: The type is missing", message]));

        thrown.ExitCode.ShouldBe(ExitCode.OutputNotWritable);
        thrown.Message.ShouldBe(said);
    }

    /// <summary>Every restore fails then, also that of a serializer that is a part of .NET.</summary>
    [Fact]
    public void A_package_source_that_NuGet_refuses_is_no_fault_of_the_library()
    {
        var thrown = Should.Throw<RoundupException>(() => BuildChecks.CheckMachine(
            ["NU1302: You are running the 'restore' operation with an 'HTTP' source: http://user:secret@feed/index.json."]));

        thrown.ExitCode.ShouldBe(ExitCode.OutputNotWritable);
        thrown.Message.ShouldBe(
            "No package can be restored, because NuGet rejects a package source whose address begins with http://: use https://, or set "
            + "allowInsecureConnections for the source in nuget.config.");
    }

    [Fact]
    public void An_error_of_the_library_stays_one() =>
        BuildChecks.CheckMachine(["CS0246: The type or namespace name 'Disk' could not be found", ""]);
}
