using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Formats;
using Roundup.Reporting.Tables;
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

        return part with { Run = part.Run with { Notices = [.. part.Run.Notices, .. failures] } };
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

internal static class AddedColumns
{
    /// <summary>The columns that work for all rows, and a notice of each other one.</summary>
    /// <param name="columns">The columns.</param>
    /// <param name="extension">Gives the extension of a column.</param>
    /// <param name="rows">All rows: files for programs have their values.</param>
    /// <param name="shown">The rows of tables for people, which have texts, too.</param>
    public static (IReadOnlyList<Column<TRow>> Working, IReadOnlyList<Notice> Failures) Tried<TRow>(
        IReadOnlyList<Column<TRow>> columns, Func<Column, string> extension, IReadOnlyList<TRow> rows, IReadOnlyList<TRow> shown)
    {
        var failures = new List<Notice>();
        bool Works(Column<TRow> column)
        {
            try
            {
                foreach (var row in rows)
                {
                    column.IsUnknown?.Invoke(row);
                    column.Number(row);
                }

                foreach (var row in shown)
                {
                    column.Text?.Invoke(row);
                    column.IsRough?.Invoke(row);
                    column.IsStrong?.Invoke(row);
                    column.IsWorthShowing?.Invoke(row);
                }

                return true;
            }
            catch (Exception e) when (ExtensionException.IsOf(e))
            {
                failures.Add(ExtensionException.NoticeOf($"The column {column.Name}", extension(column), e));
                return false;
            }
        }

        return ([.. columns.Where(Works)], failures);
    }
}

/// <summary>An output format of an extension. What it throws is told as the extension's.</summary>
/// <param name="format">The format.</param>
/// <param name="extension">The name of the extension.</param>
public sealed class AddedFormat(IReportFormat format, string extension) : IReportFormat
{
    /// <inheritdoc/>
    public string Name { get; } = format.Name;

    /// <inheritdoc/>
    public string Extension { get; } = format.Extension;

    /// <inheritdoc/>
    public FormatKind Kind { get; } = format.Kind;

    /// <inheritdoc/>
    public bool IsWrittenByRuns { get; } = format.IsWrittenByRuns;

    /// <inheritdoc/>
    /// <exception cref="ExtensionException">The format failed; nothing is written.</exception>
    public void Write(IReadOnlyList<Section> sections, ReportOutput output)
    {
        ArgumentNullException.ThrowIfNull(output);

        // Written when it is whole: an error of the disk is then told from one of the format.
        using var text = new StringWriter { NewLine = output.Text.NewLine };
        try
        {
            format.Write(sections, output with { Text = text });
        }
        catch (Exception e) when (ExtensionException.IsOf(e))
        {
            throw new ExtensionException($"The output format {Name}", extension, e);
        }

        output.Text.Write(text.ToString());
    }
}
