using Roundup.Catalogue.Planning;
using Roundup.Cli;
using Roundup.Cli.Parsing;

namespace Roundup.Site.Commands;

/// <summary><c>roundup-site build</c>: a static site of many runs.</summary>
internal sealed class BuildCommand : RoundupCommand
{
    public BuildCommand(CliContext context)
        : base(
            "build",
            "Make a static site of many runs: an index, a page for each run, library and published benchmark, and the list of serializers.")
    {
        var line = AddOptions<BuildRequest>(context);
        SetAction(parsed =>
        {
            var request = line.Read(parsed);
            return new BuildAction(context).Run(request.Paths, request.Output, request.Repository);
        });
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("dotnet run -c Release --project tools/Roundup.Site -- build artifacts/site", "make the site of the runs in docs/results"),
        new(
            "dotnet run -c Release --project tools/Roundup.Site -- build artifacts/site artifacts/results",
            "make one site of all runs on this machine"),
    ];
}

/// <summary>What <c>roundup-site build</c> was asked.</summary>
internal sealed record BuildRequest
{
    [Argument("dir", "The folder of the site, whose pages are replaced.", IsRequired = true)]
    public string Output { get; init; } = "";

    [Argument("results.json",
        "Results files of runs, their folders, or folders that contain results files or folders of runs (default: docs/results).")]
    public IReadOnlyList<string> Paths { get; init; } = [];

    [Option("--repository", "URL",
        "The address of the repository's files, which the pages link to "
        + "(default: relative links where the site is in the repository, otherwise paths).")]
    public string? Repository { get; init; }

    /// <summary>Folders whose extensions take part; they are loaded before the command begins.</summary>
    [Option("--folder", "DIR", RunOptions.OwnFoldersText, Form = OptionForm.OwnFolders)]
    public IReadOnlyList<string> Folders { get; init; } = [];
}
