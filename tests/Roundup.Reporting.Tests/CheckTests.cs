using Roundup.Reporting.Checks;
using static Roundup.Tests.Support.MadeCheck;

namespace Roundup.Reporting.Tests;

public class CheckTests
{
    private static readonly CaseResult s_text = Case("Swift/default", "Text", new CheckedCase
    {
        Outcome = Outcome.Measured,
        Passed = new Dictionary<CheckCategory, int> { [CheckCategory.Values] = 1_200, [CheckCategory.DamagedInput] = 3 },
        Findings =
        [
            Finding("damaged-input/Text/Stream/truncated", CheckOutcome.Timeout, reason: "one call took longer than 20 s"),
            Finding("chunks/Text/Stream/reads-1", CheckOutcome.Corrupted, "Value: text", "\"~\" → null (value 0)"),
            Finding("chunks/Text/Stream/reads-7", CheckOutcome.Corrupted, "Value: text", "\"~\" → null (value 0)"),
            Finding("values/Text/Bytes", CheckOutcome.Corrupted, "Value: text", "\"~\" → null (value 0)"),
            Finding("chunks/Text/Pipe/reads-1", CheckOutcome.UnexpectedException, reason: "IndexOutOfRangeException: | 17")
                with { Frames = ["Swift.Read"], Place = "byte 17" },
            Finding("agreement/Text/Bytes/from-Stream", CheckOutcome.Rejected, reason: "SwiftException: no"),
        ],
        Figures = new Dictionary<string, double> { ["depth read"] = 64 },
        NotRun = new Dictionary<CheckCategory, string> { [CheckCategory.Threads] = "checked with two other probes" },
    });

    [Fact]
    public void One_serializer_has_a_verdict_the_most_harmful_failures_with_their_commands_and_the_results_of_each_category() =>
        OnScreen(File(s_text)).ShouldBe(
        [
            "Not all test values survive a round trip with Swift/default, which loses data without an error.",
            "Other checks failed: chunks, agreement, damaged input.",
            "corrupted            Text Value: \"~\" → null; values, chunks (Bytes, Stream; reads-1, reads-7)",
            "                     roundup check Swift/default --replay values/Text/Bytes",
            "timeout              Text: one call took longer than 20 s; damaged input (Stream; truncated)",
            "                     roundup check Swift/default --replay damaged-input/Text/Stream/truncated",
            "unexpected exception Text: IndexOutOfRangeException: | 17 (byte 17); chunks (Pipe; reads-1)",
            "                     roundup check Swift/default --replay chunks/Text/Pipe/reads-1",
            "rejected             Text: SwiftException: no; agreement (Bytes; from-Stream)",
            "                     roundup check Swift/default --replay agreement/Text/Bytes/from-Stream",
            "checks         1,203 of 1,209 passed",
            "values         1 of 1,201 failed: 1 corrupted",
            "chunks         3 of 3 failed: 2 corrupted, 1 unexpected exception",
            "agreement      1 of 1 failed: 1 rejected",
            "damaged input  1 of 4 failed: 1 timeout",
            "measured       depth read: 64",
            "not run        threads: checked with two other probes",
        ]);

    [Fact]
    public void Own_data_have_a_verdict_that_counts_an_equal_value_in_another_form_as_a_survivor()
    {
        var form = Case("Form/default", "Text", 3, Finding("values/Text/Bytes", CheckOutcome.Equivalent, "P: scale"));
        CaseResult Failing(string row, string id, CheckOutcome outcome) => Case(row, "Text", 3, Finding(id, outcome, reason: "no"));

        var one = OnScreen(Own(form));
        one[0].ShouldBe("Your data survive a round trip with Form/default.");
        one.ShouldContain("values         3 of 4 passed; 1 equivalent");
        string.Join(' ', OnScreen(Own(
            Case("Exact/default", "Text", 3),
            form,
            Failing("A/default", "values/Text/Bytes", CheckOutcome.Corrupted),
            Failing("B/default", "values/Text/Bytes", CheckOutcome.Crash),
            Case("D/default", "Text", new CheckedCase { Outcome = Outcome.Unsupported, Reason = "no" }),
            Failing("C/default", "versions/Text/Bytes/from-TextWithoutLast", CheckOutcome.Corrupted))).Take(4)).ShouldStartWith(
            "Your data survive a round trip with 3 of 6 serializers. One loses data without an error: A/default. One fails with an error: "
            + "B/default. One does not support them: D/default. One loses data without an error in other checks: C/default.");
    }

    /// <summary>A kind that most probes show must not hide what one probe shows.</summary>
    [Fact]
    public void One_exception_of_many_probes_is_one_line_and_hides_no_other_category()
    {
        var damage = Enumerable.Range(0, 425).Select(i => Case(
            "Swift/default",
            $"P{i}",
            0,
            Finding(
                $"damaged-input/P{i}/Bytes/truncated", CheckOutcome.UnexpectedException, reason: $"NullReferenceException: 'P{i}' {i}")));
        var versions = Case(
            "Swift/default",
            "AppendedOld",
            0,
            Finding("versions/AppendedOld/Bytes", CheckOutcome.UnexpectedException, reason: "NullReferenceException: '' 1"));

        var lines = OnScreen(File([.. damage, versions]));

        lines.Where(line => line.StartsWith("unexpected", StringComparison.Ordinal)).ShouldBe(
        [
            "unexpected exception P0: NullReferenceException: 'P0' 0; also P1, P2, P3 and 421 more; damaged input",
            "unexpected exception AppendedOld: NullReferenceException: '' 1; versions (Bytes)",
        ]);
        Render.Written(Report(File([.. damage, versions])), "report.md").ShouldContain("1 unexpected exception");
    }

    [Fact]
    public void Each_category_has_its_first_kind_before_any_has_a_second()
    {
        var kinds = Enumerable.Range(1, 20).Select(i =>
            Finding("values/Numbers/Bytes", CheckOutcome.Corrupted, $"M: kind{(char)('a' + i)}"));
        var refused = Finding("agreement/Numbers/Bytes/from-Stream", CheckOutcome.Rejected, reason: "SwiftException: no");

        var lines = OnScreen(File(Case("Swift/default", "Numbers", 0, [.. kinds, refused])));

        lines.Count(line => line.StartsWith("corrupted ", StringComparison.Ordinal)).ShouldBe(13);
        lines.ShouldContain("rejected       Numbers: SwiftException: no; agreement (Bytes; from-Stream)");
        lines.ShouldContain("more           values: 7 corrupted, in report.md");
        lines.ShouldContain("checks         0 of 21 passed");
        Render.Written(Report(File(Case("Swift/default", "Numbers", 0, [.. kinds, refused]))), "report.md")
            .ShouldContain("Numbers M: kindu");
    }

    [Fact]
    public void What_a_stream_shows_stands_before_what_only_empty_segments_show()
    {
        var exotic = Finding(
            "chunks/Text/BufferWriter/empty-segments", CheckOutcome.UnexpectedException, reason: "IndexOutOfRangeException: outside");
        var usual = Finding("chunks/Text/Stream/reads-1", CheckOutcome.Rejected, reason: "SwiftException: too few");

        var lines = OnScreen(File(Case("Swift/default", "Text", 0, exotic, usual)));

        lines[1].ShouldStartWith("rejected             Text: SwiftException");
        lines[3].ShouldStartWith("unexpected exception Text: IndexOutOfRangeException");
    }

    [Fact]
    public void Many_serializers_begin_with_a_verdict_then_each_cause_with_those_that_share_it_then_the_worst_of_each()
    {
        CheckFinding Lost(string row) => Finding("values/Text/Bytes", CheckOutcome.Corrupted, "Value: text", $"\"{row}\" → null (value 0)");
        CheckedCase Versions(params CheckFinding[] findings) => (CheckedCase)Case("", "", 0, findings).Part with
        {
            Passed = new Dictionary<CheckCategory, int> { [CheckCategory.Versions] = 1 },
        };
        CaseResult[] cases =
        [
            Case("Exact/default", "Text", 3),
            Case("Form/default", "Text", 3, Finding("values/Text/Bytes", CheckOutcome.Equivalent, "P: scale")),
            Case("Swift/default", "Text", 3, Lost("a")), Case("Other/default", "Text", 3, Lost("b")),
            Case("Exact/default", "AppendedOld", Versions()),
            Case("Swift/default", "AppendedOld", Versions(
                Finding("versions/AppendedOld/Bytes", CheckOutcome.UnexpectedException, reason: "NullReferenceException: no"))),
            Case("Gone/default", "Text", 0).Ended(Outcome.Unsupported, "no lists"),
        ];

        OnScreen(File(cases)).ShouldBe(
        [
            "All test values survive a round trip with 2 of 4 serializers. Two lose data without an error:",
            "Other/default, Swift/default.",
            "round trip     no loss: Exact/default, Form/default; some values equal, not identical: Form/default",
            "values         corrupted: Text Value: \"b\" → null – Other/default, Swift/default",
            "               roundup check Other/default --replay values/Text/Bytes",
            "equivalent     Text P: scale – Form/default",
            "               roundup check Form/default --replay values/Text/Bytes",
            "a new member   breaks nothing with 1 of 2 serializers: Exact/default",
            "versions       unexpected exception: AppendedOld: NullReferenceException: no – Swift/default",
            "               roundup check Swift/default --replay versions/AppendedOld/Bytes",
            "not run        1 serializer, unsupported: Gone/default (report.md has the reasons)",
            "Serializer     values        versions",
            "Exact/default  all 3 passed  all 1 passed",
            "Form/default   1 equivalent  not run",
            "Other/default  1 corrupted   not run",
            "Swift/default  1 corrupted   1 unexpected exception",
            "  A cell counts the causes of its worst result; each loss or exception is one cause, in however many",
            "  checks it shows.",
        ]);
        Render.Written(Report(File(cases)), "report.md").ShouldContain("– Swift/default `roundup check Swift/default --replay versions/");
        OnScreen(File([.. cases.Where(one => one.Id.Table.Dataset == "Text")]))
            .ShouldContain("a new member   not run: it takes --data, or the probes @VersionsOld and @VersionsNew");
    }

    [Fact]
    public void Many_serializers_have_a_matrix_of_worst_outcomes_and_a_line_explains_each_kind_of_failure()
    {
        var file = File(
        [
            s_text, s_text.On("net8.0"), Case("Solid/default", "Text", 5),
            Case("Other/default", "Text", 7, Finding("values/Text/Bytes", CheckOutcome.Equivalent, "Price: decimal scale")),
            Case("Gone/default", "Text", 0).Ended(Outcome.Unavailable, "package Gone not found"),
        ]);
        var report = Report(file);

        Cells(Render.Written(report, "report.md"), "Serializer").ShouldBe(
        [
            "Serializer, Runtime, Version, values, chunks, agreement, damaged input",
            "Other/default, net10.0, net10.0, 1 equivalent, not run, not run, not run",
            "Solid/default, net10.0, net10.0, all 5 passed, not run, not run, not run",
            "Swift/default, net10.0, net10.0, 1 corrupted, 1 corrupted, 1 rejected, 1 timeout",
            "Swift/default, net8.0, net8.0, 1 corrupted, 1 corrupted, 1 rejected, 1 timeout",
        ]);
        var explained = Render.Written(report, "report.md");
        explained.ShouldContain("| Other/default net10.0 on net10.0 | values | equivalent | Text Price: decimal scale | values (Bytes) "
            + "| `roundup check Other/default --target net10.0 --replay values/Text/Bytes` |");
        explained.ShouldContain("| Swift/default net8.0 on net8.0 | damaged input | timeout "
            + "| Text: one call took longer than 20 s | damaged input (Stream; truncated) "
            + "| `roundup check Swift/default --target net8.0 --replay damaged-input/Text/Stream/truncated` |");
        explained.ShouldContain("package Gone not found");
        explained.ShouldContain("Not run: checked with two other probes (threads of Swift/default).");
    }

    /// <summary>A suite file has options of its own.</summary>
    [Theory]
    [InlineData("check contracts/orders.json --expected found.json --update", "check contracts/orders.json Swift/default")]
    [InlineData("check --strict contracts/orders.json Swift --time-limit 5s", "check contracts/orders.json Swift/default --time-limit 5s")]
    [InlineData("run 'my orders.json' --experiment check", "check 'my orders.json' Swift/default")]
    [InlineData("check System.Text.Json --time-limit 5s", "check Swift/default --time-limit 5s")]
    public void A_command_that_repeats_a_check_has_the_suite_file(string command, string again)
    {
        var file = File([s_text]);

        Render.Written(Report(file with { Run = file.Run with { Command = command } }), "report.md")
            .ShouldContain($"`roundup {again} --replay values/Text/Bytes`");
    }

    [Fact]
    public void A_cell_of_the_page_leads_to_the_failures_of_its_serializer()
    {
        var page = Render.Written(Report(File(Case("Solid/default", "Text", 5), s_text)), "report.html");

        page.ShouldContain("<td><a href=\"#check-2\">1 corrupted</a>");
        page.ShouldContain("<h3 id=\"check-2\">Swift/default net10.0 on net10.0</h3>");
        page.ShouldContain("<td>all 5 passed<td>not run");
        page.ShouldContain("<dt>not run</dt><dd>threads: checked with two other probes</dd>");
        page.ShouldContain("<td>agreement (Bytes; from-Stream)<td>");
    }

    [Fact]
    public void Programs_get_a_line_for_each_failed_check() =>
        Render.Written(Report(File(s_text)), "results.csv").Split('\n', StringSplitOptions.RemoveEmptyEntries)
            .Select(line => line.Split(',')[4].Trim('\r')).ShouldBe(
            [
                "Check", "values/Text/Bytes", "chunks/Text/Stream/reads-1", "chunks/Text/Stream/reads-7",
                "damaged-input/Text/Stream/truncated", "chunks/Text/Pipe/reads-1", "agreement/Text/Bytes/from-Stream",
            ]);

    [Fact]
    public void The_command_has_the_serializer_and_what_it_and_the_users_own_data_need_of_the_command_of_the_run()
    {
        var own = File(s_text);
        own = own with
        {
            Run = own.Run with
            {
                Command = "check Other --data 'my orders.json' --serializer Swift --folder ../own --only values --target net8.0",
            },
            Datasets = [new() { Name = "Text", Description = "", IsOwn = true, Count = 1, PoolRoots = 1, CanonicalBytes = 1, Hash = "" }],
        };

        Render.Written(Report(own), "report.md")
            .ShouldContain(
                "`roundup check Swift/default --folder ../own --data 'my orders.json' --target net10.0 --replay values/Text/Bytes`");
        Render.Written(Report(own with { Datasets = [] }), "report.md")
            .ShouldContain("`roundup check Swift/default --folder ../own --target net10.0 --replay values/Text/Bytes`");
    }

    [Fact]
    public void A_run_with_other_experiments_has_the_matrix_and_no_serializer_is_marked_as_unchecked()
    {
        var speed = Synthetic.Timed("Swift/default", 100, 101, 99, 100, 100);
        var file = Synthetic.File("Swift/default", speed, s_text) with { Serializers = File(s_text).Serializers };
        file = file with { Run = file.Run with { Experiments = [.. file.Run.Experiments, .. File().Run.Experiments] } };

        var text = Render.Full(RunReport.Create(file, [new SpeedReport(), new CheckReport()]));

        text.ShouldContain("## Checks");
        text.ShouldContain("[1 corrupted](#check-1)");
        text.ShouldNotContain("Unchecked: the round trip");
    }

    [Fact]
    public void A_run_without_checks_says_why() =>
        Render.Piped(Report(File(Case("Gone/default", "Text", 0).Ended(Outcome.Unavailable, "package Gone not found"))))
            .ShouldContain("package Gone not found");

    [Fact]
    public void Two_versions_end_with_new_failures_and_fixed_ones()
    {
        var old = Case(
            "Swift@1.0", "Text", 3, Finding("values/Text/Bytes", CheckOutcome.UnexpectedException, reason: "NullReferenceException: no"));
        var @new = Case(
            "Swift@2.0", "Text", 3, Finding("values/Text/String", CheckOutcome.Corrupted, "Value: text", "\"a\" → \"\" (value 0)"));

        OnScreen(File(old, @new)).TakeLast(2).ShouldBe(
        [
            "new failure    corrupted: Text Value: \"a\" → \"\"; values (String)",
            "fixed          unexpected exception: Text: NullReferenceException: no; values (Bytes)",
        ]);
        Render.Written(Report(File(old, @new)), "report.md").ShouldContain("## From Swift@1.0 to Swift@2.0 net10.0 on net10.0");
        Render.Written(Report(File(old, @new)), "report.md").ShouldContain("`roundup check Swift@1.0/default --replay values/Text/Bytes`");
        OnScreen(File(old, old.At() with { Id = old.Id with { Serializer = "Swift@2.0" } }))[^1]
            .ShouldBe("No differences in the checks of both. Whether each reads what the other one wrote was not run.");
    }

    /// <summary>Of two versions the newer one may not read what the older one wrote, though each reads its own.</summary>
    [Fact]
    public void Two_versions_that_do_not_read_each_other_are_shown()
    {
        CaseResult Of(string name, params CheckFinding[] findings) =>
            Case(name, "Midnight", (CheckedCase)Case(name, "Midnight", 3, findings).Part with
            {
                Passed = new Dictionary<CheckCategory, int> { [CheckCategory.Versions] = 1 },
            });
        var @new = Of("Swift", Finding(
            "versions/Midnight/Bytes/from-Swift@1.0", CheckOutcome.UnexpectedException, reason: "JsonException: no key"));

        string.Join('\n', OnScreen(File(@new, Of("Swift@1.0")))[^2..]).ShouldBe(
            "reads net10.0  unexpected exception: Midnight: JsonException: no key; versions (Bytes;\n"
            + "               from-Swift@1.0)");
        OnScreen(File(Of("Swift"), Of("Swift@1.0")))[^1]
            .ShouldBe("No differences in the checks of both. Each reads what the other one wrote.");
    }

    internal static Report Report(ResultsFile file) => RunReport.Create(file, [new CheckReport()]);

    /// <summary>What a console shows below the heads, without titles and empty lines.</summary>
    internal static List<string> OnScreen(ResultsFile file) =>
    [
        .. Render.Piped(new Report(Report(file).Screen, [])).Split('\n').Select(line => line.TrimEnd())
            .SkipWhile(line => !line.StartsWith("Runtime", StringComparison.Ordinal)).Skip(1)
            .Where(line => line.Length > 0 && !line.EndsWith('─')),
    ];

    /// <summary>The lines of the first table whose first heading is this, as cells.</summary>
    private static IEnumerable<string> Cells(string markdown, string heading) => markdown.Split('\n')
        .SkipWhile(line => !line.StartsWith($"| {heading}", StringComparison.Ordinal))
        .TakeWhile(line => line.StartsWith('|'))
        .Where(line => !line.StartsWith("|-", StringComparison.Ordinal))
        .Select(line => string.Join(", ", line.Trim('|', ' ').Split('|').Select(cell => cell.Trim())));
}
