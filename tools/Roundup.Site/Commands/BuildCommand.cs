using System.CommandLine;
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
        var output = new Argument<string>("dir") { Description = "The folder of the site, whose pages are replaced." };
        var paths = new Argument<string[]>("results.json")
        {
            Arity = ArgumentArity.ZeroOrMore,
            Description = "Results files of runs, their folders, or folders that contain results files or folders of runs "
                + "(default: docs/results).",
        };
        var repository = new Option<string?>("--repository")
        {
            HelpName = "URL",
            Description = "The address of the repository's files, which the pages link to "
                + "(default: relative links where the site is in the repository, otherwise paths).",
        };
        Add(output);
        Add(paths);
        Add(repository);
        Add(FolderOption.Create(context));
        SetAction(parsed => new BuildAction(context).Run(
            parsed.GetValue(paths) ?? [], parsed.GetValue(output)!, parsed.GetValue(repository)));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("dotnet run -c Release --project tools/Roundup.Site -- build artifacts/site", "make the site of the runs in docs/results"),
        new(
            "dotnet run -c Release --project tools/Roundup.Site -- build artifacts/site artifacts/results",
            "make one site of all runs on this machine"),
    ];
}
