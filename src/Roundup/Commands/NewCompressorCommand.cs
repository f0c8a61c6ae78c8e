using System.CommandLine;
using Roundup.Cli.Creating;

namespace Roundup.Cli.Commands;

/// <summary><c>roundup new compressor</c>.</summary>
internal sealed class NewCompressorCommand : RoundupCommand
{
    public NewCompressorCommand(CliContext context)
        : base("compressor", "A project file and a class in compressors/NAME; it calls the framework's Deflate until you write the library's calls.")
    {
        var name = new Argument<string>("NAME") { Description = "The folder's, the project's and the class's name: a capital letter first. Not the package's." };
        Add(name);
        SetAction(parsed => new NewAction(context).Compressor(parsed.GetValue(name)!));
    }

    public override IReadOnlyList<Example> Examples { get; } = [new("roundup new compressor Squeeze", "Deflate, to replace by the library's calls")];
}
