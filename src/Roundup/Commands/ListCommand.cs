using System.CommandLine;
using Roundup.Catalogue.Definitions;
using Roundup.Cli.Listing;
using Spectre.Console.Rendering;

namespace Roundup.Cli.Commands;

/// <summary><c>roundup list</c>: what exists, without a build.</summary>
internal sealed class ListCommand : RoundupCommand
{
    public ListCommand(CliContext context)
        : base("list", "Show what exists: the names that filters take.")
    {
        Add(new ListSerializersCommand(context));
        AddKind(context, "compressors", "The compressors.", Lists.Compressors);
        var targets = new Command("targets", "The targets: runtime and deployment, and which can be built and run here.");
        targets.SetAction((_, _) => new TargetsAction(context).RunAsync());
        Add(targets);
        AddKind(context, "datasets", "The datasets and their usual counts.", Lists.Datasets);
        AddKind(context, "suites", "The named selections for `roundup run`.", Lists.Suites);
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup list serializers", "each row: whether it can run here, version, format, needs, shapes; each library's licence"),
        new("roundup list targets", "builds a worker on each, which takes a minute the first time"),
        new("roundup list datasets", "what can be serialized"),
    ];

    private void AddKind(CliContext context, string name, string description, Func<RoundupCatalogue, IRenderable> table)
    {
        var kind = new Command(name, description);
        kind.SetAction(_ => context.Terminal.Console.Write(table(context.Catalogue())));
        Add(kind);
    }
}
