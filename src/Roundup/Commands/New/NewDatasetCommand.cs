using System.CommandLine;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.New;

/// <summary><c>roundup new dataset</c>.</summary>
internal sealed class NewDatasetCommand : RoundupCommand
{
    public NewDatasetCommand(CliContext context)
        : base("dataset", "Create a project file, a model and a class that creates its values in datasets/NAME.")
    {
        var name = new Argument<string>("NAME") { Description = "The dataset's name, starting with a capital letter." };
        var folder = FolderOption.CreateTarget(context);
        Add(name);
        Add(folder);
        SetAction(parsed => new NewAction(context, parsed.GetValue(folder)).Dataset(parsed.GetValue(name)!));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup new dataset Orders", "create an order with its lines, which you replace with your own types"),
    ];
}
