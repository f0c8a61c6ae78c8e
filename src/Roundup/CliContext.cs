using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Catalogue.Reading;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Builds.Packages;
using Roundup.ModelCompiler.Flavours;
using Roundup.OwnData.Reading;
using Roundup.OwnData.Settings;
using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats;

namespace Roundup.Cli;

internal sealed record CliContext
{
    private readonly Lazy<Terminal> _terminal = new(Terminal.Open);
    private Terminal? _given;

    public required IReadOnlyList<string> Arguments { get; init; }

    public bool IsVerbose { get; set; }

    // Opened when first needed: help and errors do not need it.
    public Terminal Terminal
    {
        get => _given ?? _terminal.Value;
        init => _given = value;
    }

    // Receives help in tests; null: standard output.
    public TextWriter? Output { get; init; }

    public TextWriter Error { get; init; } = Console.Error;

    public RunPlan Engine { get; init; } = RunStart.WithEngineAsync;

    // Reads how many processors other programs keep busy; null where that is not known.
    public Func<Task<double?>> OtherPrograms { get; init; } = Roundup.Engine.Machine.OtherPrograms.ReadAsync;

    public Func<IReadOnlyList<string>, Task> CheckSources { get; init; } = PackageSourceCheck.RunAsync;

    public Func<string> Root { get; init; } = Repository.Find;

    // Null where the user has no folder.
    public Func<string?> UsersFolder { get; init; } = Repository.UsersFolder;

    public RoundupCatalogue Catalogue(params IReadOnlyList<string> folders) =>
        CatalogueReader.Read(Root(), folders, [.. Experiments.Select(experiment => experiment.Measurement)], SuiteArgument.Members);

    // The options get the name of the own data where no dataset is named.
    public (RoundupCatalogue Catalogue, RunOptions Options, OwnDataset? Own) Catalogue(RunOptions options)
    {
        var catalogue = SettingsReader.With(SuiteChoice.WithBasis(Catalogue(options.Folders), options), options);
        if (options.Own is not { } data)
        {
            return (catalogue, options, null);
        }

        var taken = catalogue.Datasets.Select(dataset => dataset.Name).ToList();
        var own = OwnDataReader.Read(data, catalogue.Root, taken, () => Planner.ChecksVersions(catalogue, options));
        catalogue = CatalogueReader.With(catalogue, own);
        var dataset = catalogue.Datasets.First(dataset => dataset.Name == own.Name);
        ModelSources.Check(dataset);
        if (Compiler.IsPolymorphic(ModelSources.Get(dataset)))
        {
            catalogue = catalogue with
            {
                Suites =
                [
                    .. catalogue.Suites.Select(suite => suite with { Serializers = [.. suite.Serializers, .. suite.HierarchySerializers] }),
                ],
            };
        }

        var beside = catalogue.Suites.Where(suite => suite.IsOwn && suite.File == options.Suite)
            .SelectMany(suite => suite.Datasets.Select(one => one.Name));
        options = options with { Own = data with { AgainstCommit = own.Against?.Commit } };
        return (catalogue, options.Datasets.Count > 0 ? options : options with { Datasets = [own.Name, .. beside] }, own);
    }

    public IReadOnlyList<Experiment> Experiments { get; init; } = ExperimentList.All;

    public ResultsStore Results { get; } = ExperimentParts.Store;

    public IReadOnlyList<IReportFormat> Formats { get; init; } = ReportFormats.All;

    public IReadOnlyList<Flavour> Flavours { get; init; } = FlavourList.All;

    public void Show(IReadOnlyList<Section> sections, IReportFormat? format = null) =>
        Terminal.Write(sections, format ?? Formats.First(known => known.Kind == FormatKind.Console), IsVerbose);

    public TimeProvider Time { get; init; } = TimeProvider.System;
}
