namespace Roundup.Engine.Tests.Outcomes;

/// <summary>
/// Faults at random: workers die, hang, grow, talk and lie at any step, the run is interrupted at any step, its journal is torn, and it is
/// resumed. What must hold of every run is asked after each.
/// </summary>
public class RandomFaultTests
{
    private const long Memory = 400_000_000;

    /// <summary>2,000 with <c>ROUNDUP_SIMULATIONS=full</c>, which take some minutes; they were made when this test was written.</summary>
    private static readonly int s_rounds =
        Environment.GetEnvironmentVariable("ROUNDUP_SIMULATIONS") == "full" ? 2000 : AllTests.Times(300, 10);

    private static readonly RunOptions s_options = new() { MemoryLimit = Memory };

    private static readonly Act[] s_anywhere =
    [
        Act.Hangs, Act.IsKilled, Act.ClosesItsPipe, Act.Grows(Memory + 1), Act.Dies(0), Act.Dies(3), Act.Dies(130),
        Act.Dies(134, "Stack overflow.\n   at Made.Codec.Deeper()"), Act.Dies(137, "Out of memory."), Act.DiesBeforeItsChild(3),
        Act.Throws("FormatException: no", "Made.Codec.Write"), Act.Throws(""), Act.Writes("hello"), Act.Writes(""),
        Act.Writes(new string('x', 100_000)), Act.Writes("failed\t-1\t-"), Act.Answers(new Protocol.UnsupportedAnswer("not my trade", [])),
    ];

    private static readonly Act[] s_proofs = [.. s_anywhere, Act.Loses("Text"), Act.IsWrong("not the same"), Act.Loses("a\tb\nc")];

    [Fact, Trait(AllTests.Category, AllTests.Slow)]
    public async Task What_must_hold_of_every_run_holds()
    {
        for (var seed = 0; seed < s_rounds; seed++)
        {
            try
            {
                await TryAsync(seed);
            }
            catch (Exception e)
            {
                throw new InvalidOperationException($"seed {seed}: {e.Message}", e);
            }
        }
    }

    private static async Task TryAsync(int seed)
    {
        var random = new Random(seed);
        string[] odd = ["odd", "strange"];
        using var run = new ScriptedRun(["good", "other", .. odd]);
        var acted = new HashSet<string>();
        foreach (var row in odd)
        {
            var (share, first) = (random.NextDouble() * 0.1, random.Next(1, 40));
            var choice = new Random(random.Next());
            var steps = 0;
            run.Script(row, step =>
            {
                if (++steps < first || choice.NextDouble() >= share)
                {
                    return null;
                }

                acted.Add(row);
                var acts = step.Name is "Serialize" or "Deserialize" ? s_proofs : s_anywhere;
                return acts[choice.Next(acts.Length)];
            });
        }

        var plan = run.PlanOf(random.Next(3) == 0 ? Efforts.Hardly : Efforts.Least, s_options);
        for (var part = 0; part < random.Next(3); part++)
        {
            using var interruption = new CancellationTokenSource();
            var left = random.Next(1, 120);
            run.Workers.Watch = _ =>
            {
                if (--left == 0)
                {
                    interruption.Cancel();
                }
            };
            await run.RunAsync(plan, resume: part > 0, cancellation: interruption.Token);
            run.Workers.Watch = null;
            ShouldBeSound(run, acted);
            await File.AppendAllTextAsync(Journal.PathIn(run.Folder), random.Next(2) == 0 ? "" : "{\"t\":\"sample\",\"group\":0,\"lau");
        }

        var results = await run.RunAsync(plan, resume: RunFolder.HasJournal(run.Folder));

        results.Run.Interrupted.ShouldBeFalse();
        ShouldBeSound(run, acted);
        foreach (var result in run.Stored.Cases.Where(result => !acted.Contains(result.Id.Serializer)))
        {
            (result.Outcome, result.Fidelity).ShouldBe((Outcome.Measured, Fidelity.Exact), $"{result.Id}: {result.Reason}");
            result.Launches.Where(launch => launch.Replica == 0).Select(launch => launch.Index)
                .ShouldBe(Enumerable.Range(0, plan.Experiment.Effort.Launches));
        }

        Directory.Exists(run.PrivatePath).ShouldBeFalse("payloads go with the run");
    }

    /// <summary>The file can be read, no row is blamed without a cause or for nothing, and no number is of a wrong one.</summary>
    private static void ShouldBeSound(ScriptedRun run, HashSet<string> acted)
    {
        var stored = run.Stored;
        stored.Notices.ShouldAllBe(notice => notice.Code != NoticeCode.HostFailed);
        foreach (var result in stored.Cases)
        {
            if (result.Outcome == Outcome.Measured)
            {
                result.Fidelity.ShouldBeOneOf(Fidelity.Exact, Fidelity.Lossy);
                result.Launches.ShouldNotBeEmpty();
                result.Launches.ShouldAllBe(launch => launch.Samples.Count > 0);
            }
            else
            {
                result.Reason.ShouldNotBeNullOrWhiteSpace($"{result.Id}");
                var isOfItself = acted.Contains(result.Id.Serializer) || result.Outcome == Outcome.Skipped;
                isOfItself.ShouldBeTrue($"{result.Id}: {result.Reason}");
            }
        }
    }
}
