namespace Roundup.Engine.Tests.Checks;

/// <summary>Whatever a row does at a sentence costs that sentence, and all others are asked.</summary>
public class EndingTests
{
    /// <summary>Of one row that has the shapes Bytes and Stream, and two probes: 16 sentences and the payloads of each shape.</summary>
    private static readonly RunOptions s_options = new() { MemoryLimit = 400_000_000 };

    private static readonly Dictionary<string, (Act Act, CheckOutcome Outcome, string Reason)> s_ways = new()
    {
        ["throws"] = (Act.Throws("FormatException: no", "Made.Codec.Read"), CheckOutcome.UnexpectedException, "FormatException: no (in "),
        ["exits"] = (
            Act.Dies(3), CheckOutcome.Crash, "the process ended by itself with exit code 3, as Environment.Exit does (in "),
        ["overflows"] = (Act.Dies(134, "Stack overflow.\n   at Made.Codec.Deeper()"), CheckOutcome.Crash, "stack overflow (in "),
        ["hangs"] = (Act.Hangs, CheckOutcome.Timeout, "no answer within 40 s, repeated alone (in "),
        ["grows"] = (Act.Grows(500_000_000), CheckOutcome.ExcessiveResources, "its memory exceeded the limit of 0.4 GB (in "),
        ["lacks-memory"] = (
            Act.Answers(new OutOfMemoryAnswer("OutOfMemoryException: no", [])),
            CheckOutcome.ExcessiveResources,
            "OutOfMemoryException: no (in "),
        ["talks"] = (Act.Writes("hello"), CheckOutcome.Crash, "protocol error: the message 'hello' came where '"),
        ["hides"] = (Act.ClosesItsPipe, CheckOutcome.Crash, "the process closed its pipe and did not end within 10 s"),
        ["leaves-child"] = (Act.DiesBeforeItsChild(3), CheckOutcome.Crash, "the process ended by itself with exit code 3"),
        ["refuses"] = (Act.Finds(CheckOutcome.Rejected, "FormatException: no"), CheckOutcome.Rejected, "FormatException: no"),
        ["loses"] = (Act.Finds(CheckOutcome.Corrupted, null, "Text: value"), CheckOutcome.Corrupted, ""),
    };

    [Theory]
    [InlineData("round-trip", "values/Text/Stream")]
    [InlineData("read", "chunks/Text/Stream/reads-7")]
    [InlineData("read", "damaged-input/Text/Bytes/inflated")]
    [InlineData("read", "limits/Text/Stream/between")]
    [InlineData("read", "agreement/Text/Stream/from-Bytes")]
    [InlineData("threads", "threads/Text/Bytes/shared-use")]
    public async Task Each_ends_one_sentence_with_its_cause(string step, string id)
    {
        using var check = new ScriptedCheck([.. s_ways.Keys, "good"]);
        foreach (var (row, way) in s_ways)
        {
            check.Run.Script(row, at => at.Name == step && IdOf(at) == id ? way.Act : null);
        }

        // Other rows read what these wrote; that is asked of the row that is good alone.
        CheckCategory[] categories = [.. Enum.GetValues<CheckCategory>().Except([CheckCategory.Interoperability])];
        var results = await check.AskAsync(s_options with { CheckCategories = categories });

        var sound = Passed(results, "good");
        foreach (var (row, way) in s_ways)
        {
            var finding = results.Checked(row).Findings.ShouldHaveSingleItem(row);
            ($"{finding.Id}", finding.Outcome).ShouldBe((id, way.Outcome), row);
            (finding.Reason ?? "").ShouldStartWith(way.Reason);
            finding.Shape.ShouldBe(Enum.Parse<Shape>(id.Split('/')[2]));
            (finding.Frames is null).ShouldBe(row is not ("throws" or "overflows"));
            results.Checked(row, "Numbers").Findings.ShouldBeEmpty(row);

            // Where the values alone end the process, no sentence with them says anything.
            var all = Passed(results, row);
            if (step == "round-trip" && way.Outcome is CheckOutcome.Crash or CheckOutcome.Timeout or CheckOutcome.ExcessiveResources)
            {
                results.Checked(row).NotRun[CheckCategory.Chunks]
                    .ShouldBe("these values by themselves end in a crash, a timeout or too much memory");
                all.ShouldBeLessThan(sound - 1);
            }
            else
            {
                all.ShouldBe(sound - 1, row);
            }
        }

        sound.ShouldBeGreaterThan(20);
        results.Cases.ShouldAllBe(result => result.Outcome == Outcome.Measured);
    }

    /// <summary>What a row reads in no other process, no other sentence of another process blames on anything else.</summary>
    [Fact]
    public async Task A_payload_that_only_its_own_process_reads_is_told_once()
    {
        using var check = new ScriptedCheck("good", "keeps");
        check.Run.Script("keeps", at => at is { Name: "read", Way: "whole", Dataset: "Text" }
            ? Act.Finds(CheckOutcome.UnexpectedException, "KeyNotFoundException: no") : null);

        var results = await check.AskAsync(new() { CheckCategories = [CheckCategory.Values, CheckCategory.Agreement] });

        var keeps = results.Checked("keeps");
        var finding = keeps.Findings.ShouldHaveSingleItem();
        ($"{finding.Id}", finding.Category).ShouldBe(("values/Text/Bytes/another-process", CheckCategory.Values));
        keeps.Passed.ShouldBe(new Dictionary<CheckCategory, int> { [CheckCategory.Values] = 2 });
        keeps.NotRun[CheckCategory.Agreement].ShouldBe("the serializer does not read its own payloads");
        results.Checked("good").Passed[CheckCategory.Values].ShouldBe(3);
    }

    /// <summary>A row that cannot be started, or does not take the type, is no finding.</summary>
    [Theory]
    [InlineData("probe")]
    [InlineData("round-trip")]
    [InlineData("write")]
    public async Task A_row_that_does_not_take_a_type_is_asked_nothing_of_it(string step)
    {
        using var check = new ScriptedCheck("good", "refuses");
        check.Run.Script("refuses", at => at.Name == step && at is { Dataset: "Text" }
            ? Act.Answers(new UnsupportedAnswer("not my trade", ["Made.Codec"]))
            : null);

        var results = await check.AskAsync();

        var refused = results.Case("refuses");
        (refused.Outcome, refused.Reason).ShouldBe((Outcome.Unsupported, "not my trade"));
        refused.Frames.ShouldBe(["Made.Codec"]);
        results.Checked("refuses", "Numbers").Findings.ShouldBeEmpty();
        results.Checked("good").Findings.ShouldBeEmpty();
        results.Checked("good").NotRun[CheckCategory.Interoperability].ShouldBe(
            "no other serializer of the format was chosen, or none supports the model");
        results.Checked("good", "Numbers").Passed[CheckCategory.Interoperability].ShouldBe(1);
    }

    /// <summary>A worker that dies while it writes has lost a sentence, and does not die again for each that would read.</summary>
    [Fact]
    public async Task A_row_that_dies_while_it_writes_dies_once()
    {
        using var check = new ScriptedCheck("good", "dies");
        var deaths = 0;
        check.Run.Script("dies", at => at is { Name: "write", Dataset: "Text", Shape: Shape.Stream } && ++deaths > 0 ? Act.Dies(3) : null);

        var results = await check.AskAsync();

        deaths.ShouldBe(1);
        var finding = results.Checked("dies").Findings.ShouldHaveSingleItem();
        ($"{finding.Id}", finding.Outcome).ShouldBe(("values/Text/Stream", CheckOutcome.Crash));
        finding.Reason.ShouldEndWith(" (in write)");
        results.Checked("good").Findings.ShouldBeEmpty();
        results.Checked("good").Passed[CheckCategory.Interoperability].ShouldBe(1, "the payloads in bytes are there");
    }

    [Fact]
    public async Task Two_hangs_end_a_column_of_the_row_and_no_other()
    {
        using var check = new ScriptedCheck("hangs", "good");
        check.Run.Script("hangs", at => at.Way?.StartsWith("reads-", StringComparison.Ordinal) == true ? Act.Hangs : null);

        var results = await check.AskAsync();

        Prints(results, "hangs", "Text").ShouldBe(["reads-16384", "reads-4096"]);
        Prints(results, "hangs", "Numbers").ShouldBeEmpty();
        foreach (var probe in (string[])["Text", "Numbers"])
        {
            results.Checked("hangs", probe).NotRun[CheckCategory.Chunks].ShouldBe("2 timeouts before");
            results.Checked("hangs", probe).Passed.Where(category => category.Key != CheckCategory.Chunks)
                .ShouldBe(results.Checked("good", probe).Passed.Where(category => category.Key != CheckCategory.Chunks));
        }

        check.Run.Clock.Now.TotalSeconds.ShouldBeInRange(120, 130);

        static IEnumerable<string> Prints(ResultsFile results, string row, string probe) =>
            results.Checked(row, probe).Findings.Select(finding => finding.Id.Parts[^1]);
    }

    /// <summary>On a busy machine a call takes long, and is not told from one that hangs before it is repeated alone.</summary>
    [Theory]
    [InlineData("start")]
    [InlineData("probe")]
    [InlineData("round-trip")]
    [InlineData("write")]
    [InlineData("read")]
    [InlineData("threads")]
    public async Task A_row_that_answers_when_it_is_asked_again_does_not_hang(string step)
    {
        using var check = new ScriptedCheck("good", "slow");
        var (times, others) = (0, 0);
        check.Run.Workers.Watch = at => others += check.Run.Workers.HasLoop && at.Row != "slow" ? 1 : 0;
        check.Run.Script("slow", at => at.Name == step && Interlocked.Increment(ref times) == 1 ? Act.Hangs : null);

        var results = await check.AskAsync();

        results.Checked("slow").Findings.ShouldBeEmpty();
        Passed(results, "slow").ShouldBe(Passed(results, "good"));
        results.Checked("slow").NotRun.ShouldBe(results.Checked("good").NotRun);
        others.ShouldBe(0, "nobody else is asked meanwhile");
    }

    /// <summary>Where the machine gives next to nothing, nobody is said to hang.</summary>
    [Theory]
    [InlineData(0.5, true)]
    [InlineData(0.05, false)]
    public async Task A_row_that_has_no_processor_is_not_said_to_hang(double share, bool isTold)
    {
        using var check = new ScriptedCheck("good", "slow");
        check.Run.Workers.Share = share;
        check.Run.Script("slow", at => at is { Way: "reads-7", Dataset: "Text" } ? Act.Hangs : null);

        var slow = (await check.AskAsync()).Checked("slow");

        slow.Findings.Select(finding => finding.Outcome).ShouldBe(isTold ? [CheckOutcome.Timeout] : []);
        slow.NotRun.GetValueOrDefault(CheckCategory.Chunks).ShouldBe(
            isTold ? null : "the machine is too busy: the call got 10 s of 200 s (in read)");
        slow.Passed[CheckCategory.Chunks].ShouldBe(4);
    }

    /// <summary>As the system kills a process where memory runs out: once is chance.</summary>
    [Theory]
    [InlineData("start")]
    [InlineData("probe")]
    [InlineData("round-trip")]
    [InlineData("write")]
    [InlineData("read")]
    [InlineData("threads")]
    public async Task A_row_that_is_killed_from_outside_is_asked_once_more_and_twice_is_a_finding(string step)
    {
        using var check = new ScriptedCheck("good", "once", "always");
        var kills = 0;
        check.Run.Script("once", at => at.Name == step && Interlocked.Increment(ref kills) == 1 ? Act.IsKilled : null);
        check.Run.Script("always", at => at.Name == "read" && at.Way == "reads-7" && at.Dataset == "Text" ? Act.IsKilled : null);

        var results = await check.AskAsync();

        kills.ShouldBeGreaterThan(1, "the step was reached again");
        Passed(results, "once").ShouldBe(Passed(results, "good"));
        results.Checked("once").Findings.ShouldBeEmpty();
        Passed(results, "always").ShouldBe(Passed(results, "good") - 1);
        var finding = results.Checked("always").Findings.ShouldHaveSingleItem();
        ($"{finding.Id}", finding.Outcome).ShouldBe(("chunks/Text/Stream/reads-7", CheckOutcome.Crash));
        finding.Reason.ShouldStartWith("killed from outside (SIGKILL)");
    }

    [Fact]
    public async Task What_is_not_built_and_what_does_not_start_is_no_finding()
    {
        using var check = new ScriptedCheck("good", "missing", "lacks-file");
        check.Run.Builds.Failures["missing"] = (Outcome.Unavailable, "package Missing 1.2 not found");
        check.Run.Builds.DatasetFailures["Numbers"] = "the values of Numbers could not be generated: no";
        check.Run.Script("lacks-file", at => at.Name == "start"
            ? Act.Dies(139, "An assembly specified in the application dependencies manifest was not found")
            : null);

        var results = await check.AskAsync();

        results.Case("good", "Numbers").Outcome.ShouldBe(Outcome.BuildFailed);
        results.Case("missing").Outcome.ShouldBe(Outcome.Unavailable);
        results.Case("lacks-file").Outcome.ShouldBe(Outcome.Unavailable);
        results.Case("lacks-file").Reason.ShouldStartWith("the .NET host could not start it: ");
        results.Checked("good").Findings.ShouldBeEmpty();
        results.Checked("good").NotRun[CheckCategory.Interoperability].ShouldBe(
            "no other serializer of the format was chosen, or none supports the model");
        results.Targets.ShouldHaveSingleItem().Name.ShouldBe(ScriptedCheck.Target);
    }

    [Fact]
    public async Task A_runtime_that_does_not_start_ends_its_target_with_one_notice()
    {
        using var check = new ScriptedCheck("one", "other");
        foreach (var row in (string[])["one", "other"])
        {
            check.Run.Script(row, at => at.Name == "start"
                ? Act.Dies(150, "Framework: 'Microsoft.NETCore.App', version '10.0.0' (x64)")
                : null);
        }

        var results = await check.AskAsync();

        results.Cases.ShouldAllBe(result => result.Outcome == Outcome.Unavailable);
        results.Notices.Count(notice => notice.Code == NoticeCode.TargetUnavailable).ShouldBe(1);
        check.Run.Workers.Processes.Count.ShouldBeLessThanOrEqualTo(2, "each row at most once");
    }

    /// <summary>A first use that fails in one of several starts is a finding that says in which.</summary>
    [Fact]
    public async Task First_use_is_tried_in_five_processes_that_have_not_called_the_library()
    {
        using var check = new ScriptedCheck("good", "races");
        var called = new HashSet<int>();
        check.Run.Workers.Watch = at =>
        {
            lock (called)
            {
                if (at.Name == "threads" && at.Way == "8 1")
                {
                    called.ShouldNotContain(at.Process + (at.Row == "good" ? 1000 : 0), "a process that has not called the library");
                }
                else if (at.Name is "round-trip" or "write" or "read" or "threads")
                {
                    called.Add(at.Process + (at.Row == "good" ? 1000 : 0));
                }
            }
        };
        var starts = 0;
        check.Run.Script("races", at => at is { Name: "threads", Way: "8 1", Dataset: "Text" } && ++starts == 3
            ? Act.Finds(CheckOutcome.UnexpectedException, "NullReferenceException: no")
            : null);

        var results = await check.AskAsync(new() { CheckCategories = [CheckCategory.Threads] });

        var finding = results.Checked("races").Findings.ShouldHaveSingleItem();
        ($"{finding.Id}", finding.Outcome).ShouldBe(("threads/Text/Bytes/first-use", CheckOutcome.UnexpectedException));
        finding.Place.ShouldBe("start 3 of 5");
        results.Checked("good").Figures["starts of first use"].ShouldBe(5);
        results.Checked("good").Passed[CheckCategory.Threads].ShouldBe(2);
    }

    /// <summary>The check that a step is for, as a serializer knows it.</summary>
    private static string IdOf(ScriptedStep at) => at.Name switch
    {
        "round-trip" => $"values/{at.Dataset}/{at.Shape}",
        "threads" => $"threads/{at.Dataset}/{at.Shape}/{(at.Way == "8 1" ? "first" : "shared")}-use",
        _ => at.Way switch
        {
            "whole" when at.Shape == Shape.Bytes => $"values/{at.Dataset}/{at.Shape}/another-process",
            "whole" => $"agreement/{at.Dataset}/{at.Shape}/from-{Shape.Bytes}",
            "between" => $"limits/{at.Dataset}/{at.Shape}/{at.Way}",
            { } way => $"{(way.StartsWith("reads-", StringComparison.Ordinal) ? "chunks" : "damaged-input")}/{at.Dataset}/{at.Shape}/{way}",
            null => "",
        },
    };

    private static int Passed(ResultsFile results, string row) =>
        results.Cases.Where(result => result.Id.SerializerName == row).Sum(result => ((CheckedCase)result.Part).Passed.Values.Sum());
}
