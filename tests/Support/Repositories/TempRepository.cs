using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Catalogue.Reading;

namespace Roundup.Tests.Support;

/// <summary>A repository of two libraries, a reference, two datasets and one suite.</summary>
public sealed class TempRepository : TempFolder
{
    public TempRepository()
    {
        Write(Repository.Marker, "<Solution />");
        Write("serializers/Directory.Packages.props", """
            <Project><ItemGroup><PackageVersion Include="Swift.Json" Version="3.2.1" /></ItemGroup></Project>
            """);
        Library(
            "SwiftJson",
            "<Library>Swift.Json</Library><Package>Swift.Json</Package><Format>JSON</Format><Status>maintained</Status>",
            """
            <Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="String" Adapted="Bytes" />
            <Configuration Include="generated" Flavour="context" Needs="code generation" Shapes="String Bytes Stream" />
            <PackageReference Include="Swift.Json" />
            """);
        Library("Packed", "<Library>Packed</Library><Format>Binary</Format><Status>dormant</Status>", """
            <Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes" />
            <Configuration Include="writer" Flavour="plain" Needs="nothing" Shapes="Bytes" Operations="Serialize" />
            """);
        Library("Reference", "<Library>reference</Library><Format>none</Format><Status>reference</Status>", """
            <Configuration Include="create" Flavour="plain" Needs="nothing" Shapes="Bytes" Operations="Deserialize" />
            """);
        Dataset("Users", "1 200");
        Dataset("Books", "1 1000");
        Suite("quick", """
            {
              "title": "Quick", // a comment
              "serializers": ["*"],
              "datasets": [{ "name": "Users", "counts": [20, 1] }],
              "shapes": ["Bytes", "String"],
              "baseline": "Swift.Json",
              "effort": "quick",
            }
            """);
    }

    /// <param name="within">A folder of the user's own, with a slash at its end; empty: the repository.</param>
    public string Library(string folder, string properties, string items, string within = "") =>
        Write($"{within}serializers/{folder}/{folder}.csproj", EntrantProject(properties, items));

    public string Compressor(string folder, string properties, string items, string within = "") =>
        Write($"{within}compressors/{folder}/{folder}.csproj", EntrantProject(properties, items));

    /// <summary>Two compressors, one of them with two rows.</summary>
    public void Compressors()
    {
        Write("compressors/Directory.Packages.props", """
            <Project><ItemGroup><PackageVersion Include="Pack.Tight" Version="2.0.1" /></ItemGroup></Project>
            """);
        Compressor("Squeeze", "<Compressor>squeeze</Compressor><Status>maintained</Status>", """
            <Configuration Include="fast" />
            <Configuration Include="small" Notes="Takes its time." />
            """);
        Compressor(
            "PackTight",
            """
            <Compressor>tight</Compressor><Package>Pack.Tight</Package><Licence>MIT</Licence>
            <Status>dormant</Status><Notes>No checksum.</Notes>
            """,
            """<Configuration Include="default" /><PackageReference Include="Pack.Tight" />""");
    }

    public void Dataset(string name, string counts, string extra = "", string within = "")
    {
        Write($"{within}datasets/{name}/{name}.csproj", $"""
            <Project>
              <PropertyGroup>
                <Description>{name} of a shop.</Description>
                <Root>Shop.{name}</Root><Values>Shop.{name}Values</Values><Counts>{counts}</Counts>{extra}
              </PropertyGroup>
            </Project>
            """);
        Write($"{within}datasets/{name}/Model.cs", "");
    }

    /// <summary>The suite of a run on own data.</summary>
    public void OwnDataSuite() => Suite("own-data", """
        { "title": "Your own data", "serializers": ["*"], "datasets": ["*"], "shapes": ["Bytes"], "effort": "quick" }
        """);

    public string Suite(string name, string json) => Write($"suites/{name}.json", json);

    public RoundupCatalogue Read(IReadOnlyList<IExperimentRules>? experiments = null) =>
        CatalogueReader.Read(Path, experiments ?? TestExperiments.All);

    public Plan Plan(RunOptions? options = null) => Planner.Plan(Read(), options ?? new RunOptions());

    private static string EntrantProject(string properties, string items) => $"""
        <Project Sdk="Microsoft.NET.Sdk">
        <PropertyGroup>{properties}</PropertyGroup>
        <ItemGroup>{items}</ItemGroup>
        </Project>
        """;
}
