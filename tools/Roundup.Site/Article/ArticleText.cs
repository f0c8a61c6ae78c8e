using Roundup.Site.Commands;
using Scriban;
using Scriban.Functions;
using Scriban.Runtime;
using Scriban.Syntax;

namespace Roundup.Site.Article;

/// <summary>
/// The article: a template of prose that a person edits, in which each number, table and picture is a reference into a stored run.
/// </summary>
/// <param name="Text">The article, in Markdown.</param>
/// <param name="Pictures">Its pictures, SVG, by the names of their files.</param>
internal sealed record ArticleText(string Text, IReadOnlyDictionary<string, string> Pictures)
{
    /// <summary>The name of the article's file in <c>docs</c>, without its extension.</summary>
    public const string Name = "roundup-2026";

    /// <summary>Its first heading.</summary>
    public string Title => Text[2..Text.IndexOf('\n', StringComparison.Ordinal)];

    /// <summary>The path of the frame in the repository.</summary>
    public const string Frame = $"tools/Roundup.Site/Article/{Name}.frame.md";

    /// <summary>The folder of the pictures, as seen from the article.</summary>
    public const string PictureFolder = $"images/{Name}";

    /// <summary>Fills the frame of a repository; null where it has none.</summary>
    /// <exception cref="SiteException">A reference finds nothing, or a comparison does not hold; the message has the line.</exception>
    public static ArticleText? In(string root, SiteMaterial material)
    {
        var path = Path.Combine(root, Frame);
        return File.Exists(path) ? Of(File.ReadAllText(path), Frame, material) : null;
    }

    /// <summary>Fills the frame.</summary>
    /// <param name="frame">The frame: Markdown with expressions of Scriban.</param>
    /// <param name="path">The name of the frame in messages.</param>
    /// <param name="material">The stored runs, and what follows from them.</param>
    /// <exception cref="SiteException">A reference finds nothing, or a comparison does not hold; the message has the line.</exception>
    public static ArticleText Of(string frame, string path, SiteMaterial material)
    {
        var runs = new ArticleRuns(name => material.Runs.FirstOrDefault(run => run.Name == name)?.File, material.Sheets);
        var pictures = new ArticlePictures(runs, PictureFolder);
        var script = new ScriptObject();
        foreach (var source in (object[])[new ArticleNumbers(runs, material), pictures, new ArticleTables(runs, material)])
        {
            foreach (var method in source.GetType().GetMethods()
                .Where(method => method.DeclaringType == source.GetType() && !method.IsSpecialName))
            {
                script.SetValue(StandardMemberRenamer.Default(method), DynamicCustomFunction.Create(source, method), readOnly: true);
            }
        }

        var context = new TemplateContext(new BuiltinFunctions()) { StrictVariables = true };
        context.PushGlobal(script);
        var template = Template.Parse(frame, path);
        if (template.HasErrors)
        {
            throw new SiteException($"The template cannot be read: {string.Join("; ", template.Messages)}");
        }

        try
        {
            return new(template.Render(context), pictures.Drawn);
        }
        catch (ScriptRuntimeException e)
        {
            throw new SiteException($"{path}({e.Span.Start.Line + 1}): {e.InnerException?.Message ?? e.OriginalMessage}", e);
        }
    }
}
