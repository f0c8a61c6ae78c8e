using Roundup.Catalogue;
using Roundup.Reporting;

namespace Roundup.Cli.Pictures;

/// <summary>Writes the pictures of a run that <c>--picture</c> asks for.</summary>
/// <param name="browser">Finds the browser that draws PNGs; returns null where there is none.</param>
internal sealed class PictureFiles(Func<string?> browser)
{
    /// <summary>The folder beside the reports.</summary>
    public const string Folder = "pictures";

    /// <summary>Writes each picture, light and dark, as SVG and as PNG.</summary>
    /// <param name="report">The report.</param>
    /// <param name="names">The pictures that are asked for.</param>
    /// <param name="folder">The folder of the reports.</param>
    /// <param name="remedy">What helps where a file cannot be written.</param>
    /// <param name="cancellation">Ends the drawing.</param>
    /// <returns>What a reader needs to know: the files, the pictures that the run cannot have, and why there is no PNG.</returns>
    /// <exception cref="RoundupException">A file cannot be written.</exception>
    /// <exception cref="OperationCanceledException">Pictures are missing because of <paramref name="cancellation"/>.</exception>
    public async Task<PicturesWritten> WriteAsync(
        Report report, IReadOnlyList<string> names, string folder, string remedy, CancellationToken cancellation)
    {
        try
        {
            return await WriteAsync(report, names, folder, cancellation);
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            throw Failure.NotWritable(Path.Combine(folder, Folder), e, remedy);
        }
    }

    private async Task<PicturesWritten> WriteAsync(
        Report report, IReadOnlyList<string> names, string folder, CancellationToken cancellation)
    {
        var files = new List<string>();
        var notices = new List<string>();
        foreach (var name in names)
        {
            cancellation.ThrowIfCancellationRequested();
            if (report.Pictures.FirstOrDefault(picture => picture.Kind.Name == name) is not { } picture || picture.Svg(false) is null)
            {
                notices.Add(Missing(report, name));
                continue;
            }

            foreach (var isDark in new[] { false, true })
            {
                var path = Path.Combine(folder, Folder, $"picture-{name}-{(isDark ? "dark" : "light")}.svg");
                var svg = picture.Svg(isDark)!;
                ReportFolder.WriteFile(path, output => output.Write(svg));
                files.Add(path);
            }
        }

        if (files.Count > 0)
        {
            await DrawAsync(files, notices, cancellation);
        }

        return new(files, notices);
    }

    private async Task DrawAsync(List<string> files, List<string> notices, CancellationToken cancellation)
    {
        string? program;
        try
        {
            program = browser();
        }
        catch (RoundupException e)
        {
            // The reports are there, perhaps after hours of measuring.
            notices.Add($"The pictures are SVG only: {e.Message}");
            return;
        }

        if (program is null)
        {
            notices.Add("The pictures are SVG only: PNG needs Chromium, Chrome or Edge, and none was found. "
                + $"Install one, or name its program in the environment variable {BrowserFinder.Variable}.");
            return;
        }

        foreach (var file in files.ToArray())
        {
            var png = Path.ChangeExtension(file, ".png");
            if (await Screenshot.WriteAsync(program, await File.ReadAllTextAsync(file, cancellation), png, cancellation) is { } reason)
            {
                notices.Add($"From {Path.GetFileName(file)} on, the pictures are SVG only: {reason}. "
                    + $"Name another browser in the environment variable {BrowserFinder.Variable}.");
                return;
            }

            files.Add(png);
        }
    }

    private static string Missing(Report report, string name)
    {
        var kind = report.Pictures.Select(picture => picture.Kind).FirstOrDefault(kind => kind.Name == name);
        return kind is null
            ? $"There is no picture {name}: the run does not include the experiment that it shows."
            : $"There is no picture {name}: it needs {kind.Needs}, which this run does not have.";
    }
}

/// <param name="Files">The files.</param>
/// <param name="Notices">A sentence for each thing that is missing.</param>
internal sealed record PicturesWritten(IReadOnlyList<string> Files, IReadOnlyList<string> Notices);
