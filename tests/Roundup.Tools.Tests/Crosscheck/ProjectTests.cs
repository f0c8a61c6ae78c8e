using System.Xml.Linq;

namespace Roundup.Tools.Tests.Crosscheck;

public class ProjectTests
{
    private static readonly XDocument s_entrant = XDocument.Parse("""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup><Library>X</Library><NoWarn>$(NoWarn);SYSLIB0011</NoWarn></PropertyGroup>
          <ItemGroup><Row Include="default" /><PackageReference Include="X.Core" VersionOverride="1.2.3" /></ItemGroup>
        </Project>
        """);

    [Fact]
    public void The_project_is_the_entrants_own_with_BenchmarkDotNet_added()
    {
        var project = BenchmarkProject.Project(
            s_entrant,
            ["/a/X.cs"],
            ["/w/Roundup.Contracts.dll"],
            [("System.Globalization.Invariant", "true")],
            [("RestoreAdditionalProjectSources", "/feed")]);
        var packages = project
            .Descendants("PackageReference")
            .ToDictionary(package => package.Attribute("Include")!.Value, package => package.Attribute("VersionOverride")?.Value);
        packages.ShouldBe(new Dictionary<string, string?> { ["X.Core"] = "1.2.3", ["BenchmarkDotNet"] = null });
        project.Descendants("Row").ShouldBeEmpty();
        project.Descendants("AssemblyName").Single().Value.ShouldBe("$(MSBuildProjectName)");
        project.Descendants("NoWarn").Select(n => n.Value).ShouldBe(["$(NoWarn);SYSLIB0011", "$(NoWarn);NU1603"]);
        project.Descendants("Compile").Single().Attribute("Include")!.Value.ShouldBe("/a/X.cs");
        project.Descendants("RuntimeHostConfigurationOption").Single().Attribute("Value")!.Value.ShouldBe("true");
        project.Descendants("RestoreAdditionalProjectSources").Single().Value.ShouldBe("/feed");
    }

    [Fact]
    public void Referenced_projects_and_assemblies_are_those_of_the_entrant()
    {
        var root = Path.GetTempPath();
        var entrant = XDocument.Parse("""
            <Project Sdk="Microsoft.NET.Sdk">
              <ItemGroup>
                <ProjectReference Include="..\..\src\X.csproj" OutputItemType="Analyzer" />
                <Reference Include="Y"><HintPath>../../lib/Y.dll</HintPath></Reference>
              </ItemGroup>
            </Project>
            """);

        var moved = BenchmarkProject.WithAbsoluteReferences(entrant, Path.Combine(root, "serializers", "X"));
        var project = BenchmarkProject.Project(moved, [], [], [], []);

        var reference = project.Descendants("ProjectReference").Single();
        reference.Attribute("Include")!.Value.ShouldBe(Path.Combine(root, "src", "X.csproj"));
        reference.Attribute("OutputItemType")!.Value.ShouldBe("Analyzer");
        project.Descendants("HintPath").Single().Value.ShouldBe(Path.Combine(root, "lib", "Y.dll"));
    }

    [Fact]
    public void Runtime_settings_are_those_of_the_worker()
    {
        var folder = Directory.CreateTempSubdirectory("roundup-crosscheck-");
        try
        {
            File.WriteAllText(
                Path.Combine(folder.FullName, "X.runtimeconfig.json"),
                """{ "runtimeOptions": { "configProperties": { "System.GC.Server": false, "A.B": "text" } } }""");
            var settings = BenchmarkProject.RuntimeSettings(Path.Combine(folder.FullName, "X.dll"));
            settings.ShouldBe([("System.GC.Server", "false"), ("A.B", "text")]);
            File.WriteAllText(Path.Combine(folder.FullName, "Y.runtimeconfig.json"), """{ "runtimeOptions": { "tfm": "net10.0" } }""");
            BenchmarkProject.RuntimeSettings(Path.Combine(folder.FullName, "Y.dll")).ShouldBeEmpty();
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    [Theory]
    [InlineData("##roundup ready 3", "ready", "3")]
    [InlineData("\u001b]9;4;3;0\u0007##roundup result {\"Case\":1}", "result", "{\"Case\":1}")]
    [InlineData("// BeforeAnythingElse", null, null)]
    [InlineData("##roundup ", null, null)]
    public void Lines_for_the_host_process_are_recognized(string line, string? word, string? json)
    {
        var read = HostLine.Read(line);
        read?.Word.ShouldBe(word);
        read?.Json.ShouldBe(json);
        (read is null).ShouldBe(word is null);
    }

    [Fact]
    public void A_result_is_read_with_numbers_that_are_none()
    {
        var result = BenchmarkResult.Read(
            """{"Case":4,"Mean":12.5,"StdErr":"NaN","N":1,"LaunchMeans":[12.5],"AllocatedBytes":null,"Seconds":3}""");
        result.ShouldSatisfyAllConditions(
            () => result.Case.ShouldBe(4),
            () => result.Mean.ShouldBe(12.5),
            () => result.StdErr.ShouldBe(double.NaN),
            () => result.AllocatedBytes.ShouldBeNull(),
            () => result.Failure.ShouldBeNull());
        BenchmarkResult.Read("""{"Case":5,"Failure":"it broke"}""").Failure.ShouldBe("it broke");
    }

    [Fact]
    public void The_reason_of_a_failed_build_is_its_first_error()
    {
        BenchmarkBuild.FirstError("a\n  /x/Host.cs(3,4): error CS1002: ; expected [/x/X.csproj]\n/y: error CS1: b [z]")
            .ShouldBe("/x/Host.cs(3,4): error CS1002: ; expected");
        BenchmarkBuild.FirstError("nothing").ShouldContain("without an error message");
    }
}
