namespace Roundup.Catalogue.Templates;

/// <summary>The files of a new compressor. It works at once, because it calls Deflate of the framework until the user changes it.</summary>
/// <param name="Name">The name of the folder and of the compressor.</param>
public sealed record CompressorTemplate(string Name)
{
    public IReadOnlyList<TemplateFile> Files =>
    [
        new($"compressors/{Name}/{Name}.csproj", Project),
        new($"compressors/{Name}/{Name}Entrant.cs", Class),
    ];

    private string Project =>
        $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <!-- The name in tables, and whether the library is maintained.
                 Add <Package> with its <PackageReference>, <Home>, <LastRelease> (2026, 2026-07 or 2026-07-15), <Licence> and <Notes>,
                 and in <LookedUp> the date on which you looked these up. -->
            <Compressor>{Name}</Compressor>
            <Status>maintained</Status>
            <!-- Delete this line when the class calls the library. -->
            <Unverified>Created by `roundup new`: it still calls the framework's Deflate.</Unverified>
          </PropertyGroup>
          <ItemGroup>
            <!-- One row for each configuration, such as a level. -->
            <Row Include="default" Notes="CompressionLevel Optimal." />
          </ItemGroup>
        </Project>

        """;

    private string Class =>
        $$"""
        using System.IO.Compression;
        using Roundup.Contracts;

        namespace Roundup.Compressors;

        public sealed class {{Name}}Entrant : ICompressor
        {
            // Not timed: create here what a user of the library creates once and keeps (a context, a dictionary), for the given row.
            public IBytesCompressor Open(string row) => new Calls();

            // Timed: call the library here. Each call returns a new array of exactly the length of its data.
            private sealed class Calls : IBytesCompressor
            {
                public byte[] Compress(byte[] data)
                {
                    using var output = new MemoryStream();
                    using (var compressing = new DeflateStream(output, CompressionLevel.Optimal))
                    {
                        compressing.Write(data);
                    }

                    return output.ToArray();
                }

                public byte[] Decompress(byte[] compressed)
                {
                    using var input = new MemoryStream(compressed, writable: false);
                    using var decompressing = new DeflateStream(input, CompressionMode.Decompress);
                    using var output = new MemoryStream();
                    decompressing.CopyTo(output);
                    return output.ToArray();
                }
            }
        }

        """;
}
