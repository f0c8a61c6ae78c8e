using System.IO.Enumeration;
using System.Text.RegularExpressions;

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
    private const string ContractShell = "A contract in a shell";
    private const string ContractGitLab = "A contract on GitLab";
    private const string ContractAzure = "A contract on Azure Pipelines";
    private const string Names = "the names of action.yml";
    private const string Comment = "the comment of action.yml";

    /// <summary>GitHub takes so many characters.</summary>
    private const int LongestComment = 65_536;

    /// <summary>Stands for <c>roundup</c>: writes a comparison unless it could not start one, and ends with CODE.</summary>
    private const string Roundup = """
        #!/bin/bash
        echo "$@" > asked
        printf '%s\n' "$@" > each
        while [ $# -gt 1 ] && [ "$1" != --output ]; do shift; done
        case $CODE in
          2|3|4) ;;
          *) mkdir -p "$2"; echo "the report" > "$2/report.md"; [ -n "$ALONE" ] || echo "| the table |" > "$2/comparison.md" ;;
        esac
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
        shown.Contains("| the table |", StringComparison.Ordinal).ShouldBe(hasTable && recipe is Shell or ContractShell or Action);
        File.ReadAllText(repository.In("asked")).ShouldContain(
            recipe.StartsWith("A contract", StringComparison.Ordinal) ? "check contracts/orders.json --against-git origin/main"
            : "--against MyLib@1.2.0");
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

    [Theory]
    [InlineData("check", false, "check", "--serializer", "MyLib@99.0.0-ci", "--against", "MyLib@1.2.0", "--export", "github")]
    [InlineData("check", true, "check", "--serializer", "MyLib@99.0.0-ci", "--against", "MyLib@1.2.0", "--export", "github")]
    [InlineData("upgrade", false, "upgrade", "--serializer", "MyLib@99.0.0-ci", "--against", "MyLib@1.2.0")]
    [InlineData("show", false)]
    [InlineData("run; touch gone", false)]
    [InlineData("", false)]
    public async Task The_action_runs_the_command_that_is_named(string command, bool alone, params string[] reaching)
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        var end = await RunAsync(Action, ExitCode.Success, alone: alone, command: command);

        File.Exists(repository.In("gone")).ShouldBeFalse();
        if (reaching.Length == 0)
        {
            end.ExitCode.ShouldBe((int)ExitCode.Usage);
            end.Output.ShouldContain("::error::The input command is none of run, check and upgrade.");
            File.Exists(repository.In("each")).ShouldBeFalse();
            return;
        }

        end.ExitCode.ShouldBe(0, end.Output + end.Errors);
        File.ReadAllLines(repository.In("each"))[..^2].ShouldBe(reaching);

        // Of checks of probes, the report stands for the comparison.
        File.ReadAllText(repository.In("summary")).Trim().ShouldBe(alone ? "the report" : "| the table |");
    }

    /// <summary>No shell evaluates what stands in the arguments: each reaches <c>roundup</c> as it is written.</summary>
    [Theory]
    [InlineData("--a $(touch gone) `touch gone`", "--a", "$(touch", "gone)", "`touch", "gone`")]
    [InlineData("--a; touch gone", "--a;", "touch", "gone")]
    [InlineData("--a && touch gone | touch gone & touch gone", "--a", "&&", "touch", "gone", "|", "touch", "gone", "&", "touch", "gone")]
    [InlineData("--a > gone < gone", "--a", ">", "gone", "<", "gone")]
    [InlineData("--a * ? [a-z]* ~ {a,b} $HOME ${HOME} $((1+1)) !! # b",
        "--a", "*", "?", "[a-z]*", "~", "{a,b}", "$HOME", "${HOME}", "$((1+1))", "!!", "#", "b")]
    [InlineData("\"$(touch gone) two\" 'a; b' \"it's\" a\\ b \\\"", "$(touch gone) two", "a; b", "it's", "a b", "\"")]
    [InlineData("\" --output 'x", null)]
    [InlineData("--a\n--b\r\n\t--c 'd\ne' ''\n", "--a", "--b", "--c", "d e", "")]
    [InlineData("%s %n \\0 -- -n", "%s", "%n", "0", "--", "-n")]
    [InlineData("", null)]
    public async Task No_shell_evaluates_the_arguments_of_the_action(string arguments, params string[]? reaching)
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        var end = await RunAsync(Action, ExitCode.Success, arguments: arguments);

        File.Exists(repository.In("gone")).ShouldBeFalse();
        end.ExitCode.ShouldBe(reaching is null ? (int)ExitCode.Usage : 0, end.Output + end.Errors);
        if (reaching is null)
        {
            var what = arguments.Length == 0 ? "There is nothing to measure" : "The arguments cannot be split: a quote has no end.";
            end.Output.ShouldContain("::error::" + what);
            File.Exists(repository.In("each")).ShouldBeFalse();
            return;
        }

        var reached = File.ReadAllLines(repository.In("each"));
        reached[^2].ShouldBe("--output");
        reached[..^2].ShouldBe(["run", .. reaching]);
    }

    /// <summary>Two artifacts of one name fail, and two jobs would write over each other's comment.</summary>
    [Fact]
    public async Task Each_job_has_names_of_its_own_and_equal_content_has_one_key()
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        var plain = await NamesAsync("", "compare", "null");
        plain.Name.ShouldBe("roundup-compare");
        (await NamesAsync("", "compare", "")).ShouldBe(plain);
        string[] names =
        [
            plain.Name,
            (await NamesAsync("", "compare", "{\n  \"os\": \"ubuntu-24.04\"\n}")).Name,
            (await NamesAsync("", "compare", "{\n  \"os\": \"ubuntu-22.04\"\n}")).Name,
            (await NamesAsync("", "compare", "{\n  \"os\": \"ubuntu 22.04\"\n}")).Name,
            (await NamesAsync("", "compare-2", "{}")).Name,
            (await NamesAsync("", "compare", $"{{ \"data\": \"{new string('a', 500)}1\" }}")).Name,
            (await NamesAsync("", "compare", $"{{ \"data\": \"{new string('a', 500)}2\" }}")).Name,
            (await NamesAsync("by hand", "compare", "{}")).Name,
            (await NamesAsync("by:hand\nx=$(touch gone)../..", "compare", "{}")).Name,
        ];
        names.ShouldBeUnique();
        names.ShouldAllBe(name => name.Length < 90 && name.All(letter => char.IsAsciiLetterOrDigit(letter) || "-_.".Contains(letter)));
        names[1].ShouldStartWith("roundup-compare-os-ubuntu-24.04-");
        (await NamesAsync("mine", "compare", "{}")).Name.ShouldBe("roundup-mine");
        File.Exists(repository.In("gone")).ShouldBeFalse();

        // Built files decide nothing, and the same content is not saved again.
        repository.Write("src/bin/Built.cs", "");
        (await NamesAsync("", "compare", "null")).Units.ShouldBe(plain.Units);
        (await NamesAsync("", "compare", "null", "--against MyLib@1.3.0")).Units.ShouldNotBe(plain.Units);
        repository.Write("src/New.cs", "");
        (await NamesAsync("", "compare", "null")).Units.ShouldNotBe(plain.Units);
        var action = File.ReadAllText(Path.Combine(Repository.Find(), Action));
        action.ShouldNotContain("run_id");
        action.ShouldNotContain("run_attempt");
        action.ShouldNotContain("eval ");
    }

    /// <summary>Other workflows and jobs comment with the same token: their comments are neither found nor changed.</summary>
    [Theory]
    [InlineData("https://github.com/me/mine/pull/7#issuecomment-42", "api --silent -X PATCH repos/me/mine/issues/comments/42 -F body=@")]
    [InlineData("", "pr comment https://github.com/me/mine/pull/7 --body-file ")]
    public async Task The_action_replaces_its_own_comment_and_no_other(string own, string asked)
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        var marks = new List<string>();
        (string, string)[] jobs = [("Speed -- of \"mine\"", "roundup-a-b"), ("Speed", "roundup-a_b"), ("Speed", "roundup-a-b")];
        foreach (var (workflow, name) in jobs)
        {
            var (end, lines, body) = await CommentAsync("| the table |", workflow, name, own: own);

            end.ExitCode.ShouldBe(0, end.Output + end.Errors);
            marks.Add(Regex.Match(body, "^<!-- roundup comparison [0-9]+ -->(?=\\n)").Value);
            marks[^1].ShouldNotBeEmpty();
            lines.Length.ShouldBe(2);
            lines[0].ShouldContain($"select(.viewerDidAuthor and (.body | startswith(\"{marks[^1]}\"))) | .url");
            lines[1].ShouldBe(asked + repository.In("roundup-comment.md"));
            body.ShouldBe($"{marks[^1]}\n| the table |\n");
        }

        marks.ShouldBeUnique();
    }

    [Theory]
    [InlineData("", false)]
    [InlineData("<details>\n", true)]
    public async Task A_comment_is_cut_at_the_end_of_a_line(string before, bool isOpen)
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        var line = $"| {new string('→', 100)} |";
        var (end, _, body) = await CommentAsync(before + string.Join('\n', Enumerable.Repeat(line, 400)));

        end.ExitCode.ShouldBe(0, end.Output + end.Errors);
        Encoding.UTF8.GetByteCount(body).ShouldBeInRange(LongestComment - 1_000, LongestComment);
        var lines = body.TrimEnd().Split('\n');
        lines[^1].ShouldBe("The rest is cut off: a comment cannot be longer. The artifact has all of it.");
        lines.Contains("</details>").ShouldBe(isOpen);
        lines[1..^1].ShouldAllBe(part => part == line || part.Length == 0 || part.EndsWith("details>", StringComparison.Ordinal));
        body.ShouldContain($"{line}\n\n");
        (await CommentAsync(string.Join('\n', Enumerable.Repeat("a", 30_000)))).Body.ShouldNotContain("cut off");
    }

    /// <summary>A token without the permission to write, as that of a fork: the job says so and is green.</summary>
    [Theory]
    [InlineData("view")]
    [InlineData("comment")]
    public async Task A_comment_that_is_refused_stops_nothing(string refused)
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        var (end, _, _) = await CommentAsync("| the table |", refused: refused);

        end.ExitCode.ShouldBe(0, end.Output + end.Errors);
        end.Output.ShouldContain("::warning::The comment could not be written");
        File.ReadAllText(Path.Combine(Repository.Find(), Action))
            .ShouldContain("&& github.event.pull_request.head.repo.full_name == github.repository }}");
    }

    /// <summary>The second job of docs/comparing.md: the artifacts of all jobs before, whatever else they have.</summary>
    [Fact]
    public async Task A_job_that_only_comments_takes_what_each_earlier_job_measured()
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        repository.Write("roundup-measured/roundup-a/comparison.md", "| of a |");
        repository.Write("roundup-measured/roundup-$(touch gone)/comparison.md", "| of the other |");
        repository.Write("roundup-measured/roundup-empty/results.json", "");

        var (end, lines, _) = await CommentAsync(null);

        end.ExitCode.ShouldBe(0, end.Output + end.Errors);
        lines.Count(line => line.StartsWith("pr comment ", StringComparison.Ordinal)).ShouldBe(2);
        File.Exists(repository.In("gone")).ShouldBeFalse();
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
                data.Add(ContractShell, code);
                data.Add(ContractGitLab, code);
                data.Add(ContractAzure, code);
            }

            return data;
        }
    }

    private Task<ProcessResult> RunAsync(
        string recipe,
        ExitCode code,
        int build = 0,
        bool alone = false,
        string command = "run",
        string arguments = "--serializer MyLib@99.0.0-ci\n--against MyLib@1.2.0")
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
            ["COMMAND"] = command,
            ["ARGUMENTS"] = arguments,
        });
    }

    private async Task<(string Name, string Units)> NamesAsync(string name, string job, string matrix, string arguments = "--a")
    {
        var end = await ScriptAsync(Names, new()
        {
            ["NAME"] = name,
            ["JOB"] = job,
            ["MATRIX"] = matrix,
            ["ARGUMENTS"] = arguments,
            ["GITHUB_ACTION_PATH"] = repository.Path,
            ["GITHUB_OUTPUT"] = repository.Write("outputs", ""),
        });
        end.ExitCode.ShouldBe(0, end.Output + end.Errors);
        var outputs = File.ReadAllLines(repository.In("outputs"));
        outputs.Length.ShouldBe(2);
        return (outputs[0].Split('=', 2)[1], outputs[1].Split('=', 2)[1]);
    }

    /// <summary>Runs the step that comments, on the comparison of its own job, or of earlier ones; what `gh` was asked, and the comment.
    /// </summary>
    private async Task<(ProcessResult End, string[] Asked, string Body)> CommentAsync(
        string? comparison, string workflow = "Speed", string name = "roundup-compare", string own = "", string refused = "")
    {
        // Stands for `gh`: finds the comment of its own and keeps what was asked.
        Program(
            "gh",
            "#!/bin/bash\necho \"$@\" >> asked\n[ \"$2\" != \"$REFUSED\" ] || exit 1\n[ \"$2\" != view ] || printf '%s' \"$OWN\"\n");
        repository.Write("asked", "");
        repository.Write("roundup-comment.md", "");
        if (comparison is not null)
        {
            repository.Write("measured/comparison.md", comparison);
        }

        var end = await ScriptAsync(Comment, new()
        {
            ["OWN"] = own,
            ["REFUSED"] = refused,
            ["WORKFLOW"] = workflow,
            ["NAME"] = name,
            ["FOLDER"] = comparison is null ? "" : repository.In("measured"),
            ["PULL"] = "https://github.com/me/mine/pull/7",
            ["GITHUB_REPOSITORY"] = "me/mine",
        });
        return (end, File.ReadAllLines(repository.In("asked")), File.ReadAllText(repository.In("roundup-comment.md")));
    }

    private async Task<ProcessResult> ScriptAsync(string recipe, Dictionary<string, string> environment)
    {
        var script = repository.Write("recipe.sh", Script(recipe));

        // As the three run it: a script of one's own; GitLab; a composite action with `shell: bash`.
        string[] arguments = recipe is Shell or ContractShell or ContractAzure ? [script]
            : ["--noprofile", "--norc", "-eo", "pipefail", script];
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
        var (file, after, from, to) = recipe switch
        {
            Shell or ContractShell => ("docs/comparing.md", $"### {recipe}\n", "\n```bash\n", "```"),
            GitLab or ContractGitLab => ("docs/comparing.md", $"### {recipe}\n", "  script:\n", "  artifacts:"),
            ContractAzure => ("docs/comparing.md", $"### {recipe}\n", "  - bash: |\n", "  - task:"),
            Names => (Action, "- id: names\n", "      run: |\n", "\n    - "),
            Comment => (Action, "- id: comment\n", "      run: |\n", "\n    - "),
            _ => (Action, "- id: measure\n", "      run: |\n", "\n    - "),
        };
        var text = File.ReadAllText(Path.Combine(Repository.Find(), file)).ReplaceLineEndings("\n") + "\n    - ";
        var start = text.IndexOf(from, text.IndexOf(after, StringComparison.Ordinal), StringComparison.Ordinal) + from.Length;
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
