using System.Globalization;
using Roundup.Analysis.Merging;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Results;

namespace Roundup.Cli.Commands.Merge;

/// <summary>An environment with the name of its folder.</summary>
internal sealed record EnvironmentFolder(string Name, MergedEnvironment Merged)
{
    public ResultsFile Results => Merged.Results;
}

/// <summary>The folders of several environments, and the page that lists them.</summary>
internal static class EnvironmentFolders
{
    private const int LongestName = 60;

    private static readonly Column<EnvironmentFolder>[] s_columns =
    [
        Column.Of<EnvironmentFolder>(
            "Environment", environment => new Inline(new Span(environment.Name) { Address = $"{environment.Name}/report.md" })),
        Column.Of<EnvironmentFolder>("System", environment => environment.Results.Machine.Os) with { Wraps = true },
        Column.Of<EnvironmentFolder>("CPU", environment => environment.Results.Machine.Cpu) with { Wraps = true },
        Column.Of<EnvironmentFolder>("Runtimes", Runtimes) with { Wraps = true },
        Column.Of<EnvironmentFolder>("Kept apart for", environment => environment.Merged.Difference) with { Wraps = true },
        new("Files", "", Unit.Number, environment => environment.Merged.Files.Count),
        new("Cases", "", Unit.Number, environment => environment.Results.Cases.Count),
    ];

    /// <summary>The environments, each with a name of its own: processor and system.</summary>
    public static IReadOnlyList<EnvironmentFolder> Of(IReadOnlyList<MergedEnvironment> environments)
    {
        var used = new HashSet<string>(StringComparer.Ordinal);
        string Unused(string name) => Enumerable.Range(1, int.MaxValue)
            .Select(n => n == 1 ? name : string.Create(CultureInfo.InvariantCulture, $"{name}-{n}"))
            .First(used.Add);
        return [.. environments.Select(environment => new EnvironmentFolder(Unused(NameOf(environment.Results.Machine)), environment))];
    }

    /// <summary>A line for each environment.</summary>
    public static Section Index(IReadOnlyList<EnvironmentFolder> environments) => new(
        new Heading(1, $"{environments[0].Results.Run.Suite} in {environments.Count} environments"),
        new Paragraph(Inline.Of(
            "Each environment has results and reports of its own, since no ratio is taken between two of them. Cases are those of the "
            + "plan, measured or not.")),
        new Table<EnvironmentFolder>(s_columns, environments) { HasLongTexts = true });

    private static Inline Runtimes(EnvironmentFolder environment) =>
        Inline.Of(string.Join(", ", environment.Results.Targets.Select(target => target.Runtime)));

    private static string NameOf(MachineInfo machine)
    {
        var text = $"{machine.Cpu} {machine.Os} {machine.Architecture}".ToLowerInvariant();
        var letters = string.Concat(text.Select(c => char.IsAsciiLetterOrDigit(c) ? c : ' '));
        var name = string.Join('-', letters.Split(' ', StringSplitOptions.RemoveEmptyEntries));
        return name.Length == 0 ? "unknown" : name[..Math.Min(name.Length, LongestName)].Trim('-');
    }
}
