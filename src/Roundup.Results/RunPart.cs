namespace Roundup.Results;

/// <summary>One of the runs that a merged file was joined from: a shard, or a run of some of the data.</summary>
public sealed record RunPart
{
    /// <summary>Which shard it was; null: none.</summary>
    public ShardInfo? Shard { get; init; }

    /// <summary>The command line's arguments.</summary>
    public required string Command { get; init; }

    /// <summary>The machine, of the same kind as that of the other parts.</summary>
    public required MachineInfo Machine { get; init; }

    /// <summary>When it started.</summary>
    public required DateTimeOffset Started { get; init; }

    /// <summary>When it ended.</summary>
    public required DateTimeOffset Finished { get; init; }

    /// <summary>What was measured there: each table of the file comes from one part.</summary>
    public required IReadOnlyList<ComparedGroup> Groups { get; init; }
}

/// <summary>Cases that are measured together because they are compared with each other, and so are never split between machines.</summary>
/// <param name="Dataset">The dataset.</param>
/// <param name="Target">The target; null: all targets, since tables compare them with each other.</param>
public sealed record ComparedGroup(string Dataset, string? Target)
{
    /// <summary>The group of a comparison table.</summary>
    /// <param name="table">The table.</param>
    /// <param name="comparesTargets">Whether serializers are compared across targets (<see cref="ComparesTargets"/>).</param>
    public static ComparedGroup Of(TableId table, bool comparesTargets)
    {
        ArgumentNullException.ThrowIfNull(table);
        return new(table.Dataset, comparesTargets ? null : table.Target);
    }

    /// <summary>Whether tables compare serializers across targets: they are joined, or a baseline has a fixed target.</summary>
    public static bool ComparesTargets(ReportLayout? layout, string? baselineTarget) =>
        baselineTarget is not null || layout is { JoinTargets: true };

    /// <summary>For people: <c>Users on net10.0</c>.</summary>
    public override string ToString() => Target is null ? Dataset : $"{Dataset} on {Target}";
}
