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
        NotRun = new Dictionary<CheckCategory, string> { [CheckCategory.Threads] = "two other probes of the row were asked" },
    });

    [Fact]
    public void One_row_is_answered_by_what_harms_most_each_with_its_command_and_then_by_what_held() =>
        OnScreen(File(s_text)).ShouldBe(
        [
            "silent         Text Value: \"~\" → null (value 0); values, pieces (Bytes, Stream; reads-1, reads-7)",
            "               roundup check Swift/default --replay values/Text/Bytes",
            "hangs          Text: one call took longer than 20 s (value 1); damage (Stream; truncated)",
            "               roundup check Swift/default --replay damaged-input/Text/Stream/truncated",
            "throws         Text: IndexOutOfRangeException: | 17 (value 1, byte 17); pieces (Pipe; reads-1)",
            "               roundup check Swift/default --replay chunks/Text/Pipe/reads-1",
            "refused        Text: SwiftException: no (value 1); agreement (Bytes; from-Stream)",
            "               roundup check Swift/default --replay agreement/Text/Bytes/from-Stream",
            "held           1,203: values 1,200, damage 3",
            "limits         depth read: 64",
            "not asked      threads: two other probes of the row were asked",
        ]);

    /// <summary>A kind that most probes show must not hide what one probe shows.</summary>
    [Fact]
    public void One_exception_of_many_probes_is_one_line_and_hides_no_other_question()
    {
        var damage = Enumerable.Range(0, 425).Select(i => Case(
            "Swift/default",
            $"P{i}",
            0,
            Finding($"damaged-input/P{i}/Bytes/truncated", CheckOutcome.UnexpectedException, reason: $"NullReferenceException: 'P{i}' {i}")));
        var versions = Case(
            "Swift/default",
            "AppendedOld",
            0,
            Finding("versions/AppendedOld/Bytes", CheckOutcome.UnexpectedException, reason: "NullReferenceException: '' 1"));

        var lines = OnScreen(File([.. damage, versions]));

        lines.Where(line => line.StartsWith("throws", StringComparison.Ordinal)).ShouldBe(
        [
            "throws         P0: NullReferenceException: 'P0' 0 (value 1); also P1, P2, P3 and 421 more; damage",
            "throws         AppendedOld: NullReferenceException: '' 1 (value 1); versions (Bytes)",
        ]);
        Render.Written(Report(File([.. damage, versions])), "report.md").ShouldContain("throws 1");
    }

    [Fact]
    public void Each_question_has_its_first_kind_before_any_has_a_second()
    {
        var kinds = Enumerable.Range(1, 20).Select(i => Finding("values/Numbers/Bytes", CheckOutcome.Corrupted, $"M: kind{(char)('a' + i)}"));
        var refused = Finding("agreement/Numbers/Bytes/from-Stream", CheckOutcome.Rejected, reason: "SwiftException: no");

        var lines = OnScreen(File(Case("Swift/default", "Numbers", 0, [.. kinds, refused])));

        lines.Count(line => line.StartsWith("silent ", StringComparison.Ordinal)).ShouldBe(13);
        lines.ShouldContain("refused        Numbers: SwiftException: no (value 1); agreement (Bytes; from-Stream)");
        lines.ShouldContain("more           values: 7 silent, in report.md");
        lines.ShouldContain("held           0");
        Render.Written(Report(File(Case("Swift/default", "Numbers", 0, [.. kinds, refused]))), "report.md")
            .ShouldContain("Numbers M: kindu");
    }

    [Fact]
    public void What_a_stream_shows_is_told_before_what_only_empty_segments_show()
    {
        var exotic = Finding("chunks/Text/BufferWriter/empty-segments", CheckOutcome.UnexpectedException, reason: "IndexOutOfRangeException: outside");
        var usual = Finding("chunks/Text/Stream/reads-1", CheckOutcome.Rejected, reason: "SwiftException: too few");

        var lines = OnScreen(File(Case("Swift/default", "Text", 0, exotic, usual)));

        lines[0].ShouldStartWith("refused        Text: SwiftException");
        lines[2].ShouldStartWith("throws         Text: IndexOutOfRangeException");
    }

    [Fact]
    public void Many_rows_begin_with_who_loses_nothing_then_each_cause_with_the_rows_that_share_it_then_the_matrix()
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
            "lose nothing   2 of 4 serializers: Exact/default, Form/default; some values in another, equal form:",
            "               Form/default",
            "lost           silent: Text Value: \"b\" → null (value 0) – Other/default, Swift/default",
            "               roundup check Other/default --replay values/Text/Bytes",
            "another form   Text P: scale – Form/default",
            "               roundup check Form/default --replay values/Text/Bytes",
            "append member  nothing breaks with 1 of 2 serializers: Exact/default",
            "versions       throws: AppendedOld: NullReferenceException: no (value 1) – Swift/default",
            "               roundup check Swift/default --replay versions/AppendedOld/Bytes",
            "not asked      1 serializer, unsupported: Gone/default (report.md has the reasons)",
            "Serializer     Version  values          versions",
            "Exact/default  net10.0  held            held",
            "Form/default   net10.0  1 another form  –",
            "Other/default  net10.0  1 silent        –",
            "Swift/default  net10.0  1 silent        throws 1",
        ]);
        Render.Written(Report(File(cases)), "report.md").ShouldContain("– Swift/default `roundup check Swift/default --replay versions/");
        OnScreen(File([.. cases.Where(one => one.Id.Table.Dataset == "Text")]))
            .ShouldContain("append member  not asked: own data need --data, and the probes are @VersionsOld with @VersionsNew");
    }

    [Fact]
    public void Many_rows_have_a_matrix_of_worst_outcomes_and_a_line_explains_each_kind_that_did_not_hold()
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
            "Serializer, Target, Version, values, pieces, agreement, damage",
            "Other/default, net10.0, net10.0, 1 another form, –, –, –",
            "Solid/default, net10.0, net10.0, held, –, –, –",
            "Swift/default, net10.0, net10.0, 1 silent, 1 silent, 1 refused, hangs 1",
            "Swift/default, net8.0, net8.0, 1 silent, 1 silent, 1 refused, hangs 1",
        ]);
        var explained = Render.Written(report, "report.md");
        explained.ShouldContain("| Other/default net10.0 on net10.0 | values | another form | Text Price: decimal scale | values (Bytes) "
            + "| `roundup check Other/default --target net10.0 --replay values/Text/Bytes` |");
        explained.ShouldContain("| Swift/default net8.0 on net8.0 | damage | hangs | Text: one call took longer than 20 s (value 1) "
            + "| damage (Stream; truncated) | `roundup check Swift/default --target net8.0 --replay damaged-input/Text/Stream/truncated` |");
        explained.ShouldContain("package Gone not found");
        explained.ShouldContain("– not asked: two other probes of the row were asked (threads of Swift/default).");
    }

    [Fact]
    public void A_cell_of_the_page_leads_to_the_sentences_of_its_row()
    {
        var page = Render.Written(Report(File(Case("Solid/default", "Text", 5), s_text)), "report.html");

        page.ShouldContain("<td><a href=\"#check-2\">1 silent</a>");
        page.ShouldContain("<h3 id=\"check-2\">Swift/default net10.0 on net10.0</h3>");
        page.ShouldContain("<td>held<td>–");
        page.ShouldContain("<dt>not asked</dt><dd>threads: two other probes of the row were asked</dd>");
        page.ShouldContain("<td>agreement (Bytes; from-Stream)<td>");
    }

    [Fact]
    public void Programs_get_a_line_for_each_sentence_that_did_not_hold() =>
        Render.Written(Report(File(s_text)), "results.csv").Split('\n', StringSplitOptions.RemoveEmptyEntries)
            .Select(line => line.Split(',')[4].Trim('\r')).ShouldBe(
            [
                "Sentence", "values/Text/Bytes", "chunks/Text/Stream/reads-1", "chunks/Text/Stream/reads-7", "damaged-input/Text/Stream/truncated",
                "chunks/Text/Pipe/reads-1", "agreement/Text/Bytes/from-Stream",
            ]);

    [Fact]
    public void The_command_has_the_row_and_what_the_row_and_the_users_own_data_need_of_the_command_of_the_run()
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
    public void A_run_with_other_experiments_has_the_matrix_and_no_row_is_marked_as_unchecked()
    {
        var speed = Synthetic.Timed("Swift/default", 100, 101, 99, 100, 100);
        var file = Synthetic.File("Swift/default", speed, s_text) with { Serializers = File(s_text).Serializers };
        file = file with { Run = file.Run with { Experiments = [.. file.Run.Experiments, .. File().Run.Experiments] } };

        var text = Render.Full(RunReport.Of(file, [new SpeedReport(), new CheckReport()]));

        text.ShouldContain("## Checks");
        text.ShouldContain("[1 silent](#check-1)");
        text.ShouldNotContain("Unchecked: the round trip");
    }

    [Fact]
    public void A_run_in_which_nothing_could_be_asked_says_why() =>
        Render.Piped(Report(File(Case("Gone/default", "Text", 0).Ended(Outcome.Unavailable, "package Gone not found"))))
            .ShouldContain("package Gone not found");

    [Fact]
    public void Two_versions_of_a_row_end_with_what_is_new_and_what_is_gone()
    {
        var old = Case("Swift@1.0", "Text", 3, Finding("values/Text/Bytes", CheckOutcome.UnexpectedException, reason: "NullReferenceException: no"));
        var @new = Case(
            "Swift@2.0", "Text", 3, Finding("values/Text/String", CheckOutcome.Corrupted, "Value: text", "\"a\" → \"\" (value 0)"));

        OnScreen(File(old, @new)).TakeLast(2).ShouldBe(
        [
            "new silent     Text Value: \"a\" → \"\" (value 0); values (String)",
            "gone throws    Text: NullReferenceException: no (value 1); values (Bytes)",
        ]);
        Render.Written(Report(File(old, @new)), "report.md").ShouldContain("## From Swift@1.0 to Swift@2.0 net10.0 on net10.0");
        Render.Written(Report(File(old, @new)), "report.md").ShouldContain("`roundup check Swift@1.0/default --replay values/Text/Bytes`");
        string.Join(' ', OnScreen(File(old, old.At() with { Id = old.Id with { Serializer = "Swift@2.0" } }))[^2..])
            .ShouldBe("Nothing that was asked of both is otherwise; whether each reads what the other one wrote was not asked.");
    }

    /// <summary>Of two versions the newer one may not read what the older one wrote, though each reads its own.</summary>
    [Fact]
    public void Two_versions_that_do_not_read_each_other_are_told()
    {
        CaseResult Of(string name, params CheckFinding[] findings) =>
            Case(name, "Midnight", (CheckedCase)Case(name, "Midnight", 3, findings).Part with
            {
                Passed = new Dictionary<CheckCategory, int> { [CheckCategory.Versions] = 1 },
            });
        var @new = Of("Swift", Finding("versions/Midnight/Bytes/from-Swift@1.0", CheckOutcome.UnexpectedException, reason: "JsonException: no key"));

        OnScreen(File(@new, Of("Swift@1.0")))[^1]
            .ShouldBe("reads net10.0 throws Midnight: JsonException: no key (value 1); versions (Bytes; from-Swift@1.0)");
        OnScreen(File(Of("Swift"), Of("Swift@1.0")))[^1]
            .ShouldBe("Nothing that was asked of both is otherwise, and each reads what the other one wrote.");
    }

    private static Report Report(ResultsFile file) => RunReport.Of(file, [new CheckReport()]);

    /// <summary>What a console shows below the heads, without titles and empty lines.</summary>
    private static List<string> OnScreen(ResultsFile file) =>
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
