using System.Diagnostics;

namespace Roundup.Cli.Tests.Commands;

/// <summary>A pipe without a writer is not waited for, and a device does not fill the memory, whichever option names it.</summary>
public sealed class PipeTests : CliTests
{
    private const string Paths = "PATH";

    /// <summary>No command here takes longer than some seconds.</summary>
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(100);

    public static TheoryData<string> Commands =>
    [
        "report PATH", "report PATH.json", "compare PATH PATH", "compare PATH.json PATH.json", "merge PATH PATH --output out",
        "merge PATH.json PATH.json --output out", "advise PATH", "advise PATH.json", "run --model PATH", "run --model PATH.cs",
        "run --assembly PATH", "run --assembly PATH.dll", "run --data PATH.json", "model PATH",
        "check --serializer Packed --expected PATH --output out", "run --resume PATH", "run PATH", "run PATH.json",
    ];

    public PipeTests() => repository.Write("suites/check.json", """
        { "title": "Check", "serializers": ["*"], "datasets": ["*"], "shapes": ["Bytes"], "experiments": ["check"], "effort": "quick" }
        """);

    [Theory]
    [MemberData(nameof(Commands))]
    public async Task Nothing_waits_for_a_pipe(string command)
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        foreach (var ending in (string[])["", ".json", ".cs", ".dll"])
        {
            Process.Start("mkfifo", repository.In("pipe" + ending)).WaitForExit();
        }

        await ShouldEndAsync(command, repository.In("pipe"));
    }

    [Theory]
    [MemberData(nameof(Commands))]
    public async Task Nothing_reads_a_device_without_end(string command)
    {
        if (!File.Exists("/dev/zero"))
        {
            return;
        }

        foreach (var ending in (string[])["", ".json", ".cs", ".dll"])
        {
            File.CreateSymbolicLink(repository.In("device" + ending), "/dev/zero");
        }

        await ShouldEndAsync(command, repository.In("device"));
    }

    private async Task ShouldEndAsync(string command, string path)
    {
        var line = command.Replace(Paths, path).Replace(" out", " " + repository.In("out"));
        var result = await Task.Run(() => cli.RunAsync(line.Split(' '))).WaitAsync(s_patience);

        result.Code.ShouldBe(2, result.Error);
        result.Error.ShouldContain(path);
        result.Error.ShouldNotContain("Roundup itself failed");
    }
}
