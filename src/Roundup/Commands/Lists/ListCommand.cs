using System.CommandLine;
using System.CommandLine.Completions;
using Roundup.Catalogue.Definitions;
using Roundup.Cli.Parsing;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Commands.Lists;

/// <summary><c>roundup list</c>: what is available, without a build.</summary>
internal sealed class ListCommand : RoundupCommand
{
    public ListCommand(CliContext context)
        : base("list", "List what is available: the names that filters accept.")
    {
        Add(new ListSerializersCommand(context));
        AddKind(context, "compressors", "List the compressors.", CatalogueLists.Compressors);
        var targets = new Command("targets", "List the targets (runtime and deployment) and whether each can run here.");
        var check = new Option<bool>("--check") { Description = "First build and start a worker for each target." };
        var format = FormatOption.Create(context);
        targets.Add(check);
        targets.Add(format);
        targets.SetAction((parsed, _) => new TargetsAction(context).RunAsync(parsed.GetValue(check), parsed.GetValue(format)));
        Add(targets);
        AddKind(context, "datasets", "List the datasets and their default counts.", CatalogueLists.Datasets);
        AddKind(context, "suites", "List the suites for `roundup run`.", CatalogueLists.Suites);
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup list serializers", "list every serializer with its version, format, shapes, licence and whether it can run here"),
        new("roundup list targets --check", "build and start a worker for each target, which takes two minutes the first time"),
        new("roundup list datasets", "list what can be serialized"),
        new("roundup list suites --format json", "list the suites for a program"),
    ];

    private void AddKind(CliContext context, string name, string description, Func<RoundupCatalogue, IReadOnlyList<Section>> list)
    {
        var kind = new Command(name, description);
        var folder = FolderOption.Create(context);
        var format = FormatOption.Create(context);
        kind.Add(folder);
        kind.Add(format);
        kind.SetAction(parsed => context.Show(list(context.Catalogue(parsed.GetValue(folder) ?? [])), parsed.GetValue(format)));
        Add(kind);
    }
}

/// <summary><c>--format</c>: the output format of a list.</summary>
internal static class FormatOption
{
    public static Option<IReportFormat?> Create(CliContext context)
    {
        List<IReportFormat> formats = [.. context.Formats.Where(format => format.Kind is not (FormatKind.Picture or FormatKind.Export))];
        string[] names = [.. formats.Select(format => format.Name)];
        var option = new Option<IReportFormat?>("--format")
        {
            HelpName = "NAME",
            Description = $"The output format: {string.Join(", ", names)} (default: {names[0]}).",
            CustomParser = result =>
                Parsers.Name(result, "--format", names) is { } name ? formats.Find(format => format.Name == name) : null,
        };
        option.CompletionSources.Add(_ => names.Select(name => new CompletionItem(name)));
        return option;
    }
}
