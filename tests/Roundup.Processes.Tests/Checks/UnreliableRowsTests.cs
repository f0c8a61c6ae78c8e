using System.Diagnostics;

namespace Roundup.Processes.Tests.Checks;

/// <summary>A check of rows that misbehave in each way that a check knows, with real workers.</summary>
[Collection(WithRepository.Outcomes)]
public sealed class UnreliableRowsTests(TestRepository repository)
{
    private const string Hanging = "spins-when-cut";
    private const string Slow = "works-when-cut";

    /// <summary>All that each row is to be told, as <c>id outcome</c>; rows without a line hold everywhere.</summary>
    private static readonly Dictionary<string, string[]> s_told = new()
    {
        ["reliable"] = [],
        ["other-form"] = ["values/Prices/Bytes Equivalent", "values/Prices/Stream Equivalent"],
        ["initial-value"] = ["values/Prices/Bytes DefaultValue", "values/Prices/Stream DefaultValue"],
        ["by-ticket"] = ["values/Prices/Bytes/another-process Rejected"],
        ["refuses"] = ["values/Prices/Bytes Rejected", "values/Prices/Stream Rejected"],
        ["reads-once"] = ["chunks/Prices/Stream/reads-1 Corrupted", "chunks/Prices/Stream/reads-7 Corrupted"],
        ["other-message"] = ["values/Prices/Bytes OtherMessage", "values/Prices/Stream OtherMessage"],
        ["looks-at-end"] =
        [
            "damaged-input/Prices/Bytes/truncated UnexpectedException", "damaged-input/Prices/Stream/truncated UnexpectedException",
        ],
        ["exits-when-cut"] = ["damaged-input/Prices/Bytes/truncated Crash", "damaged-input/Prices/Bytes/after-failure Crash"],
        [Slow] = [],
        [Hanging] = ["damaged-input/Prices/Bytes/truncated Timeout", "damaged-input/Prices/Bytes/after-failure Timeout"],
        ["grows-when-cut"] =
        [
            "damaged-input/Prices/Bytes/truncated ExcessiveResources", "damaged-input/Prices/Bytes/after-failure ExcessiveResources",
        ],
    };

    /// <summary>What the first finding of a row says.</summary>
    private static readonly Dictionary<string, Action<CheckFinding>> s_first = new()
    {
        ["other-form"] = finding => finding.Examples.ShouldNotBeNull()[0].ShouldStartWith("1.50 → 1.5"),
        ["initial-value"] = finding =>
        {
            finding.Lost.ShouldBe(["Number: value"], ignoreOrder: true);
            finding.Examples.ShouldBe(["0 → 5 (value 2)"]);
        },
        ["refuses"] = finding =>
        {
            finding.Reason.ShouldBe("JsonException: this text is not wanted");
            finding.Value.ShouldBe(3);
        },
        ["reads-once"] = finding => finding.Lost.ShouldContain("Text: value"),
        ["looks-at-end"] = finding =>
        {
            finding.Reason.ShouldNotBeNull().ShouldStartWith("IndexOutOfRangeException: ");
            finding.Place.ShouldBe("cut at byte 0");
        },
        ["exits-when-cut"] = finding => finding.Reason.ShouldNotBeNull()
            .ShouldStartWith("the process ended by itself with exit code 3, as Environment.Exit does (in "),
        [Hanging] = finding => finding.Reason.ShouldNotBeNull().ShouldStartWith("no answer within 10 s, repeated alone (in "),
        ["grows-when-cut"] = finding => finding.Reason.ShouldNotBeNull().ShouldStartWith("its memory exceeded the limit of 0.2 GB (in "),
    };

    [Fact]
    public void What_a_first_finding_says_is_of_rows_with_findings() =>
        s_first.Keys.ShouldBeSubsetOf(s_told.Where(row => row.Value.Length > 0).Select(row => row.Key));

    /// <summary>Without the row that hangs, for which a check waits several times.</summary>
    [SlowLinuxFact]
    public Task Each_is_told_by_its_outcome_and_nothing_else_is() => CheckAsync([.. s_told.Keys.Except([Hanging, Slow])]);

    [SlowLinuxFact]
    public Task So_is_the_one_that_hangs() => CheckAsync([Hanging]);

    /// <summary>Beside other programs a call of three seconds takes longer than the limit: it is not said to hang.</summary>
    [SlowLinuxFact]
    public Task A_slow_row_does_not_hang_beside_two_busy_programs() => CheckSlowAsync(programs: 2);

    /// <inheritdoc cref="A_slow_row_does_not_hang_beside_two_busy_programs"/>
    [SlowLinuxFact]
    public Task A_slow_row_does_not_hang_beside_eight_busy_programs() => CheckSlowAsync(programs: 8);

    private async Task CheckSlowAsync(int programs)
    {
        var busy = Enumerable.Range(0, programs).Select(_ => Process.Start("sh", ["-c", "while :; do :; done"])).ToList();
        try
        {
            await CheckAsync([Slow], replay: "damaged-input/Prices/Bytes/truncated");
        }
        finally
        {
            busy.ForEach(program => program.Kill());
        }
    }

    private async Task CheckAsync(IReadOnlyList<string> rows, string? replay = null)
    {
        var options = new RunOptions
        {
            Datasets = ["@Faults"],
            Shapes = ["Preferred"],
            Experiments = [ExperimentNames.Check],

            // Others read what these rows wrote in tests without a process.
            CheckCategories = [.. Enum.GetValues<CheckCategory>().Except([CheckCategory.Interoperability])],
            Replay = replay,
            TimeLimit = TimeSpan.FromSeconds(5),
            MemoryLimit = 200_000_000,
        };
        var plan = repository.PlanOf(string.Join(',', rows.Select(row => $"Unreliable/{row}")), Efforts.Hardly, options);
        var folder = repository.NewFolder();

        var results = await repository.RunAsync(plan, folder);

        results.Cases.Count(result => result.Part is CheckedCase).ShouldBe(rows.Count, string.Join('\n', results.Cases.Select(Why)));
        foreach (var row in rows)
        {
            var part = (CheckedCase)results.Cases.Single(result =>
                result.Id.SerializerName == $"Unreliable/{row}" && result.Part is CheckedCase).Part;
            var told = part.Findings.Select(finding => $"{finding.Id} {finding.Outcome}").ToList();
            if (row == Hanging && part.NotRun.Values.Any(reason => reason.Contains("too busy", StringComparison.Ordinal)))
            {
                // Other programs took the processors, as tests beside this one may: then nobody knows of each check whether it hangs.
                told.ShouldBeSubsetOf(s_told[row]);
                continue;
            }

            told.ShouldBe(s_told[row], ignoreOrder: true, row);
            part.Passed.Values.Sum().ShouldBeGreaterThan(0);
            s_first.GetValueOrDefault(row)?.Invoke(part.Findings[0]);
        }

        await WorkerProcesses.ShouldBeGoneAsync(folder);
        TestRepository.Results.Read(Path.Combine(folder, RunEngine.ResultsName)).Cases.Select(Why).ShouldBe(results.Cases.Select(Why));
    }

    private static string Why(CaseResult result) => $"{result.Id.SerializerName} {result.Outcome} {result.Reason} "
        + string.Join(' ', (result.Part as CheckedCase)?.Findings.Select(finding => $"{finding.Id} {finding.Outcome}") ?? []);
}
