using Roundup.Catalogue.Reading;
using Roundup.Cli;
using Roundup.Cli.Parsing;
using Roundup.Reporting;
using Roundup.Site.Figures;

namespace Roundup.Site.Commands;

/// <summary><c>roundup-site suites</c>: the suites that repeat published pages.</summary>
internal sealed class SuitesCommand : RoundupCommand
{
    public SuitesCommand(CliContext context)
        : base(
            "suites",
            "Write suites/pages/: for each published page a suite of its rows and cases, and one with its versions of the libraries.")
    {
        SetAction(_ =>
        {
            var files = Files(context);
            foreach (var (file, text) in files)
            {
                ReportFolder.WriteFile(file, output => output.Write(text));
            }

            context.Terminal.WriteLine($"Written: {files.Count} files in {Path.GetDirectoryName(files[0].Path)}");
            return 0;
        });
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("dotnet run -c Release --project tools/Roundup.Site -- suites", "write them again after a page or its suite has changed"),
    ];

    /// <summary>The files with their texts.</summary>
    public static IReadOnlyList<(string Path, string Text)> Files(CliContext context)
    {
        var catalogue = context.Catalogue();
        var folder = Path.Combine(catalogue.Root, OwnFolder.Suites, OwnFolder.Pages);
        var files = new List<(string, string)>();
        foreach (var page in PublishedFolder.Read(catalogue))
        {
            var suite = catalogue.Suites.First(suite => suite.Name == page.Name);
            foreach (var (end, isAtVersions) in (ReadOnlySpan<(string, bool)>)[("", false), (SuitePage.AtVersions, true)])
            {
                if (PageSuite.Of(catalogue, suite, page.Page, isAtVersions) is { } text)
                {
                    files.Add((Path.Combine(folder, $"{page.Name}{end}.json"), text));
                }
            }
        }

        return files;
    }
}
