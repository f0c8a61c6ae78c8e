using System.IO.Enumeration;

namespace Roundup.Cli.Tests.Documents;

/// <summary>
/// The recipes of docs/comparing.md and the steps of action.yml, run as they are written with stand-ins for the programs: each stops a
/// change with the exit code of <c>roundup</c>, whatever that is, and where a step before it failed.
/// </summary>
public sealed class GateTests : RepositoryTests
{
    private const string Shell = "A shell";
    private const string GitLab = "GitLab";
    private const string Action = "action.yml";
    private const string Comment = "the comment of action.yml";

    /// <summary>Stands for <c>roundup</c>: writes a comparison unless it could not start one, and ends with CODE.</summary>
    private const string Roundup = """
        #!/bin/bash
        echo "$@" > asked
        while [ $# -gt 1 ] && [ "$1" != --output ]; do shift; done
        case $CODE in 2|3|4) ;; *) [ -n "$ALONE" ] || { mkdir -p "$2"; echo "| the table |" > "$2/comparison.md"; } ;; esac
        exit $CODE
        """;

    /// <summary>Stands for <c>dotnet</c>: packs and builds, or fails with BUILD; else runs <c>roundup</c>.</summary>
    private const string DotNet = """
        #!/bin/bash
        case $1 in pack|build) exit $BUILD ;; *) shift; exec roundup "$@" ;; esac
        """;

    [Theory]
    [MemberData(nameof(Codes))]
    public async Task A_recipe_ends_with_the_code_of_roundup_and_shows_the_table(string recipe, ExitCode code)
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        var end = await RunAsync(recipe, code);

        end.ExitCode.ShouldBe((int)code);
        var hasTable = code is not (ExitCode.Usage or ExitCode.NothingMeasured or ExitCode.OutputNotWritable);
        var shown = recipe == Action ? File.ReadAllText(repository.In("summary")) : end.Output;
        shown.Contains("| the table |", StringComparison.Ordinal).ShouldBe(hasTable && recipe != GitLab);
        File.ReadAllText(repository.In("asked")).ShouldContain("--against MyLib@1.2.0");
    }

    [Theory]
    [InlineData(Shell)]
    [InlineData(GitLab)]
    [InlineData(Action)]
    public async Task A_build_that_fails_stops_the_change_before_anything_is_measured(string recipe)
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        (await RunAsync(recipe, ExitCode.Success, build: 1)).ExitCode.ShouldBe(1);
        File.Exists(repository.In("asked")).ShouldBeFalse();
    }

    [Fact]
    public async Task The_table_of_an_earlier_run_is_not_shown()
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        repository.Write("result/comparison.md", "an earlier table");

        var end = await RunAsync(Shell, ExitCode.Usage);

        (end.ExitCode, end.Output).ShouldBe((2, ""));
    }

    [Fact]
    public async Task The_action_fails_where_nothing_is_compared()
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        var end = await RunAsync(Action, ExitCode.Success, alone: true);

        end.ExitCode.ShouldBe((int)ExitCode.Usage);
        end.Output.ShouldContain("the arguments lack --against");
    }

    /// <summary>Other workflows comment with the same token: their comments are neither found nor changed.</summary>
    [Theory]
    [InlineData("https://github.com/me/mine/pull/7#issuecomment-42", "api --silent -X PATCH repos/me/mine/issues/comments/42 -F body=@")]
    [InlineData("", "pr comment https://github.com/me/mine/pull/7 --body-file ")]
    public async Task The_action_replaces_its_own_comment_and_no_other(string own, string asked)
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        // Stands for `gh`: finds the comment of its own and keeps what was asked.
        Program("gh", "#!/bin/bash\necho \"$@\" >> asked\n[ \"$2\" != view ] || printf '%s' \"$OWN\"\n");
        var file = repository.Write("comparison.md", "| the table |");

        var end = await ScriptAsync(Comment, new()
        {
            ["OWN"] = own,
            ["KEY"] = "Speed -- of \"mine\"/compare",
            ["PULL"] = "https://github.com/me/mine/pull/7",
            ["FILE"] = file,
            ["GITHUB_REPOSITORY"] = "me/mine",
        });

        const string Mark = "<!-- roundup comparison Speed____of__mine_/compare -->";
        end.ExitCode.ShouldBe(0, end.Output + end.Errors);
        var lines = File.ReadAllLines(repository.In("asked"));
        lines.Length.ShouldBe(2);
        lines[0].ShouldContain($"select(.viewerDidAuthor and (.body | startswith(\"{Mark}\"))) | .url");
        lines[1].ShouldBe(asked + repository.In("roundup-comment.md"));
        File.ReadAllText(repository.In("roundup-comment.md")).ShouldBe($"{Mark}\n| the table |");
    }

    /// <summary>Everybody who can open a pull request can read a cache of GitHub.</summary>
    [Theory]
    [InlineData("MyLib-plain-net10.0/bin", true)]
    [InlineData("MyLib-plain-net10.0/unit.json", true)]
    [InlineData("MyLib-plain-net10.0/obj", false)]
    [InlineData("MyLib-plain-net10.0-Order.OWN/bin", false)]
    [InlineData("values-Order.OWN/bin", false)]
    [InlineData("values-Order.OWN/unit.json", false)]
    public void The_action_caches_neither_own_data_nor_addresses_of_sources(string path, bool isCached)
    {
        const string Folder = "${{ github.action_path }}/artifacts/units/";
        var parts = path.Replace("OWN", BuildUnit.FolderHash("order.json")).Split('/');
        var patterns = File.ReadLines(Path.Combine(Repository.Find(), Action)).Select(line => line.Trim().Split(Folder))
            .Where(line => line is [_, _]).ToLookup(line => line[0] == "!", line => line[1].Split('/'));
        patterns.Count.ShouldBe(2, "some paths are named and some left out");

        bool Matches(string[] pattern) => pattern.Length == parts.Length
            && pattern.Zip(parts).All(pair => FileSystemName.MatchesSimpleExpression(pair.First, pair.Second));
        (patterns[false].Any(Matches) && !patterns[true].Any(Matches)).ShouldBe(isCached);
    }

    public static TheoryData<string, ExitCode> Codes
    {
        get
        {
            var data = new TheoryData<string, ExitCode>();
            foreach (var code in Enum.GetValues<ExitCode>())
            {
                data.Add(Shell, code);
                data.Add(GitLab, code);
                data.Add(Action, code);
            }

            return data;
        }
    }

    private Task<ProcessResult> RunAsync(string recipe, ExitCode code, int build = 0, bool alone = false)
    {
        Program("roundup", Roundup);
        Program("dotnet", DotNet);
        Program("git", "#!/bin/sh\n");
        return ScriptAsync(recipe, new()
        {
            ["CODE"] = $"{(int)code}",
            ["BUILD"] = $"{build}",
            ["ALONE"] = alone ? "1" : "",
            ["ROUNDUP_URL"] = "none",
            ["GITHUB_OUTPUT"] = repository.In("outputs"),
            ["GITHUB_STEP_SUMMARY"] = repository.Write("summary", ""),
            ["GITHUB_ACTION_PATH"] = repository.Path,
            ["ARGUMENTS"] = "--serializer MyLib@99.0.0-ci\n--against MyLib@1.2.0",
        });
    }

    private async Task<ProcessResult> ScriptAsync(string recipe, Dictionary<string, string> environment)
    {
        var script = repository.Write("recipe.sh", Script(recipe));

        // As the three run it: a script of one's own; GitLab; a composite action with `shell: bash`.
        string[] arguments = recipe == Shell ? [script] : ["--noprofile", "--norc", "-eo", "pipefail", script];
        var start = new ProcessStartInfo("bash", arguments) { WorkingDirectory = repository.Path };
        start.Environment["PATH"] = $"{repository.In("bin")}:{Environment.GetEnvironmentVariable("PATH")}";
        start.Environment["RUNNER_TEMP"] = repository.Path;
        foreach (var (name, value) in environment)
        {
            start.Environment[name] = value;
        }

        return await WatchedProcess.RunAsync(start, new WatchOptions(TimeSpan.FromMinutes(1)), CancellationToken.None);
    }

    private static string Script(string recipe)
    {
        var root = Repository.Find();
        var (file, from, to) = recipe switch
        {
            Shell => ("docs/comparing.md", "### A shell\n\n```bash\n", "```"),
            GitLab => ("docs/comparing.md", "  script:\n", "  artifacts:"),
            Comment => (Action, "/${{ github.job }}\n      run: |\n", "    - if:"),
            _ => (Action, "      run: |\n", "    - if:"),
        };
        var text = File.ReadAllText(Path.Combine(root, file)).ReplaceLineEndings("\n");
        var start = text.IndexOf(from, StringComparison.Ordinal) + from.Length;
        start.ShouldBeGreaterThan(from.Length, $"{file} has no recipe after {from}");
        var lines = text[start..text.IndexOf(to, start, StringComparison.Ordinal)].Split('\n');
        return string.Join('\n', lines.Select(line => line.Trim() is ['-', ' ', .. var command] ? command : line.Trim()));
    }

    private void Program(string name, string script)
    {
        var file = repository.Write($"bin/{name}", script.ReplaceLineEndings("\n"));
        if (!OperatingSystem.IsWindows())
        {
            File.SetUnixFileMode(file, UnixFileMode.UserRead | UnixFileMode.UserExecute);
        }
    }
}
