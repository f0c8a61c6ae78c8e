using Roundup.Catalogue.Templates;

namespace Roundup.Processes.Tests.Builds;

/// <summary>Entrants and datasets in folders of the user's own, and libraries that they are built with from source.</summary>
public sealed class OwnFolderTests(OwnFolderTests.Own own) : IClassFixture<OwnFolderTests.Own>
{
    private const string Good = "public static byte[] Pass(byte[] bytes) => bytes;";
    private const string Bad = "public static byte[] Pass(byte[] bytes) => new byte[3];";

    [SlowFact]
    public async Task A_library_is_built_from_source_and_built_again_when_what_it_refers_to_changes()
    {
        var mine = own.NewFolder();
        own.Entrant(mine, "Mine", "Mine (source)", reference: "../../src/Lib/Lib.csproj");
        Write(mine, "src/Lib/Lib.csproj", Library("<ProjectReference Include=\"..\\Core\\Core.csproj\" />", "1.2.3-dev"));
        Write(mine, "src/Lib/Lib.cs", "namespace My; public static class Lib { public static byte[] Pass(byte[] b) => Core.Pass(b); }");
        Write(mine, "src/Core/Core.csproj", Library("", "1.0.0"));
        WriteCore(mine, Good);

        var first = await VerifyAsync([mine], "Mine (source)");
        var built = Directory.GetLastWriteTimeUtc(own.UnitsOf("Mine").Single());
        var again = await VerifyAsync([mine], "Mine (source)");

        TinyRun.ShouldBeExact(first);
        TinyRun.ShouldBeExact(again);
        Directory.GetLastWriteTimeUtc(own.UnitsOf("Mine").Single()).ShouldBe(built, "nothing changed");
        first.Serializers.Single(info => info.Name == "Mine (source)").ShouldSatisfyAllConditions(
            info => info.FromSource.ShouldBeTrue(),
            info => info.Version.ShouldBe("1.2.3-dev"));
        Directory.Exists(Path.Combine(mine, "src", "Lib", "obj")).ShouldBeFalse("the user's folders stay as they are");

        WriteCore(mine, Bad);
        CaseOf(await VerifyAsync([mine], "Mine (source)")).Outcome.ShouldBe(Outcome.Failed);
        WriteCore(mine, "not C#");
        var broken = CaseOf(await VerifyAsync([mine], "Mine (source)"));
        broken.Outcome.ShouldBe(Outcome.BuildFailed);
        broken.Reason.ShouldStartWith("Core.cs(1,");
    }

    [SlowFact]
    public async Task Entrants_of_one_name_in_two_folders_run_side_by_side_on_a_dataset_of_one_and_leave_the_others_as_they_are()
    {
        var (left, right) = (own.NewFolder(), own.NewFolder());
        own.Entrant(left, "Twin", "Left");
        own.Entrant(right, "Twin", "Right");
        own.Files(left, "datasets", EntrantTemplates.Dataset("Orders"));
        TinyRun.ShouldBeExact(await VerifyAsync([], "Tiny/default", "Notes"));
        var before = Directory.GetLastWriteTimeUtc(TinyRun.FileOf(own.Repository, "", "bin"));

        var results = await VerifyAsync([left, right], "Left,Right,Tiny/default", "Orders,Notes");

        TinyRun.ShouldBeExact(results);
        results.Cases.Select(result => (result.Id.Serializer, result.Id.Table.Dataset)).Distinct().Count().ShouldBe(6);
        own.UnitsOf("Twin").Count.ShouldBe(4, "two entrants, each with the datasets of Roundup and with those of the folder");
        Directory.GetLastWriteTimeUtc(TinyRun.FileOf(own.Repository, "", "bin"))
            .ShouldBe(before, "what comes with Roundup is not built anew");
        var text = await File.ReadAllTextAsync(Path.Combine(own.LastRun, "results.json"));
        text.ShouldNotContain(left);
        text.ShouldNotContain(right);
    }

    [Fact]
    public async Task A_folder_without_the_files_that_its_builds_share_is_one_sentence()
    {
        var mine = own.NewFolder();
        own.Entrant(mine, "Bare", "Bare");
        File.Delete(Path.Combine(mine, "serializers", "Directory.Build.targets"));

        (await Should.ThrowAsync<RoundupException>(VerifyAsync([mine], "Bare"))).Message
            .ShouldContain("serializers has no Directory.Build.targets, without which its projects cannot be built");
    }

    private static CaseResult CaseOf(ResultsFile results) => results.Cases.Single(result => result.Id.Serializer == "Mine (source)");

    private Task<ResultsFile> VerifyAsync(string[] folders, string rows, string datasets = "Notes")
    {
        var plan = TinyRun.PlanOf(own.Repository, rows, datasets, new RunOptions { Folders = folders });
        own.LastRun = own.Repository.NewFolder();
        return own.Repository.RunAsync(plan, own.LastRun);
    }

    private static string Library(string items, string version) =>
        $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup><TargetFramework>net10.0</TargetFramework><Version>{version}</Version></PropertyGroup>
          <ItemGroup>{items}</ItemGroup>
        </Project>
        """;

    private static void WriteCore(string folder, string member) =>
        Write(folder, "src/Core/Core.cs", $"namespace My; public static class Core {{ {member} }}");

    private static void Write(string folder, string file, string text)
    {
        var path = Path.Combine(folder, file);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, text);
    }

    public sealed class Own : IDisposable
    {
        private int _folders;

        public TestRepository Repository { get; } = new("it's 100%; a,b");

        public string LastRun { get; set; } = "";

        public void Dispose() => Repository.Dispose();

        /// <summary>A new folder outside of the repository, with the same configuration of NuGet.</summary>
        public string NewFolder() => Directory.CreateDirectory(
            Path.Combine(Path.GetDirectoryName(Repository.Configuration)!, $"own; {Interlocked.Increment(ref _folders)}")).FullName;

        /// <summary>What <c>roundup new serializer</c> writes, with calls of a referenced project around the library's.</summary>
        public void Entrant(string folder, string name, string library, string? reference = null)
        {
            Files(folder, "serializers", EntrantTemplates.Serializer(name, null, "JSON"));
            var project = Path.Combine(folder, "serializers", name, name + ".csproj");
            var text = File.ReadAllText(project).Replace($"<Library>{name}</Library>", $"<Library>{library}</Library>");
            if (reference is not null)
            {
                text = text.Replace("<Configuration ", $"<ProjectReference Include=\"{reference}\" /><Configuration ");
                var code = Path.Combine(folder, "serializers", name, name + "Entrant.cs");
                const string Call = "JsonSerializer.SerializeToUtf8Bytes(value, options)";
                File.WriteAllText(code, File.ReadAllText(code).Replace(Call, $"My.Lib.Pass({Call})"));
            }

            File.WriteAllText(project, text);
        }

        /// <summary>Files of a template, with what is beside them.</summary>
        public void Files(string folder, string kind, IReadOnlyList<TemplateFile> files)
        {
            foreach (var file in (TemplateFile[])[.. files, .. new OwnFolderTemplate(kind, folder, Repository.Root).Files])
            {
                Write(folder, file.Path, file.Text);
            }
        }

        /// <summary>The output folders of an entrant's workers.</summary>
        public List<string> UnitsOf(string entrant) =>
        [
            .. Directory.EnumerateDirectories(Path.Combine(Repository.Root, "artifacts", "units"), entrant + ".*")
                .Select(unit => Path.Combine(unit, "bin")),
        ];
    }
}
