using System.CommandLine;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Building;
using Roundup.Engine.Verifying;

namespace Roundup.Cli.Parsing;

/// <summary>The argument and options that say what is measured, and how much.</summary>
/// <param name="measures">Whether anything is: else those of measuring alone are left out.</param>
internal sealed class SelectionOptions(bool measures = true)
{
    private readonly Argument<string> suite = new("suite")
    {
        Arity = ArgumentArity.ZeroOrOne,
        CustomParser = Parsers.Suite,
        DefaultValueFactory = _ => "quick",
        Description = "A suite's name, or the path of a suite file.",
    };

    private readonly Option<string[]> serializer = Many("--serializer", "GLOB", "Only these: a library's name for all its rows, library/row for one; @version pins one, * is any text.");
    private readonly Option<string[]> compressor = Many("--compressor", "GLOB", "Also with these compressors (shape Bytes), by name as for --serializer; none is without one.");
    private readonly Option<string[]> dataset = Many("--dataset", "GLOB", "Only these datasets, beyond the suite's too.");
    private readonly Option<int[]> count = new("--count") { HelpName = "N", CustomParser = Parsers.Counts, Description = "These counts instead of the suite's." };
    private readonly Option<string[]> shape = Many("--shape", "GLOB", "Only these shapes: String, Bytes, BufferWriter, Stream, AsyncStream; Preferred: each row's own.");
    private readonly Option<string[]> operation = Many("--operation", "GLOB", "Only this operation: Serialize or Deserialize.");
    private readonly Option<string[]> target = Many("--target", "GLOB", "On these targets: runtime and deployment (`roundup list targets`).");
    private readonly Option<string?> effort = new("--effort") { HelpName = "NAME", Description = "quick, standard or rigorous: how many launches and rounds." };
    private readonly Option<TimeSpan?> budget = new("--budget") { HelpName = "TIME", CustomParser = Parsers.Duration, Description = "The time that measuring may take: 90s, 10m, 1h30m." };
    private readonly Option<string?> baseline = new("--baseline") { HelpName = "ROW", Description = "The row that the others are compared with: row, row@version, row@target, row + compressor." };
    private readonly Option<ulong?> seed = new("--seed") { HelpName = "N", CustomParser = Parsers.Seed, Description = "The seed of every order and value (default: drawn, and stored)." };

    private readonly Option<string[]> packageSource = PackageSource();

    /// <summary>All options, in the order of the help.</summary>
    public IReadOnlyList<Option> All => [serializer, compressor, dataset, count, shape, operation, target, .. measures ? (Option[])[effort, budget, baseline] : [], seed, packageSource];

    /// <summary>Adds the argument and the options to a command.</summary>
    public void AddTo(Command command)
    {
        command.Add(suite);
        foreach (var option in All)
        {
            command.Add(option);
        }
    }

    /// <summary>Reads them.</summary>
    public RunOptions Read(ParseResult parsed, IReadOnlyList<string> arguments) => new()
    {
        Suite = parsed.GetValue(suite) ?? "quick",
        Serializers = parsed.GetValue(serializer) ?? [],
        Compressors = parsed.GetValue(compressor) ?? [],
        Datasets = parsed.GetValue(dataset) ?? [],
        Counts = parsed.GetValue(count) ?? [],
        Shapes = parsed.GetValue(shape) ?? [],
        Operations = parsed.GetValue(operation) ?? [],
        Targets = parsed.GetValue(target) ?? [],
        Effort = parsed.GetValue(effort),
        Budget = parsed.GetValue(budget),
        Baseline = parsed.GetValue(baseline),
        Seed = parsed.GetValue(seed),
        PackageSources = parsed.GetValue(packageSource) ?? [],
        CommandLine = Quote(arguments),
    };

    /// <summary>The arguments as one would type them.</summary>
    internal static string Quote(IReadOnlyList<string> arguments) =>
        string.Join(' ', arguments.Select(a => a.Length > 0 && a.All(c => char.IsLetterOrDigit(c) || "-_./:,@+=\\".Contains(c)) ? a : $"'{a.Replace("'", "'\\''", StringComparison.Ordinal)}'"));

    /// <summary>The option for packages that are not published.</summary>
    public static Option<string[]> PackageSource() => new("--package-source")
    {
        HelpName = "SOURCE",
        CustomParser = Parsers.PackageSources,
        Description = "A NuGet feed or a folder of packages besides the configured ones.",
    };

    private static Option<string[]> Many(string name, string helpName, string description) =>
        new(name) { HelpName = helpName, CustomParser = Parsers.Texts, Description = description };
}
