namespace Roundup.Processes.Tests.Builds;

/// <summary>What no unit can be built without is said once, with the words of the tool that says so.</summary>
public sealed class SharedCauseTests : IDisposable
{
    private readonly TestRepository _repository = new("shared-cause");

    public void Dispose() => _repository.Dispose();

    [Fact]
    public async Task A_broken_configuration_of_NuGet_is_the_cause_and_not_its_consequences()
    {
        var file = _repository.Configuration;
        await File.WriteAllTextAsync(file, "<configuration><packageSources>");

        var verifying = TinyRun.VerifyAsync(_repository, "Tiny/default,Picky/names-the-file");
        var failure = await Should.ThrowAsync<RoundupException>(verifying);

        failure.ExitCode.ShouldBe(ExitCode.NothingMeasured);
        failure.Message.ShouldContain(file);
        failure.Message.ShouldStartWith("no package can be restored: ");
        failure.Message.ShouldContain("XML");
    }

    [Fact]
    public async Task A_configuration_of_NuGet_that_it_cannot_read_is_named()
    {
        using var odd = new TestRepository("a;b");
        var file = Path.Combine(odd.Root, "nuget.config");
        await File.WriteAllTextAsync(file, "<configuration />");

        var failure = await Should.ThrowAsync<RoundupException>(() => TinyRun.VerifyAsync(odd));

        failure.Message.ShouldBe($"NuGet cannot read {file}, because its path has a semicolon: move the file or rename the folder.");
    }

    [Fact]
    public async Task A_folder_of_what_is_built_that_cannot_be_written_is_named()
    {
        var artifacts = Path.Combine(_repository.Root, "artifacts");
        await File.WriteAllTextAsync(artifacts, "a file");

        var failure = await Should.ThrowAsync<RoundupException>(() => TinyRun.VerifyAsync(_repository));

        failure.ExitCode.ShouldBe(ExitCode.OutputNotWritable);
        failure.Message.ShouldContain(artifacts);
        failure.Message.ShouldNotContain("--output");
    }

    [SmallDiskFact]
    public async Task A_read_only_clone_is_named()
    {
        var command = HostProcess.CommandLine(_repository.Root, _repository.NewFolder(), false, "Tiny/default", 20);
        var (code, errors) = await EndAsync(SmallDiskFactAttribute.Script($"""
            mount --bind '{_repository.Root}' '{_repository.Root}'
            mount -o remount,ro,bind '{_repository.Root}'
            '{Toolchain.DotNet}' '{string.Join("' '", command)}'
            """));

        code.ShouldBe((int)ExitCode.OutputNotWritable, errors);
        errors.ShouldContain(Path.Combine(_repository.Root, "artifacts"));
        errors.ShouldContain("copy the project to a folder that can be written");
    }

    [Fact]
    public async Task A_missing_SDK_is_said_with_the_words_of_the_host()
    {
        var file = Path.Combine(_repository.Root, "global.json");
        await File.WriteAllTextAsync(file, """{ "sdk": { "version": "99.0.100" } }""");
        var command = HostProcess.CommandLine(_repository.Root, _repository.NewFolder(), false, "Tiny/default", 20);

        var (code, errors) = await EndAsync(new ProcessStartInfo(Toolchain.DotNet, command) { RedirectStandardError = true });

        code.ShouldBe((int)ExitCode.NothingMeasured, errors);
        errors.Trim().Split('\n').ShouldHaveSingleItem().ShouldContain("99.0.100");
        errors.ShouldContain(file);
    }

    private static async Task<(int ExitCode, string Errors)> EndAsync(ProcessStartInfo start)
    {
        using var process = ProcessLauncher.Start(start)!;
        var output = start.RedirectStandardOutput ? process.StandardOutput.ReadToEndAsync() : Task.FromResult("");
        var errors = await process.StandardError.ReadToEndAsync();
        await output;
        await process.WaitForExitAsync();
        return (process.ExitCode, errors);
    }
}
