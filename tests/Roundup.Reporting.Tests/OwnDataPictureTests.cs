using System.Runtime.CompilerServices;
using System.Security;

namespace Roundup.Reporting.Tests;

/// <summary>The picture of the README: the sample, the command and the answer, from the stored results.</summary>
public sealed class OwnDataPictureTests
{
    private const int LineHeight = 19;
    private const int Margin = 16;
    private const int Width = 880;
    private const int SampleLines = 12;

    [Fact]
    public void The_picture_shows_what_the_stored_results_say()
    {
        var root = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(ThisFile())!, "../.."));
        var run = Analyser.Analyse(Parts.Store.Read(Path.Combine(root, "docs/results/own-data.json.br")));
        var sample = File.ReadLines(Path.Combine(root, "tests/Roundup.OwnData.Tests/Samples/files/order.json")).Take(SampleLines);

        var console = Render.Piped(run).Split('\n').Select(line => line.TrimEnd()).ToList();
        var answer = console.FindIndex(line => line.StartsWith("Answer for", StringComparison.Ordinal));
        answer.ShouldBePositive();
        var picture = Picture(
        [
            "$ cat order.json", .. sample, "  ...", "", "$ roundup run --data order.json",
            .. console.Take(4), "  ...", "", .. console.Skip(answer).TakeWhile(line => line.Length > 0),
        ]);

        Golden.ShouldMatch(picture, Path.Combine(root, "docs/images/own-data.svg"));
    }

    private static string Picture(IReadOnlyList<string> lines)
    {
        var height = (lines.Count * LineHeight) + (2 * Margin);
        var svg = new StringBuilder();
        svg.Append($"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {Width} {height}\" width=\"{Width}\" height=\"{height}\">\n");
        svg.Append($"<rect width=\"{Width}\" height=\"{height}\" rx=\"8\" fill=\"#1e1e2e\"/>\n");
        svg.Append("<g font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\"");
        svg.Append(" font-size=\"14\">\n");
        for (var i = 0; i < lines.Count; i++)
        {
            var colour = lines[i].StartsWith('$') ? "#a6e3a1"
                : lines[i].Contains("──", StringComparison.Ordinal) ? "#f9e2af"
                : "#cdd6f4";
            var y = Margin + ((i + 1) * LineHeight) - 5;

            // Programs that show pictures join blanks, in spite of xml:space, but none joins no-break spaces.
            var text = SecurityElement.Escape(lines[i]).Replace(' ', '\u00a0');
            svg.Append($"<text x=\"{Margin}\" y=\"{y}\" fill=\"{colour}\">{text}</text>\n");
        }

        return svg.Append("</g>\n</svg>\n").ToString();
    }

    private static string ThisFile([CallerFilePath] string file = "") => file;
}
