using Roundup.Reporting.Blocks;
using Spectre.Console;

namespace Roundup.Reporting.Formats;

/// <summary>An output format: a folder beside this file, and a line in <see cref="ReportFormats.All"/>.</summary>
public interface IReportFormat
{
    /// <summary>The name that a user types: <c>markdown</c>.</summary>
    string Name { get; }

    /// <summary>The end of the names of its files, with the dot.</summary>
    string Extension { get; }

    /// <summary>The part of a report that the format shows.</summary>
    FormatKind Kind { get; }

    /// <summary>Whether a run writes files of this format beside its report.</summary>
    bool IsWrittenByRuns => Kind is FormatKind.Document or FormatKind.Picture;

    /// <summary>The name of the file of an export.</summary>
    string FileName => "results" + Extension;

    /// <summary>What an export is about, in the plural, where sections do not have it; null where they do.</summary>
    string? Lacks(IReadOnlyList<Section> sections) => null;

    /// <summary>Whether an export also stands on the console, behind the report.</summary>
    bool IsPrinted => false;

    /// <summary>Writes the blocks that the format shows; the same blocks give the same text.</summary>
    void Write(IReadOnlyList<Section> sections, ReportOutput output);
}

/// <summary>The part of a report that a format shows.</summary>
public enum FormatKind
{
    /// <summary>The short report, on the console.</summary>
    Console,

    /// <summary>The full report.</summary>
    Document,

    /// <summary>The values of the tables, for programs.</summary>
    Data,

    /// <summary>One chart.</summary>
    Picture,

    /// <summary>The cases of a run as another tool reads them, in a file where it is asked for.</summary>
    Export,
}

/// <summary>The destination of a format.</summary>
/// <param name="Text">The writer of the text.</param>
public sealed record ReportOutput(TextWriter Text)
{
    /// <summary>The console that the writer belongs to, with its width and colours; null: a file or a pipe.</summary>
    public IAnsiConsole? Console { get; init; }

    /// <summary>The report that a document shows: the full one, or the short one.</summary>
    public Detail Detail { get; init; } = Detail.Full;

    /// <summary>Whether everything that is known of a failure is shown.</summary>
    public bool IsVerbose { get; init; }
}
