using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.New;

internal sealed class NewCommand : RoundupCommand
{
    public NewCommand(CliContext context)
        : base("new", "Create a serializer, compressor, dataset or suite that builds and runs as it is.")
    {
        Add(new NewKindCommand<SerializerRequest>(
            context,
            "serializer",
            "Create a project file and a class in serializers/NAME; it calls System.Text.Json until you replace its calls.",
            (action, request) => action.Serializer(request),
            new("roundup new serializer Mine", "create one without a package"),
            new("roundup new serializer Mine --folder bench", "create it in a folder of your own"),
            new("roundup new serializer SwiftEntrant --package Swift.Json --package-version 3.2.1", "create one for a new package")));
        Add(new NewKindCommand<CompressorRequest>(
            context,
            "compressor",
            "Create a project file and a class in compressors/NAME; it calls Deflate until you replace its calls.",
            (action, request) => action.Compressor(request.Name),
            new Example("roundup new compressor Squeeze", "create a copy of Deflate, whose calls you replace with those of the library")));
        Add(new NewKindCommand<DatasetRequest>(
            context,
            "dataset",
            "Create a project file, a model and a class that creates its values in datasets/NAME.",
            (action, request) => action.Dataset(request.Name),
            new Example("roundup new dataset Orders", "create an order with its lines, which you replace with your own types")));
        Add(new NewKindCommand<SuiteRequest>(
            context,
            "suite",
            "Create a suite file about your own data, contracts/NAME.json, and the file of its expected findings.",
            (_, request) => new NewSuite(context, request).Create(),
            new(
                "roundup new suite orders --model src/Contracts --data orders.json --serializer MessagePack/attributes",
                "create what `roundup check contracts/orders.json` needs"),
            new("roundup new suite orders --model src/Contracts --against-git origin/main... --action", "also check each pull request")));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new(
            "roundup new serializer MessagePackEntrant --package MessagePack --format MessagePack",
            "create a working serializer in serializers/, whose calls you replace with those of the library"),
        new("roundup new dataset Orders", "create a working dataset in datasets/, whose types you replace with your own"),
    ];
}

internal sealed class NewKindCommand<T> : RoundupCommand
    where T : class, INewRequest, new()
{
    public NewKindCommand(CliContext context, string name, string description, Action<NewAction, T> create, params Example[] examples)
        : base(name, description)
    {
        Examples = examples;
        var line = AddOptions<T>(context);
        SetAction(parsed =>
        {
            var request = line.Read(parsed);
            create(new NewAction(context, request.Folder), request);
        });
    }

    public override IReadOnlyList<Example> Examples { get; }
}

internal interface INewRequest
{
    string? Folder { get; }
}

internal sealed record SerializerRequest : INewRequest
{
    [Argument("NAME", "The name of the folder, project and class, starting with a capital letter.")]
    public string Name { get; init; } = "";

    [Option("--package", "ID", "The library's package.")]
    public string? Package { get; init; }

    [Option("--package-version", "V", "The package's version, if serializers/Directory.Packages.props does not have one yet.")]
    public string? Version { get; init; }

    [Option("--format", "NAME", "The library's format, such as JSON, MessagePack or own.")]
    public string Format { get; init; } = "JSON";

    [Option("--folder", "DIR", FolderText, Form = OptionForm.TargetFolder)]
    public string? Folder { get; init; }

    public const string FolderText = "Create it in a folder of your own instead; `roundup run` needs the same option to find it.";
}

internal sealed record SuiteRequest : INewRequest
{
    [Argument("NAME", "The name of the suite and of its files.")]
    public string Name { get; init; } = "";

    [Options]
    public OwnDataRequest Own { get; init; } = new();

    [Option("--serializer", "GLOB",
        "The serializers of your program, in addition to System.Text.Json/reflection.", Names = OptionNames.Serializers)]
    public IReadOnlyList<string> Serializers { get; init; } = [];

    [Option("--settings", "FILE", RunOptions.SettingsText, Form = OptionForm.FullPath)]
    public IReadOnlyList<string> Settings { get; init; } = [];

    [Option("--action", null, "Also create .github/workflows/NAME.yml, which checks each pull request.")]
    public bool HasAction { get; init; }

    [Option("--folder", "DIR", "The folder of the suite file (default: contracts).", Form = OptionForm.FullPath)]
    public string? Folder { get; init; }
}

internal sealed record CompressorRequest : INewRequest
{
    [Argument("NAME", "The name of the folder, project and class, starting with a capital letter.")]
    public string Name { get; init; } = "";

    [Option("--folder", "DIR", SerializerRequest.FolderText, Form = OptionForm.TargetFolder)]
    public string? Folder { get; init; }
}

internal sealed record DatasetRequest : INewRequest
{
    [Argument("NAME", "The dataset's name, starting with a capital letter.")]
    public string Name { get; init; } = "";

    [Option("--folder", "DIR", SerializerRequest.FolderText, Form = OptionForm.TargetFolder)]
    public string? Folder { get; init; }
}
