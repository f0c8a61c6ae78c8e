using System.Text;
using Roundup.Reporting.Formats;

namespace Roundup.Reporting;

/// <summary>Writes the files of a report.</summary>
public static class ReportFolder
{
    /// <summary>Writes every file into a folder, which is made when it does not exist. Older files there are replaced.</summary>
    /// <param name="report">The report.</param>
    /// <param name="folder">The folder.</param>
    /// <param name="formats">The output formats; null: all.</param>
    /// <returns>The paths of the files in the folder itself, then those of folders within it.</returns>
    /// <exception cref="IOException">A file cannot be written.</exception>
    /// <exception cref="UnauthorizedAccessException">The folder may not be written to.</exception>
    public static IReadOnlyList<string> Write(Report report, string folder, IReadOnlyList<IReportFormat>? formats = null)
    {
        ArgumentNullException.ThrowIfNull(report);
        Directory.CreateDirectory(folder);
        var written = new List<string>();
        foreach (var file in report.FilesIn(formats ?? ReportFormats.All))
        {
            var path = Path.Combine(folder, file.Name.Replace('/', Path.DirectorySeparatorChar));
            WriteFile(path, file.Write);
            written.Add(Path.Combine(folder, file.Name.Split('/')[0]));
        }

        return [.. written.Distinct()];
    }

    /// <summary>Writes one file. Its folder is made when it does not exist, and an older file is replaced.</summary>
    /// <exception cref="IOException">The file cannot be written.</exception>
    /// <exception cref="UnauthorizedAccessException">The folder may not be written to.</exception>
    public static void WriteFile(string path, Action<TextWriter> write)
    {
        ArgumentNullException.ThrowIfNull(write);
        AtomicFile.Write(path, partial =>
        {
            using var output = new StreamWriter(partial, append: false, new UTF8Encoding(encoderShouldEmitUTF8Identifier: false));
            output.NewLine = "\n";
            write(output);
        });
    }
}
