using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.New;

/// <summary><c>roundup new</c>: files for something to measure, which work at once.</summary>
internal sealed class NewCommand : RoundupCommand
{
    public NewCommand(CliContext context)
        : base("new", "Create a serializer, a compressor or a dataset that builds, is verified and runs as it is.")
    {
        Add(new NewSerializerCommand(context));
        Add(new NewCompressorCommand(context));
        Add(new NewDatasetCommand(context));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new(
            "roundup new serializer MessagePackEntrant --package MessagePack --format MessagePack",
            "create a working serializer in serializers/, whose calls you replace with those of the library"),
        new("roundup new dataset Orders", "create a working dataset in datasets/, whose types you replace with your own"),
    ];
}

internal sealed class NewSerializerCommand : RoundupCommand
{
    public NewSerializerCommand(CliContext context)
        : base(
            "serializer",
            "Create a project file and a class in serializers/NAME; it calls System.Text.Json until you replace its calls.")
    {
        var line = AddOptions<SerializerRequest>(context);
        SetAction(parsed =>
        {
            var request = line.Read(parsed);
            new NewAction(context, request.Folder).Serializer(request);
        });
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup new serializer Mine", "create one without a package"),
        new("roundup new serializer Mine --folder bench", "create it in a folder of your own"),
        new("roundup new serializer SwiftEntrant --package Swift.Json --package-version 3.2.1", "create one for a new package"),
    ];
}

internal sealed class NewCompressorCommand : RoundupCommand
{
    public NewCompressorCommand(CliContext context)
        : base("compressor", "Create a project file and a class in compressors/NAME; it calls Deflate until you replace its calls.")
    {
        var line = AddOptions<CompressorRequest>(context);
        SetAction(parsed =>
        {
            var request = line.Read(parsed);
            new NewAction(context, request.Folder).Compressor(request.Name);
        });
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup new compressor Squeeze", "create a copy of Deflate, whose calls you replace with those of the library"),
    ];
}

internal sealed class NewDatasetCommand : RoundupCommand
{
    public NewDatasetCommand(CliContext context)
        : base("dataset", "Create a project file, a model and a class that creates its values in datasets/NAME.")
    {
        var line = AddOptions<DatasetRequest>(context);
        SetAction(parsed =>
        {
            var request = line.Read(parsed);
            new NewAction(context, request.Folder).Dataset(request.Name);
        });
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup new dataset Orders", "create an order with its lines, which you replace with your own types"),
    ];
}

/// <summary>What <c>roundup new serializer</c> was asked.</summary>
internal sealed record SerializerRequest
{
    [Argument("NAME", "The name of the folder, project and class, starting with a capital letter. Not the package's name.")]
    public string Name { get; init; } = "";

    [Option("--package", "ID", "The library's package.")]
    public string? Package { get; init; }

    [Option("--package-version", "V", "The package's version, if serializers/Directory.Packages.props does not have one yet.")]
    public string? Version { get; init; }

    [Option("--format", "NAME", "The library's format, such as JSON, MessagePack or own.")]
    public string Format { get; init; } = "JSON";

    [Option("--folder", "DIR", FolderText, Form = OptionForm.TargetFolder)]
    public string? Folder { get; init; }

    /// <summary>What <c>--folder</c> does, of the commands that write to one.</summary>
    public const string FolderText = "Create it in a folder of your own instead; `roundup run` needs the same option to find it.";
}

/// <summary>What <c>roundup new compressor</c> was asked.</summary>
internal sealed record CompressorRequest
{
    [Argument("NAME", "The name of the folder, project and class, starting with a capital letter. Not the package's name.")]
    public string Name { get; init; } = "";

    [Option("--folder", "DIR", SerializerRequest.FolderText, Form = OptionForm.TargetFolder)]
    public string? Folder { get; init; }
}

/// <summary>What <c>roundup new dataset</c> was asked.</summary>
internal sealed record DatasetRequest
{
    [Argument("NAME", "The dataset's name, starting with a capital letter.")]
    public string Name { get; init; } = "";

    [Option("--folder", "DIR", SerializerRequest.FolderText, Form = OptionForm.TargetFolder)]
    public string? Folder { get; init; }
}
