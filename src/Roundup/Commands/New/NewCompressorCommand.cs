using System.CommandLine;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.New;

/// <summary><c>roundup new compressor</c>.</summary>
internal sealed class NewCompressorCommand : RoundupCommand
{
    public NewCompressorCommand(CliContext context)
        : base("compressor", "Create a project file and a class in compressors/NAME; it calls Deflate until you replace its calls.")
    {
        var name = new Argument<string>("NAME")
        {
            Description = "The name of the folder, project and class, starting with a capital letter. Not the package's name.",
        };
        var folder = FolderOption.CreateTarget(context);
        Add(name);
        Add(folder);
        SetAction(parsed => new NewAction(context, parsed.GetValue(folder)).Compressor(parsed.GetValue(name)!));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup new compressor Squeeze", "create a copy of Deflate, whose calls you replace with those of the library"),
    ];
}
