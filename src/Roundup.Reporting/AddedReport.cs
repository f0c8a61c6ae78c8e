using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Reporting;

/// <summary>What an experiment of an extension adds to a report, without the parts that fail.</summary>
/// <param name="report">The report.</param>
/// <param name="extension">The name of the extension.</param>
public sealed class AddedReport(IExperimentReport report, string extension) : IExperimentReport
{
    /// <inheritdoc/>
    public string Experiment { get; } = report.Experiment;

    /// <inheritdoc/>
    public string Title { get; } = report.Title;

    /// <inheritdoc/>
    public string Done { get; } = report.Done;

    /// <inheritdoc/>
    public IReadOnlyList<PictureKind> Pictures { get; } = report.Pictures;

    /// <inheritdoc/>
    public bool IsDone(CaseResult result) => Asked(() => report.IsDone(result));

    /// <inheritdoc/>
    public bool IsAnswered(CaseResult result) => Asked(() => report.IsAnswered(result));

    /// <inheritdoc/>
    public ReportPart Of(ResultsFile file, string? baseline = null, Losses? losses = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        var failures = new List<Notice>();
        var part = Tried($"The report of {Experiment}", () => report.Of(file, baseline, losses), failures)
            ?? new ReportPart(ReportedRun.Of(file, IsDone, losses), []) { HasContents = false };
        part = Working(part, failures);
        if (failures.Count == 0)
        {
            return part;
        }

        part = part with { Run = part.Run with { Notices = [.. part.Run.Notices, .. failures] } };
        return part.IsComplete ? part with { Sections = [.. part.Sections, NoticeSection.Of(part.Run)] } : part;
    }

    private ReportPart Working(ReportPart part, List<Notice> failures)
    {
        Section Of(Section section) => Tried($"{Name(section)} of {Experiment}", () => Drawn(section), failures) ?? new();
        List<Section> All(IReadOnlyList<Section> sections) => [.. sections.Select(Of)];
        var rows = part.Run.Cases.Select(row => new SummaryRow(row.Serializer, row.Result)).ToList();
        var (summary, columns) = AddedColumns.Tried(part.Summary, _ => extension, rows, rows);
        failures.AddRange(columns);
        return part with
        {
            Sections = All(part.Sections),
            Answer = Of(part.Answer),
            Overviews = All(part.Overviews),
            Screen = part.Screen is { } screen ? Of(screen) : null,
            Conclusions = Of(part.Conclusions),
            Documents = [.. part.Documents.Select(document => document with { Sections = All(document.Sections) })],
            Data = Of(part.Data),
            Summary = summary,
            Files =
            [
                .. part.Files.Where(file => Works($"The file {file.Name} of {Experiment}", () => file.Write(TextWriter.Null), failures)),
            ],
            Pictures =
            [
                .. part.Pictures.Where(picture => Works(
                    $"The picture {picture.Kind.Name} of {Experiment}", () => picture.Svg(isDark: false), failures)),
            ],
        };
    }

    private static string Name(Section section) =>
        section.Blocks.OfType<Heading>().FirstOrDefault() is { } heading ? $"The section \"{heading.Text}\"" : "A section";

    /// <summary>Makes the cells of all tables once, in each kind of report that shows them.</summary>
    private static Section Drawn(Section section)
    {
        foreach (var report in (Detail[])[Detail.Brief, Detail.Full, Detail.Data])
        {
            foreach (var table in section.In(report).OfType<Table>())
            {
                table.Grid(report);
                table.AsList();
            }
        }

        return section;
    }

    private bool Works(string what, Action call, List<Notice> failures) => Tried(
        what,
        () =>
        {
            call();
            return this;
        },
        failures) is not null;

    private T? Tried<T>(string what, Func<T> make, List<Notice> failures)
        where T : class
    {
        try
        {
            return make();
        }
        catch (Exception e) when (ExtensionException.IsOf(e))
        {
            failures.Add(ExtensionException.NoticeOf(what, extension, e));
            return null;
        }
    }

    /// <summary>What cannot be asked is not done; that it cannot is said where the report is made.</summary>
    private static bool Asked(Func<bool> question)
    {
        try
        {
            return question();
        }
        catch (Exception e) when (ExtensionException.IsOf(e))
        {
            return false;
        }
    }
}
