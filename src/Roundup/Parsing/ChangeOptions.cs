using System.CommandLine;

namespace Roundup.Cli.Parsing;

/// <summary>The options that say which change of a time counts.</summary>
internal sealed class ChangeOptions
{
    private readonly Option<double?> threshold = new("--threshold")
    {
        HelpName = "PERCENT",
        CustomParser = Parsers.Percentage("--threshold"),
        Description = "The smallest change of a time that counts (default: 2%; 1% with --effort rigorous).",
    };

    private readonly Option<double?> margin = new("--margin")
    {
        HelpName = "PERCENT",
        CustomParser = Parsers.Percentage("--margin"),
        Description = "A time is unchanged if it is shown to be within this margin (default: 5%; 2% with --effort rigorous).",
    };

    public IReadOnlyList<Option> All => [threshold, margin];

    /// <summary>The threshold as a share; null: not given.</summary>
    public double? Threshold(ParseResult parsed) => parsed.GetValue(threshold);

    /// <summary>The margin as a share; null: not given.</summary>
    public double? Margin(ParseResult parsed) => parsed.GetValue(margin);
}
