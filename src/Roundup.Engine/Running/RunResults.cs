using System.Reflection;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Journaling;
using Roundup.Engine.Ledger;
using Roundup.Engine.Machine;
using Roundup.Engine.Privacy;
using Roundup.Engine.Processes;
using Roundup.ModelCompiler.Flavours;
using Roundup.Results.Messages;
using Roundup.Results.Reading;
using Roundup.Results.Texts;

namespace Roundup.Engine.Running;

internal sealed class RunResults(
    RepositoryLayout layout,
    MachineInfo machine,
    Plan plan,
    IReadOnlyList<Flavour> flavours,
    RunState state,
    PlaceFilter places,
    TimeProvider time,
    Func<string, string> reasonNotMeasured)
{
    private const int MostNamed = 5;

    // The notice of a failure of Roundup itself, which belongs to no case.
    public Notice NoticeOf(Exception fault) => places.Clean(
        new(NoticeCode.HostFailed, HostFault.Cause(fault, isQuoted: plan.Options.Own is not { IncludeData: false })));

    // failure: the failure of Roundup itself that ended the run; null where there is none.
    public ResultsFile Now(bool interrupted, Exception? failure = null)
    {
        SerializerInfo[] serializers =
            [.. plan.Cases.DistinctBy(planned => planned.Id.Serializer).Select(planned => Info(planned, state))];
        CompressorInfo[] compressors =
        [
            .. plan.Cases.Select(planned => planned.Compressor)
                .OfType<CatalogueCompressor>()
                .Distinct()
                .Select(compressor => Info(compressor, state)),
        ];
        return new()
        {
            Run = new RunInfo
            {
                Suite = plan.Suite,
                Title = plan.Title,
                Description = plan.Description,
                Experiments = [.. plan.Experiments.Select(Info)],
                Command = plan.Options.CommandLine,
                RoundupVersion = RoundupVersion(),
                Seed = plan.Seed,
                Baseline = plan.Baseline,
                FurtherBaselines = plan.FurtherBaselines,
                BaselineTarget = plan.BaselineTarget,
                Comparison = plan.Comparison,
                Accepted = plan.Options.Accepted,
                Contract = plan.Contract,
                Expected = plan.Options.Expected,
                Started = state.Run!.Started,
                Finished = time.GetLocalNow(),
                BuildSeconds = state.Seconds.BuildSeconds,
                VerifySeconds = state.Seconds.VerifySeconds,
                Interrupted = interrupted,
                ExtraColumns = plan.ExtraColumns,
                Shard = plan.Shard,
                Report = plan.Report,
            },
            Machine = machine with
            {
                Sdk = Toolchain.SdkVersion(layout.Serializers),
                StealShare = state.Seconds.Measuring?.StolenShare,
            },
            Targets = [.. state.Targets.Values],
            Serializers = serializers,
            Compressors = compressors,
            Datasets = state.Values,
            Notices =
            [
                .. failure is null ? [] : (Notice[])[NoticeOf(failure)],
                .. state.Notices,
                .. plan.IsAscii ? [new Notice(NoticeCode.AsciiText)] : (Notice[])[],
                .. ChangedSamples(state.Values),
                .. OldVersions.Notices(serializers, compressors),
                .. plan.Experiments.Any(planned => planned.TakesTimes) ? MachineChecks.AfterRun(state.Seconds.Measuring?.StolenShare) : [],
            ],
            Cases = state.Results(interrupted ? _ => "the run was interrupted before it was tried" : reasonNotMeasured),
        };
    }

    private static IEnumerable<Notice> ChangedSamples(IEnumerable<DatasetInfo> datasets) =>
        from dataset in datasets
        group dataset.Changed ?? [] by dataset.Name into changed
        let members = changed.SelectMany(names => names).Distinct().ToList()
        where members.Count > 0
        select new Notice(
            NoticeCode.SampleChanged,
            [changed.Key, members.Count.ToString(CultureInfo.InvariantCulture), NameList.Format(members, MostNamed)]);

    private ExperimentRun Info(PlannedExperiment experiment) => new()
    {
        Name = experiment.Name,
        Effort = experiment.Effort.Name,
        Launches = experiment.Effort.Launches,
        Until = experiment.Effort.Until,
        MostLaunches = experiment.Effort.Until is null && plan.Comparison is null ? 0 : experiment.Effort.MostLaunches,
        Rounds = experiment.Effort.Rounds,
        BatchMs = experiment.Effort.BatchMs,
        MeasureSeconds = state.MeasuredSeconds(experiment.Name),
    };

    private static string RoundupVersion() =>
        typeof(RunResults).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion.Split('+')[0]
        ?? "unknown";

    private static CompressorInfo Info(CatalogueCompressor entry, RunState state)
    {
        var built = state.Compressors.GetValueOrDefault(entry.Compressor.Name);
        return new CompressorInfo
        {
            Name = entry.Configuration.FullName,
            Package = entry.Compressor.Package,
            Version = built?.Version,
            FileVersion = built?.FileVersion,
            NewestKnown = entry.Compressor.PackageVersion,
            Released = built?.Released,
            FromPackageSource = built?.FromPackageSource ?? false,
            Status = entry.Compressor.Status,
            Home = entry.Compressor.Home,
            LastRelease = entry.Compressor.LastRelease?.Year,
            Licence = entry.Compressor.Licence,
            Notes = entry.Notes is { } notes ? Shortened.To(FileLimits.Text, notes) : null,
        };
    }

    // The version of a library that is part of the runtime; null where it is a package on .NET Framework only, whose version is not read.
    private static string? RuntimeVersion(PlannedCase planned, RunState state)
    {
        var target = planned.Id.Table.Target;
        return Target.Parse(target).Deployment == Deployment.Framework && planned.Library.References.Count > 0
            ? null
            : state.Targets.GetValueOrDefault(target)?.Version;
    }

    private SerializerInfo Info(PlannedCase planned, RunState state)
    {
        var library = planned.Library;
        var built = state.Built.GetValueOrDefault(library.Name);
        string?[] notes = [library.Notes, planned.Serializer.Notes, AuthorAttributes(planned)];
        var text = string.Join(" ", notes.Where(note => !string.IsNullOrEmpty(note)));
        return new SerializerInfo
        {
            Name = planned.Serializer.FullName,
            Library = library.Name,
            Package = library.Package,
            Version = library.Package is null && !library.IsFromSource ? RuntimeVersion(planned, state) : built?.Version,
            FileVersion = built?.FileVersion,
            Code = state.Code.GetValueOrDefault(planned.Serializer.FullName),
            NewestKnown = library.IsPinned ? null : library.PackageVersion,
            Released = built?.Released,
            FromPackageSource = built?.FromPackageSource ?? false,
            FromSource = library.Package is null && library.IsFromSource,
            Format = library.Format,
            FormatDetails = library.FormatDetails,
            Home = library.Home,
            LastRelease = library.LastRelease?.Year,
            Licence = library.Licence,
            LeavesOutGenerator = planned.Serializer.LeavesOutGenerator,
            Needs = planned.Serializer.Needs,
            OwnCode = planned.Serializer.IsOwnCode,
            Status = library.Status,
            StatusReason = library.StatusReason,
            Dangerous = planned.Serializer.Dangerous ?? library.Dangerous,
            Settings = planned.Serializer.Settings?.Title,
            Default = planned.Serializer.Settings?.Default,
            Notes = text.Length > 0 ? Shortened.To(FileLimits.Text, text) : null,
            IsReference = planned.Serializer.IsReference,
        };
    }

    // That a serializer uses the attributes that the author of own types wrote for it; null where it does not.
    private string? AuthorAttributes(PlannedCase planned) =>
        planned.Dataset.IsOwn && ModelSources.AuthorAttributes(planned, flavours) is { Count: > 0 } kept
            ? $"Your attributes of {string.Join(" and ", kept)} are used, not generated ones."
            : null;
}
