using System.CommandLine;
using Roundup.Catalogue.Definitions;
using Roundup.Cli.Listing;
using Roundup.Cli.Parsing;
using Spectre.Console.Rendering;

namespace Roundup.Cli.Commands;

/// <summary><c>roundup list</c>: what is available, without a build.</summary>
internal sealed class ListCommand : RoundupCommand
{
    public ListCommand(CliContext context)
        : base("list", "List what is available: the names that filters accept.")
    {
        Add(new ListSerializersCommand(context));
        AddKind(context, "compressors", "List the compressors.", Lists.Compressors);
        var targets = new Command("targets", "List the targets (runtime and deployment) and whether each can run here.");
        var check = new Option<bool>("--check") { Description = "Build and start a worker for each first." };
        targets.Add(check);
        targets.SetAction((parsed, _) => new TargetsAction(context).RunAsync(parsed.GetValue(check)));
        Add(targets);
        AddKind(context, "datasets", "List the datasets and their default counts.", Lists.Datasets);
        AddKind(context, "suites", "List the suites for `roundup run`.", Lists.Suites);
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup list serializers", "list every serializer with its version, format, shapes, licence and whether it can run here"),
        new("roundup list targets --check", "build and start a worker for each target, which takes two minutes the first time"),
        new("roundup list datasets", "list what can be serialized"),
    ];

    private void AddKind(CliContext context, string name, string description, Func<RoundupCatalogue, IRenderable> table)
    {
        var kind = new Command(name, description);
        var folder = FolderOption.Create();
        kind.Add(folder);
        kind.SetAction(parsed => context.Terminal.Console.Write(table(context.Catalogue(parsed.GetValue(folder) ?? []))));
        Add(kind);
    }
}
