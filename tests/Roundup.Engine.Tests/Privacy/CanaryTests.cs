using System.Text;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Journaling;
using Roundup.Engine.Privacy;
using Roundup.Engine.Tests.Support;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Engine.Tests.Privacy;

/// <summary>
/// Whatever way a run on own data ends, no value of the data is in the folder that people publish, and none is left elsewhere.
/// </summary>
[Collection(WithRepository.Others)]
public sealed class CanaryTests(TestRepository repository)
{
    /// <summary>Rows that are right, that lose a member, and that fail in verification, by an exception with a value.</summary>
    private const string Rows = "good,loses-member,quotes";

    /// <summary>And rows that fail in verification without a value, when timed, and by the end of their process.</summary>
    private const string AllRows = Rows + ",throws-third,throws-late,same-buffer-late,exits-when-timed,not-supported";

    /// <summary>What the values of Notes have; and the names of its members, which are hidden only where the user wants that.</summary>
    private static readonly string[] s_values = ["note 0", "remark ", "....."];
    private static readonly string[] s_names = ["Remark"];

    [Fact]
    public Task A_run_that_ends_with_its_budget_leaves_no_value() => EndsAsync(Rows, "fidelity,speed", "budget", "anonymise");

    [SlowTheory, Trait(AllTests.Category, AllTests.Slow)]
    [InlineData(AllRows, "speed")]
    [InlineData(AllRows, "fidelity,first-call,speed")]
    [InlineData(AllRows, "fidelity,first-call,speed", "budget")]
    [InlineData(AllRows, "speed", "budget")]
    [InlineData(AllRows, "first-call", "anonymise")]
    [InlineData(AllRows, "speed", "anonymise")]
    [InlineData(AllRows, "speed", "shard")]
    [InlineData("loses-member", "speed", "against")]
    [InlineData("loses-member", "speed", "against", "budget")]
    [InlineData("exits-when-timed", "speed", "against")]
    public Task No_run_that_ended_leaves_a_value(string rows, string experiments, params string[] ways) =>
        EndsAsync(rows, experiments, ways);

    [Fact]
    public async Task An_interrupted_run_keeps_payloads_for_the_user_alone_and_they_go_when_it_is_resumed()
    {
        var folder = repository.NewFolder();
        var plan = Plan(Rows, "speed");
        using var interruption = new CancellationTokenSource();
        var watcher = new Watcher((stage, _, _) => Cancel(stage == RunStage.Measure, interruption));

        var half = await repository.RunAsync(plan, folder, observer: watcher, cancellation: interruption.Token);

        half.Run.Interrupted.ShouldBeTrue();
        ShouldHaveNoValue(folder, hidesNames: false);
        var kept = Payloads(folder);
        kept.ShouldNotBeEmpty();
        Contains(kept[0], s_values[0]).ShouldBeTrue("the payload has the values, so that a search finds them where they are");
        ShouldBeOfTheUserAlone(repository.PrivateFolder(folder));
        var proofs = JournalText.Entries(folder).OfType<VerdictEntry>().Count();

        await repository.RunAsync(plan, folder, resume: true);

        ShouldHaveNoValue(folder, hidesNames: false);
        JournalText.Entries(folder).OfType<VerdictEntry>().Count().ShouldBe(proofs, "what was proved is not proved again");
        Directory.Exists(repository.PrivateFolder(folder)).ShouldBeFalse();
    }

    [Fact]
    public async Task Payloads_that_are_not_there_when_a_run_is_resumed_are_proved_and_written_again()
    {
        var folder = repository.NewFolder();
        var plan = Plan(Rows, "speed");
        using var interruption = new CancellationTokenSource();
        var watcher = new Watcher((stage, _, _) => Cancel(stage == RunStage.Measure, interruption));
        await repository.RunAsync(plan, folder, observer: watcher, cancellation: interruption.Token);
        var proofs = JournalText.Entries(folder).OfType<VerdictEntry>().Count();

        // As on another machine.
        Directory.Delete(repository.PrivateFolder(folder), recursive: true);
        var results = await repository.RunAsync(plan, folder, resume: true);

        JournalText.Entries(folder).OfType<VerdictEntry>().Count().ShouldBe(2 * proofs);
        results.Cases.Where(result => result.Id.Serializer == "Misbehaving/good")
            .ShouldAllBe(result => result.Outcome == Outcome.Measured && result.Fidelity == Fidelity.Exact);
        Directory.Exists(repository.PrivateFolder(folder)).ShouldBeFalse();
    }

    [Fact]
    public async Task A_run_that_cannot_go_on_leaves_no_value()
    {
        var folder = repository.NewFolder();
        var watcher = new Watcher((stage, _, _) =>
        {
            if (stage == RunStage.Measure)
            {
                throw new RoundupException(ExitCode.OutputNotWritable, "the disk is full");
            }
        });

        await Should.ThrowAsync<RoundupException>(() => repository.RunAsync(Plan(Rows, "speed"), folder, observer: watcher));

        ShouldHaveNoValue(folder, hidesNames: false);
        Directory.Exists(repository.PrivateFolder(folder)).ShouldBeFalse();
    }

    [SlowFact, Trait(AllTests.Category, AllTests.Slow)]
    public async Task A_killed_run_leaves_its_payloads_to_the_resumed_one()
    {
        var folder = repository.NewFolder();
        using (var host = new HostProcess(repository.Root, folder, resume: false, "good,spins", timeLimit: 20))
        {
            await host.KillWhenAsync(entries => entries.OfType<VerdictEntry>().Any(), TimeSpan.FromSeconds(1));
        }

        ShouldHaveNoValue(folder, hidesNames: false);
        Payloads(folder).ShouldNotBeEmpty();
        ShouldBeOfTheUserAlone(repository.PrivateFolder(folder));

        var plan = repository.PlanOf("good,spins", Efforts.Several, new RunOptions { TimeLimit = TimeSpan.FromSeconds(1) });
        await repository.RunAsync(plan, folder, resume: true);

        ShouldHaveNoValue(folder, hidesNames: false);
        Directory.Exists(repository.PrivateFolder(folder)).ShouldBeFalse();
    }

    [Fact]
    public async Task What_Roundup_itself_and_the_program_of_the_values_say_has_no_value()
    {
        var folder = repository.NewFolder();
        var plan = Plan("good", "speed");
        plan = plan with { Experiments = [new("scripted", Efforts.Hardly)] };
        var scripted = new Scripted("scripted", context =>
        {
            context.End(0, new FormatException("cannot read 'note 0'"));
            context.Built.DatasetFailed("Notes", new("values are missing"));
            context.EndUnbuilt(1, Outcome.BuildFailed, "the values could not be generated: cannot write 'note 0'", []);
            throw new FormatException("cannot find note 0");
        });

        var results = await repository.RunAsync(plan, folder, experiments: [scripted]);

        ShouldHaveNoValue(folder, hidesNames: false);
        results.Cases.Select(result => result.Outcome).ShouldBe([Outcome.Failed, Outcome.BuildFailed]);
        results.Cases[0].Reason!.ShouldContain("cannot read");
        results.Cases[1].Reason!.ShouldContain("cannot write");
        results.Notices.Where(notice => notice.Code == NoticeCode.HostFailed).Count().ShouldBe(2);
    }

    [Fact]
    public async Task A_run_stores_no_password_and_its_journal_is_for_the_user_alone()
    {
        var folder = repository.NewFolder();
        const string Source = "https://user:s3cret@host.invalid/v3/index.json";
        var plan = repository.PlanOf("good", Efforts.Least, new RunOptions { PackageSources = [Source] });

        await repository.RunAsync(plan, folder, cancellation: new(canceled: true));

        var files = Directory.GetFiles(folder, "*", SearchOption.AllDirectories);
        files.Where(file => Contains(file, "s3cret") || Contains(file, "user:")).ShouldBeEmpty();
        files.Where(file => Contains(file, "host.invalid")).Select(Path.GetFileName).ShouldBe(["journal.jsonl"]);
        ShouldBeOfTheUserAlone([Path.Combine(folder, "journal.jsonl")]);
    }

    [Fact]
    public void The_next_run_removes_what_no_run_can_resume_any_more()
    {
        using var other = new TestRepository("abandoned");
        PrivateFolder Made(string folder, string? file = "0.bin")
        {
            var made = new PrivateFolder(new(other.Root), folder, DateTimeOffset.Now);
            if (file is not null)
            {
                made.CreateFile(made.PathOf(file));
            }

            return made;
        }

        var resumable = other.NewFolder();
        File.WriteAllText(Path.Combine(resumable, "journal.jsonl"), "");
        var (kept, gone, old) = (Made(resumable), Made(Path.Combine(resumable, "gone")), Made(resumable));
        Directory.SetLastWriteTimeUtc(old.Path, DateTime.UtcNow.AddDays(-31));
        var elsewhere = Made(Path.Combine(resumable, "on another machine"));
        File.WriteAllText(elsewhere.PathOf("run.txt"), "another machine\n/where/it/is");

        Made(other.NewFolder(), file: null).RemoveAbandoned();

        kept.HasFiles.ShouldBeTrue();
        elsewhere.HasFiles.ShouldBeTrue();
        Directory.Exists(gone.Path).ShouldBeFalse("the folder of its run is gone");
        Directory.Exists(old.Path).ShouldBeFalse("nothing was written for a month");

        Made(resumable, file: null).RemoveAbandoned();

        Directory.Exists(kept.Path).ShouldBeFalse("its folder has another run now");
    }

    private async Task EndsAsync(string rows, string experiments, params string[] ways)
    {
        var folder = repository.NewFolder();
        var proofs = 0;
        var watcher = new Watcher((stage, _, _) => proofs = Math.Max(proofs, stage == RunStage.Measure ? Payloads(folder).Count : 0));

        var results = await repository.RunAsync(Plan(rows, experiments, ways), folder, observer: watcher);

        results.Run.Interrupted.ShouldBeFalse();
        proofs.ShouldBeGreaterThan(0, "payloads were written, which this test is about");
        ShouldHaveNoValue(folder, ways.Contains("anonymise"));
        Directory.Exists(repository.PrivateFolder(folder)).ShouldBeFalse();
    }

    /// <summary>A plan on values that count as the user's own.</summary>
    private Plan Plan(string rows, string experiments, params string[] ways)
    {
        var plan = repository.PlanOf(rows, Efforts.Least, new RunOptions
        {
            Datasets = ["Notes"],
            Experiments = experiments.Split(','),
            Own = new() { Sample = "own.json", Anonymise = ways.Contains("anonymise") },
            Budget = ways.Contains("budget") ? TimeSpan.FromMilliseconds(1) : null,
            Shard = ways.Contains("shard") ? new(1, 2) : null,
            Against = ways.Contains("against") ? ["Misbehaving/good"] : [],
        });
        return plan with { Cases = [.. plan.Cases.Select(planned => planned with { Dataset = planned.Dataset with { IsOwn = true } })] };
    }

    private static void Cancel(bool isTime, CancellationTokenSource interruption)
    {
        if (isTime)
        {
            interruption.Cancel();
        }
    }

    private List<string> Payloads(string folder)
    {
        var files = repository.PrivateFolder(folder);
        return Directory.Exists(files) ? [.. Directory.EnumerateFiles(files, "*.bin")] : [];
    }

    /// <summary>Fails where a file of the run's folder has a value: as text of one byte or of two.</summary>
    private static void ShouldHaveNoValue(string folder, bool hidesNames)
    {
        var files = Directory.GetFiles(folder, "*", SearchOption.AllDirectories);
        files.Select(Path.GetFileName).ShouldContain("journal.jsonl");
        foreach (var canary in hidesNames ? s_values.Concat(s_names) : s_values)
        {
            files.Where(file => Contains(file, canary)).ShouldBeEmpty(canary);
        }
    }

    private static bool Contains(string file, string text)
    {
        var bytes = File.ReadAllBytes(file);
        return bytes.AsSpan().IndexOf(Encoding.UTF8.GetBytes(text)) >= 0 || bytes.AsSpan().IndexOf(Encoding.Unicode.GetBytes(text)) >= 0;
    }

    private static void ShouldBeOfTheUserAlone(string folder) =>
        ShouldBeOfTheUserAlone([.. Directory.GetFileSystemEntries(folder), folder, Path.GetDirectoryName(folder)!]);

    private static void ShouldBeOfTheUserAlone(IEnumerable<string> paths)
    {
        if (!OperatingSystem.IsWindows())
        {
            const UnixFileMode Others = UnixFileMode.GroupRead | UnixFileMode.GroupWrite | UnixFileMode.GroupExecute
                | UnixFileMode.OtherRead | UnixFileMode.OtherWrite | UnixFileMode.OtherExecute;
            foreach (var path in paths)
            {
                (File.GetUnixFileMode(path) & Others).ShouldBe(UnixFileMode.None, path);
            }
        }
    }
}
