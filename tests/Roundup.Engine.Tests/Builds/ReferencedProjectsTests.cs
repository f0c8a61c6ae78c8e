namespace Roundup.Engine.Tests.Builds;

/// <summary>The files that an entrant is built from where it refers to projects: a change of one builds it again.</summary>
public sealed class ReferencedProjectsTests : FolderTests
{
    public ReferencedProjectsTests()
    {
        Entrant("""<ProjectReference Include="../../src/Lib/Lib.csproj" />""");
        Project("src/Lib", """<ProjectReference Include="..\Core\Core.csproj" /><Compile Include="..\Linked\**\*.cs" />""");
        Project("src/Core", """<Reference Include="Old"><HintPath>../../lib/Old.dll</HintPath></Reference>""");
        Write("src/Core/Core.cs");
    }

    private string EntrantFile => Path.Combine(Root, "serializers", "Mine", "Mine.csproj");

    [Theory]
    [InlineData("serializers/Mine/MineEntrant.cs")]
    [InlineData("src/Lib/Inner/Lib.cs")]
    [InlineData("src/Lib/Lib.csproj")]
    [InlineData("src/Lib/text.resx")]
    [InlineData("src/Lib/Directory.Build.props")]
    [InlineData("src/Core/Core.cs")]
    [InlineData("src/Linked/Deep/Shared.cs")]
    [InlineData("src/Directory.Build.targets")]
    [InlineData("Directory.Packages.props")]
    [InlineData("lib/Old.dll")]
    public void Counts(string file)
    {
        var path = Write(file);

        ProjectSources.List(EntrantFile).ShouldContain(path);
        ReferencedProjects.AreKnown(EntrantFile).ShouldBeTrue();
    }

    [Theory]
    [InlineData("src/Lib/bin/Debug/Lib.cs")]
    [InlineData("src/Lib/obj/Lib.AssemblyInfo.cs")]
    [InlineData("src/Lib/.git/index")]
    [InlineData("src/Other/Other.cs")]
    [InlineData("serializers/Mine/obj/Mine.cs")]
    [InlineData("serializers/Mine/expected-checks.json")]
    public void Does_not_count(string file) => ProjectSources.List(EntrantFile).ShouldNotContain(Write(file));

    [Fact]
    public void Sources_of_referenced_projects_are_no_code_of_the_entrant() =>
        ProjectSources.CodeOf(EntrantFile).Select(Path.GetFileName).ShouldBe(["MineEntrant.cs"]);

    [Fact]
    public void Projects_that_refer_to_each_other_are_read_once()
    {
        Project("src/Core", """<ProjectReference Include="../Lib/Lib.csproj" />""");

        ProjectSources.List(EntrantFile).Count(file => file.EndsWith("Core.cs", StringComparison.Ordinal)).ShouldBe(1);
    }

    [Theory]
    [InlineData("src/Lib", """<Compile Include="$(Elsewhere)/*.cs" />""")]
    [InlineData("src/Core", """<ProjectReference Include="$(Elsewhere)/Other.csproj" />""")]
    public void Not_all_is_known_where_a_path_has_a_property(string project, string item)
    {
        Project("src/Lib", """<ProjectReference Include="..\Core\Core.csproj" />""" + (project == "src/Lib" ? item : ""));
        Project("src/Core", project == "src/Core" ? item : "");

        ReferencedProjects.AreKnown(EntrantFile).ShouldBeFalse();
    }

    [Theory]
    [InlineData("$(MSBuildThisFileDirectory)../../src/Lib/Lib.csproj")]
    [InlineData("$(MSBuildProjectDirectory)/../../src/Lib/Lib.csproj")]
    public void The_project_s_own_folder_is_a_property_that_is_known(string path)
    {
        Entrant($"<ProjectReference Include=\"{path}\" />");

        ReferencedProjects.AreKnown(EntrantFile).ShouldBeTrue();
        ProjectSources.List(EntrantFile).ShouldContain(Path.Combine(Root, "src", "Core", "Core.cs"));
    }

    [Fact]
    public void A_property_elsewhere_in_the_entrant_s_own_project_does_not_matter()
    {
        Entrant("""<Compile Remove="$(Elsewhere)/*.cs" /><None Include="$(Elsewhere)/a.txt" />""");

        ReferencedProjects.AreKnown(EntrantFile).ShouldBeTrue();
    }

    private void Entrant(string item)
    {
        Project("serializers/Mine", item);
        Write("serializers/Mine/MineEntrant.cs");
    }

    private void Project(string folder, string item) => Write(
        $"{folder}/{Path.GetFileName(folder)}.csproj",
        $"<Project Sdk=\"Microsoft.NET.Sdk\"><ItemGroup>{item}</ItemGroup></Project>");

    private string Write(string file, string text = "")
    {
        var path = Path.Combine(Root, file.Replace('/', Path.DirectorySeparatorChar));
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        if (!File.Exists(path) || text.Length > 0)
        {
            File.WriteAllText(path, text);
        }

        return path;
    }
}
