using System.CommandLine;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.New;

/// <summary><c>roundup new serializer</c>.</summary>
internal sealed class NewSerializerCommand : RoundupCommand
{
    public NewSerializerCommand(CliContext context)
        : base(
            "serializer",
            "Create a project file and a class in serializers/NAME; it calls System.Text.Json until you replace its calls.")
    {
        var name = new Argument<string>("NAME")
        {
            Description = "The name of the folder, project and class, starting with a capital letter. Not the package's name.",
        };
        var package = new Option<string?>("--package") { HelpName = "ID", Description = "The library's package." };
        var version = new Option<string?>("--package-version")
        {
            HelpName = "V",
            Description = "The package's version, if serializers/Directory.Packages.props does not have one yet.",
        };
        var format = new Option<string>("--format")
        {
            HelpName = "NAME",
            DefaultValueFactory = _ => "JSON",
            Description = "The library's format, such as JSON, MessagePack or own.",
        };
        var folder = FolderOption.CreateTarget(context);
        Add(name);
        Add(package);
        Add(version);
        Add(format);
        Add(folder);
        SetAction(parsed => new NewAction(context, parsed.GetValue(folder)).Serializer(new SerializerRequest(
            parsed.GetValue(name)!, parsed.GetValue(package), parsed.GetValue(version), parsed.GetValue(format)!)));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup new serializer Mine", "create one without a package"),
        new("roundup new serializer Mine --folder bench", "create it in a folder of your own"),
        new("roundup new serializer SwiftEntrant --package Swift.Json --package-version 3.2.1", "create one for a new package"),
    ];
}
