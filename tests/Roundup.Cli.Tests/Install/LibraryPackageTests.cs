using Roundup.Analysis;
using Roundup.Facts;
using Roundup.OwnData.Assemblies.Metadata;

namespace Roundup.Cli.Tests.Install;

/// <summary>The packages for programs that read results, in a program that has nothing else of the checkout.</summary>
public sealed partial class LibraryPackageTests : FolderTests
{
    private static readonly TimeSpan s_limit = TimeSpan.FromMinutes(4);

    private static readonly string[] s_libraries = ["Roundup.Analysis", "Roundup.Contracts", "Roundup.Facts", "Roundup.Results"];

    private static readonly string s_root = Repository.Find();

    [SlowFact]
    public async Task A_program_outside_of_the_checkout_reads_a_stored_run_with_the_packages()
    {
        var configuration = AppContext.BaseDirectory.Contains("Debug", StringComparison.Ordinal) ? "Debug" : "Release";
        foreach (var library in s_libraries)
        {
            await RunAsync(
                s_root, "pack", $"src/{library}", "--no-build", "-c", configuration, "-o", folder.In("packed"), "-nodeReuse:false");
        }

        // Packages of others, such as Perfolizer, are where the build of the checkout has put them.
        folder.Write("program/Program.csproj", $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <OutputType>Exe</OutputType>
                <TargetFramework>net10.0</TargetFramework>
                <ImplicitUsings>enable</ImplicitUsings>
                <NuGetAudit>false</NuGetAudit>
                <RestoreSources>{folder.In("packed")}</RestoreSources>
                <RestorePackagesPath>{folder.In("packages")}</RestorePackagesPath>
                <RestoreFallbackFolders>{ReferenceSearch.Packages}</RestoreFallbackFolders>
              </PropertyGroup>
              <ItemGroup>
                <PackageReference Include="Roundup.Analysis" Version="*-*" />
                <PackageReference Include="Roundup.Facts" Version="*-*" />
              </ItemGroup>
            </Project>
            """);
        var readme = File.ReadAllText(Path.Combine(s_root, "src", "PACKAGES.md"));
        string[] blocks = [.. Block().Matches(readme).Select(block => block.Groups["code"].Value)];
        const string Facts = "using Roundup.Facts;\n";
        blocks[1].ShouldStartWith(Facts);
        folder.Write("program/Program.cs", Facts + blocks[0] + blocks[1][Facts.Length..]);
        var results = Path.Combine(s_root, "docs", "results", "quick.json.br");
        var output = await RunAsync(folder.In("program"), "run", "--no-launch-profile", "--", results);

        Directory.GetDirectories(folder.In("packages")).Select(Path.GetFileName)
            .ShouldBe(s_libraries.Select(library => library.ToLowerInvariant()), ignoreOrder: true, "only ours come from the packed files");
        var table = RoundupResults.Speed(RoundupResults.Read(results))!.Tables[0];
        foreach (var row in table.Rows)
        {
            output.ShouldContain($"{table.Id} {row.Result.Id.SerializerName}: {row.Ratio?.Ratio:0.00}\n");
        }

        foreach (var sheet in RoundupFacts.Load().Serializers.Where(sheet => sheet.Library == "MessagePack"))
        {
            output.ShouldContain($"{sheet.Serializer}: {sheet.Check?.Categories["versions"].Outcome}\n");
        }
    }

    /// <summary>Runs <c>dotnet</c>, which must succeed; returns its output.</summary>
    private static async Task<string> RunAsync(string at, params string[] arguments)
    {
        var start = new ProcessStartInfo(Toolchain.DotNet, arguments) { WorkingDirectory = at };
        start.Environment["DOTNET_NOLOGO"] = "1";
        start.Environment["MSBUILDDISABLENODEREUSE"] = "1";
        var end = await WatchedProcess.RunAsync(start, new WatchOptions(s_limit), CancellationToken.None);
        end.ExitCode.ShouldBe(0, $"dotnet {string.Join(' ', arguments)}\n{end.Output}{end.Errors}");
        return end.Output.ReplaceLineEndings("\n");
    }

    [GeneratedRegex("```csharp\r?\n(?<code>.*?)```", RegexOptions.Singleline)]
    private static partial Regex Block();
}
