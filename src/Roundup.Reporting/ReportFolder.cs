using System.Text;
using Roundup.Reporting.Blocks;

namespace Roundup.Reporting;

/// <summary>Writes the files of a report.</summary>
public static class ReportFolder
{
    /// <summary>Writes every file and picture into a folder, which is made when it does not exist. Older ones there are replaced.</summary>
    /// <returns>The paths of the files, in order, then those of the folders of pictures.</returns>
    /// <exception cref="IOException">A file cannot be written.</exception>
    /// <exception cref="UnauthorizedAccessException">The folder may not be written to.</exception>
    public static IReadOnlyList<string> Write(Report report, string folder)
    {
        ArgumentNullException.ThrowIfNull(report);
        Directory.CreateDirectory(folder);
        return [.. report.Files.Select(file => WriteFile(Path.Combine(folder, file.Name), file.Write)), .. WritePictures(report, folder)];
    }

    /// <summary>The pictures that the report refers to, by the name that it gives them.</summary>
    private static List<string> WritePictures(Report report, string folder)
    {
        var folders = new List<string>();
        foreach (var picture in report.Sections.SelectMany(section => section.Blocks).OfType<Picture>())
        {
            var path = Path.Combine(folder, picture.FileName.Replace('/', Path.DirectorySeparatorChar));
            folders.Add(Path.GetDirectoryName(path)!);
            Directory.CreateDirectory(folders[^1]);
            WriteFile(path, output => output.Write(picture.Svg));
        }

        return [.. folders.Distinct()];
    }

    /// <summary>To a temporary file, then in one move: a full disk never leaves half a report in the place of a whole one.</summary>
    private static string WriteFile(string path, Action<TextWriter> write)
    {
        var temporary = path + ".part";
        using (var output = new StreamWriter(temporary, append: false, new UTF8Encoding(encoderShouldEmitUTF8Identifier: false)))
        {
            output.NewLine = "\n";
            write(output);
        }

        File.Move(temporary, path, overwrite: true);
        return path;
    }
}
