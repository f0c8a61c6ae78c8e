using System.CommandLine;
using System.CommandLine.Completions;
using System.CommandLine.Parsing;
using Roundup.Analysis.Advising;
using Roundup.Analysis.Rankings;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Catalogue.Reading;
using Roundup.Contracts;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Parsing;

internal sealed class OptionKinds(CliContext context)
{
    private readonly Completions _completions = new(context);

    public string Text(OptionAttribute declared) =>
        declared.Text.Contains("{names}", StringComparison.Ordinal)
            ? declared.Text.Replace("{names}", string.Join(", ", Known(declared.Names)!), StringComparison.Ordinal)
            : declared.Text;

    public void Complete(Symbol symbol, OptionNames names)
    {
        if (names != OptionNames.None)
        {
            _completions.Add(symbol, NamesOf(names));
        }
    }

    // The value of an option that is not given; null stands for the default of its type.
    public object? Default(OptionAttribute declared, object? initial) => declared.Form switch
    {
        OptionForm.OwnFolders => context.UsersFolder() is { } current && OwnFolder.IsMarked(current)
            ? (string[])[OwnFolder.Normal(current)]
            : null,
        OptionForm.TargetFolder => context.UsersFolder() is { } current ? OwnFolder.Normal(current) : null,
        _ => initial switch
        {
            null or false or "" => null,
            IReadOnlyList<int> { Count: > 0 } numbers => numbers.ToArray(),
            System.Collections.ICollection => null,
            _ => initial,
        },
    };

    // A Func<ArgumentResult, T>; null: as the library does for the type.
    public Delegate? Parser(OptionAttribute declared, Type type) => declared.Form switch
    {
        OptionForm.FullPath when type == typeof(string[]) =>
            (Func<ArgumentResult, string[]?>)(result => [.. result.Tokens.Select(token => Parsers.FullPath(token.Value))]),
        OptionForm.FullPath => (Func<ArgumentResult, string?>)(result => Parsers.FullPath(result.Tokens[^1].Value)),
        OptionForm.Suite => Parsers.Suite,
        OptionForm.OwnFolders => FolderOption.Existing,
        OptionForm.TargetFolder => (Func<ArgumentResult, string?>)(result =>
            Path.TrimEndingDirectorySeparator(Parsers.FullPath(result.Tokens[^1].Value))),
        OptionForm.PackageSources => Parsers.PackageSources,
        OptionForm.Percentage => Parsers.Percentage(declared.Name),
        _ => OfNames(declared) ?? OfType(declared, type),
    };

    private static Delegate? OfType(OptionAttribute declared, Type type) =>
        declared is ArgumentAttribute ? null
        : type == typeof(string[]) ? Parsers.Texts
        : type == typeof(int[]) ? Parsers.Counts
        : type == typeof(TimeSpan?) ? Parsers.Duration(declared.Name)
        : declared.Most > 0 ? Parsers.UpTo(declared.Name, declared.Most)
        : type == typeof(long?) ? Parsers.Size
        : type == typeof(ulong?) ? Parsers.Seed
        : type == typeof(Shard) ? Parsers.Shard
        : type == typeof(Weights) ? WeightOptions.Parse
        : null;

    private Delegate? OfNames(OptionAttribute declared) => declared.Names switch
    {
        OptionNames.Pictures or OptionNames.Exports or OptionNames.Needs =>
            Parsers.Names(declared.Name, () => [.. Known(declared.Names)!]),
        OptionNames.CalledShapes => Parsers.OneOf<Shape>(declared.Name, [.. Known(declared.Names)!]),
        OptionNames.CheckCategories => Parsers.SomeOf<CheckCategory>(declared.Name, [.. Known(declared.Names)!]),
        OptionNames.ComparisonRules => Parsers.OneOf<ComparisonRule>(declared.Name, [.. Known(declared.Names)!]),
        OptionNames.Formats => (Func<ArgumentResult, IReportFormat?>)(result =>
            Parsers.Name(result, declared.Name, [.. Known(declared.Names)!]) is { } name
                ? context.Formats.First(format => format.Name == name)
                : null),
        _ => null,
    };

    private Func<RoundupCatalogue, IEnumerable<string>> NamesOf(OptionNames names) => names switch
    {
        OptionNames.Serializers => catalogue => catalogue.SerializerNames,
        OptionNames.Versions => catalogue => [.. catalogue.SerializerNames, .. catalogue.VersionedNames],
        OptionNames.Compressors => catalogue => catalogue.CompressorNames,
        OptionNames.Datasets => catalogue => catalogue.Datasets.Select(known => known.Name),
        OptionNames.Suites => catalogue => catalogue.Suites.Select(known => known.Name),
        _ => _ => Known(names)!,
    };

    private IEnumerable<string>? Known(OptionNames names) => names switch
    {
        OptionNames.Shapes => Enum.GetNames<Shape>(),
        OptionNames.CalledShapes => Enum.GetNames<Shape>().Except([nameof(Shape.Preferred)]),
        OptionNames.Operations => Enum.GetNames<Operation>(),
        OptionNames.Targets => Target.All,
        OptionNames.Efforts => Effort.Names,
        OptionNames.Experiments => context.Experiments.Select(experiment => experiment.Measurement.Name),
        OptionNames.Pictures =>
            context.Experiments.Reverse().SelectMany(experiment => experiment.Report.Pictures).Select(kind => kind.Name),
        OptionNames.Exports => context.Formats.Where(format => format.Kind == FormatKind.Export).Select(format => format.Name),
        OptionNames.Formats => context.Formats
            .Where(format => format.Kind is not (FormatKind.Picture or FormatKind.Export)).Select(format => format.Name),
        OptionNames.Needs => NeedList.All.Select(need => need.Name),
        OptionNames.CheckCategories => Enum.GetValues<CheckCategory>().Select(category => category.Word()),
        OptionNames.ComparisonRules => ["time", "instructions"],
        _ => null,
    };
}

// Shell completion of names: each option completes what exists and was not given yet, so that --serializer New gives Newtonsoft.Json.
internal sealed class Completions(CliContext context)
{
    // Lets an option or argument complete names, the last of several values with commas between them.
    public void Add(Symbol symbol, Func<RoundupCatalogue, IEnumerable<string>> names) =>
        (symbol is Option option ? option.CompletionSources : ((Argument)symbol).CompletionSources)
            .Add(completion => Find(completion, names, symbol));

    private IEnumerable<CompletionItem> Find(
        CompletionContext completion, Func<RoundupCatalogue, IEnumerable<string>> names, Symbol symbol)
    {
        var given = completion.ParseResult.GetResult(symbol);
        if (symbol is Argument argument && !IsTyped(argument, completion))
        {
            return [];
        }

        var before = completion.WordToComplete[..(completion.WordToComplete.LastIndexOf(',') + 1)];
        var others = given?.Tokens.Select(token => token.Value).Where(text => text != completion.WordToComplete) ?? [];
        var taken = others.Append(before).SelectMany(text => text.Split(',')).ToHashSet(StringComparer.OrdinalIgnoreCase);
        return Read(names, FolderOption.Read(completion.ParseResult))
            .Where(name => !taken.Contains(name))
            .Select(name => new CompletionItem(before + name));
    }

    // Whether the word belongs to an argument: where a command has several, each offers its names.
    private static bool IsTyped(Argument argument, CompletionContext completion)
    {
        IReadOnlyList<Token> TokensOf(Argument one) => completion.ParseResult.GetResult(one)?.Tokens ?? [];
        return completion.WordToComplete.Length > 0
            ? TokensOf(argument).Any(token => token.Value == completion.WordToComplete)
            : completion.ParseResult.CommandResult.Command.Arguments
                .FirstOrDefault(one => TokensOf(one).Count < one.Arity.MaximumNumberOfValues) == argument;
    }

    private List<string> Read(Func<RoundupCatalogue, IEnumerable<string>> names, IReadOnlyList<string> folders)
    {
        try
        {
            return [.. names(context.Catalogue(folders))];
        }
        catch (Exception e) when (e is Roundup.Catalogue.RoundupException || Failure.IsFileSystem(e))
        {
            // A shell in the middle of a line has no place for an error: running the line tells it.
            return [];
        }
    }
}
