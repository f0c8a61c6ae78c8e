using System.CommandLine;
using Roundup.Cli.Creating;

namespace Roundup.Cli.Commands;

/// <summary><c>roundup new dataset</c>.</summary>
internal sealed class NewDatasetCommand : RoundupCommand
{
    public NewDatasetCommand(CliContext context)
        : base("dataset", "A project file, a model and the maker of its values in datasets/NAME.")
    {
        var name = new Argument<string>("NAME") { Description = "The dataset's name: a capital letter first." };
        Add(name);
        SetAction(parsed => new NewAction(context).Dataset(parsed.GetValue(name)!));
    }

    public override IReadOnlyList<Example> Examples { get; } = [new("roundup new dataset Orders", "an order with its lines, to replace by your types")];
}
