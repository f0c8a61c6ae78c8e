using Roundup.Engine.Processes;

namespace Roundup.Engine.Tests.Processes;

/// <summary>From exit code and standard error of a process that never said anything to why it did not start.</summary>
public sealed class StartFailureTests
{
    private const string Load = "Failed to load /x/libhostpolicy.so, error: file too short";
    private const string Framework = "Framework: 'Microsoft.NETCore.App', version '9.0.0' (x64)";
    private const string NoFramework =
        "You must install or update .NET to run this application.\n\nApp: /x/a.dll\n" + Framework + "\n\nNo frameworks were found.\n";
    private const string Loader = "./a: error while loading shared libraries: libstdc++.so.6: cannot open shared object file";

    [Theory]
    [InlineData(131, "Error: [/x/fxr] does not exist\n", "Error: [/x/fxr] does not exist", "hostfxr or hostpolicy is missing")]
    [InlineData(130, Load + "\nAn error occurred.\n", Load, "a library of the host cannot be loaded")]
    [InlineData(135, "Could not resolve CoreCLR path.\n", "Could not resolve CoreCLR path", "the library coreclr is missing")]
    [InlineData(150, NoFramework, Framework, "framework missing")]
    public void The_hosts_own_line_comes_first_and_its_code_is_told(int exitCode, string standardError, string line, string meaning) =>
        StartFailure.Find(exitCode, standardError)
            .ShouldBe(new StartFailure($"the .NET host could not start it: {line} (exit code {exitCode}: {meaning})", IsOfRuntime: true));

    [Theory]
    [InlineData(129, "The specified runtimeconfig.json [x] does not exist\n")]
    [InlineData(139, "Error: an assembly was not found\n")]
    [InlineData(147, "Invalid runtimeconfig.json [x]\n")]
    [InlineData(150, "You must install or update .NET.\nFramework: 'Microsoft.AspNetCore.App', version '9.0.0' (x64)\n")]
    public void What_one_program_asks_for_says_nothing_of_its_runtime(int exitCode, string standardError) =>
        StartFailure.Find(exitCode, standardError).ShouldNotBeNull().IsOfRuntime.ShouldBeFalse();

    [Fact]
    public void Windows_tells_the_whole_of_the_code() =>
        StartFailure.Find(unchecked((int)0x80008083), "Error: x\n").ShouldBe(StartFailure.Find(131, "Error: x\n"));

    [Fact]
    public void An_executable_that_lacks_a_library_of_the_system_is_of_no_row() =>
        StartFailure.Find(127, Loader + "\n").ShouldBe(new StartFailure("the system could not load it: " + Loader, IsOfRuntime: true));

    [Theory]
    [InlineData(137, "")]
    [InlineData(139, "\n")]
    [InlineData(134, "Unhandled exception. System.InvalidOperationException: no\n")]
    [InlineData(137, "Out of memory.\n")]
    [InlineData(134, "native words\n")]
    [InlineData(143, "Terminated\n")]
    [InlineData(0, "a log\n")]
    [InlineData(1, "a log\n")]
    public void A_signal_an_exit_and_what_the_runtime_itself_says_are_no_failure_to_start(int exitCode, string standardError) =>
        StartFailure.Find(exitCode, standardError).ShouldBeNull();
}
