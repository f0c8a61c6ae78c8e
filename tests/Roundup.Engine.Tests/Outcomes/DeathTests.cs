namespace Roundup.Engine.Tests.Outcomes;

/// <summary>Whatever workers die of, and at whatever step: their cases end with the cause, and all others are measured.</summary>
public class DeathTests
{
    private const string Exited = "the process ended by itself with exit code 3, as Environment.Exit does";

    private static readonly RunOptions s_options = new() { MemoryLimit = 400_000_000 };

    /// <summary>What a row does, and what becomes of it.</summary>
    private static readonly Dictionary<string, (Act Act, Outcome Outcome, string Reason)> s_ways = new()
    {
        ["throws"] = (Act.Throws("FormatException: no", "Made.Codec.Write"), Outcome.Failed, "FormatException: no"),
        ["refuses"] = (Act.Answers(new Protocol.UnsupportedAnswer("not my trade", [])), Outcome.Unsupported, "not my trade"),
        ["exits"] = (Act.Dies(3, "Out of memory."), Outcome.Crashed, Exited),
        ["overflows"] = (Act.Dies(134, "Stack overflow.\n   at Made.Codec.Deeper()"), Outcome.Crashed, "stack overflow"),
        ["hangs"] = (Act.Hangs, Outcome.Hung, "no answer within 20 s"),
        ["grows"] = (Act.Grows(500_000_000), Outcome.OutOfMemory, "its memory exceeded the limit of 0.4 GB"),
        ["talks"] = (Act.Writes("hello"), Outcome.Crashed, "protocol error: the message 'hello' came where '"),
        ["hides"] = (Act.ClosesItsPipe, Outcome.Crashed, "the process closed its pipe and did not end within 10 s"),
        ["leaves-child"] = (Act.DiesBeforeItsChild(3), Outcome.Crashed, Exited),
        ["interrupted"] = (Act.Dies(130), Outcome.Crashed, "a signal ended the process (SIGINT), or it ended by itself with exit code 130"),
    };

    [Theory]
    [InlineData("start")]
    [InlineData("open")]
    [InlineData("Serialize")]
    [InlineData("Deserialize")]
    [InlineData("keep")]
    [InlineData("pin")]
    [InlineData("prepare")]
    [InlineData("warm")]
    [InlineData("launch")]
    [InlineData("batch")]
    [InlineData("check")]
    [InlineData("hidden")]
    public async Task Each_ends_with_its_cause_and_its_step_and_the_others_are_measured(string step)
    {
        using var run = new ScriptedRun(["good", "other", .. s_ways.Keys]);
        foreach (var (row, way) in s_ways)
        {
            run.Script(row, at => at.Name == step ? way.Act : null);
        }

        var results = await run.RunAsync(run.PlanOf(Efforts.Least, s_options));

        foreach (var result in results.Cases)
        {
            if (s_ways.TryGetValue(result.Id.Serializer, out var way))
            {
                var told = result.Reason.ShouldNotBeNull();
                told.ShouldStartWith(way.Reason);
                told.ShouldEndWith(way.Outcome == Outcome.Unsupported ? "" : $" (in {step})");
                result.Outcome.ShouldBe(way.Outcome);
                result.Launches.ShouldBeEmpty();
                string.Join(',', result.Frames ?? []).ShouldBe(FramesOf(result.Id.Serializer));
            }
            else
            {
                ShouldBeMeasured(result);
            }
        }

        run.Stored.Cases.Select(result => (result.Outcome, result.Reason))
            .ShouldBe(results.Cases.Select(result => (result.Outcome, result.Reason)));
    }

    /// <summary>The row that the others are compared with can fail as any other.</summary>
    [Theory]
    [InlineData("Serialize", "throws")]
    [InlineData("warm", "hangs")]
    [InlineData("batch", "throws")]
    [InlineData("batch", "exits")]
    [InlineData("launch", "grows")]
    [InlineData("hidden", "exits")]
    public async Task So_are_they_where_the_baseline_fails(string step, string way)
    {
        using var run = new ScriptedRun("base", "good");
        run.Script("base", at => at.Name == step ? s_ways[way].Act : null);

        var results = await run.RunAsync(run.PlanOf(Efforts.Least, s_options));

        foreach (var result in results.Cases)
        {
            if (result.Id.Serializer == "good")
            {
                ShouldBeMeasured(result);
            }
            else
            {
                result.Outcome.ShouldBe(s_ways[way].Outcome);
            }
        }
    }

    /// <summary>Both operations are measured in one process; where one of them kills it, the other is not to blame.</summary>
    [Theory]
    [InlineData(1, "batch", 1)]
    [InlineData(1, "batch", 2)]
    [InlineData(2, "batch", 1)]
    [InlineData(3, "batch", 2)]
    [InlineData(1, "hidden", 1)]
    [InlineData(2, "hidden", 1)]
    public async Task The_other_operation_keeps_its_number(ulong seed, string step, int time)
    {
        using var run = new ScriptedRun("good", "bad");
        run.Script("bad", at => at.Name == step && at is { Serialize: false } && at.Time >= time ? Act.Dies(3) : null);

        var results = await run.RunAsync(run.PlanOf(Efforts.Least, new RunOptions { Seed = seed }));

        foreach (var result in results.Cases)
        {
            if (result.Id is { Serializer: "bad", Table.Operation: Operation.Deserialize })
            {
                result.Outcome.ShouldBe(Outcome.Crashed, result.Reason);
            }
            else
            {
                // A launch that is lost to the other operation is repeated.
                ShouldBeMeasured(result);
            }
        }
    }

    private static void ShouldBeMeasured(CaseResult result)
    {
        var replicas = result.Id.Serializer == "good" && result.Launches.Any(launch => launch.Replica == 1) ? 2 : 1;
        result.Outcome.ShouldBe(Outcome.Measured, result.Reason);
        result.Fidelity.ShouldBe(Fidelity.Exact);
        result.Launches.Select(launch => (launch.Index, launch.Replica)).ShouldBe(
            from index in Enumerable.Range(0, Efforts.Least.Launches)
            from replica in Enumerable.Range(0, replicas)
            select (index, replica));
        result.Launches.ShouldAllBe(launch => launch.Samples.Count == Efforts.Least.Rounds);
    }

    private static string FramesOf(string row) => row switch
    {
        "throws" => "Made.Codec.Write",
        "overflows" => "Made.Codec.Deeper",
        _ => "",
    };
}
