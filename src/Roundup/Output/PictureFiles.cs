using Roundup.Reporting;

namespace Roundup.Cli.Output;

internal static class PictureFiles
{
    public const string Folder = "pictures";

    public static PicturesWritten Write(Report report, IReadOnlyList<string> names, string folder, string remedy)
    {
        var files = new List<string>();
        var notices = new List<string>();
        foreach (var name in names)
        {
            if (report.Pictures.FirstOrDefault(picture => picture.Kind.Name == name) is not { } picture || picture.Svg(false) is null)
            {
                notices.Add(Missing(report, name));
                continue;
            }

            foreach (var isDark in new[] { false, true })
            {
                var path = Path.Combine(folder, Folder, $"picture-{name}-{(isDark ? "dark" : "light")}.svg");
                var svg = picture.Svg(isDark)!;
                try
                {
                    ReportFolder.WriteFile(path, output => output.Write(svg));
                }
                catch (Exception e) when (Failure.IsFileSystem(e))
                {
                    throw Failure.NotWritable(Path.Combine(folder, Folder), e, remedy);
                }

                files.Add(path);
            }
        }

        return new(files, notices);
    }

    private static string Missing(Report report, string name)
    {
        var kind = report.Pictures.Select(picture => picture.Kind).FirstOrDefault(kind => kind.Name == name);
        return kind is null
            ? $"There is no picture {name}: the run does not include the experiment that it shows."
            : $"There is no picture {name}: it needs {kind.Needs}, which this run does not have.";
    }
}

internal sealed record PicturesWritten(IReadOnlyList<string> Files, IReadOnlyList<string> Notices);
