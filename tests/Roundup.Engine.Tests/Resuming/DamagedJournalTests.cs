using System.Text.Json;

namespace Roundup.Engine.Tests.Resuming;

/// <summary>A journal that is not as it was left: torn, damaged, or of another run.</summary>
public sealed class DamagedJournalTests : IDisposable
{
    private readonly ScriptedRun _run = new("good", "other");

    [Fact]
    public async Task A_torn_last_line_is_ignored_and_removed_on_resume()
    {
        await HalfARunAsync();
        var path = Journal.PathIn(_run.Folder);
        var whole = _run.Entries.Count;
        await File.AppendAllTextAsync(path, "{\"t\":\"sample\",\"group\":0,\"laun");

        _run.Entries.Count.ShouldBe(whole);
        var results = await _run.RunAsync(Plan(), resume: true);

        results.Run.Interrupted.ShouldBeFalse();
        (await File.ReadAllLinesAsync(path)).ShouldAllBe(line => line.StartsWith('{') && line.EndsWith('}'));
        (await File.ReadAllTextAsync(path)).ShouldNotContain("\"laun{");
        _run.Entries.Count.ShouldBeGreaterThan(whole);
    }

    [Theory]
    [InlineData("{\"t\":\"sample\",\"grou")]
    [InlineData("")]
    [InlineData("null")]
    [InlineData("{}")]
    [InlineData("{\"t\":\"of a newer Roundup\"}")]
    [InlineData("{\"t\":\"outcome\",\"case\":4711,\"outcome\":\"Failed\",\"reason\":\"\"}")]
    [InlineData("\0\0\0\0")]
    public async Task A_damaged_line_in_the_middle_is_reported_in_one_sentence(string line)
    {
        await HalfARunAsync();
        var path = Journal.PathIn(_run.Folder);
        var lines = await File.ReadAllLinesAsync(path);
        await File.WriteAllLinesAsync(path, [.. lines[..^1], line, lines[^1]], new UTF8Encoding(false));

        var error = await Should.ThrowAsync<RoundupException>(() => _run.RunAsync(Plan(), resume: true));

        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldContain(path);
        error.Message.ShouldContain("damaged");
        error.Message.ShouldNotContain("\n");
        (await File.ReadAllLinesAsync(path)).Length.ShouldBe(lines.Length + 1, "a journal that cannot be understood is not touched");
    }

    [Theory]
    [InlineData("good")]
    [InlineData("good,other,third")]
    [InlineData("good,third")]
    public async Task Another_plan_is_refused(string rows)
    {
        await HalfARunAsync();
        var before = await File.ReadAllBytesAsync(Journal.PathIn(_run.Folder));
        using var another = new ScriptedRun(rows.Split(','));

        var error = await Should.ThrowAsync<RoundupException>(
            () => another.RunAsync(another.PlanOf(Efforts.Hardly), resume: true, folder: _run.Folder));

        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldContain("start a new run");
        (await File.ReadAllBytesAsync(Journal.PathIn(_run.Folder))).ShouldBe(before);
    }

    [Fact]
    public async Task Another_seed_is_refused()
    {
        await HalfARunAsync();
        var plan = _run.PlanOf(Efforts.Hardly, new RunOptions { Seed = 2 });

        var error = await Should.ThrowAsync<RoundupException>(() => _run.RunAsync(plan, resume: true));

        error.ExitCode.ShouldBe(ExitCode.Usage);
    }

    [Fact]
    public async Task The_options_of_a_run_are_read_back()
    {
        await HalfARunAsync();

        JsonSerializer.Serialize(RunFolder.ReadOptions(_run.Folder)).ShouldBe(JsonSerializer.Serialize(Plan().Options));
    }

    [Fact]
    public void A_missing_or_empty_journal_is_reported()
    {
        var folder = _run.Folder;
        RunFolder.HasJournal(folder).ShouldBeFalse();
        Should.Throw<RoundupException>(() => RunFolder.ReadOptions(folder)).Message.ShouldContain("has no journal.jsonl");

        File.WriteAllText(Journal.PathIn(folder), "{\"t\":\"run\"");
        Should.Throw<RoundupException>(() => RunFolder.ReadOptions(folder)).Message.ShouldContain("is empty");
    }

    [Fact]
    public async Task A_run_of_another_version_of_Roundup_is_named_as_such()
    {
        await HalfARunAsync();
        var journal = Journal.PathIn(_run.Folder);
        File.WriteAllText(journal, File.ReadAllText(journal).Replace(
            $"\"schema\":{ResultsFile.CurrentSchema}", "\"schema\":5", StringComparison.Ordinal));

        Should.Throw<RoundupException>(() => RunFolder.ReadOptions(_run.Folder)).Message.ShouldContain("another version of Roundup");
    }

    private Plan Plan() => _run.PlanOf(Efforts.Hardly);

    public void Dispose() => _run.Dispose();

    /// <summary>A run that was interrupted after its build.</summary>
    private async Task HalfARunAsync()
    {
        using var interruption = new CancellationTokenSource();
        _run.Workers.Watch = _ => interruption.Cancel();
        await _run.RunAsync(Plan(), cancellation: interruption.Token);
        _run.Workers.Watch = null;
    }
}
