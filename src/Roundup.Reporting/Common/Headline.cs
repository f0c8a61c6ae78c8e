using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Common;

/// <summary>The sentences at the top of a report.</summary>
public static class Headline
{
    /// <summary>How much was measured, in how long.</summary>
    public static string Measured(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var info = run.File.Run;
        var counts = run.Counts
            ?? $"{Wording.Grouped(run.Cases.Count(row => row.HasNumber))} of {Wording.Count(run.Cases.Count, "case")} measured";
        return counts + $" in {TimeText.Format(info.BuildSeconds + info.VerifySeconds + info.MeasureSeconds)}"
            + (info.Interrupted ? "; interrupted" : "");
    }

    /// <summary>Where the time went.</summary>
    public static string Stages(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        var run = file.Run;
        return $"build {TimeText.Format(run.BuildSeconds)}, verify {TimeText.Format(run.VerifySeconds)}, "
            + $"measure {TimeText.Format(run.MeasureSeconds)}";
    }

    /// <summary>The machine in one line.</summary>
    public static string Machine(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        var machine = file.Machine;
        return $"{machine.Os} {machine.Architecture}, {machine.Cpu}, {Wording.Count(machine.LogicalCpus, "logical CPU")}, "
            + $"{Scale.Bytes.Text(machine.MemoryBytes)}"
            + (machine.Sdk is null ? "" : $", SDK {machine.Sdk}");
    }

    /// <summary>Why a report has no table; nothing where it has one.</summary>
    public static IEnumerable<Block> Nothing(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        return run.Cases.Any(row => row.HasNumber) ? [] :
        [
            new Paragraph(Inline.Of(run.Cases.Count == 0
                ? "No case was measured: none matches the filters. Widen them; 'roundup list serializers' and 'roundup list datasets' "
                    + "list what exists."
                : "No case was measured. The reasons are below."))
            {
                Tone = Tone.Warning,
            },
        ];
    }
}

// What a report is about: the user's own data where the run had no other, else the suite or what was selected in its place.
internal static class Subject
{
    public static string Name(ResultsFile file) => OfOwnData(file) ?? file.Run.Title ?? file.Run.Suite;

    public static string Title(ResultsFile file) => OfOwnData(file) is { } own
        ? $"your data: {own}"
        : file.Run.Title ?? $"suite {file.Run.Suite}";

    public static string? Description(ResultsFile file) => OfOwnData(file) is null
        ? file.Run.Description
        : string.Join(" ", file.Datasets.Select(data => data.Description).Distinct());

    private static string? OfOwnData(ResultsFile file)
    {
        if (file.Datasets.Count == 0 || !file.Datasets.All(data => data.IsOwn))
        {
            return null;
        }

        // Versions of the user's types are named after them.
        List<string> names = [.. file.Datasets.Select(data => data.Name).Distinct()];
        var versions = names.Count(name => name != names[0] && name.StartsWith(names[0], StringComparison.Ordinal));
        return versions == 0 || versions != names.Count - 1 ? string.Join(", ", names)
            : $"{names[0]}, and {Wording.Count(versions, "other version")} of its types";
    }
}
