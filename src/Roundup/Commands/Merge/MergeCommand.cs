using System.CommandLine;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.Merge;

/// <summary><c>roundup merge</c>: joins the results of shards, and keeps environments apart.</summary>
internal sealed class MergeCommand : RoundupCommand
{
    public MergeCommand(CliContext context)
        : base("merge", "Join results files of shards or machines, and report each environment by itself.")
    {
        var paths = new Argument<string[]>("results.json")
        {
            Arity = ArgumentArity.OneOrMore,
            Description = "Results files of one suite, folders of runs, or folders that contain folders of runs.",
        };
        var output = new Option<string>("--output")
        {
            HelpName = "DIR",
            Description = "The folder for the joined results and reports; with several environments, a folder in it for each.",
            Required = true,
        };
        Add(paths);
        Add(output);
        Add(FolderOption.Create(context));
        SetAction(parsed => new MergeAction(context).Run(parsed.GetValue(paths)!, parsed.GetValue(output)!));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup merge shard-1 shard-2 shard-3 --output all", "join the runs of `roundup run quick --shard 1/3` to `3/3`"),
        new("roundup merge downloads --output all", "join all runs whose folders are in downloads; machines that differ stay apart"),
    ];
}
