using Roundup.Results.Messages;

namespace Roundup.Reporting.Tests;

public sealed class YourSettingsTests
{
    private const string Default = "System.Text.Json/reflection";
    private const string Yours = "System.Text.Json/Api";

    [Fact]
    public void Settings_stand_first_beside_their_default_and_the_fastest_that_keeps_as_much()
    {
        var text = Text(
            Case(Default, 1000, 100).Lossy("Fields", "Name"),
            Case(Yours, 1300, 84).Lossy("Name") with { Note = "the fast path is not used to write, because of Encoder" },
            Case("quick-but-lossy", 10, 50).Lossy("Fields"),
            Case("MemoryPack", 130, 50));

        text.IndexOf("## Your settings", StringComparison.Ordinal).ShouldBeInRange(0, text.IndexOf("## Answer", StringComparison.Ordinal));
        var line = Line(text);
        line.ShouldContain($"Of the time of {Default} it needs 1.30");
        line.ShouldContain("to write, 1.30");
        line.ShouldContain("to read, 84 % of the size");
        line.ShouldContain("It keeps Fields, which the default loses.");
        line.ShouldNotContain("It loses");
        line.ShouldContain("The fast path is not used to write, because of Encoder.");
        line.ShouldContain("The fastest that keeps as much, MemoryPack, needs 0.10");
    }

    [Fact]
    public void What_they_lose_is_said_and_a_ratio_whose_interval_has_1_is_no_difference()
    {
        var line = Line(Text(Case(Default, 1000), Case(Yours, 1000).Lossy("Name")));

        line.ShouldContain("to write (no significant difference)");
        line.ShouldContain("the same size");
        line.ShouldContain("It loses Name, which the default keeps.");
        line.ShouldContain("No serializer that keeps as much is shown to be faster.");
    }

    [Fact]
    public void What_was_not_measured_has_its_reason()
    {
        Line(Text(Case(Default, 1000), Case(Yours, 1).Ended(Outcome.Failed, "No constructor.")))
            .ShouldContain("| Failed: No constructor. ");
        Line(Text(Case(Default, 1).Ended(Outcome.Failed, "It cannot."), Case(Yours, 100)))
            .ShouldContain($"The default, {Default}: failed: It cannot.");
        Line(Text(Case(Yours, 100))).ShouldContain($"The default, {Default}: not run.");
    }

    [Fact]
    public void Tables_mark_them()
    {
        var screen = Render.Piped(Run(Case(Default, 1000), Case(Yours, 1300)));

        screen.ShouldContain("Settings: your own (--settings)");
    }

    [Fact]
    public void Without_settings_there_is_no_such_block() =>
        Render.Report("report.md", MadeRun.Of("plain", [.. Both(Case(Default, 1000))])).ShouldNotContain("Your settings");

    [Fact]
    public void Attributes_that_an_assembly_does_not_give_stand_before_the_answer_and_nowhere_else()
    {
        var run = Run(Case(Default, 1000), Case(Yours, 1300));
        var file = run.File with { Notices = [new(NoticeCode.CodeNotCopied, "Order", "1", "[JsonConverter] of Total", "src/Shop")] };

        var text = Render.Report("report.md", Analyser.Analyse(file));

        var said = "--model src/Shop keeps them; or write the converters in --settings FILE.cs.";
        text.IndexOf(said, StringComparison.Ordinal).ShouldBeInRange(0, text.IndexOf("## Your settings", StringComparison.Ordinal));
        text.LastIndexOf(said, StringComparison.Ordinal).ShouldBe(text.IndexOf(said, StringComparison.Ordinal));
        NoticeCatalogue.Text(new(NoticeCode.CodeNotCopied, "Order", "1", "[X] of Y")).ShouldContain("--model FILE keeps them");
    }

    private static string Line(string text) =>
        text.Split('\n').First(line => line.StartsWith($"| {Yours}", StringComparison.Ordinal));

    private static string Text(params CaseResult[] cases) => Render.Report("report.md", Run(cases));

    private static CaseResult Case(string serializer, double ns, double size = 100) => MadeRun.Case(serializer, ns, size);

    private static IEnumerable<CaseResult> Both(params IEnumerable<CaseResult> cases) =>
        Enum.GetValues<Operation>().SelectMany(operation => cases.Select(one => one.At(operation: operation)));

    private static AnalysedRun Run(params CaseResult[] cases)
    {
        var file = MadeRun.Of("settings", [.. Both(cases)]).File;
        return Analyser.Analyse(file with
        {
            Serializers =
            [
                .. file.Serializers.Select(info => info.Name == Yours
                    ? info with { Settings = "Wire.Api of Wire.cs", Default = Default } : info),
            ],
        });
    }
}
