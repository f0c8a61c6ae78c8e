using Roundup.Cli;
using Roundup.Cli.Commands;
using Roundup.Reporting;
using Roundup.Reporting.Formats;

namespace Roundup.Tests.Support;

/// <summary>The program in this process: its arguments in, what it prints and its exit code out; no worker runs.</summary>
internal sealed class RoundupCli(TempFolder repository)
{
    /// <summary>What stands in for Build, Verify and Measure: every case is measured, unless a test wants otherwise.</summary>
    public RunPlan Engine { get; set; } = (start, _) => Task.FromResult(SampleResults.Write(SampleResults.Of(start.Plan), start.Folder));

    /// <summary>What can be measured.</summary>
    public IReadOnlyList<Experiment> Experiments { get; set; } = ExperimentList.All;

    /// <summary>The output formats.</summary>
    public IReadOnlyList<IReportFormat> Formats { get; set; } = ReportFormats.All;

    /// <summary>Asks package sources whether they are there; nothing else in these tests needs a network.</summary>
    public Func<IReadOnlyList<string>, Task> CheckSources { get; set; } = _ => Task.CompletedTask;

    /// <summary>The folder that the tool takes as the user's where none is named; null: there is none, as in a checkout.</summary>
    public string? UsersFolder { get; set; }

    /// <summary>What the engine was given last.</summary>
    public RunStart? Start { get; private set; }

    public async Task<CliResult> RunAsync(params string[] arguments)
    {
        using var output = new StringWriter();
        using var error = new StringWriter();
        var code = await RoundupProgram.RunAsync(arguments, new CliContext
        {
            Arguments = arguments,
            Terminal = Terminal.Open(output, redirected: true),
            Output = output,
            Error = error,
            OtherPrograms = () => Task.FromResult<double?>(null),
            CheckSources = CheckSources,
            Root = () => repository.Path,
            UsersFolder = () => UsersFolder,
            Experiments = Experiments,
            Formats = Formats,
            Engine = (start, cancellation) =>
            {
                Start = start;
                return Engine(start, cancellation);
            },
        });
        PlainWords.ShouldBePlain(output.ToString(), $"roundup {string.Join(' ', arguments)}");
        PlainWords.ShouldBePlain(error.ToString(), $"roundup {string.Join(' ', arguments)}");
        return new CliResult(code, output.ToString(), error.ToString());
    }
}

internal sealed record CliResult(int Code, string Output, string Error)
{
    /// <summary>It ended as wrong usage does, and said why in one line.</summary>
    public void ShouldBeRefused(params string[] said)
    {
        Code.ShouldBe((int)ExitCode.Usage, Error);
        said.ShouldAllBe(text => Error.Contains(text, StringComparison.Ordinal), Error);
        Error.TrimEnd().ShouldNotContain('\n');
    }
}
