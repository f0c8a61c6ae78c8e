using Roundup.Results.Messages;
using Spectre.Console;

namespace Roundup.Reporting.Tests;

public partial class ConsoleTests
{
    [Fact]
    public void A_pipe_gets_plain_text_in_100_columns()
    {
        var text = Render.Piped(SampleRun.Rich());
        text.ShouldNotContain('\u001b');
        Lines(text).ShouldAllBe(line => TextWidth.Measure(line) <= 100 && line == line.TrimEnd());
        Lines(text).ShouldContain(line => TextWidth.Measure(line) > 80, "a pipe is not squeezed into Spectre's 80");
    }

    [Theory]
    [InlineData(60)]
    [InlineData(80)]
    [InlineData(100)]
    [InlineData(160)]
    public void No_line_is_wider_than_the_terminal(int width)
    {
        var text = Render.Terminal(SampleRun.Rich(), width);
        text.ShouldContain('\u001b');
        Lines(EscapeCodes().Replace(text, "")).ShouldAllBe(line => TextWidth.Measure(line) <= width);
    }

    [Theory]
    [InlineData(60)]
    [InlineData(100)]
    public void Each_row_of_a_table_stays_on_one_line(int width)
    {
        var lines = UsersTable(width);
        var header = lines.FindIndex(l => l.Contains("Serializer ", StringComparison.Ordinal));
        lines.Skip(header + 1).Take(8).ShouldAllBe(l => RowOfTable().IsMatch(l));
    }

    [Theory]
    [InlineData(50, false)]
    [InlineData(100, true)]
    public void A_rank_never_stands_without_the_interval_that_it_rests_on(int width, bool hasBoth)
    {
        var header = UsersTable(width).First(l => l.Contains("Serializer ", StringComparison.Ordinal));
        header.Contains("Rank", StringComparison.Ordinal).ShouldBe(hasBoth);
        header.Contains("Interval", StringComparison.Ordinal).ShouldBe(hasBoth);
    }

    [Theory]
    [InlineData(50, true)]
    [InlineData(160, false)]
    public void Columns_for_which_there_is_no_room_are_named_once(int width, bool isNarrow)
    {
        var lines = Lines(EscapeCodes().Replace(Render.Terminal(SampleRun.Rich(), width), "")).ToList();

        lines.Count(line => line.Contains($"Left out at {width} columns", StringComparison.Ordinal)).ShouldBe(isNarrow ? 1 : 0);
        if (isNarrow)
        {
            string.Join(' ', lines).ShouldContain("Interval, ");
        }
    }

    [Fact]
    public void An_interval_that_stands_in_place_of_its_ratio_is_not_said_twice()
    {
        var wide = MadeRun.Case("wide", 300) is var row && row.Part is SpeedData data
            ? row.With(data with { Launches = [.. data.Launches.Select((launch, i) => Slower(launch, (i + 1) * (i + 1)))] })
            : null!;
        LaunchResult Slower(LaunchResult launch, double times) => launch with
        {
            Samples = [.. launch.Samples.Select(one => one with { WallNs = one.WallNs * times, CpuNs = one.CpuNs * times })],
        };
        var line = Lines(Render.Piped(MadeRun.Of("one", MadeRun.Case(MadeRun.Baseline, 100), wide)))
            .First(text => text.Contains(" wide ", StringComparison.Ordinal));

        line.ShouldMatch(@"\d to \d");
        line.ShouldNotMatch(@"\.\d+-\d");
    }

    [Fact]
    public void The_notices_that_change_most_come_first()
    {
        var run = MadeRun.Of("one", MadeRun.Case(MadeRun.Baseline, 100));
        Notice[] notices =
        [
            new(NoticeCode.HighLoad, "9.0", "2"), new(NoticeCode.Steal, "9 %"), new(NoticeCode.SpeedDrift, "20 %"),
            new(NoticeCode.OldVersion, "Lib", "1.0", "2.0"), new(NoticeCode.NoBaseline, "Users"),
        ];
        var analysed = Analyser.Analyse(run.File with { Notices = notices });

        var console = Render.Piped(analysed);
        var shown = console[console.IndexOf("Notices", StringComparison.Ordinal)..];
        var first = shown.IndexOf("Users has no ratios", StringComparison.Ordinal);
        first.ShouldBeInRange(0, shown.IndexOf("Lib 1.0", StringComparison.Ordinal));
        var last = shown.IndexOf("The load was", StringComparison.Ordinal);
        shown.IndexOf("changed by 20 %", StringComparison.Ordinal).ShouldBeInRange(first, last);
    }

    [Theory]
    [InlineData("Needs", "Needs          what it is")]
    [InlineData("safe-by-default", "safe-by-default what it is")]
    [InlineData("a label of all too many letters", "                        what it is")]
    public void A_label_is_apart_from_its_text(string label, string line)
    {
        using var writer = new StringWriter();
        new ConsoleFormat().Write(
            [new(new List(ListForm.Facts, [new(label, Inline.Of("what it is"))]) { Detail = Detail.Always })], new ReportOutput(writer));
        Lines(writer.ToString()).ShouldContain(line);
    }

    [Fact]
    public void NO_COLOR_leaves_no_colour()
    {
        Colours().IsMatch(Render.Terminal(SampleRun.Rich(), 100)).ShouldBeTrue();
        Colours().IsMatch(Render.Terminal(SampleRun.Rich(), 100, noColor: "1")).ShouldBeFalse();
    }

    [Fact]
    public void The_console_is_given_back_as_it_was()
    {
        var console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Out = new AnsiConsoleOutput(new StringWriter()),
            Ansi = AnsiSupport.Yes,
            ColorSystem = ColorSystemSupport.Standard,
        });
        console.Profile.Width = 77;
        new ConsoleFormat().Write(
            SpeedReport.Create(SampleRun.Rich()).Sections, new ReportOutput(console.Profile.Out.Writer) { Console = console });
        (console.Profile.Width, console.Profile.Capabilities.Ansi, console.Profile.Capabilities.ColorSystem)
            .ShouldBe((77, true, ColorSystem.Standard));
    }

    [Fact]
    public void One_reason_over_many_tables_is_said_once()
    {
        var text = Render.Piped(SampleRun.Rich());
        Regex.Count(text, Regex.Escape("package MessagePack 3.1.4 was not found")).ShouldBe(1);
    }

    [Fact]
    public void A_wide_interval_stands_in_place_of_a_ratio_whose_digits_are_not_known()
    {
        var run = SampleRun.Rich();
        AnalysedCase Noisy(AnalysedCase row) => row.IsBaseline || row.Ratio is null || row.Time is null ? row : row with
        {
            Ratio = row.Ratio with { Ratio = 13.57, Interval = new(1, 300) },
            Time = row.Time with { Mean = 87_654, Interval = new(1, 2_130_000) },
            Rank = null,
        };
        AnalysedTable[] tables = [run.Tables[0] with { Rows = [.. run.Tables[0].Rows.Select(Noisy)] }];

        var text = Render.Terminal(run with { Tables = tables }, 140, noColor: "1");

        text.ShouldContain("1.00 to 300");
        text.ShouldContain(" 88 us");
        text.ShouldContain(">100 %");
        text.ShouldNotContain("87.65");
        text.ShouldNotContain("13.6");
        text.ShouldNotContain("1,215 %");
    }

    [Fact]
    public void Names_are_never_cut_to_the_same_text()
    {
        const string Long = "Microsoft.Orleans.Serialization";
        string[] names = [Long, "Microsoft.Orleans.Serializer", "Jil", "Jil", Long];

        TextWidth.ShortenNames(names, 20).ShouldBe(["Microsoft.Orleans…#1", "Microsoft.Orleans…#2", "Jil", "Jil", "Microsoft.Orleans…#1"]);
        TextWidth.ShortenNames(names, 40).ShouldBe(names);
        SvgText.FitNames([$"a{new string('b', 90)}c", $"a{new string('b', 80)}c"], 100).Values.Distinct().Count().ShouldBe(2);
    }

    [Theory]
    [InlineData("System.Text.Json/source-generator", 33, "System.Text.Json/source-generator")]
    [InlineData("System.Text.Json/source-generator", 28, "System.Tex…/source-generator")]
    [InlineData("NoSlashInThisName", 8, "NoSlash…")]
    [InlineData("名前名前/行", 7, "名前名…")]
    public void A_name_is_cut_where_it_tells_least(string name, int width, string expected) =>
        TextWidth.ShortenName(name, width).ShouldBe(expected);

    private static List<string> UsersTable(int width)
    {
        var run = SampleRun.Rich();
        return [.. Lines(EscapeCodes().Replace(Render.Terminal(run with { Tables = [run.Tables[0]] }, width), ""))];
    }

    private static string[] Lines(string text) => text.Split('\n');

    [GeneratedRegex("\u001b\\[[0-9;?]*[a-zA-Z]")]
    private static partial Regex EscapeCodes();

    [GeneratedRegex("\u001b\\[[0-9;]*(3[0-79]|9[0-7])m")]
    private static partial Regex Colours();

    // Without room for the interval there is no rank, and the row begins with its name. Its time and size stand behind it.
    [GeneratedRegex("^ *([0-9]+ |reference )?[A-Za-zf][^ ]+.* [0-9.,]+ .*[0-9]")]
    private static partial Regex RowOfTable();
}
