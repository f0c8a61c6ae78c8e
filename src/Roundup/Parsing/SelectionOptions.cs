using System.CommandLine;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Cli.Parsing;

/// <summary>The argument and options that say what is measured, and how much.</summary>
internal sealed class SelectionOptions
{
    /// <summary>The suite for the user's own data.</summary>
    public const string OwnData = "own-data";

    private const string Quick = "quick";

    private readonly Argument<string> suite;
    private readonly Option<string[]> serializer;
    private readonly Option<string[]> compressor;
    private readonly Option<string[]> dataset;
    private readonly Option<string[]> shape;
    private readonly Option<string[]> operation;
    private readonly Option<string[]> target;
    private readonly Option<string?> effort;
    private readonly Option<string?> baseline;

    private readonly IReadOnlyList<OptionGroup> groups;
    private readonly OwnDataOptions own = new();
    private readonly string defaultSuite;

    private readonly Option<int[]> count = new("--count")
    {
        HelpName = "N",
        CustomParser = Parsers.Counts,
        Description = "The counts to use instead of the suite's.",
    };

    private readonly Option<TimeSpan?> budget = new("--budget")
    {
        HelpName = "TIME",
        CustomParser = Parsers.Duration("--budget"),
        Description = "The most time to spend on measuring, for example 90s, 10m or 1h30m. Tables that do not fit are left out.",
    };

    private readonly Option<int?> launches = new("--launches")
    {
        HelpName = "N",
        CustomParser = Parsers.Launches,
        Description = "The exact number of launches of each case, each in a fresh process (default: the suite's, or as the effort needs).",
    };

    private readonly Option<double?> until = new("--until")
    {
        HelpName = "PERCENT",
        CustomParser = Parsers.Percentage("--until"),
        Description = "Add launches until each ratio is known to within this share, for example 3% (as far as the effort allows).",
    };

    private readonly Option<ulong?> seed = new("--seed")
    {
        HelpName = "N",
        CustomParser = Parsers.Seed,
        Description = "The seed of all values and orders (default: random; the results store it).",
    };

    private readonly Option<bool> strict = new("--strict")
    {
        Description = "Exit with 1 if any serializer loses data, fails or is unavailable.",
    };

    /// <summary>Creates them.</summary>
    /// <param name="context">Gives the catalogue, to complete names.</param>
    /// <param name="defaultSuite">The suite if none is named.</param>
    /// <param name="measures">Whether the command measures; if not, the options that only affect measuring are left out.</param>
    public SelectionOptions(CliContext context, string defaultSuite = Quick, bool measures = true)
    {
        this.defaultSuite = defaultSuite;
        var complete = new Completions(context);
        Folders = FolderOption.Create(context);
        Option<string[]> Globs(string name, Func<RoundupCatalogue, IEnumerable<string>> names, string description) =>
            complete.Add(new Option<string[]>(name) { HelpName = "GLOB", CustomParser = Parsers.Texts, Description = description }, names);

        suite = complete.Add(
            new Argument<string>("suite")
            {
                HelpName = "suite",
                Arity = ArgumentArity.ZeroOrOne,
                CustomParser = Parsers.Suite,
                DefaultValueFactory = _ => defaultSuite,
                Description = "The name of a suite, or the path of a suite file.",
            },
            catalogue => catalogue.Suites.Select(known => known.Name));
        serializer = Globs(
            "--serializer",
            catalogue => catalogue.SerializerNames,
            "Select serializers: a library (all its rows) or library/row; @version selects a version, * matches any text.");
        compressor = Globs(
            "--compressor",
            catalogue => catalogue.CompressorNames,
            "Select compressors (shape Bytes), by the rules of --serializer; none: without compression.");
        dataset = Globs(
            "--dataset",
            catalogue => catalogue.Datasets.Select(known => known.Name),
            "Select datasets, even those that the suite does not have.");
        shape = Globs(
            "--shape",
            _ => Enum.GetNames<Shape>(),
            "Select shapes: String, Bytes, BufferWriter, Stream, AsyncStream, Segments, Pipe; Preferred: each serializer's own.");
        operation = Globs("--operation", _ => Enum.GetNames<Operation>(), "Select an operation: Serialize or Deserialize.");
        target = Globs("--target", _ => Target.All, "Select targets, measured side by side: `roundup list targets` lists them.");
        effort = complete.Add(
            new Option<string?>("--effort") { HelpName = "NAME", Description = "How thoroughly to measure: quick, standard or rigorous." },
            _ => Effort.Names);
        baseline = complete.Add(
            new Option<string?>("--baseline")
            {
                HelpName = "ROW",
                Description = "The row that the others are compared with: row, row@version, row@target or row + compressor.",
            },
            catalogue => catalogue.SerializerNames);
        OptionGroup[] measuring =
        [
            new(OptionGroup.HowMuch, [effort, launches, until, budget]),
            new(OptionGroup.Comparison, [baseline]),
        ];
        groups =
        [
            new(OptionGroup.What, [serializer, compressor, dataset, count, shape, operation, target, Folders, PackageSources]),
            new(OptionGroup.OwnData, [.. own.All, .. own.OfResults]),
            .. measures ? measuring : [],
            new(OptionGroup.HowMuch, [seed]),
            new(OptionGroup.Results, [strict]),
        ];
    }

    /// <summary><c>--folder</c>, which may be repeated when a run is resumed.</summary>
    public Option<string[]> Folders { get; }

    /// <summary><c>--package-source</c>, which may be repeated when a run is resumed.</summary>
    public Option<string[]> PackageSources { get; } = PackageSource();

    public Argument<string> Suite => suite;

    /// <summary>The options in groups, each heading once.</summary>
    /// <param name="more">Further options; those under a heading of these options stand behind them.</param>
    public IEnumerable<OptionGroup> With(params IReadOnlyList<OptionGroup> more) =>
        from one in groups.Concat(more)
        group one.Options by one.Heading into options
        select new OptionGroup(options.Key, [.. options.SelectMany(part => part)]);

    public RunOptions Read(ParseResult parsed, IReadOnlyList<string> arguments) => new()
    {
        Suite = defaultSuite == Quick && own.Read(parsed) is not null && parsed.GetResult(suite) is not { Implicit: false }
            ? OwnData
            : parsed.GetValue(suite)!,
        Serializers = parsed.GetValue(serializer) ?? [],
        Compressors = parsed.GetValue(compressor) ?? [],
        Datasets = parsed.GetValue(dataset) ?? [],
        Own = own.Read(parsed),
        Counts = parsed.GetValue(count) ?? [],
        Shapes = parsed.GetValue(shape) ?? [],
        Operations = parsed.GetValue(operation) ?? [],
        Targets = parsed.GetValue(target) ?? [],
        Effort = parsed.GetValue(effort),
        Launches = parsed.GetValue(launches),
        Until = parsed.GetValue(until),
        Budget = parsed.GetValue(budget),
        Baseline = parsed.GetValue(baseline),
        Seed = parsed.GetValue(seed),
        Strict = parsed.GetValue(strict),
        Folders = parsed.GetValue(Folders) ?? [],
        PackageSources = parsed.GetValue(PackageSources) ?? [],
        CommandLine = StoredCommand.Of(own.Anonymised(arguments, parsed), parsed),
    };

    /// <summary>The arguments as one would type them.</summary>
    internal static string Quote(IReadOnlyList<string> arguments) => string.Join(' ', arguments.Select(Quote));

    /// <summary>The option for packages that are not on a configured feed.</summary>
    public static Option<string[]> PackageSource() => new("--package-source")
    {
        HelpName = "SOURCE",
        CustomParser = Parsers.PackageSources,
        Description = "An additional NuGet feed, or a folder of packages.",
    };

    private static string Quote(string argument) =>
        argument.Length > 0 && argument.All(c => char.IsLetterOrDigit(c) || "-_./:,@+=\\".Contains(c))
            ? argument
            : $"'{argument.Replace("'", "'\\''", StringComparison.Ordinal)}'";
}
