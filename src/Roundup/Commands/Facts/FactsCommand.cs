using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Commands.Facts;

internal sealed class FactsCommand : RoundupCommand
{
    public FactsCommand(CliContext context)
        : base("facts", "Show what stored runs found out about a library, with the source of each fact; builds and runs nothing.")
    {
        var line = AddOptions<FactsRequest>(context);
        SetAction(parsed => new FactsAction(context).Run(line.Read(parsed)));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup facts MessagePack", "is it fast, what does it lose, what breaks between versions, is it safe"),
        new("roundup facts MemoryPack/version-tolerant", "the same for one configuration"),
        new("roundup facts MessagePack --format json", "print its part of facts.json"),
    ];
}

internal sealed record FactsRequest
{
    [Argument("library", "The library, such as MessagePack, or one of its serializers, such as MessagePack/map.",
        Names = OptionNames.Serializers)]
    public string Library { get; init; } = "";

    [Option("--format", "NAME", OptionTexts.Format, Names = OptionNames.Formats)]
    public IReportFormat? Format { get; init; }
}
