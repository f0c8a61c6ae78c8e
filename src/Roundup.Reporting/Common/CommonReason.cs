using System.Text.RegularExpressions;
using Roundup.Results;

namespace Roundup.Reporting.Common;

/// <summary>What reasons have in common that differ in names and numbers alone.</summary>
internal static partial class CommonReason
{
    private const string Ellipsis = "…";

    /// <summary>The reason without what it says of its own case; equal for reasons that are alike.</summary>
    public static string Pattern(string reason, CaseId id)
    {
        string[] names = [id.RowName, id.Serializer, id.Serializer.Split('/')[0], id.Compressor, id.Cell.Dataset];
        foreach (var name in names.Where(name => name.Length > 1).OrderByDescending(name => name.Length))
        {
            reason = reason.Replace(name, Ellipsis, StringComparison.Ordinal);
        }

        return Numbers().Replace(reason, "0");
    }

    /// <summary>Reasons that are alike as one: words that differ become an ellipsis.</summary>
    public static string Of(IReadOnlyList<string> reasons)
    {
        var words = reasons.Distinct().Select(reason => reason.Split(' ')).ToList();
        if (words.Count == 1 || words.Exists(other => other.Length != words[0].Length))
        {
            return reasons[0];
        }

        var common = words[0].Select((word, i) => words.TrueForAll(other => other[i] == word) ? word : Ellipsis);
        return string.Join(' ', common).Replace($"{Ellipsis} {Ellipsis}", Ellipsis, StringComparison.Ordinal);
    }

    [GeneratedRegex("[0-9]+")]
    private static partial Regex Numbers();
}
