using System.Globalization;
using Roundup.OwnData.Samples.Shapes;

namespace Roundup.OwnData.Samples.Model;

/// <summary>The evidence for a guess, in words.</summary>
internal static class Evidence
{
    /// <summary>Why numbers have their type; null where nothing needs to be explained.</summary>
    public static string? Of(NumberShape numbers, string type) => type switch
    {
        "long" => $"beyond int, in {Numbers(numbers.Count, "number")}",
        "ulong" => $"beyond long, in {Numbers(numbers.Count, "number")}",
        "decimal" when numbers.Fractions == 0 => $"beyond ulong, in {Numbers(numbers.Count, "number")}",
        "decimal" when numbers.Scaled > 0 => $"{Of(numbers.Scaled, numbers.Count, "number")} with a zero at the end, as in 1.50",
        "decimal" => $"{Of(numbers.InexactAsDouble, numbers.Count, "number")} with more digits than double holds",
        "double" when numbers.InexactAsDouble > 0 =>
            $"{Of(numbers.InexactAsDouble, numbers.Count, "number")} with more digits than any type holds: these are rounded",
        _ => null,
    };

    /// <summary>Why strings have their type; null for text.</summary>
    public static string? Of(TextShape texts, TextForms form) => form switch
    {
        TextForms.None => null,
        TextForms.Name => $"{Numbers(texts.Values!.Count, "distinct value")} in {Numbers(texts.Count, "string")}",
        TextForms.DateTime or TextForms.DateTimeOffset when texts.TimesWithZeros > 0 =>
            $"{All(texts.Count)}; zeros at the end of the fraction are not written back in {Plain(texts.TimesWithZeros)}",
        _ => All(texts.Count),
    };

    /// <summary>Whether null is not written: where more objects lack the member than have null.</summary>
    public static bool OmitsNull(Shape shape, long missing) => missing > shape.Nulls;

    /// <summary>How often a value was null or missing; null where it never was.</summary>
    public static string? Absent(Shape shape, long missing, long count)
    {
        var nulls = shape.Nulls;
        string?[] parts =
        [
            nulls > 0 && shape.Kinds == 0 ? "only null was seen"
                : nulls > 0 ? $"{Plain(nulls)} of {Plain(count)} null" : null,
            missing > 0 ? $"{Plain(missing)} of {Plain(count)} missing" : null,
            missing > 0 && nulls > 0 ? $"null is {(OmitsNull(shape, missing) ? "not written" : "written in both cases")}" : null,
        ];
        return Joined(parts);
    }

    /// <summary>The parts that are not null, separated by semicolons; null where there are none.</summary>
    public static string? Joined(params IEnumerable<string?> parts)
    {
        var text = string.Join("; ", parts.Where(part => part is not null));
        return text.Length == 0 ? null : text;
    }

    /// <summary><c>1 string</c>, <c>2,000 strings</c>.</summary>
    public static string Numbers(long count, string what) => $"{Plain(count)} {what}{(count == 1 ? "" : "s")}";

    private static string All(long count) =>
        count == 1 ? "the only string has this form" : $"all {Numbers(count, "string")} have this form";

    private static string Of(long some, long all, string what) => $"{Plain(some)} of {Numbers(all, what)}";

    private static string Plain(long number) => number.ToString("N0", CultureInfo.InvariantCulture);
}
