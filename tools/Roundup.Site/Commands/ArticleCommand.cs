using Roundup.Catalogue;
using Roundup.Cli;
using Roundup.Cli.Output;
using Roundup.Cli.Parsing;
using Roundup.Reporting;
using Roundup.Site.Article;

namespace Roundup.Site.Commands;

/// <summary><c>roundup-site article</c>: the article of the stored results.</summary>
internal sealed class ArticleCommand : RoundupCommand
{
    public ArticleCommand(CliContext context)
        : base("article", "Write docs/roundup-2026.md and its pictures from tools/Roundup.Site/Article/roundup-2026.frame.md and the stored results.")
    {
        SetAction(_ =>
        {
            var files = Files(context);
            foreach (var (file, text) in files)
            {
                ReportFolder.WriteFile(file, output => output.Write(text));
            }

            context.Terminal.WriteLine($"Written: {files[0].Path} and {files.Count - 1} pictures");
            return 0;
        });
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("dotnet run -c Release --project tools/Roundup.Site -- article", "write it again after a run or the frame has changed"),
    ];

    /// <summary>The article and its pictures, with their texts.</summary>
    public static IReadOnlyList<(string Path, string Text)> Files(CliContext context)
    {
        var catalogue = context.Catalogue();
        var root = catalogue.Root;
        var (read, _) = ManyResults.Read(context.Results, [Path.Combine(root, "docs", "results")]);
        var material = SiteMaterial.Of(context, catalogue, BuildAction.Named(read), toRoot: null);
        var article = ArticleText.In(root, material)
            ?? throw new RoundupException(
                ExitCode.Usage, $"There is no {ArticleText.Frame} to fill in: run this in a checkout of Roundup.");
        return
        [
            (Path.Combine(root, "docs", ArticleText.Name + ".md"), article.Text),
            .. article.Pictures.Select(picture => (Path.Combine(root, "docs", ArticleText.PictureFolder, picture.Key), picture.Value)),
        ];
    }
}
