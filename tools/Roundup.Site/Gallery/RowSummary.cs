namespace Roundup.Site.Gallery;

/// <summary>What a run says of one row in one line: over its tables of the first target and shape.</summary>
/// <param name="Row">The row.</param>
/// <param name="Where">The shape, the target and the number of tables.</param>
/// <param name="Baseline">The row that the ratios are to.</param>
internal sealed record RowSummary(string Row, string Where, string Baseline)
{
    /// <summary>The time to serialize over the baseline's; null where it is unknown, or where its interval stands in its place.</summary>
    public double? Serialize { get; init; }

    /// <summary>Its 95 % interval.</summary>
    public string? SerializeInterval { get; init; }

    /// <summary>The time to deserialize, as <see cref="Serialize"/>.</summary>
    public double? Deserialize { get; init; }

    /// <summary>Its 95 % interval.</summary>
    public string? DeserializeInterval { get; init; }

    /// <summary>The size over the baseline's; null where it is unknown.</summary>
    public double? Size { get; init; }

    /// <summary>The allocated bytes over the baseline's; null where they are unknown.</summary>
    public double? Allocated { get; init; }
}
