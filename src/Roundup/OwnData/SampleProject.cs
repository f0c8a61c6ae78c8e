using System.Security;
using Roundup.Catalogue.Templates;

namespace Roundup.Cli.OwnData;

/// <summary>The project of the program that makes the values of a sample.</summary>
/// <param name="Dataset">The dataset.</param>
/// <param name="Root">The full name of the root type.</param>
/// <param name="Repository">The repository's root, absolute.</param>
internal sealed record SampleProject(string Dataset, string Root, string Repository)
{
    /// <summary>The lines of JSON that the program holds.</summary>
    public const string Lines = "sample.ndjson";

    private static readonly string[] s_templates = ["SampleValues.cs", "SampleMutation.cs"];

    /// <summary>The project file.</summary>
    public string FileName => Dataset + ".csproj";

    /// <summary>The class that makes the values, with its namespace.</summary>
    public string Values => $"{Namespace}.SampleValues";

    /// <summary>All files but the lines.</summary>
    public IReadOnlyList<TemplateFile> Files =>
    [
        .. DatasetTemplate.Imports(Repository),
        new(FileName, Project),
        .. s_templates.Select(name => new TemplateFile(name, Template(name))),
    ];

    private string Namespace => Root[..Root.LastIndexOf('.')];

    private string Project =>
        $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <Root>{SecurityElement.Escape(Root)}</Root>
            <Values>{SecurityElement.Escape(Values)}</Values>
          </PropertyGroup>
          <ItemGroup>
            <EmbeddedResource Include="{Lines}" LogicalName="{Lines}" />
          </ItemGroup>
        </Project>

        """;

    private string Template(string name)
    {
        using var stream = typeof(SampleProject).Assembly.GetManifestResourceStream(name)!;
        using var reader = new StreamReader(stream);
        return reader.ReadToEnd()
            .Replace("SampleNamespace", Namespace, StringComparison.Ordinal)
            .Replace("SampleRoot", "global::" + Root, StringComparison.Ordinal);
    }
}
