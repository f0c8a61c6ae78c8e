using System.Text.RegularExpressions;

namespace Roundup.Cli.Tests.Documents;

/// <summary>
/// What the workflows give to code of others: actions are those that somebody has read, secrets go to the one step that needs them, and
/// what is measured runs where no token can write.
/// </summary>
public sealed partial class WorkflowTests : RepositoryTests
{
    private static readonly string s_root = Repository.Find();

    public static TheoryData<string> Files => [.. Names];

    private static IEnumerable<string> Names =>
    [
        .. Directory.EnumerateFiles(Path.Combine(s_root, ".github"), "*.y*ml", SearchOption.AllDirectories)
            .Concat(Directory.EnumerateFiles(Path.Combine(s_root, "docs"), "*.md", SearchOption.AllDirectories))
            .Append(Path.Combine(s_root, "README.md"))
            .Append(Path.Combine(s_root, "action.yml"))
            .Where(file => Uses().IsMatch(File.ReadAllText(file)))
            .Select(file => Path.GetRelativePath(s_root, file)),
    ];

    /// <summary>A tag can be moved to other code. Our own action has no hash that its document could name.</summary>
    [Theory]
    [MemberData(nameof(Files))]
    public void Actions_are_pinned_by_hash_with_the_version_beside(string file)
    {
        var uses = Uses().Matches(File.ReadAllText(Path.Combine(s_root, file))).Select(match => match.Groups["what"].Value.Trim()).ToList();

        uses.ShouldNotBeEmpty();
        uses.ShouldAllBe(use => Pinned().IsMatch(use) || use.StartsWith("./") || use == "OWNER/roundup@main");
    }

    [Fact]
    public void One_action_has_one_hash_for_a_version() => Names
        .SelectMany(file => Uses().Matches(File.ReadAllText(Path.Combine(s_root, file))))
        .Select(match => Pinned().Match(match.Groups["what"].Value.Trim()))
        .Where(match => match.Success)
        .GroupBy(match => (match.Groups["action"].Value, match.Groups["version"].Value), match => match.Groups["hash"].Value)
        .ShouldAllBe(version => version.Distinct().Count() == 1);

    /// <summary>A secret in the environment of a workflow or a job reaches each step, and what each step runs.</summary>
    [Theory]
    [MemberData(nameof(Files))]
    public void Secrets_and_tokens_are_given_to_single_steps(string file)
    {
        foreach (var line in File.ReadAllLines(Path.Combine(s_root, file)).Where(line => Secret().IsMatch(line)))
        {
            // In a workflow, the environment of a step has ten blanks; an input of the action has its default instead.
            (line.TakeWhile(letter => letter == ' ').Count() >= 10 || (file == "action.yml" && line == "    default: ${{ github.token }}"))
                .ShouldBeTrue(line);
        }
    }

    [Theory]
    [InlineData(".github/workflows/ci.yml", "checks")]
    [InlineData(".github/workflows/roundup.yml", "measure")]
    [InlineData("docs/comparing.md", "measure")]
    public void Where_foreign_code_runs_no_token_can_write(string file, string job)
    {
        var text = File.ReadAllText(Path.Combine(s_root, file)).ReplaceLineEndings("\n");
        var body = Job(text, job);
        var above = text[..text.IndexOf("\njobs:", StringComparison.Ordinal)];

        (body.Contains("permissions:") ? body : above).ShouldMatch(@"permissions:\s*(\{ )?contents: read");
        body.ShouldNotContain(": write");
        above.ShouldNotContain(": write");
        body.ShouldNotContain("github.token");
        Regex.Count(body, "actions/checkout@").ShouldBe(1);
        body.ShouldContain("persist-credentials: false");
    }

    [Theory]
    [InlineData(".github/workflows/roundup.yml", "propose", "tools/propose-roundup")]
    [InlineData("docs/comparing.md", "comment", "comment: only")]
    public void What_writes_runs_after_it_and_measures_nothing(string file, string job, string does)
    {
        var body = Job(File.ReadAllText(Path.Combine(s_root, file)).ReplaceLineEndings("\n"), job);

        body.ShouldContain("needs: measure");
        body.ShouldContain("pull-requests: write");
        body.ShouldContain(does);
        body.ShouldNotContain("measure-roundup");
        body.ShouldNotContain("arguments:");
    }

    [Theory]
    [InlineData("", "")]
    [InlineData("k3y", "nuget push packages/*.nupkg --skip-duplicate --source https://api.nuget.org/v3/index.json --api-key k3y")]
    public async Task The_gallery_gets_a_release_where_its_key_is_set(string key, string asked)
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        var step = File.ReadAllText(Path.Combine(s_root, ".github/workflows/release.yml")).Split("- id: gallery\n")[1];
        var script = repository.Write("gallery.sh", step.Split("run: |\n")[1]);
        var program = repository.Write("bin/dotnet", "#!/bin/bash\necho \"$@\" >> asked\n");
        File.SetUnixFileMode(program, UnixFileMode.UserRead | UnixFileMode.UserExecute);
        var start = new ProcessStartInfo("bash", ["-e", script]) { WorkingDirectory = repository.Path };
        start.Environment["PATH"] = $"{repository.In("bin")}:{Environment.GetEnvironmentVariable("PATH")}";
        start.Environment["GALLERY_KEY"] = key;

        var end = await WatchedProcess.RunAsync(start, new WatchOptions(TimeSpan.FromMinutes(1)), CancellationToken.None);

        end.ExitCode.ShouldBe(0, end.Output + end.Errors);
        (File.Exists(repository.In("asked")) ? File.ReadAllText(repository.In("asked")).Trim() : "").ShouldBe(asked);
    }

    /// <summary>A job's lines, which begin with two blanks, its name and a colon.</summary>
    private static string Job(string text, string job) =>
        Regex.Match(text, $@"(?<=\n)  {job}:\n(    .*\n|\n)+").Value is { Length: > 0 } body ? body : throw new InvalidDataException(job);

    [GeneratedRegex(@"^[ \t-]*uses: *(?<what>.*)$", RegexOptions.Multiline)]
    private static partial Regex Uses();

    [GeneratedRegex(@"^(?<action>[\w.-]+(/[\w.-]+)+)@(?<hash>[0-9a-f]{40}) # v(?<version>\d+\.\d+\.\d+)$")]
    private static partial Regex Pinned();

    [GeneratedRegex(@"\$\{\{\s*(secrets\.|github\.token)")]
    private static partial Regex Secret();
}
