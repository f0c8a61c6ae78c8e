using Roundup.Engine.Experiments.Checks;

namespace Roundup.Engine.Tests.Checks;

/// <summary>A check that was interrupted, or killed, and goes on, says what an uninterrupted one says.</summary>
public class ResumedCheckTests
{
    private static readonly Lazy<Task<List<string>>> s_whole = new(WholeAsync);

    [Theory]
    [InlineData("probe", 1)]
    [InlineData("round-trip", 3)]
    [InlineData("write", 6)]
    [InlineData("read", 5)]
    [InlineData("read", 60)]
    [InlineData("read", 90)]
    [InlineData("threads", 9)]
    public async Task After_an_interruption(string step, int time)
    {
        var whole = await s_whole.Value;
        using var check = Check();
        using var interruption = new CancellationTokenSource();
        var seen = 0;
        check.Run.Workers.Watch = at =>
        {
            if (at.Name == step && Interlocked.Increment(ref seen) == time)
            {
                interruption.Cancel();
            }
        };

        var half = await check.AskAsync(cancellation: interruption.Token);

        half.Run.Interrupted.ShouldBeTrue();
        half.Lines().ShouldNotBe(whole);
        var asked = Asked(check.Run);
        var resumed = await check.AskAsync(resume: true);

        resumed.Run.Interrupted.ShouldBeFalse();
        ShouldBe(resumed, whole);
        Asked(check.Run).Take(asked.Count).ShouldBe(asked, "what was answered is not run again");
        Asked(check.Run).ShouldBeUnique();
        Directory.Exists(check.Run.PrivatePath).ShouldBeFalse();
    }

    /// <summary>
    /// A killed host leaves a journal that ends anywhere, and its payloads may be gone: on another machine, or since another run removed
    /// them.
    /// </summary>
    [Fact, Trait(AllTests.Category, AllTests.Slow)]
    public async Task After_a_kill_at_any_answer()
    {
        var whole = await s_whole.Value;
        using var check = Check();
        await check.AskAsync();
        var lines = File.ReadAllLines(Path.Combine(check.Run.Folder, "journal.jsonl"));
        int[] answers = [.. Enumerable.Range(1, lines.Length - 1).Where(line => lines[line].Contains("\"checked\""))];
        answers.Length.ShouldBeGreaterThan(50);

        foreach (var kept in AllTests.Kinds(answers.Where((_, index) => index % 9 == 0)))
        {
            var folder = check.Run.NewFolder();
            File.WriteAllLines(Path.Combine(folder, "journal.jsonl"), lines.Take(kept));

            var resumed = await check.Run.RunAsync(check.PlanOf(), resume: true, folder: folder);

            ShouldBe(resumed, whole, $"killed after line {kept}");
        }
    }

    private static async Task<List<string>> WholeAsync()
    {
        using var check = Check();
        var results = await check.AskAsync();
        List<string> told = [.. results.Lines()];
        string[] outcomes =
            ["Timeout", "Crash", "Corrupted", "2 timeouts before", "these values by themselves end", "Unsupported"];
        foreach (var outcome in outcomes)
        {
            told.ShouldContain(line => line.Contains(outcome));
        }

        return told;
    }

    private static void ShouldBe(ResultsFile resumed, List<string> whole, string? how = null)
    {
        List<string> told = [.. resumed.Lines()];
        told.Except(whole).ShouldBeEmpty(how);
        whole.Except(told).ShouldBeEmpty(how);
    }

    /// <summary>Rows that do all that changes what is asked next.</summary>
    private static ScriptedCheck Check()
    {
        var check = new ScriptedCheck(
            ["AppendedNew", "AppendedOld", "Numbers", "Text"],
            [.. new[] { "good", "hangs", "dies", "loses", "refuses" }.Select(name => new CheckedLibrary(name, Shape.Bytes, Shape.Stream))]);
        check.Run.Script("hangs", at => at.Way?.StartsWith("reads-", StringComparison.Ordinal) == true ? Act.Hangs : null);
        check.Run.Script("dies", at => at is { Name: "round-trip", Dataset: "Text", Shape: Shape.Stream } or { Way: "inflated" }
            ? Act.Dies(3)
            : null);
        var loss = Act.Finds(CheckOutcome.Corrupted, null, "Text: value");
        check.Run.Script("loses", at => at is { Name: "round-trip" or "read" } ? loss : null);
        check.Run.Script("refuses", at => at is { Name: "round-trip", Dataset: "Numbers" }
            ? Act.Answers(new UnsupportedAnswer("not my trade", []))
            : null);
        return check;
    }

    /// <summary>The answers in the journal: case and category of each, and whether others are read.</summary>
    private static List<(int, CheckCategory, bool)> Asked(ScriptedRun run) => [.. run.Entries
        .OfType<CheckedEntry>().Select(entry => (entry.Case, entry.Category, entry.HasReadOthers))];
}
