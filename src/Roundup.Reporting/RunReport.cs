using Roundup.Reporting.Blocks;
using Roundup.Reporting.Changes;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting;

/// <summary>The report of a run: the sections that every report has, with what each of its experiments adds.</summary>
public static class RunReport
{
    private const string Results = "results.csv";

    /// <summary>The report: a pure function, the same file gives the same report.</summary>
    /// <param name="file">The results.</param>
    /// <param name="experiments">The experiments of the run, in the order of their sections.</param>
    /// <param name="baseline">
    /// A serializer (or <c>serializer@target</c>) to compare with instead of the one that the run was made with.
    /// </param>
    public static Report Create(ResultsFile file, IReadOnlyList<IExperimentReport> experiments, string? baseline = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        ArgumentNullException.ThrowIfNull(experiments);
        return Create(file, PartsOf(file, experiments, baseline));
    }

    /// <summary>What each experiment adds to the report.</summary>
    /// <param name="file">The results.</param>
    /// <param name="experiments">The experiments of the run, in the order of their sections.</param>
    /// <param name="baseline">
    /// A serializer (or <c>serializer@target</c>) to compare with instead of the one that the run was made with.
    /// </param>
    public static IReadOnlyList<(IExperimentReport Experiment, ReportPart Part)> PartsOf(
        ResultsFile file, IReadOnlyList<IExperimentReport> experiments, string? baseline = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        ArgumentNullException.ThrowIfNull(experiments);
        file = AcceptedLosses.In(file);
        var parts = new List<(IExperimentReport Experiment, ReportPart Part)>();
        foreach (var experiment in experiments)
        {
            var losses = parts.Count == 0 ? null : parts[^1].Part.Run.Losses;
            parts.Add((experiment, experiment.Create(file.Of(experiment.Experiment), baseline, losses)));
        }

        return parts;
    }

    /// <summary>The report of parts, of which a reader may have left out something.</summary>
    /// <param name="file">The results.</param>
    /// <param name="parts">The parts, as <see cref="PartsOf"/> makes them.</param>
    public static Report Create(ResultsFile file, IReadOnlyList<(IExperimentReport Experiment, ReportPart Part)> parts)
    {
        ArgumentNullException.ThrowIfNull(file);
        ArgumentNullException.ThrowIfNull(parts);
        return parts is [{ Part: var only }] ? Create(only) : OfSeveral(AcceptedLosses.In(file), parts);
    }

    internal static Report Create(ReportPart part)
    {
        var sections = Sections(part.Run, [part], new(), part.Sections, part.Columns);
        return new(sections, part.Files)
        {
            Documents = [new("report", sections) { IsShort = true }, .. part.Documents],
            Pictures = part.Pictures,
            Compared = Compared([part]),
            Data = [part.Data],
            Screen = part.Screen is { } screen
                ?
                [
                    HeadSection.Screen(part.Run), screen, AotSection.Create(part.Run), MissingSection.Screen(part.Run),
                    NoticeSection.Screen(part.Run), NoticeSection.BeforeAnswer(part.Run), part.Answer,
                ]
                : sections,
        };
    }

    private static Report OfSeveral(ResultsFile file, IReadOnlyList<(IExperimentReport Experiment, ReportPart Part)> parts)
    {
        var run = JoinedCases.Join(file, parts);
        var summary = new SummarySection(run, [.. parts.SelectMany(part => part.Part.Summary)]);
        var own = parts.SelectMany(part => part.Part.Sections.Select((section, i) =>
            i > 0 ? section : section with { Blocks = [HeadingOf(part.Experiment, part.Part), .. section.Blocks] }));
        var columns = Distinguish([("Summary", summary.Columns), .. parts.Select(part => (part.Experiment.Title, part.Part.Columns))]);
        var sections = Sections(run, [.. parts.Select(part => part.Part)], summary.Section, own, columns);
        var compared = Compared(parts.Select(part => part.Part));
        var upgrade = UpgradeSection.Create(file, [.. compared.Select(part => part.Facts)]);

        // Behind the title: what changed is what a team reads first.
        sections.InsertRange(1, upgrade);
        var files = parts.SelectMany(part => part.Part.Files.Select(
            known => known.Name == Results ? known with { Name = $"{part.Experiment.Experiment}.csv" } : known));
        return new(sections, [summary.File(Results), .. files])
        {
            Documents = [new("report", sections) { IsShort = true }, .. Joined(parts.SelectMany(part => part.Part.Documents), upgrade)],
            Pictures = [.. parts.SelectMany(part => part.Part.Pictures)],
            Compared = compared,
            Screen = upgrade.Count == 0 ? sections : [.. upgrade, .. compared.Select(part => part.Answer)],
            Data = [.. parts.Select(part => part.Part.Data)],
        };
    }

    // Two experiments have documents of one name, which begins with the answer of an upgrade.
    private static IEnumerable<ReportDocument> Joined(IEnumerable<ReportDocument> documents, IReadOnlyList<Section> upgrade) =>
        documents.GroupBy(document => document.Name).Select(same => same.First() with
        {
            Sections = [.. upgrade, .. same.SelectMany(document => document.Sections)],
        });

    private static List<ComparedPart> Compared(IEnumerable<ReportPart> parts) =>
        [.. parts.Select(part => part.Compared).OfType<ComparedPart>()];

    // The tables of the short report say themselves what they are about.
    private static Heading HeadingOf(IExperimentReport experiment, ReportPart part) => new(2, experiment.Title)
    {
        Anchor = experiment.Experiment,
        Detail = part.Sections.SelectMany(section => section.In(Detail.Brief)).OfType<Heading>().Any() ? Detail.Full : Detail.Always,
    };

    private static List<Section> Sections(
        ReportedRun run,
        IReadOnlyList<ReportPart> parts,
        Section summary,
        IEnumerable<Section> own,
        IEnumerable<Column> columns)
    {
        // A long report hides everything but its beginning; what was noticed may change the answer.
        var isLong = parts.Any(part => part.Screen is not null);
        // Who asks about data of their own asks for the answer: how it was found stands at the end.
        var isOwn = !isLong && run.File.Datasets.Count > 0 && run.File.Datasets.All(data => data.IsOwn);
        var notices = NoticeSection.Create(run);
        List<Section> overviews = [.. parts.SelectMany(part => part.Overviews)];
        Section[] sections =
        [
            .. parts.Select(part => part.Conclusions),
            MachineSection.Create(run),
            OutcomeSection.Create(run),
            .. isLong ? Array.Empty<Section>() : [notices],
            AotSection.Create(run),
            .. own,
            LossSection.Create(run),
            MissingSection.Create(run),
            SerializerSection.Create(run),
            CompressorSection.Create(run),
            DatasetSection.Create(run),
            LegendSection.Create(
                run,
                columns,
                string.Join(' ', parts.Select(part => part.BeforeUnits).Where(text => text.Length > 0)),
                string.Join(' ', parts.Select(part => part.AfterUnits).Where(text => text.Length > 0)),
                isOwn && parts.Any(part => part.Answer.Blocks.Count > 0)),
        ];
        var contents = parts.Any(part => part.HasContents) ? Contents.List(sections) : new();
        return
        [
            isLong || isOwn ? HeadSection.Brief(run) : HeadSection.Create(run),
            NoticeSection.BeforeAnswer(run),
            .. parts.Select(part => part.Answer),
            summary,
            .. overviews.Take(1),
            PageNumbers.Create(run, parts.Select(part => part.Numbers), () => [.. parts.SelectMany(part => part.FindRankings())]),
            .. overviews.Where((_, place) => place > 0).Append(isLong ? notices : new()).OrderBy(section => section.IsFolded),
            .. isLong ? [HeadSection.Details(run) with { IsFolded = true }] : Array.Empty<Section>(),
            .. sections.Prepend(contents).Select(section => section with { IsFolded = isLong }),
            .. isOwn ? [HeadSection.Details(run)] : Array.Empty<Section>(),
        ];
    }

    // The columns of several experiments; where one name means two things, each says of which experiment it is.
    private static IEnumerable<Column> Distinguish(IReadOnlyList<(string Title, IReadOnlyList<Column> Columns)> parts)
    {
        var all = parts.SelectMany(part => part.Columns, (part, Column) => (part.Title, Column))
            .Where(known => known.Column.Meaning.Length > 0)
            .DistinctBy(known => (known.Column.Name, known.Column.Meaning))
            .ToList();
        return all.Select(known => all.Exists(other => other.Column.Heading == known.Column.Heading && other != known)
            ? known.Column with { Meaning = $"{known.Title}: {known.Column.Meaning}" }
            : known.Column);
    }
}
