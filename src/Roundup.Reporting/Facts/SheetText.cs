using Roundup.Analysis.Statistics;
using Roundup.Contracts;
using Roundup.Facts;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Facts;

/// <summary>The words for members of a sheet, the same on the console, on pages and on badges.</summary>
public static class SheetText
{
    /// <summary>A factor with its interval; the interval alone where not even the first digit of the factor is known.</summary>
    /// <param name="sheet">The serializer.</param>
    /// <param name="factor">The factor; null where it was not measured.</param>
    public static string Factor(SerializerSheet sheet, SpeedFactor? factor)
    {
        ArgumentNullException.ThrowIfNull(sheet);
        return factor is null ? ""
            : factor is not { Low: { } low, High: { } high }
                ? NumberText.Ratio(factor.Ratio) + (sheet.Serializer == SerializerSpeeds.Baseline ? "" : " (one launch)")
            : new Interval(low, high).IsWide ? Ends(low, high)
            : $"{NumberText.Ratio(factor.Ratio)} ({Ends(low, high)})";
    }

    /// <summary>The conditions under which a comparison holds.</summary>
    public static IReadOnlyList<string> Conditions(SerializerSpeed speed)
    {
        ArgumentNullException.ThrowIfNull(speed);
        return
        [
            .. speed.IsExact || speed.BuiltWithout is not null ? Array.Empty<string>() : ["lossy or lazy"],
            .. speed.BuiltWithout is { } tool ? [$"without {tool}"] : Array.Empty<string>(),
            .. speed.AdaptedFrom is { } shape ? [$"made from {shape}"] : Array.Empty<string>(),
            .. speed.WithMapping is { } both ? [$"{NumberText.Ratio(both)} with mapping"] : Array.Empty<string>(),
        ];
    }

    /// <summary>The results of a category: <c>2 corrupted</c>, <c>passed 42</c>; null where no check was run.</summary>
    public static string? Results(SerializerSheet sheet, CheckCategory category)
    {
        ArgumentNullException.ThrowIfNull(sheet);
        return sheet.Check?.Categories.GetValueOrDefault(category.Word()) is not { } found ? null
            : found.Outcome == CheckOutcome.Passed ? $"passed {found.Passed.ToString("N0", CultureInfo.InvariantCulture)}"
            : found.Outcome.Counted(found.Count);
    }

    /// <summary>The first calls of both operations, with their conditions.</summary>
    public static string FirstCall(SerializerFirstCall call)
    {
        ArgumentNullException.ThrowIfNull(call);
        string?[] parts =
        [
            Time("write", call.Write), Time("read", call.Read), call.Data, call.Target,
            call.IsExact ? null : "lossy",
            call.BuiltWithout is { } tool ? $"without {tool}" : null,
            call.AdaptedFrom is { } shape ? $"made from {shape}" : null,
        ];
        return string.Join(", ", parts.OfType<string>());
    }

    private static string? Time(string operation, FirstCallFigure? time) => time is null ? null
        : $"{operation} {NumberText.Time(time.Milliseconds * 1e6)}"
            + (time.Ratio is { } ratio ? $" (ratio {NumberText.Ratio(ratio.Ratio)})" : "");

    private static string Ends(double low, double high) => $"{NumberText.Ratio(low)}-{NumberText.Ratio(high)}";
}
