namespace Roundup.Cli.Commands.New;

/// <summary><c>roundup new</c>: files for something to measure, which work at once.</summary>
internal sealed class NewCommand : RoundupCommand
{
    public NewCommand(CliContext context)
        : base("new", "Create a serializer, a compressor or a dataset that builds, verifies and runs at once.")
    {
        Add(new NewSerializerCommand(context));
        Add(new NewCompressorCommand(context));
        Add(new NewDatasetCommand(context));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new(
            "roundup new serializer MessagePackEntrant --package MessagePack --format MessagePack",
            "create a working folder in serializers/, in which to call the library"),
        new("roundup new dataset Orders", "create a working folder in datasets/, to replace with your types"),
    ];
}
