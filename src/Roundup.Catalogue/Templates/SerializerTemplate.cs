using System.Security;

namespace Roundup.Catalogue.Templates;

/// <summary>The files of a new serializer. It works at once, because it calls System.Text.Json until the user changes it.</summary>
/// <param name="Name">The name of the folder and of the library.</param>
/// <param name="Package">The package of the library; null for none.</param>
/// <param name="Format">The data format of the library.</param>
public sealed record SerializerTemplate(string Name, string? Package, string Format)
{
    public IReadOnlyList<TemplateFile> Files =>
    [
        new($"serializers/{Name}/{Name}.csproj", Project),
        new($"serializers/{Name}/{Name}Entrant.cs", Class),
    ];

    private string Project =>
        $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <!-- The name in tables, the format, and whether the library is maintained.
                 Add <Home>, <LastRelease> (2026, 2026-07 or 2026-07-15), <Licence> and <Notes>, and in <LookedUp> the date
                 on which you looked these up. -->
            <Library>{Name}</Library>
        {PackageProperty}    <Format>{SecurityElement.Escape(Format)}</Format>
            <Status>maintained</Status>
            <!-- Delete this line when the codec calls the library. -->
            <Unverified>Created by `roundup new`: the codec still calls System.Text.Json.</Unverified>
          </PropertyGroup>
          <ItemGroup>
            <!-- One row for each configuration. Shapes are those that the library has itself, Adapted those that wrap another one. -->
            <Row Include="default" Flavour="plain" Needs="nothing" Shapes="String Bytes" />
        {PackageReference}  </ItemGroup>
        </Project>

        """;

    private string Class =>
        $$"""
        using System.Text.Json;
        using Roundup.Contracts;

        namespace Roundup.Serializers;

        public sealed class {{Name}}Entrant : ISerializer
        {
            public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
                where T : notnull
            {
                // Not timed: create here what a user of the library creates once and keeps (options, a serializer object).
                var codec = new Codec<T>(JsonSerializerOptions.Default);
                shapes.String(codec).Bytes(codec);
            }

            // Timed: call the library here, as its documentation does, and nothing else.
            internal readonly struct Codec<T>(JsonSerializerOptions options) : IStringCodec<T>, IBytesCodec<T>
            {
                public string SerializeToString(T value) => JsonSerializer.Serialize(value, options);

                public T Deserialize(string text) => JsonSerializer.Deserialize<T>(text, options)!;

                public byte[] SerializeToBytes(T value) => JsonSerializer.SerializeToUtf8Bytes(value, options);

                public T Deserialize(byte[] bytes) => JsonSerializer.Deserialize<T>(bytes, options)!;
            }
        }

        """;

    private string PackageProperty => Package is null ? "" : $"    <Package>{Package}</Package>\n";

    private string PackageReference => Package is null ? "" : $"    <PackageReference Include=\"{Package}\" />\n";
}

/// <param name="Path">The path below the root of the repository, with slashes.</param>
public sealed record TemplateFile(string Path, string Text);
