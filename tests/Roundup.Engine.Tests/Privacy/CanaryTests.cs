namespace Roundup.Engine.Tests.Privacy;

/// <summary>
/// Whatever way a run on own data ends, no value of the data is in the folder that people publish, and none is left elsewhere.
/// </summary>
public sealed class CanaryTests : IDisposable
{
    /// <summary>What rows do, each with a value, and at which step.</summary>
    private static readonly (string Row, string Step, Act Act)[] s_acts =
    [
        ("loses", "Deserialize", Act.Loses("Remark: value")),
        ("quotes", "Serialize", Act.Throws("FormatException: unable to write note 0", "Made.Codec.Write")),
        ("refuses", "open", Act.Answers(new UnsupportedAnswer("remark 0 is not supported", []))),
        ("lacks-memory", "Deserialize", Act.Answers(new OutOfMemoryAnswer("OutOfMemoryException: for note 0", []))),
        ("changes", "Deserialize", Act.IsWrong("root 0 comes back changed: note 0")),
        ("leaks", "check", Act.IsWrong("root 0 comes back as remark 0")),
        ("quotes-late", "batch", Act.Throws("FormatException: unable to write note 0")),
        ("dies", "batch", Act.Dies(134, "Unhandled exception. System.FormatException: cannot write note 0\n   at Made.Codec.Write()")),
        ("fails-fast", "warm", Act.Dies(134, "Process terminated.\nnote 0 is too much")),
        ("talks", "hidden", Act.Writes("note 0")),
        ("hangs", "batch", Act.Hangs),
        ("grows", "warm", Act.Grows(long.MaxValue / 2)),
        ("first-fails", "first call", Act.Throws("FormatException: unable to write note 0")),
        ("differs", "round-trip", Act.Finds(CheckOutcome.Corrupted, "value 0 and 1: note 0 came back as remark 0", "Remark: value")),
        ("misreads", "read", Act.Finds(CheckOutcome.UnexpectedException, "FormatException: unable to read note 0 of Remark")),
        ("dies-reading", "read", Act.Dies(134, "Unhandled exception. System.FormatException: cannot read note 0\n   at Made.Codec.Read()")),
        ("fails-writing", "write", Act.Throws("FormatException: unable to write note 0")),
        ("hangs-reading", "read", Act.Hangs),
    ];

    /// <summary>What the values of Notes have; and the names of its members, which are hidden only where the user wants that.</summary>
    private static readonly string[] s_values = ["note 0", "remark ", "....."];
    private static readonly string[] s_names = ["Remark"];

    private readonly ScriptedRun _run = new(["good", .. s_acts.Select(act => act.Row)]);

    public CanaryTests()
    {
        foreach (var (row, step, act) in s_acts)
        {
            _run.Script(row, at => at.Name == step ? act : null);
        }
    }

    [Theory]
    [InlineData("speed")]
    [InlineData("check")]
    [InlineData("proof,first-call,speed", "budget", "anonymise")]
    public Task No_run_that_ended_leaves_a_value(string experiments, params string[] ways) => NoneIsLeftAsync(experiments, ways);

    [SlowTheory]
    [InlineData("proof,first-call,speed")]
    [InlineData("proof,first-call,speed", "budget")]
    [InlineData("proof,speed", "budget", "anonymise")]
    [InlineData("first-call", "anonymise")]
    [InlineData("proof,first-call,speed", "anonymise")]
    [InlineData("check", "anonymise")]
    [InlineData("speed", "shard")]
    [InlineData("speed", "against")]
    [InlineData("speed", "against", "budget")]
    public Task Nor_does_one_in_another_way(string experiments, params string[] ways) => NoneIsLeftAsync(experiments, ways);

    private async Task NoneIsLeftAsync(string experiments, string[] ways)
    {
        var proofs = 0;
        var watcher = new Watcher((stage, _, _) =>
            proofs = Math.Max(proofs, stage is RunStage.Measure or RunStage.Check ? Payloads().Count : 0));

        var results = await _run.RunAsync(Plan(experiments, ways), observer: watcher);

        results.Run.Interrupted.ShouldBeFalse();
        proofs.ShouldBeGreaterThan(0, "payloads were written, which this test is about");
        ShouldHaveNoValue(_run.Folder, ways.Contains("anonymise"));
        Directory.Exists(_run.PrivatePath).ShouldBeFalse();
        if (experiments == "speed" && ways.Length == 0)
        {
            // Each row got to the step at which it tells a value.
            results.Cases.Where(result => result.Reason is not null).Select(result => result.Id.Serializer).Distinct()
                .ShouldBe(
                    s_acts.Where(act => act.Step is not ("round-trip" or "read" or "write")).Select(act => act.Row)
                        .Except(["loses", "first-fails"]),
                    ignoreOrder: true);
        }

        if (experiments == "check")
        {
            results.Cases.Where(result => (result.Part as CheckedCase)?.Findings.Count > 0)
                .Select(result => result.Id.Serializer).Distinct()
                .ShouldBe(["differs", "misreads", "dies-reading", "fails-writing", "hangs-reading"], ignoreOrder: true);
        }
    }

    [Fact]
    public async Task An_interrupted_run_keeps_payloads_for_the_user_alone_and_they_go_when_it_is_resumed()
    {
        var folder = _run.Folder;
        var plan = Plan("speed");
        using var interruption = new CancellationTokenSource();
        var watcher = new Watcher((stage, _, _) => Cancel(stage == RunStage.Measure, interruption));

        var half = await _run.RunAsync(plan, observer: watcher, cancellation: interruption.Token);

        half.Run.Interrupted.ShouldBeTrue();
        ShouldHaveNoValue(folder, hidesNames: false);
        var kept = Payloads();
        kept.ShouldNotBeEmpty();
        Contains(kept[0], s_values[0]).ShouldBeTrue("the payload has the values, so that a search finds them where they are");
        ShouldBeOfTheUserAlone(_run.PrivatePath);
        PrivateFolder.PathsOf(new(_run.Root), folder).ShouldBe([_run.PrivatePath], "a second Ctrl+C says where they are");
        var proofs = JournalText.Entries(folder).OfType<VerdictEntry>().Count();

        await _run.RunAsync(plan, resume: true);

        ShouldHaveNoValue(folder, hidesNames: false);
        JournalText.Entries(folder).OfType<VerdictEntry>().Count().ShouldBe(proofs, "what was proved is not proved again");
        Directory.Exists(_run.PrivatePath).ShouldBeFalse();
    }

    [Theory]
    [InlineData("check")]
    [InlineData("proof,first-call,speed")]
    public async Task A_run_that_is_killed_in_a_stage_and_resumed_leaves_no_value(string experiments)
    {
        var plan = Plan(experiments);
        var killed = new Dictionary<(RunStage, int), string>();
        var watcher = new Watcher((stage, done, total) =>
        {
            lock (killed)
            {
                var moment = (stage, done * 6 / Math.Max(1, total));
                if (!killed.ContainsKey(moment))
                {
                    // What kill -9 leaves at that moment: the lines of the journal.
                    var folder = killed[moment] = _run.NewFolder();
                    using var journal = new FileStream(
                        Path.Combine(_run.Folder, "journal.jsonl"), FileMode.Open, FileAccess.Read, FileShare.ReadWrite);
                    using var copy = File.Create(Path.Combine(folder, "journal.jsonl"));
                    journal.CopyTo(copy);
                }
            }
        });
        var whole = await _run.RunAsync(plan, observer: watcher);

        killed.Count.ShouldBeGreaterThan(3);
        foreach (var folder in killed.Values)
        {
            ShouldHaveNoValue(folder, hidesNames: false);

            var resumed = await _run.RunAsync(plan, resume: true, folder: folder);

            Outcomes(resumed).ShouldBe(Outcomes(whole));
            ShouldHaveNoValue(folder, hidesNames: false);
            PrivateFolder.PathsOf(new(_run.Root), folder).ShouldBeEmpty();
        }
    }

    [Fact]
    public async Task Payloads_that_are_not_there_when_a_run_is_resumed_are_proved_and_written_again()
    {
        var folder = _run.Folder;
        var plan = Plan("speed");
        using var interruption = new CancellationTokenSource();
        var watcher = new Watcher((stage, _, _) => Cancel(stage == RunStage.Measure, interruption));
        await _run.RunAsync(plan, observer: watcher, cancellation: interruption.Token);
        var proofs = JournalText.Entries(folder).OfType<VerdictEntry>().Count();

        // As on another machine.
        Directory.Delete(_run.PrivatePath, recursive: true);
        var results = await _run.RunAsync(plan, resume: true);

        JournalText.Entries(folder).OfType<VerdictEntry>().Count().ShouldBe(2 * proofs);
        results.Cases.Where(result => result.Id.Serializer == "good")
            .ShouldAllBe(result => result.Outcome == Outcome.Measured && result.Fidelity == Fidelity.Exact);
        Directory.Exists(_run.PrivatePath).ShouldBeFalse();
    }

    [Fact]
    public async Task A_run_that_cannot_go_on_leaves_no_value()
    {
        var folder = _run.Folder;
        var watcher = new Watcher((stage, _, _) =>
        {
            if (stage == RunStage.Measure)
            {
                throw new RoundupException(ExitCode.OutputNotWritable, "the disk is full");
            }
        });

        await Should.ThrowAsync<RoundupException>(() => _run.RunAsync(Plan("speed"), observer: watcher));

        ShouldHaveNoValue(folder, hidesNames: false);
        Directory.Exists(_run.PrivatePath).ShouldBeFalse();
    }

    [Fact]
    public async Task What_Roundup_itself_and_the_program_of_the_values_say_has_no_value()
    {
        var folder = _run.Folder;
        var plan = Plan("speed") with { Experiments = [new("scripted", Efforts.Hardly)] };
        var scripted = new Scripted("scripted", scope =>
        {
            scope.Steps.End(0, new FormatException("cannot read 'note 0'"));
            scope.Built.DatasetFailed("Notes", new("values are missing"));
            scope.Ledger.EndUnbuilt(1, Outcome.BuildFailed, "the values could not be generated: cannot write 'note 0'", []);
            throw new FormatException("cannot find note 0");
        });

        var results = await _run.RunAsync(plan, experiments: [scripted]);

        ShouldHaveNoValue(folder, hidesNames: false);
        results.Cases.Take(2).Select(result => result.Outcome).ShouldBe([Outcome.Failed, Outcome.BuildFailed]);
        results.Cases[0].Reason!.ShouldContain("cannot read");
        results.Cases[1].Reason!.ShouldContain("cannot write");
        results.Notices.Where(notice => notice.Code == NoticeCode.HostFailed).Count().ShouldBe(2);
    }

    [Fact]
    public async Task A_run_stores_no_password_and_its_journal_is_for_the_user_alone()
    {
        var folder = _run.Folder;
        const string Source = "https://user:s3cret@host.invalid/v3/index.json";
        var plan = _run.PlanOf(Efforts.Least, new RunOptions { PackageSources = [Source] });

        await _run.RunAsync(plan, cancellation: new(canceled: true));

        var files = Directory.GetFiles(folder, "*", SearchOption.AllDirectories);
        files.Where(file => Contains(file, "s3cret") || Contains(file, "user:")).ShouldBeEmpty();
        files.Where(file => Contains(file, "host.invalid")).Select(Path.GetFileName).ShouldBe(["journal.jsonl"]);
        ShouldBeOfTheUserAlone([Path.Combine(folder, "journal.jsonl")]);
    }

    [Fact]
    public void The_next_run_removes_what_no_run_can_resume_any_more()
    {
        PrivateFolder Made(string folder, string? file = "0.bin")
        {
            var made = new PrivateFolder(new(_run.Root), folder, DateTimeOffset.Now);
            if (file is not null)
            {
                made.CreateFile(made.PathOf(file));
            }

            return made;
        }

        var resumable = _run.NewFolder();
        File.WriteAllText(Path.Combine(resumable, "journal.jsonl"), "");
        var (kept, gone, old) = (Made(resumable), Made(Path.Combine(resumable, "gone")), Made(resumable));
        Directory.SetLastWriteTimeUtc(old.Path, DateTime.UtcNow.AddDays(-31));
        var elsewhere = Made(Path.Combine(resumable, "on another machine"));
        File.WriteAllText(elsewhere.PathOf("run.txt"), "another machine\n/where/it/is");

        Made(_run.NewFolder(), file: null).RemoveAbandoned();

        kept.HasFiles.ShouldBeTrue();
        elsewhere.HasFiles.ShouldBeTrue();
        Directory.Exists(gone.Path).ShouldBeFalse("the folder of its run is gone");
        Directory.Exists(old.Path).ShouldBeFalse("nothing was written for a month");

        Made(resumable, file: null).RemoveAbandoned();

        Directory.Exists(kept.Path).ShouldBeFalse("its folder has another run now");
    }

    public void Dispose() => _run.Dispose();

    /// <summary>A plan on values that count as the user's own.</summary>
    private Plan Plan(string experiments, params string[] ways) => _run.PlanOf(
        Efforts.Least,
        new()
        {
            Experiments = experiments.Split(','),
            Own = new() { Sample = "own.json", Anonymise = ways.Contains("anonymise") },
            Budget = ways.Contains("budget") ? TimeSpan.FromMilliseconds(1) : null,
            Shard = ways.Contains("shard") ? new(1, 2) : null,
            Serializers = ways.Contains("against") ? ["loses"] : [],
            Against = ways.Contains("against") ? ["good"] : [],
        },
        isOwn: true);

    private static IEnumerable<Outcome> Outcomes(ResultsFile file) =>
        file.Cases.SelectMany(result => result.Experiments.Values).Select(part => part.Outcome);

    private static void Cancel(bool isTime, CancellationTokenSource interruption)
    {
        if (isTime)
        {
            interruption.Cancel();
        }
    }

    private List<string> Payloads() =>
        Directory.Exists(_run.PrivatePath) ? [.. Directory.EnumerateFiles(_run.PrivatePath, "*.bin")] : [];

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
