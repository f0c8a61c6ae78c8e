using Roundup.Analysis.Advising;
using Roundup.Analysis.Conditions;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Common;

internal static class AotSection
{
    // Empty where nothing was published as NativeAOT, and where two versions are compared.
    public static Section Create(ReportedRun run)
    {
        var facts = run.File.Run.Comparison is null ? AotFact.In(run.File) : [];
        var targets = facts.Select(fact => fact.Target).Distinct().ToList();
        var rows = facts.GroupBy(fact => fact.Serializer).OrderBy(serializer => serializer.Key, StringComparer.OrdinalIgnoreCase)
            .Select(serializer => new Line(serializer.Key, serializer.ToDictionary(fact => fact.Target))).ToList();
        return rows.Count == 0 ? new() : new(
            new Heading(2, "NativeAOT") { Anchor = Anchors.Aot },
            new Table<Line>(
                [
                    CaseColumns.Name<Line>(line => line.Name),
                    .. targets.SelectMany(target => Columns(target, facts.First(fact => fact.Target == target).IsAot)),
                ],
                rows),
            new Paragraph(Inline.Of(
                "The worst case of each serializer by runtime: exact, lossy, or why it has no result (in brackets: with other data). "
                + "Warnings: places in the library that the compiler warns of; one that is part of .NET has none, since it warns where it "
                + $"is called. R: {SerializerConditions.TrimmerRoot}, which keeps the members of the model. "
                + "Size: the program with Roundup's worker; reference/create has no library."))
            {
                Tone = Tone.Note,
            });
    }

    private static IEnumerable<Column<Line>> Columns(string target, bool isAot)
    {
        yield return Column.Of<Line>(target, line => line.Facts.GetValueOrDefault(target) is { } fact
            ? fact.Word + (fact.HasTrimmerRoot ? " R" : "") : null);
        if (isAot)
        {
            yield return new($"{target} warnings", "", Unit.Number, line => line.Facts.GetValueOrDefault(target)?.Warnings)
            {
                Heading = "Warnings",
                Leaves = 2,
            };
            yield return new($"{target} size", "", Unit.Bytes, line => line.Facts.GetValueOrDefault(target)?.Bytes)
            {
                Heading = "Size",
                Leaves = 1,
            };
        }
    }

    private sealed record Line(string Name, IReadOnlyDictionary<string, AotFact> Facts);
}
