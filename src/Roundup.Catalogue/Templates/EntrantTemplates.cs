using System.Security;

namespace Roundup.Catalogue.Templates;

/// <param name="Path">The path below the root of the repository, with slashes.</param>
public sealed record TemplateFile(string Path, string Text);

/// <summary>
/// What <c>roundup new</c> makes, which works at once: a serializer that calls System.Text.Json, a compressor that calls Deflate, or a
/// dataset of orders, until the user changes it. The files are <c>*.template</c> in this folder.
/// </summary>
public static class EntrantTemplates
{
    /// <param name="name">The name of the folder and of the library.</param>
    /// <param name="package">The package of the library; null for none.</param>
    /// <param name="format">The data format of the library.</param>
    public static IReadOnlyList<TemplateFile> Serializer(string name, string? package, string format) =>
    [
        .. Files("serializers", name).Select(file => file with
        {
            Text = WithPackage(file.Text, package).Replace("{{format}}", SecurityElement.Escape(format), StringComparison.Ordinal),
        }),
    ];

    public static IReadOnlyList<TemplateFile> Compressor(string name) => Files("compressors", name);

    public static IReadOnlyList<TemplateFile> Dataset(string name) => Files("datasets", name);

    /// <summary>The additional files that the project of a dataset outside the folder <c>datasets/</c> of a repository needs.</summary>
    /// <param name="repository">The absolute path of the root of the repository.</param>
    public static IReadOnlyList<TemplateFile> DatasetImports(string repository) =>
    [
        .. from name in (string[])["Directory.Build.props", "Directory.Build.targets"]
           let project = MSBuildText.Xml(Path.Combine(repository, "datasets", name))
           select new TemplateFile(name, $"<Project>\n  <Import Project=\"{project}\" />\n</Project>\n"),
    ];

    private static string WithPackage(string text, string? package) => package is null
        ? string.Join('\n', text.Split('\n').Where(line => !line.Contains("{{package}}", StringComparison.Ordinal)))
        : text.Replace("{{package}}", package, StringComparison.Ordinal);

    private static IReadOnlyList<TemplateFile> Files(string kind, string name)
    {
        var assembly = typeof(EntrantTemplates).Assembly;
        TemplateFile Read(string resource)
        {
            using var reader = new StreamReader(assembly.GetManifestResourceStream(resource)!);
            var file = resource[(kind.Length + 1)..].Replace("NAME", name, StringComparison.Ordinal);
            return new($"{kind}/{name}/{file}", reader.ReadToEnd().Replace("{{name}}", name, StringComparison.Ordinal));
        }

        return [.. assembly.GetManifestResourceNames().Where(name => name.StartsWith(kind, StringComparison.Ordinal)).Select(Read)];
    }
}
