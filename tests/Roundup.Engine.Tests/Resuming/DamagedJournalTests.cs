using System.Text;
using System.Text.Json;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Journaling;
using Roundup.Engine.Tests.Support;

namespace Roundup.Engine.Tests.Resuming;

/// <summary>A journal that is not as it was left: torn, damaged, or of another run.</summary>
[Collection(WithRepository.Resuming)]
public sealed class DamagedJournalTests(TestRepository repository)
{
    [Fact]
    public async Task A_torn_last_line_is_ignored_and_removed_on_resume()
    {
        var folder = await HalfARunAsync();
        var path = Journal.PathIn(folder);
        var whole = JournalText.Entries(folder).Count;
        await File.AppendAllTextAsync(path, "{\"t\":\"sample\",\"group\":0,\"laun");

        JournalText.Entries(folder).Count.ShouldBe(whole);
        var results = await repository.RunAsync(Plan(), folder, resume: true);

        results.Run.Interrupted.ShouldBeFalse();
        (await File.ReadAllLinesAsync(path)).ShouldAllBe(line => line.StartsWith('{') && line.EndsWith('}'));
        (await File.ReadAllTextAsync(path)).ShouldNotContain("\"laun\n");
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
        var folder = await HalfARunAsync();
        var path = Journal.PathIn(folder);
        var lines = await File.ReadAllLinesAsync(path);
        await File.WriteAllLinesAsync(path, [.. lines[..^1], line, lines[^1]], new UTF8Encoding(false));

        var error = await Should.ThrowAsync<RoundupException>(() => repository.RunAsync(Plan(), folder, resume: true));

        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldContain(path);
        error.Message.ShouldContain("damaged");
        error.Message.ShouldNotContain("\n");
        (await File.ReadAllLinesAsync(path)).Length.ShouldBe(lines.Length + 1, "a journal that cannot be understood is not touched");
    }

    [Theory]
    [InlineData("good")]
    [InlineData("good,loses-member,throws")]
    [InlineData("good,throws")]
    public async Task Another_plan_is_refused(string rows)
    {
        var folder = await HalfARunAsync();
        var before = await File.ReadAllBytesAsync(Journal.PathIn(folder));

        var error = await Should.ThrowAsync<RoundupException>(
            () => repository.RunAsync(repository.PlanOf(rows, Efforts.Hardly), folder, resume: true));

        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldContain("start a new run");
        (await File.ReadAllBytesAsync(Journal.PathIn(folder))).ShouldBe(before);
    }

    [Fact]
    public async Task Another_seed_is_refused()
    {
        var folder = await HalfARunAsync();
        var plan = repository.PlanOf("good,loses-member", Efforts.Hardly, new RunOptions { Seed = 2 });

        var error = await Should.ThrowAsync<RoundupException>(() => repository.RunAsync(plan, folder, resume: true));

        error.ExitCode.ShouldBe(ExitCode.Usage);
    }

    [Fact]
    public async Task The_options_of_a_run_are_read_back()
    {
        var folder = await HalfARunAsync();

        JsonSerializer.Serialize(RunFolder.ReadOptions(folder)).ShouldBe(JsonSerializer.Serialize(Plan().Options));
    }

    [Fact]
    public void A_missing_or_empty_journal_is_reported()
    {
        var folder = repository.NewFolder();
        RunFolder.HasJournal(folder).ShouldBeFalse();
        Should.Throw<RoundupException>(() => RunFolder.ReadOptions(folder)).Message.ShouldContain("has no journal.jsonl");

        File.WriteAllText(Journal.PathIn(folder), "{\"t\":\"run\"");
        Should.Throw<RoundupException>(() => RunFolder.ReadOptions(folder)).Message.ShouldContain("is empty");
    }

    private Plan Plan() => repository.PlanOf("good,loses-member", Efforts.Hardly);

    /// <summary>A run that was interrupted after its build.</summary>
    private async Task<string> HalfARunAsync()
    {
        var folder = repository.NewFolder();
        using var interruption = new CancellationTokenSource();
        var watcher = new Watcher((stage, _, _) =>
        {
            if (stage == RunStage.Verify)
            {
                interruption.Cancel();
            }
        });
        await repository.RunAsync(Plan(), folder, observer: watcher, cancellation: interruption.Token);
        return folder;
    }
}
