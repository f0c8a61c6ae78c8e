using System.CommandLine;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Commands.Lists;

internal sealed class ListCommand : RoundupCommand
{
    public ListCommand(CliContext context)
        : base("list", "List the serializers, compressors, runtimes, datasets or suites that options accept.")
    {
        Add(new ListSerializersCommand(context));
        AddKind(context, "compressors", "List the compressors.", CatalogueLists.Compressors);
        var targets = new Command("targets", "List the runtimes (with deployment), and whether each can run here.");
        var line = RequestOptions<TargetsRequest>.AddTo(targets, context);
        targets.SetAction((parsed, _) => new TargetsAction(context).RunAsync(line.Read(parsed)));
        Add(targets);
        AddKind(context, "datasets", "List the datasets and their default counts.", CatalogueLists.Datasets);
        AddKind(context, "suites", "List the suites for `roundup run`.", CatalogueLists.Suites);
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup list serializers", "list every serializer with its version, format, shapes, licence and whether it can run here"),
        new("roundup list targets --check", "build and start a program on each runtime, which takes two minutes the first time"),
        new("roundup list datasets", "list the data that can be measured"),
        new("roundup list suites --format json", "list the suites for a program"),
    ];

    private void AddKind(CliContext context, string name, string description, Func<RoundupCatalogue, IReadOnlyList<Section>> list)
    {
        var kind = new Command(name, description);
        var line = RequestOptions<ListRequest>.AddTo(kind, context);
        kind.SetAction(parsed =>
        {
            var request = line.Read(parsed);
            context.Show(list(context.Catalogue(request.Folders)), request.Format);
        });
        Add(kind);
    }
}

internal sealed record ListRequest
{
    [Option("--folder", "DIR", RunOptions.OwnFoldersText, Form = OptionForm.OwnFolders)]
    public IReadOnlyList<string> Folders { get; init; } = [];

    [Option("--format", "NAME", OptionTexts.Format, Names = OptionNames.Formats)]
    public IReportFormat? Format { get; init; }
}

internal sealed record TargetsRequest
{
    [Option("--check", null, "First build and start a program on each runtime.")]
    public bool Checks { get; init; }

    [Option("--format", "NAME", OptionTexts.Format, Names = OptionNames.Formats)]
    public IReportFormat? Format { get; init; }
}

internal sealed class ListSerializersCommand : RoundupCommand
{
    public ListSerializersCommand(CliContext context)
        : base("serializers", "List the serializers, and whether each can run here.")
    {
        var line = AddOptions<SerializersRequest>(context);
        SetAction((parsed, _) => new SerializersAction(context).RunAsync(line.Read(parsed)));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup list serializers", "list all serializers, with their state based on earlier builds"),
        new("roundup list serializers --check", "build all first, which takes a few minutes the first time"),
        new("roundup list serializers --markdown > serializers.md", "write the list as a document, without the state on this machine"),
    ];
}

internal sealed record SerializersRequest
{
    [Option("--check", null, "First build all serializers, to find out which can run here.")]
    public bool Checks { get; init; }

    [Option("--folder", "DIR", RunOptions.OwnFoldersText, Form = OptionForm.OwnFolders)]
    public IReadOnlyList<string> Folders { get; init; } = [];

    [Option("--package-source", "SOURCE", RunOptions.PackageSourcesText, Form = OptionForm.PackageSources)]
    public IReadOnlyList<string> PackageSources { get; init; } = [];

    [Option("--format", "NAME", OptionTexts.Format, Names = OptionNames.Formats)]
    public IReportFormat? Format { get; init; }

    [Option("--markdown", null, "The same as --format markdown: a document with licences, status, dates and timed calls.")]
    public bool IsDocument { get; init; }

    [Option("--links", "URL",
        "The address of the repository's files, with a slash at its end, which a document links to (default: it has paths).")]
    public string? Links { get; init; }
}
