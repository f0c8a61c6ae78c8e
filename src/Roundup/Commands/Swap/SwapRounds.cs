using Roundup.Analysis;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Commands.Run;
using Roundup.Contracts;
using Roundup.OwnData.Settings;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Commands.Swap;

// Builds and runs the new library with several sets of settings at once, each against the old serializer.
internal sealed class SwapRounds(
    CliContext context, RunOptions options, CatalogueSerializer before, string library, SwitchFile switches, string folder)
{
    private OwnDataRequest? _own = options.Own;
    private int _rounds;

    // What the old serializer loses by itself, which no other can give back; empty before the first round.
    public IReadOnlyList<SwapFailure> OwnLosses { get; private set; } = [];

    public string NameOf(string member) => $"{library}/{member}";

    // Attributes in the copy of the user's types that is run.
    public IReadOnlyList<SourceCure> Attributes { get; private set; } = [];

    // Whether attributes for these failures are known. A copy of the types with them takes the place of the types from then on.
    public bool AddAttributes(IReadOnlyList<SwapFailure> left)
    {
        if (_own is not { Models: [var model] })
        {
            return false;
        }

        var copy = Directory.CreateDirectory(Path.Combine(folder, $"model{_rounds}")).FullName;
        var added = SourceCures.Write(model, [.. left.SelectMany(one => one.Names)], copy);
        if (added.Count > 0)
        {
            _own = _own with { Models = [copy] };
            Attributes = [.. Attributes, .. added];
        }

        return added.Count > 0;
    }

    // The failures of each set, in its order.
    public async Task<IReadOnlyList<IReadOnlyList<SwapFailure>>> CheckAsync(IReadOnlyList<IReadOnlyList<Switch>> sets)
    {
        var members = sets.Select((_, at) => $"Swap{at + 1}").ToList();
        string[] names = [before.UniqueName, .. members.Select(NameOf)];
        var file = await RunAsync(members.Zip(sets), options with
        {
            Suite = "check",
            Basis = "check",
            Experiments = [ExperimentNames.Check],
            Serializers = names,
            WrittenBy = names,
            ReadBy = names,
            Partner = before.UniqueName,
            Counts = [1],
            Shapes = [nameof(Shape.Bytes)],
            CheckCategories = [CheckCategory.Interoperability],
            Seed = options.Seed ?? 1,
        });
        var findings = new SwapFindings(file, before.Configuration.FullName);
        OwnLosses = findings.OfBefore;
        return [.. names.Skip(1).Select(name => findings.Of(name).Where(one => !OwnLosses.Any(own => own.IsSame(one))).ToList())];
    }

    // The old serializer, and the new library with no setting and with these, on the clock.
    public async Task<AnalysedRun> MeasureAsync(IReadOnlyList<Switch> chosen) =>
        RoundupResults.Speed(await RunAsync([("Default", []), ("Options", chosen)], options with
        {
            Suite = RunOptions.OwnDataSuite,
            Serializers = [before.UniqueName, NameOf("Default"), .. chosen.Take(1).Select(_ => NameOf("Options"))],
            Baseline = before.UniqueName,
            Budget = TimeSpan.FromSeconds(20),
        }))!;

    private async Task<ResultsFile> RunAsync(IEnumerable<(string, IReadOnlyList<Switch>)> members, RunOptions wanted)
    {
        var round = Path.Combine(folder, $"{++_rounds}");
        Directory.CreateDirectory(round);
        var settings = Path.Combine(round, "Swapped.cs");
        await File.WriteAllTextAsync(settings, switches.Write(members));
        var run = new RunAction(context with
        {
            Terminal = Terminal.Open(TextWriter.Null, redirected: true),
            Formats = [.. context.Formats.Where(format => format.Kind == FormatKind.Console)],
        });
        await run.RunAsync(new()
        {
            Options = wanted with { Own = _own, Settings = [.. options.Settings, settings] },
            Output = Path.Combine(round, "run"),
        });
        return run.Result is { File: { Run.Interrupted: false } file } ? file : throw new OperationCanceledException();
    }
}
