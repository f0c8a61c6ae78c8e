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
