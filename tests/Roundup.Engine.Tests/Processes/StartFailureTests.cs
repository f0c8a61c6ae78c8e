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
    public void The_message_of_the_host_comes_first_and_its_code_is_explained(
        int exitCode,
        string standardError,
        string line,
        string meaning) =>
        StartFailure.Find(exitCode, standardError)
            .ShouldBe(new StartFailure(
                $"the .NET host could not start it: {line} (exit code {exitCode}: {meaning})", IsRuntimeFault: true));

    [Theory]
    [InlineData(129, "The specified runtimeconfig.json [x] does not exist\n")]
    [InlineData(139, "Error: an assembly was not found\n")]
    [InlineData(147, "Invalid runtimeconfig.json [x]\n")]
    [InlineData(150, "You must install or update .NET.\nFramework: 'Microsoft.AspNetCore.App', version '9.0.0' (x64)\n")]
    public void A_requirement_of_one_program_is_not_a_failure_of_the_runtime(int exitCode, string standardError) =>
        StartFailure.Find(exitCode, standardError).ShouldNotBeNull().IsRuntimeFault.ShouldBeFalse();

    [Fact]
    public void A_Windows_status_means_the_same_as_its_lowest_byte() =>
        StartFailure.Find(unchecked((int)0x80008083), "Error: x\n").ShouldBe(StartFailure.Find(131, "Error: x\n"));

    [Fact]
    public void A_missing_system_library_is_a_failure_of_the_runtime() =>
        StartFailure.Find(127, Loader + "\n").ShouldBe(new StartFailure("the system could not load it: " + Loader, IsRuntimeFault: true));

    [Theory]
    [InlineData(137, "")]
    [InlineData(139, "\n")]
    [InlineData(134, "Unhandled exception. System.InvalidOperationException: no\n")]
    [InlineData(137, "Out of memory.\n")]
    [InlineData(134, "native words\n")]
    [InlineData(143, "Terminated\n")]
    [InlineData(0, "a log\n")]
    [InlineData(1, "a log\n")]
    public void Signals_exits_and_errors_of_the_runtime_are_not_start_failures(int exitCode, string standardError) =>
        StartFailure.Find(exitCode, standardError).ShouldBeNull();
}
