using Roundup.Analysis.SteadyState.PublishedFigures;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.PublishedPages;

/// <summary>Gives each figure of one published row its verdict. docs/columns.md, Comparison with published figures.</summary>
internal sealed class EntryJudge(PublishedEntry entry, Neighbours neighbours)
{
    private readonly List<Neighbour> beside = [.. neighbours.Of(entry)];

    /// <summary>The verdicts, in the order of the figures.</summary>
    public IEnumerable<JudgedFigure> Figures() => entry.Figures.Select(Judge);

    private JudgedFigure Judge(PublishedFigure figure)
    {
        if ((OfFigure(figure.Quantity) ?? OfRow()) is { } reason)
        {
            return new()
            {
                Entry = entry,
                Figure = figure,
                Verdict = FigureVerdict.NotComparable,
                Reason = reason.Reason,
                Detail = reason.Detail,
            };
        }

        // The nearest target that has an answer: one that could not run the row says nothing about the figure.
        var judged = beside.Select(neighbour => Beside(neighbour, figure)).ToList();
        return judged.Find(one => one.Verdict != FigureVerdict.NotComparable)
            ?? judged.Find(one => one.Reason != IncomparableReason.NotInRun)
            ?? judged[0];
    }

    /// <summary>Why a figure is compared nowhere, whatever was measured.</summary>
    private Incomparable? OfFigure(PublishedQuantity quantity) => quantity switch
    {
        PublishedQuantity.Mean or PublishedQuantity.Median => new(IncomparableReason.AbsoluteTime),
        PublishedQuantity.Error => new(IncomparableReason.ErrorOfPage),
        PublishedQuantity.RatioStdDev => new(IncomparableReason.SpreadOfPage),
        PublishedQuantity.Ratio or PublishedQuantity.AllocRatio or PublishedQuantity.SizeRatio when entry.IsBaseline =>
            new(IncomparableReason.BaselineItself),
        _ => null,
    };

    /// <summary>Why there is no cell with the row; null where there is one.</summary>
    private Incomparable? OfRow() =>
        entry.Row is null ? new(IncomparableReason.NoEntrant)
        : beside.Exists(neighbour => neighbour.Row.Case is not null) ? null
        : entry.LeftOut is { } leftOut ? new(IncomparableReason.LeftOut, leftOut)
        : entry.Experiment is { } experiment ? new(IncomparableReason.AnotherExperiment, experiment)
        : beside.Count > 0 ? new(IncomparableReason.NotInRun)
        : !neighbours.HasRuns ? new(IncomparableReason.NoResults)
        : neighbours.HasOnOtherTargets(entry) ? new(IncomparableReason.NoTarget, TargetFamilies.Of(entry.Target).ToString())
        : new(IncomparableReason.NoCell);

    private JudgedFigure Beside(Neighbour neighbour, PublishedFigure figure)
    {
        var answer = neighbour.Row.Case is not { } row ? new Answer(new Incomparable(IncomparableReason.NotInRun))
            : row.Result.Outcome != Outcome.Measured
                ? new Answer(new Incomparable(IncomparableReason.NotMeasured, $"{row.Result.Outcome.Word()}: {row.Result.Reason}"))
            : figure.Quantity == PublishedQuantity.Ratio ? RatioAnswer(neighbour.Row)
            : BytesComparison.Of(figure, neighbour.Row);
        return new()
        {
            Entry = entry,
            Figure = figure,
            Cell = neighbour.Cell,
            Verdict = answer.Reason is not null ? FigureVerdict.NotComparable
                : answer.Agrees ? FigureVerdict.Agrees
                : FigureVerdict.Differs,
            Measured = answer.Measured,
            Reason = answer.Reason?.Reason,
            Detail = answer.Reason?.Detail,
        };
    }

    private static Answer RatioAnswer(PublishedRow row) => row.Verdict switch
    {
        PublishedVerdict.Agrees or PublishedVerdict.Differs =>
            new(null) { Agrees = row.Verdict == PublishedVerdict.Agrees, Measured = row.Measured },
        PublishedVerdict.NoInterval => new(new Incomparable(IncomparableReason.OneLaunch)),
        PublishedVerdict.TooNoisy => new(new Incomparable(IncomparableReason.TooNoisy)),
        PublishedVerdict.NoBaseline => new(new Incomparable(IncomparableReason.NoBaseline, row.Entry.Baseline)),
        _ => new(new Incomparable(IncomparableReason.NotMeasured, "no launch was whole")),
    };
}
