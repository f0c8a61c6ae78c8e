namespace Roundup.Engine.Tests.Checks;

/// <summary>Which checks are run, and what of an answer counts.</summary>
public class CheckChoiceTests
{
    /// <summary>Round trips are run too: without them nobody knows whose fault the rest is.</summary>
    [Fact]
    public async Task Only_the_categories_that_the_user_names_are_run()
    {
        using var check = new ScriptedCheck("row", "other");

        var results = await check.AskAsync(new() { CheckCategories = [CheckCategory.Chunks, CheckCategory.Interoperability] });

        foreach (var result in results.Cases)
        {
            var part = (CheckedCase)result.Part;
            part.Passed.ShouldBe(
                new Dictionary<CheckCategory, int>
                {
                    [CheckCategory.Values] = 3,
                    [CheckCategory.Chunks] = 5,
                    [CheckCategory.Interoperability] = 1,
                },
                ignoreOrder: true);
            part.NotRun.ShouldBeEmpty();
        }
    }

    /// <summary>A reference is to pass what it is there for; a serializer that only writes has no check.</summary>
    [Fact]
    public async Task A_reference_is_checked_for_what_it_is_for()
    {
        using var check = new ScriptedCheck(
            ["AppendedNew", "AppendedOld"],
            new CheckedLibrary("row", Shape.Bytes),
            new CheckedLibrary("reference", Shape.Bytes, Shape.Stream) { IsReference = true },
            new CheckedLibrary("writer", Shape.Bytes) { IsReference = true, Operations = [Operation.Serialize] });

        var results = await check.AskAsync();

        results.Cases.Where(result => result.Experiments.ContainsKey(ExperimentNames.Check)).Select(
            result => result.Id.SerializerName).Distinct()
            .ShouldBe(["row", "reference"]);
        var reference = results.Checked("reference", "AppendedOld");
        reference.Passed.Keys.Order().ShouldBe(
            [CheckCategory.Values, CheckCategory.Chunks, CheckCategory.Agreement, CheckCategory.Threads, CheckCategory.Limits]);
        foreach (var category in (CheckCategory[])[CheckCategory.Versions, CheckCategory.DamagedInput])
        {
            reference.NotRun[category].ShouldBe("a reference is no serializer");
        }

        results.Checked("row", "AppendedOld").Passed[CheckCategory.Versions].ShouldBe(1);
        results.Checked("row", "AppendedOld").Passed.ContainsKey(CheckCategory.Interoperability)
            .ShouldBeFalse("no serializer reads what a reference wrote");
    }

    [Fact]
    public async Task One_check_is_repeated_with_what_it_needs_and_nothing_else()
    {
        using var check = new ScriptedCheck("row", "other", "third");
        var steps = new List<string>();
        check.Run.Workers.Watch = at =>
        {
            lock (steps)
            {
                if (at.Name is "round-trip" or "read" or "threads")
                {
                    steps.Add($"{at.Row} {at.Name} {at.Dataset} {at.Shape} {at.Way} {at.From}".TrimEnd());
                }
            }
        };

        var results = await check.AskAsync(new() { Replay = "interoperability/Text/Bytes/from-other", Serializers = ["row", "other"] });

        steps.ShouldBe(
        [
            "row round-trip Text Bytes whole", "row round-trip Text Stream whole",
            "other round-trip Text Bytes whole", "other round-trip Text Stream whole",
            "row read Text Bytes whole other Text",
        ], ignoreOrder: true);
        results.Checked("row").Passed.ShouldBe(
            new Dictionary<CheckCategory, int> { [CheckCategory.Values] = 2, [CheckCategory.Interoperability] = 1 }, ignoreOrder: true);
        results.Checked("row").NotRun.ShouldBeEmpty();
        results.Case("row", "Numbers").Outcome.ShouldBe(Outcome.Skipped);
    }

    [Fact]
    public async Task A_name_that_no_check_has_is_an_error()
    {
        using var check = new ScriptedCheck("row");

        var thrown = await Should.ThrowAsync<RoundupException>(() => check.AskAsync(new() { Replay = "chunks/Text/Stream/reads-2" }));

        thrown.ExitCode.ShouldBe(ExitCode.Usage);
        thrown.Message.ShouldStartWith("No check of this run is named 'chunks/Text/Stream/reads-2': ");
    }

    /// <summary>The name is right, and the row has an outcome that says why it is not run.</summary>
    [Fact]
    public async Task A_check_of_a_serializer_that_cannot_be_built_is_no_error()
    {
        using var check = new ScriptedCheck("row");
        check.Run.Builds.Failures["row"] = (Outcome.BuildFailed, "CS0103: The name 'x' does not exist");

        var results = await check.AskAsync(new() { Replay = "chunks/Text/Stream/reads-1" });

        results.Cases.ShouldAllBe(result => result.Outcome == Outcome.BuildFailed);
    }

    [Fact]
    public async Task Readers_of_which_none_is_left_are_an_error()
    {
        using var check = new ScriptedCheck("row", "other");

        var thrown = await Should.ThrowAsync<RoundupException>(() => check.AskAsync(new() { WrittenBy = ["nobody"], ReadBy = ["row"] }));

        thrown.ExitCode.ShouldBe(ExitCode.Usage);
        thrown.Message.ShouldStartWith("No serializer is left that reads what another one writes (");
        RunFolder.HasJournal(check.Run.Folder).ShouldBeFalse();
    }

    /// <summary>What a writer or a reader loses by itself is told once, in the values; a check of both says what is added.</summary>
    [Theory]
    [InlineData("Text: value", "Text: value", "")]
    [InlineData("Text: value", "Text: representation", "")]
    [InlineData("Text: value", "Remark: value", "Remark: value")]
    [InlineData("Text: value", "Text: value,Remark: value", "Remark: value")]
    [InlineData("", "Text: value", "Text: value")]
    public async Task What_is_lost_alone_is_forgiven_by_its_path(string own, string read, string told)
    {
        foreach (var loser in (string[])["writer", "reader"])
        {
            using var check = new ScriptedCheck("writer", "reader");
            if (own.Length > 0)
            {
                check.Run.Script(loser, at => at.Name == "round-trip" ? Act.Finds(CheckOutcome.Corrupted, null, own) : null);
            }

            // The writer's payloads are read by the other row only.
            var script = loser == "reader" && own.Length > 0 ? own : null;
            check.Run.Script("reader", at =>
                at.Name == "round-trip" && script is not null ? Act.Finds(CheckOutcome.Corrupted, null, script)
                : at is { Name: "read", Way: "whole" } && at.From!.StartsWith("writer ", StringComparison.Ordinal)
                    ? Act.Finds(CheckOutcome.Corrupted, null, read.Split(','))
                    : null);

            var results = await check.AskAsync(new() { CheckCategories = [CheckCategory.Interoperability] });

            var findings = results.Checked("reader").Findings.Where(finding => finding.Category == CheckCategory.Interoperability).ToList();
            string.Join(',', findings.SelectMany(finding => finding.Lost)).ShouldBe(told);
            results.Checked("reader").Passed.GetValueOrDefault(CheckCategory.Interoperability).ShouldBe(told.Length == 0 ? 1 : 0);
            findings.ShouldAllBe(finding => finding.Writer == "writer on net10.0, Text" && finding.Outcome == CheckOutcome.Corrupted);
            results.Checked(loser).Findings.Count(finding => finding.Category == CheckCategory.Values).ShouldBe(own.Length > 0 ? 2 : 0);
        }
    }

    /// <summary>What Roundup's code reads and writes accuses no library, be it corrupted, too large or an endless call.</summary>
    [Theory]
    [InlineData(CheckOutcome.Corrupted, CheckOutcome.ByRoundup)]
    [InlineData(CheckOutcome.DefaultValue, CheckOutcome.ByRoundup)]
    [InlineData(CheckOutcome.OtherMessage, CheckOutcome.ByRoundup)]
    [InlineData(CheckOutcome.ExcessiveResources, CheckOutcome.ByRoundup)]
    [InlineData(CheckOutcome.Equivalent, CheckOutcome.Equivalent)]
    [InlineData(CheckOutcome.UnexpectedException, CheckOutcome.UnexpectedException)]
    public async Task What_is_of_Roundups_code_is_told_as_that(CheckOutcome answered, CheckOutcome told)
    {
        foreach (var isOwn in (bool[])[true, false])
        {
            using var check = new ScriptedCheck(["Text"], new CheckedLibrary("row", Shape.Bytes) { IsOwnCode = isOwn });
            check.Run.Script("row", at => at.Name == "round-trip" ? Act.Finds(answered, null, "Text: value") : null);

            var results = await check.AskAsync(new() { CheckCategories = [CheckCategory.Values] });

            var finding = results.Checked("row").Findings[0];
            finding.Outcome.ShouldBe(isOwn ? told : answered);
            (finding.Reason ?? "").Contains("Roundup's code").ShouldBe(isOwn && told != answered);
            results.Serializers.Single(info => info.Name == "row").OwnCode.ShouldBe(isOwn);
        }
    }

    /// <summary>A row that fails alone as it fails with others is told once; the column says why it says nothing.</summary>
    [Theory]
    [InlineData(CheckOutcome.Rejected, CheckOutcome.Rejected, false)]
    [InlineData(CheckOutcome.UnexpectedException, CheckOutcome.UnexpectedException, false)]
    [InlineData(CheckOutcome.OtherMessage, CheckOutcome.OtherMessage, false)]
    [InlineData(CheckOutcome.Corrupted, CheckOutcome.OtherMessage, true)]
    [InlineData(CheckOutcome.Rejected, CheckOutcome.UnexpectedException, true)]
    [InlineData(CheckOutcome.Passed, CheckOutcome.Rejected, true)]
    public async Task What_fails_alone_is_no_answer_about_others(CheckOutcome alone, CheckOutcome read, bool isTold)
    {
        using var check = new ScriptedCheck("row");
        string[] lost = read == CheckOutcome.OtherMessage ? ["Text: value"] : [];
        check.Run.Script("row", at =>
            at is { Name: "round-trip", Shape: Shape.Stream } && alone != CheckOutcome.Passed ? Act.Finds(alone, "the reason", lost)
            : at is { Name: "read", Shape: Shape.Stream, Way: "reads-7" } ? Act.Finds(read, "the reason", lost)
            : null);

        var results = await check.AskAsync();

        var row = results.Checked("row");
        row.Findings.Count(finding => finding.Category == CheckCategory.Chunks).ShouldBe(isTold ? 1 : 0);
        row.Passed[CheckCategory.Chunks].ShouldBe(4);
        row.NotRun.GetValueOrDefault(CheckCategory.Chunks).ShouldBe(isTold ? null : "the serializer does not read its own payloads");
    }

    /// <summary>A budget ends a check with what was won, and says what it left out.</summary>
    [Theory]
    [InlineData(0)]
    [InlineData(3)]
    [InlineData(30)]
    public async Task A_budget_ends_a_check_with_what_was_won(int seconds)
    {
        using var check = new ScriptedCheck("row", "slow");
        check.Run.Workers.Watch = at => check.Run.Clock.Pass(TimeSpan.FromMilliseconds(at.Name is "read" or "round-trip" ? 500 : 0));
        check.Run.Script("slow", at => at.Way == "reads-7" ? Act.Hangs : null);
        using var all = new ScriptedCheck("row", "slow");
        var whole = await all.AskAsync();

        var results = await check.AskAsync(new() { Budget = TimeSpan.FromSeconds(seconds) });

        results.Run.Interrupted.ShouldBeFalse();
        var asked = results.Cases.Sum(result => Passed(result));
        asked.ShouldBeLessThan(whole.Cases.Sum(Passed));
        (asked > 0).ShouldBe(seconds > 0);
        results.Cases.ShouldAllBe(result => result.Outcome == Outcome.Measured || result.Outcome == Outcome.Skipped);
        results.Cases.SelectMany(result => (result.Part as CheckedCase)?.Findings ?? []).ShouldAllBe(finding =>
            seconds > 20 && finding.Outcome == CheckOutcome.Timeout);
        var notice = results.Notices.Where(notice => notice.Code == NoticeCode.BudgetLeftOutSentences).ShouldHaveSingleItem();
        var left = results.Cases.Count(result => result.Outcome == Outcome.Skipped);
        var partly = results.Cases.Count(result =>
            result.Part is CheckedCase part && part.NotRun.Values.Contains("the budget ran out before"));
        (left + partly).ShouldBeGreaterThan(0);
        notice.Arguments.Skip(1).ShouldBe([$"{left}", "4", $"{partly}"]);
        check.Run.Clock.Now.TotalSeconds.ShouldBeLessThan(seconds + 10, "a row has 5 s to end what it is in");

        static int Passed(CaseResult result) => (result.Part as CheckedCase)?.Passed.Values.Sum() ?? 0;
    }

    /// <summary>A side with more checks reads as one with more faults.</summary>
    [Fact]
    public async Task The_sides_of_a_comparison_take_turns()
    {
        using var check = new ScriptedCheck("old", "new");
        var turns = new List<string>();
        check.Run.Workers.Watch = at =>
        {
            lock (turns)
            {
                if (at.Name == "round-trip" && turns.LastOrDefault() != $"{at.Row} {at.Dataset}")
                {
                    turns.Add($"{at.Row} {at.Dataset}");
                }
            }
        };
        var options = new RunOptions { CheckCategories = [CheckCategory.Values] };

        await check.Run.RunAsync(check.PlanOf(options) with { Comparison = new([new("new", "old")], 0.02, 0.05) });

        turns.ShouldBe(["old Text", "new Text", "old Numbers", "new Numbers"]);
    }

    /// <summary>What a worker says of own data has values of it, wherever it stands.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task Findings_about_own_data_have_no_value_of_it(bool anonymise)
    {
        using var check = new ScriptedCheck("tells", "dies", "good");
        check.Run.Script("tells", at => at is { Name: "round-trip" } ? Act.Answers(Protocol.Checks.FactsAnswer.Of(new()
        {
            Seen =
            [
                new(CheckOutcome.Corrupted, 0, "Serialize, Remark", "FormatException: cannot write note 0", ["Made.Note.Remark"]),
            ],
            Lost = [KeyValuePair.Create("Remark: value", "remark 0 → null (value 0)")],
        })) : null);
        check.Run.Script("dies", at => at is { Name: "read" }
            ? Act.Dies(134, "Unhandled exception. System.FormatException: cannot read note 0\n   at Made.Codec.Read()")
            : null);
        var plan = check.PlanOf(new() { Own = new() { Sample = "own.json", Anonymise = anonymise } }, isOwn: true);
        var payloads = 0;
        check.Run.Workers.Watch = at => payloads = Math.Max(payloads, at.Name == "read" ? Payloads(check.Run) : 0);

        var results = await check.Run.RunAsync(plan);

        payloads.ShouldBeGreaterThan(0, "payloads were written, which this test is about");
        var told = results.Checked("tells").Findings[0];
        told.Reason.ShouldNotBeNull().ShouldContain("cannot write");
        told.Lost.ShouldHaveSingleItem().ShouldEndWith(": value");
        told.Examples.ShouldBeNull();
        results.Checked("dies").Findings.ShouldNotBeEmpty();
        string[] canaries = anonymise ? ["note 0", "remark 0", "Remark"] : ["note 0", "remark 0"];
        foreach (var file in Directory.GetFiles(check.Run.Folder, "*", SearchOption.AllDirectories))
        {
            var text = File.ReadAllText(file);
            canaries.ShouldAllBe(canary => !text.Contains(canary), file);
        }

        Directory.Exists(check.Run.PrivatePath).ShouldBeFalse();

        static int Payloads(ScriptedRun run) =>
            Directory.Exists(run.PrivatePath) ? Directory.GetFiles(run.PrivatePath, "*.bin").Length : 0;
    }
}
