using System.CommandLine;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.Gallery;

/// <summary><c>roundup gallery</c>: a static site of many runs.</summary>
internal sealed class GalleryCommand : RoundupCommand
{
    public GalleryCommand(CliContext context)
        : base("gallery", "Make a static site of many runs: an index, and a page for each run, library and published benchmark.")
    {
        var paths = new Argument<string[]>("results.json")
        {
            Arity = ArgumentArity.OneOrMore,
            Description = "Results files of runs, their folders, or folders that contain results files or folders of runs.",
        };
        var output = new Option<string>("--output")
        {
            HelpName = "DIR",
            Description = "The folder of the site, whose pages are replaced.",
            Required = true,
        };
        Add(paths);
        Add(output);
        Add(FolderOption.Create(context));
        SetAction(parsed => new GalleryAction(context).Run(parsed.GetValue(paths)!, parsed.GetValue(output)!));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup gallery docs/results --output docs/gallery", "regenerate the gallery of the repository"),
        new("roundup gallery artifacts/results --output site", "make one site of all runs on this machine"),
    ];
}
