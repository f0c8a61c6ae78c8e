using System.Xml.Linq;

namespace Roundup.Cli.Tests.Documents;

/// <summary>
/// What is cited and released: one version everywhere, and the scripts of the workflows, run with stand-ins for what builds and publishes.
/// </summary>
public sealed partial class ReleaseTests : RepositoryTests
{
    /// <summary>Stands for <c>dotnet</c>: packs, builds the site, compares; writes the article, or fails with ARTICLE.</summary>
    private const string DotNet = """
        #!/bin/bash
        echo "$@" >> "$ASKED"
        case "$*" in
          pack*) touch "${@: -1}/$(basename "$4").nupkg" ;;
          *" build "*) mkdir -p artifacts/site && echo page > artifacts/site/index.html ;;
          *" article")
            [ "$ARTICLE" = 0 ] || { echo "line 7: no longer faster"; exit "$ARTICLE"; }
            echo "MemoryPack takes 0.3 of it." > docs/article.md ;;
          *" facts") echo new > src/Roundup.Facts/facts.json.br ;;
          *" compare "*) echo "the ratio fell" ;;
        esac
        """;

    private static readonly string s_root = Repository.Find();

    private static readonly string s_version =
        XDocument.Load(Path.Combine(s_root, "Directory.Build.props")).Descendants("Version").Single().Value;

    [Fact]
    public void Who_cites_names_the_version_of_the_projects()
    {
        File.ReadAllLines(Path.Combine(s_root, "CITATION.cff")).ShouldContain($"version: {s_version}");
        Heading().Match(File.ReadAllText(Path.Combine(s_root, "CHANGELOG.md"))).Groups[1].Value.ShouldBe(s_version);
    }

    [Fact]
    public void The_scripts_of_the_workflows_exist()
    {
        var scripts = Directory.EnumerateFiles(Path.Combine(s_root, ".github", "workflows"))
            .SelectMany(file => ScriptName().Matches(File.ReadAllText(file)).Select(match => match.Value)).ToList();

        scripts.ShouldContain("tools/release");
        scripts.ShouldAllBe(script => File.Exists(Path.Combine(s_root, script)));
    }

    [Theory]
    [InlineData("v1.2.0", 0)]
    [InlineData("v1.1.0", 2)]
    [InlineData("v1.3.0", 2)]
    public async Task A_release_has_packages_results_site_and_notes_of_the_version_of_its_tag(string tag, int code)
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        repository.Write("Directory.Build.props", $"<Project>\n  <Version>{(tag == "v1.3.0" ? "1.3.0" : "1.2.0")}</Version>\n</Project>\n");
        repository.Write("CHANGELOG.md", "# Changelog\n\n## 1.2.0 (2026-12-01)\n\n- new\n\n## 1.1.0\n\n- old\n");
        repository.Write("docs/results/quick.json.br", "");
        repository.Write("docs/results.schema.json", "");

        var end = await RunAsync("release", tag, "https://example.org/files");

        end.ExitCode.ShouldBe(code, end.Output + end.Errors);
        if (code != 0)
        {
            end.Errors.ShouldContain(tag == "v1.3.0" ? "CHANGELOG.md has no part '## 1.3.0'" : "The tag is 'v1.1.0'");
            return;
        }

        Directory.EnumerateFiles(repository.In("artifacts/release")).Select(Path.GetFileName).ShouldBe(
        [
            "notes.md", "Roundup.nupkg", "Roundup.Analysis.nupkg", "Roundup.Facts.nupkg", "Roundup.Results.nupkg",
            "roundup-1.2.0-results.tar.gz", "roundup-1.2.0-site.tar.gz",
        ],
            ignoreOrder: true);
        File.ReadAllText(repository.In("artifacts/release/notes.md")).Trim().ShouldBe("- new");
        File.ReadAllText(repository.In("asked")).ShouldContain("-- build artifacts/site --repository https://example.org/files");
    }

    [Theory]
    [InlineData(0, "+MemoryPack takes 0.3 of it.")]
    [InlineData(1, "line 7: no longer faster")]
    public async Task A_new_result_is_proposed_with_the_sentences_and_figures_that_it_changes(int article, string told)
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        repository.Write(".gitignore", "artifacts/\nbin/\nasked\n");
        repository.Write("docs/results/quick.json.br", "old");
        repository.Write("docs/article.md", "MemoryPack takes 0.2 of it.\n");
        repository.Write("src/Roundup.Facts/facts.json.br", "old");
        repository.Write("tools/setup", """
            set -e
            git init -q -b main . && git init -q --bare artifacts/origin && git remote add origin artifacts/origin
            git add . && git -c user.name=a -c user.email=a@example.org commit -q -m first
            """);
        (await ScriptAsync("setup")).ExitCode.ShouldBe(0);

        repository.Write("docs/results/quick.json.br", "new");
        var end = await RunAsync("propose-roundup", article);

        end.ExitCode.ShouldBe(0, end.Output + end.Errors);
        var body = File.ReadAllText(repository.In("artifacts/pull-request.md"));
        body.ShouldContain(told);
        body.Contains("## Sentences that no longer hold", StringComparison.Ordinal).ShouldBe(article != 0);
        body.ShouldContain("### quick\n\n```\nthe ratio fell");
        File.ReadAllText(repository.In("asked")).ShouldContain("pr create --title Roundup of ");
        repository.Write("tools/shown", "git show --name-only --format=\n");
        (await ScriptAsync("shown")).Output.ShouldContain("src/Roundup.Facts/facts.json.br");
        Directory.EnumerateFiles(repository.In("artifacts/origin/refs/heads"), "roundup-*").ShouldHaveSingleItem();
    }

    private Task<ProcessResult> RunAsync(string script, params string[] arguments) => RunAsync(script, 0, arguments);

    private Task<ProcessResult> RunAsync(string script, int article, params string[] arguments)
    {
        repository.Write($"tools/{script}", File.ReadAllText(Path.Combine(s_root, "tools", script)));
        return ScriptAsync(script, article, arguments);
    }

    private async Task<ProcessResult> ScriptAsync(string script, int article = 0, params string[] arguments)
    {
        foreach (var (name, text) in new[] { ("dotnet", DotNet), ("gh", "#!/bin/bash\necho \"$@\" >> \"$ASKED\"\n") })
        {
            var file = repository.Write($"bin/{name}", text.ReplaceLineEndings("\n"));
            if (!OperatingSystem.IsWindows())
            {
                File.SetUnixFileMode(file, UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute);
            }
        }

        var start = new ProcessStartInfo("bash", [repository.In($"tools/{script}"), .. arguments]) { WorkingDirectory = repository.Path };
        start.Environment["PATH"] = $"{repository.In("bin")}:{Environment.GetEnvironmentVariable("PATH")}";
        start.Environment["ASKED"] = repository.In("asked");
        start.Environment["ARTICLE"] = $"{article}";
        return await WatchedProcess.RunAsync(start, new WatchOptions(TimeSpan.FromMinutes(1)), CancellationToken.None);
    }

    [GeneratedRegex(@"^## (\S+)", RegexOptions.Multiline)]
    private static partial Regex Heading();

    [GeneratedRegex("tools/[a-z-]+(?![A-Za-z.-])")]
    private static partial Regex ScriptName();
}
