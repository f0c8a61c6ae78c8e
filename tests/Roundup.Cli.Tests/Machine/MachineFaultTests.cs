using System.Diagnostics;
using Roundup.Catalogue.Reading;

namespace Roundup.Cli.Tests.Machine;

/// <summary>A fault of the machine ends a command before anything is built, with what to change; no library is blamed.</summary>
public sealed class MachineFaultTests : IDisposable
{
    private readonly TempFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("TMPDIR", "/nowhere", "Cannot write to /nowhere/: ", "name another folder for temporary files in the environment variable")]
    [InlineData("TMPDIR", "/proc/self", "Cannot write to /proc/self/: ", "in the environment variable TMPDIR")]
    [InlineData("HOME", "/proc/nobody", "Cannot write to /proc/nobody: ", "name another folder in HOME and DOTNET_CLI_HOME")]
    public async Task A_folder_that_cannot_be_written_is_named(string variable, string value, string what, string remedy)
    {
        if (!OperatingSystem.IsLinux())
        {
            return;
        }

        var (code, error) = await RunAsync($"export {variable}={value}");

        code.ShouldBe(4, error);
        error.ShouldStartWith(what);
        error.ShouldContain(remedy);
    }

    [Theory]
    [InlineData(64)]
    [InlineData(110)]
    [InlineData(220)]
    public async Task Too_few_open_files_are_named(int most)
    {
        if (!OperatingSystem.IsLinux())
        {
            return;
        }

        var (code, error) = await RunAsync($"ulimit -n {most}");

        code.ShouldBe(4, error);
        error.ShouldBe($"Only {most} files can be open at once, and Roundup needs 256: raise the hard limit (ulimit -Hn) and repeat.\n");
    }

    private async Task<(int Code, string Error)> RunAsync(string before)
    {
        var roundup = Path.Combine(AppContext.BaseDirectory, "roundup.dll");
        var check = "check --only values --serializer System.Text.Json/reflection --dataset Simple --shape Bytes";
        using var process = Process.Start(new ProcessStartInfo(
            "/bin/sh", ["-c", $"unset DOTNET_CLI_HOME; {before}; exec dotnet \"$0\" {check} --output \"$1\"", roundup, _folder.In("out")])
        {
            RedirectStandardError = true,
            RedirectStandardOutput = true,
            WorkingDirectory = Repository.Find(),
        })!;
        var output = process.StandardOutput.ReadToEndAsync();
        var error = await process.StandardError.ReadToEndAsync();
        await output;
        await process.WaitForExitAsync();
        return (process.ExitCode, error);
    }
}
