namespace Roundup.Trials.Soak.Faults;

/// <summary>When a fault strikes: so long after the journal says that a stage has got so far.</summary>
/// <param name="Stage">The stage.</param>
/// <param name="Count">How many entries of the stage there must be.</param>
/// <param name="Delay">How long after that.</param>
internal sealed record Moment(Stage Stage, int Count, TimeSpan Delay)
{
    /// <summary>Draws one.</summary>
    public static Moment Draw(Random random, bool isLate = false)
    {
        var stage = isLate ? (Stage)random.Next((int)Stage.Verify, (int)Stage.End) : (Stage)random.Next((int)Stage.End + 1);
        var count = stage == Stage.Measure ? random.Next(1, 16) : 1;
        return new(stage, count, TimeSpan.FromMilliseconds(random.Next(stage == Stage.Measure ? 100 : 400)));
    }

    /// <summary>Whether the folder of a run has got there.</summary>
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

    // As text, and without a lock on the file: the host process must not notice.
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
