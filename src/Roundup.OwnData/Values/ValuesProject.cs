using System.Security;
using Roundup.Catalogue.Templates;

namespace Roundup.OwnData.Values;

internal sealed record ValuesProject(string Dataset, string Root, IOwnValues Source, string Repository)
{
    private const string Namespace = "Roundup.OwnValues";

    public string FileName => Dataset + ".csproj";

    public string Values => $"{Namespace}.{Source.ClassName}";

    public IReadOnlyList<TemplateFile> Files =>
    [
        .. EntrantTemplates.DatasetImports(Repository),
        new(FileName, Project),
        .. Source.Files(Root),
    ];

    // As of any dataset: the imported files give the target framework, Roundup reads Root and Values and adds what runs them.
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

    // A file of the program, in which SampleNamespace and SampleRoot are replaced by its namespace and the root type.
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
