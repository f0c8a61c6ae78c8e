namespace Roundup.Trials.Soak.Faults;

/// <summary>When a fault is injected: a delay after a stage has a number of journal entries.</summary>
/// <param name="Stage">The stage.</param>
/// <param name="Count">The number of journal entries of the stage.</param>
/// <param name="Delay">The delay after that.</param>
internal sealed record Moment(Stage Stage, int Count, TimeSpan Delay)
{
    public static Moment Draw(Random random, bool isLate = false)
    {
        var stage = isLate ? (Stage)random.Next((int)Stage.Verify, (int)Stage.End) : (Stage)random.Next((int)Stage.End + 1);
        var count = stage == Stage.Measure ? random.Next(1, 16) : 1;
        return new(stage, count, TimeSpan.FromMilliseconds(random.Next(stage == Stage.Measure ? 100 : 400)));
    }

    /// <summary>Whether the run in a folder has reached the stage and count.</summary>
    public bool HasCome(string folder) => Stage switch
    {
        Stage.Start => true,
        Stage.Build => Entries(folder, "run") >= Count,
        Stage.Verify => Entries(folder, "worker") >= Count,
        Stage.Measure => Entries(folder, "sample") >= Count,
        _ => File.Exists(Path.Combine(folder, "results.json")),
    };

    /// <inheritdoc/>
    public override string ToString() => $"{Stage} {Count} + {Delay.TotalMilliseconds:0} ms";

    // Read as text, without a lock on the file: the host process must not be disturbed.
    private static int Entries(string folder, string kind)
    {
        try
        {
            using var file = new FileStream(
                Path.Combine(folder, "journal.jsonl"), FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete);
            using var reader = new StreamReader(file);
            var text = reader.ReadToEnd();
            return text.AsSpan().Count($"{{\"t\":\"{kind}\"");
        }
        catch (IOException)
        {
            return 0;
        }
    }
}

/// <summary>The stage of a run, from the files in its folder.</summary>
internal enum Stage
{
    /// <summary>The program starts.</summary>
    Start,

    /// <summary>There is a journal.</summary>
    Build,

    /// <summary>A worker was started.</summary>
    Verify,

    /// <summary>There are samples.</summary>
    Measure,

    /// <summary>There is a results file.</summary>
    End,
}
