using System.CommandLine;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands;

internal sealed class MergeCommand : RoundupCommand
{
    public MergeCommand(CliContext context)
        : base("merge", "Join the results of shards or machines; each environment gets its own report.")
    {
        var line = AddOptions<MergeRequest>(context);
        SetAction(parsed => new MergeAction(context).Run(line.Read(parsed)));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup merge shard-1 shard-2 shard-3 --output all", "join the runs of `roundup run quick --shard 1/3` to `3/3`"),
        new("roundup merge downloads --output all", "join all runs whose folders are in downloads; machines that differ stay apart"),
    ];
}

internal sealed record MergeRequest
{
    [Argument("results.json", "Results files of one suite, folders of runs, or folders that contain these.", IsRequired = true)]
    public IReadOnlyList<string> Paths { get; init; } = [];

    [Option("--output", "DIR",
        "The folder for the joined results and reports; each of several environments gets a folder in it.", IsRequired = true)]
    public string Output { get; init; } = "";
}
