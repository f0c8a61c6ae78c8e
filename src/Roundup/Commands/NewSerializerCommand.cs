using System.CommandLine;
using Roundup.Cli.Creating;

namespace Roundup.Cli.Commands;

/// <summary><c>roundup new serializer</c>.</summary>
internal sealed class NewSerializerCommand : RoundupCommand
{
    public NewSerializerCommand(CliContext context)
        : base("serializer", "A project file and a class in serializers/NAME; the codec calls System.Text.Json until you write the library's calls.")
    {
        var name = new Argument<string>("NAME") { Description = "The folder's, the project's and the class's name: a capital letter first. Not the package's." };
        var package = new Option<string?>("--package") { HelpName = "ID", Description = "The library's package." };
        var version = new Option<string?>("--package-version") { HelpName = "V", Description = "Its version, where serializers/Directory.Packages.props has none yet." };
        var format = new Option<string>("--format") { HelpName = "NAME", DefaultValueFactory = _ => "JSON", Description = "The library's format, such as JSON, MessagePack or own." };
        Add(name);
        Add(package);
        Add(version);
        Add(format);
        SetAction(parsed => new NewAction(context).Serializer(new SerializerRequest(parsed.GetValue(name)!, parsed.GetValue(package), parsed.GetValue(version), parsed.GetValue(format)!)));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup new serializer Mine", "without a package"),
        new("roundup new serializer SwiftEntrant --package Swift.Json --package-version 3.2.1", "for a package that is new here"),
    ];
}
