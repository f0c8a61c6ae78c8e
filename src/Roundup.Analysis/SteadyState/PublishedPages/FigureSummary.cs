using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.SteadyState.PublishedPages;

/// <summary>How many figures agree, and how far the others are away.</summary>
public sealed record FigureSummary
{
    /// <summary>How many figures there are.</summary>
    public required int Figures { get; init; }

    /// <summary>How many agree.</summary>
    public required int Agreeing { get; init; }

    /// <summary>How many differ.</summary>
    public required int Differing { get; init; }

    /// <summary>How many cannot be compared.</summary>
    public int NotComparable => Figures - Agreeing - Differing;

    /// <summary>
    /// Median distance of measured over published from 1 over all that were compared, a half and a double alike; null without any.
    /// </summary>
    public double? MedianFactor { get; init; }

    /// <summary>The factor that is farthest from 1.</summary>
    public double? WorstFactor { get; init; }

    /// <summary>The summary of some figures.</summary>
    public static FigureSummary Of(IReadOnlyCollection<JudgedFigure> figures)
    {
        ArgumentNullException.ThrowIfNull(figures);
        List<double> factors = [.. figures.Select(figure => figure.Factor).OfType<double>()];
        return new()
        {
            Figures = figures.Count,
            Agreeing = figures.Count(figure => figure.Verdict == FigureVerdict.Agrees),
            Differing = figures.Count(figure => figure.Verdict == FigureVerdict.Differs),
            MedianFactor = factors.Count == 0 ? null : Math.Exp(Quantiles.Median([.. factors.Select(f => Math.Abs(Math.Log(f)))])),
            WorstFactor = factors.Count == 0 ? null : factors.MaxBy(f => Math.Abs(Math.Log(f))),
        };
    }
}
