using Roundup.Analysis.Experiments.Speed;
using Roundup.Reporting.Blocks;
using Roundup.Results;

namespace Roundup.Reporting.SteadyState.Charts;

/// <summary>A picture beside the report.</summary>
/// <param name="FileName">Within the run's folder, with forward slashes as in a link.</param>
/// <param name="Group">What it shows; null where it is about both operations.</param>
/// <param name="Title">Its title.</param>
/// <param name="Svg">The file.</param>
internal sealed record Chart(string FileName, CellGroup? Group, string Title, string Svg)
{
    /// <summary>The picture as a block of the report.</summary>
    public Picture Picture => new(Title, FileName, Svg) { Detail = Detail.Full };

    /// <summary>The cells whose tables say the same in numbers; those of the first target where targets are joined.</summary>
    public IReadOnlyList<CellId> Tables { get; init; } = [];
}
