namespace Roundup.Cli.Tests.Commands;

/// <summary><c>roundup completion</c>: the script for bash, with a stand-in for the program that answers with what it was asked.</summary>
public sealed class CompletionScriptTests : CliTests
{
    [Theory]
    [InlineData("roundup ru", "ru", "run", "[suggest:3]| ru")]
    [InlineData("roundup run --serializer New", "New", "Newtonsoft.Json", "[suggest:21]| run --serializer New")]
    [InlineData("roundup run --baseline Packed@1", "1", "1.2", "[suggest:24]| run --baseline Packed@1")]
    public async Task Bash_asks_the_program_and_replaces_the_word_at_the_cursor(string line, string word, string completion, string asked)
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        var script = (await cli.RunAsync("completion", "bash")).Output;
        var file = repository.Write("try.sh", $$"""
            roundup() { echo "$1|$2" >&3; printf '%s\n' run Newtonsoft.Json Packed@1.2 other; }
            {{script}}
            COMP_LINE='{{line}}' COMP_POINT=${#COMP_LINE} COMP_WORDS=(roundup '{{word}}') COMP_CWORD=1
            COMP_POINT=${#COMP_LINE}
            exec 3> asked
            _roundup
            printf '%s\n' "${COMPREPLY[@]}"
            """);

        var start = new ProcessStartInfo("bash", [file]) { WorkingDirectory = repository.Path };
        var end = await WatchedProcess.RunAsync(start, new WatchOptions(TimeSpan.FromMinutes(1)), CancellationToken.None);

        end.Errors.ShouldBeEmpty();
        end.Output.Trim().ShouldBe(completion);
        File.ReadAllText(repository.In("asked")).Trim().ShouldBe(asked);
    }

    [Theory]
    [InlineData("zsh", "compdef _roundup roundup")]
    [InlineData("pwsh", "Register-ArgumentCompleter -Native -CommandName roundup")]
    public async Task Other_shells_have_a_script_of_their_own(string shell, string line) =>
        (await cli.RunAsync("completion", shell)).Output.ShouldContain(line);
}
