using System.Globalization;
using Roundup.Analysis.Experiments.Instructions;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Changes;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Instructions;

/// <summary>What a comparison by instructions says.</summary>
public static class InstructionsChangeSections
{
    private static readonly Column<InstructionsChange>[] s_columns =
    [
        new("Serializer", "The row after the change.", Unit.Text, change => change.Id.RowName) { Role = ColumnRole.Name },
        new("Case", "Data, count, shape and operation.", Unit.Text, change => InstructionsReport.CaseText(change.Id.Table))
        {
            StaysWhole = true,
        },
        new("Target", "Runtime and deployment.", Unit.Text, change => change.Id.Table.Target) { Leaves = 1 },
        new("Verdict", "The verdict on the instructions.", Unit.Text, Word)
        {
            IsStrong = change => change.Verdict is InstructionsVerdict.More or InstructionsVerdict.Fewer,
        },
        new("Change", "Instructions after over instructions before, less 1.", Unit.Share, change => change.Ratio - 1)
        {
            Text = change => change.Ratio is { } ratio
                ? Inline.Of(((ratio - 1) * 100).ToString("+0.00;-0.00;0.00", CultureInfo.InvariantCulture) + " %")
                : null,
        },
        Count("Before", "Instructions of a call before the change.", change => change.Before),
        Count("After", "Instructions of a call after the change.", change => change.After),
    ];

    /// <summary>The heading, the answer in one sentence, and every case: what changed first.</summary>
    /// <param name="changes">The changes.</param>
    /// <param name="title">What is compared; null: what the run says.</param>
    public static Section Of(InstructionsChanges changes, string? title = null)
    {
        ArgumentNullException.ThrowIfNull(changes);
        return new(
            new Heading(2, title ?? ChangeSections.Title(changes.File.Run.Comparison!)),
            new Paragraph(Inline.Strong(Sentence(changes))) { Tone = changes.IsWorse ? Tone.Bad : Tone.Plain },
            new Table<InstructionsChange>(
                s_columns,
                [.. changes.Cases.OrderBy(change => change.Verdict)])
            {
                Name = "cases",
            },
            new Paragraph(Inline.Of(
                $"Changes of at most {changes.Threshold * 100:0.0#} % do not count. Instructions were counted by valgrind on "
                + $"{Headline.Machine(changes.File)}; the load of the machine does not change them.")),
            InstructionsReport.About());
    }

    private static string Sentence(InstructionsChanges changes) => changes.Nothing
        ?? $"{Wording.Count(changes.Cases.Count, "case")}: " + string.Join(", ", changes.Cases.GroupBy(change => change.Verdict)
            .OrderBy(verdict => verdict.Key)
            .Select(verdict => $"{Wording.Grouped(verdict.Count())} {Word(verdict.First())}")) + ".";

    private static string Word(InstructionsChange change) => change.Verdict switch
    {
        InstructionsVerdict.More => "more",
        InstructionsVerdict.Fewer => "fewer",
        InstructionsVerdict.Equal => "equal",
        InstructionsVerdict.NotStable => "not stable",
        InstructionsVerdict.Failed => "failed now",
        _ => "not compared",
    };

    private static Column<InstructionsChange> Count(string name, string meaning, Func<InstructionsChange, InstructionsData?> counts) =>
        new(name, meaning, Unit.Number, change => counts(change)?.Mean)
        {
            Text = change => Inline.Of(InstructionsReport.Number(counts(change)?.Mean)
                + (counts(change) is { IsStable: false } of ? $" ({InstructionsReport.Stability(of)})" : "")),
        };
}
