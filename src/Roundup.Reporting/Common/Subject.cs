using Roundup.Results;

namespace Roundup.Reporting.Common;

/// <summary>
/// What a report is about: the user's own data where the run had no other, else the suite or what was selected in its place.
/// </summary>
internal static class Subject
{
    public static string Name(ResultsFile file) => OfOwnData(file) ?? file.Run.Title ?? file.Run.Suite;

    /// <summary>The name with what it names.</summary>
    public static string Title(ResultsFile file) => OfOwnData(file) is { } own
        ? $"your data: {own}"
        : file.Run.Title ?? $"suite {file.Run.Suite}";

    /// <summary>A line about it; null: there is none.</summary>
    public static string? Description(ResultsFile file) => OfOwnData(file) is null
        ? file.Run.Description
        : string.Join(" ", file.Datasets.Select(data => data.Description).Distinct());

    private static string? OfOwnData(ResultsFile file) => file.Datasets.Count > 0 && file.Datasets.All(data => data.IsOwn)
        ? string.Join(", ", file.Datasets.Select(data => data.Name).Distinct())
        : null;
}
