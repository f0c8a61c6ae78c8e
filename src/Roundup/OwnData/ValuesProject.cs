using System.Security;
using Roundup.Catalogue.Templates;

namespace Roundup.Cli.OwnData;

/// <summary>The project of the program that makes the values of the user's own data.</summary>
/// <param name="Dataset">The dataset.</param>
/// <param name="Root">The full name of the root type.</param>
/// <param name="Source">Where the values come from.</param>
/// <param name="Repository">The repository's root, absolute.</param>
internal sealed record ValuesProject(string Dataset, string Root, IOwnValues Source, string Repository)
{
    /// <summary>The namespace of the program: no type of a model has it, and a model need not have any.</summary>
    private const string Namespace = "Roundup.OwnValues";

    /// <summary>The project file.</summary>
    public string FileName => Dataset + ".csproj";

    /// <summary>The class that makes the values, with its namespace.</summary>
    public string Values => $"{Namespace}.{Source.ClassName}";

    /// <summary>All files but the resource.</summary>
    public IReadOnlyList<TemplateFile> Files =>
    [
        .. DatasetTemplate.Imports(Repository),
        new(FileName, Project),
        .. Source.Files(Root),
    ];

    private string Project =>
        $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <Root>{SecurityElement.Escape(Root)}</Root>
            <Values>{SecurityElement.Escape(Values)}</Values>
          </PropertyGroup>
          <ItemGroup>
            <EmbeddedResource Include="*.ndjson" LogicalName="%(Filename)%(Extension)" />
          </ItemGroup>
        </Project>

        """;

    /// <summary>
    /// A file of the program: C# in which <c>SampleNamespace</c> and <c>SampleRoot</c> stand for its own namespace and the root type.
    /// </summary>
    /// <param name="name">The file.</param>
    /// <param name="root">The full name of the root type.</param>
    public static TemplateFile Template(string name, string root)
    {
        using var stream = typeof(ValuesProject).Assembly.GetManifestResourceStream(name)!;
        using var reader = new StreamReader(stream);
        var text = reader.ReadToEnd()
            .Replace("SampleNamespace", Namespace, StringComparison.Ordinal)
            .Replace("SampleRoot", "global::" + root, StringComparison.Ordinal);
        return new(name, text);
    }
}
