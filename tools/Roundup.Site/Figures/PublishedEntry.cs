using System.Text.Json.Serialization;
using Roundup.Catalogue;
using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Site.Figures;

/// <summary>One published row in one published table.</summary>
internal sealed record PublishedEntry
{
    /// <summary>The row's name on the page.</summary>
    public required string Name { get; init; }

    /// <summary>The serializer here that does the same, its full name; null: there is none.</summary>
    public string? Row { get; init; }

    /// <summary>The compressor here behind it; null: none.</summary>
    public string? Compressor { get; init; }

    /// <summary>The library's version then, where it is known.</summary>
    public string? Version { get; init; }

    /// <summary>The dataset here that the page's data corresponds to; null: any.</summary>
    public string? Dataset { get; init; }

    /// <summary>The count; null: any.</summary>
    public int? Count { get; init; }

    /// <summary>The shape; null: any.</summary>
    public Shape? Shape { get; init; }

    /// <summary>The operation.</summary>
    public required Operation Operation { get; init; }

    /// <summary>
    /// The runtime and deployment as a target is written, for example <c>net6.0</c>. Only its family has to be the same as ours.
    /// </summary>
    public required string Target { get; init; }

    /// <summary>
    /// The experiment; null: speed.
    /// </summary>
    public string? Experiment { get; init; }

    /// <summary>Of first calls: which type of its process it is of, 1 for the first; null otherwise.</summary>
    public int? Place { get; init; }

    /// <summary>
    /// Why no suite has the case; null: the suite of the page has it. Not stored, since such a figure belongs to no table.
    /// </summary>
    [JsonIgnore]
    public string? LeftOut { get; init; }

    /// <summary>What the row does on the page and does not do here, a clause; null where both do the same.</summary>
    public string? OtherWork { get; init; }

    /// <summary>The published time over that of the page's baseline.</summary>
    public required double Ratio { get; init; }

    /// <summary>Whether the page has no ratio there and it was computed from its means.</summary>
    public bool Computed { get; init; }

    /// <summary>The published standard deviation of the ratio.</summary>
    public double? RatioStdDev { get; init; }

    /// <summary>The published mean, ns.</summary>
    public double? MeanNs { get; init; }

    /// <summary>The published error, ns: half of the 99.9 % interval of the mean, as BenchmarkDotNet has it.</summary>
    public double? ErrorNs { get; init; }

    /// <summary>The published median, ns.</summary>
    public double? MedianNs { get; init; }

    /// <summary>The published bytes allocated by a call.</summary>
    public double? AllocatedBytes { get; init; }

    /// <summary>Bytes in one unit of the last printed digit of <see cref="AllocatedBytes"/>; null: it is exact.</summary>
    public double? AllocatedUnit { get; init; }

    /// <summary>The published size, bytes.</summary>
    public double? SizeBytes { get; init; }

    /// <summary>The published bytes allocated over those of the page's baseline.</summary>
    public double? AllocRatio { get; init; }

    /// <summary>The published size over that of the page's baseline.</summary>
    public double? SizeRatio { get; init; }

    /// <summary>The page's name of its baseline.</summary>
    public required string Baseline { get; init; }

    /// <summary>The baseline's target.</summary>
    public required string BaselineTarget { get; init; }

    /// <summary>The name of the row here, with its compressor; null where there is none.</summary>
    [JsonIgnore]
    public string? RowName => Row is null ? null : CaseId.RowNameOf(Row, Compressor ?? CaseId.NoCompressor);

    /// <summary>As <see cref="RowName"/>, of the row at the page's version; null where the version is unknown.</summary>
    [JsonIgnore]
    public string? RowNameAtVersion => Row is null || Version is null ? null
        : CaseId.RowNameOf(RowReference.WithVersion(Row, Version), Compressor ?? CaseId.NoCompressor);

    /// <summary>Whether this is the page's baseline itself.</summary>
    [JsonIgnore]
    public bool IsBaseline => Name == Baseline && Target == BaselineTarget;

    /// <summary>Whether this is the row that the ratios of another one are relative to.</summary>
    public bool IsBaselineOf(PublishedEntry entry)
    {
        ArgumentNullException.ThrowIfNull(entry);
        return IsBaseline
            && (Name, Target, Dataset, Count, Shape, Operation, Experiment ?? ExperimentNames.Speed, Place)
            == (entry.Baseline, entry.BaselineTarget, entry.Dataset, entry.Count, entry.Shape, entry.Operation,
                entry.Experiment ?? ExperimentNames.Speed, entry.Place);
    }

    /// <summary>Every figure of the row, as the file of the page has them.</summary>
    [JsonIgnore]
    public IReadOnlyList<PublishedFigure> Figures
    {
        get
        {
            (PublishedQuantity Quantity, double? Value)[] all =
            [
                (PublishedQuantity.Ratio, Ratio),
                (PublishedQuantity.RatioStdDev, RatioStdDev),
                (PublishedQuantity.Mean, MeanNs),
                (PublishedQuantity.Error, ErrorNs),
                (PublishedQuantity.Median, MedianNs),
                (PublishedQuantity.Allocated, AllocatedBytes),
                (PublishedQuantity.AllocRatio, AllocRatio),
                (PublishedQuantity.Size, SizeBytes),
                (PublishedQuantity.SizeRatio, SizeRatio),
            ];
            return [.. all.Where(one => one.Value is not null).Select(one => new PublishedFigure(one.Quantity, one.Value!.Value))];
        }
    }

    /// <summary>Whether the figure belongs beside a table.</summary>
    /// <param name="table">The table.</param>
    /// <param name="experiment">What was measured there.</param>
    public bool Fits(TableId table, string experiment = ExperimentNames.Speed)
    {
        ArgumentNullException.ThrowIfNull(table);
        return (Experiment ?? ExperimentNames.Speed) == experiment
            && Operation == table.Operation
            && (Dataset is null || string.Equals(Dataset, table.Dataset, StringComparison.OrdinalIgnoreCase))
            && (Count is null || Count == table.Count)
            && (Shape is null || Shape == table.Shape)
            && TargetFamilies.Of(Target) == TargetFamilies.Of(table.Target);
    }
}
