using System.CommandLine;

namespace Roundup.Cli.Commands;

/// <summary><c>roundup new</c>: the first files of something to measure, working at once.</summary>
internal sealed class NewCommand : RoundupCommand
{
    public NewCommand(CliContext context)
        : base("new", "Make a serializer, a compressor or a dataset that builds, verifies and runs at once.")
    {
        Add(new NewSerializerCommand(context));
        Add(new NewCompressorCommand(context));
        Add(new NewDatasetCommand(context));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup new serializer MessagePackEntrant --package MessagePack --format MessagePack", "a folder in serializers/ that works, to fill with the library's calls"),
        new("roundup new dataset Orders", "a folder in datasets/ that works, to fill with your types"),
    ];
}
