using System.Globalization;
using Roundup.OwnData.Samples.Observed;

namespace Roundup.OwnData.Samples.Model;

internal abstract class ModelPart(string name)
{
    public string Name { get; } = name;

    public string? Comment { get; set; }
}

internal sealed class ModelClass(string name) : ModelPart(name)
{
    public ModelClass? Base { get; init; }

    // The JSON member whose value tells the derived class; null for a class that is not a base class.
    public string? Tag { get; init; }

    public List<(ModelClass Class, string Value)> Derived { get; } = [];

    public List<ModelMember> Members { get; } = [];
}

// Comment: what its type was guessed from; null where nothing was guessed. OmitsNull: whether null is not written: in the sample, objects
// lack the member rather than having null.
internal sealed record ModelMember(string Name, string JsonName, TypeUse Type, string? Comment, bool OmitsNull);

internal sealed class ModelEnum(string name) : ModelPart(name)
{
    public List<string> Values { get; } = [];
}

// A class for values of several kinds in one place: it has a member for each kind, of which one is not null.
internal sealed class ModelMix(string name) : ModelPart(name)
{
    public List<(JsonKinds Kind, TypeUse Type)> Alternatives { get; } = [];
}

// Start: what a member that is never null starts with, as C#; null where the type's own default will do. HasNames: whether it is a double,
// or a collection of them, of which some are text in JSON, such as "NaN".
internal sealed record TypeUse(string Code, string? Start = null, bool HasNames = false)
{
    public TypeUse OrNull() => this with { Code = Code + "?", Start = null };
}

internal static class Evidence
{
    // Null where nothing needs to be explained.
    public static string? Describe(ObservedNumbers numbers, string type) => type switch
    {
        "long" => $"beyond int, in {Numbers(numbers.Count, "number")}",
        "ulong" => $"beyond long, in {Numbers(numbers.Count, "number")}",
        "decimal" when numbers.Fractions == 0 => $"beyond ulong, in {Numbers(numbers.Count, "number")}",
        "decimal" when numbers.Scaled > 0 => $"{Describe(numbers.Scaled, numbers.Count, "number")} with a zero at the end, as in 1.50",
        "decimal" => $"{Describe(numbers.InexactAsDouble, numbers.Count, "number")} with more digits than double holds",
        "double" when numbers.Named > 0 => $"{Describe(numbers.Named, numbers.Count, "number")} as the text \"NaN\" or \"Infinity\"",
        "double" when numbers.InexactAsDouble > 0 =>
            $"{Describe(numbers.InexactAsDouble, numbers.Count, "number")} with more digits than any type holds: these are rounded",
        _ => null,
    };

    // Null for text.
    public static string? Describe(ObservedTexts texts, TextForms form) => form switch
    {
        TextForms.None => null,
        TextForms.Name => $"{Numbers(texts.Values!.Count, "distinct value")} in {Numbers(texts.Count, "string")}",
        TextForms.DateTime or TextForms.DateTimeOffset when texts.TimesWithZeros > 0 =>
            $"{All(texts.Count)}; zeros at the end of the fraction are not written back in {Plain(texts.TimesWithZeros)}",
        _ => All(texts.Count),
    };

    // Whether null is not written: where more objects lack the member than have null.
    public static bool OmitsNull(ObservedValues shape, long missing) => missing > shape.Nulls;

    // How often the value was null or missing; null where it never was.
    public static string? Absent(ObservedValues shape, long missing, long count)
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

    public static string? Joined(params IEnumerable<string?> parts)
    {
        var text = string.Join("; ", parts.Where(part => part is not null));
        return text.Length == 0 ? null : text;
    }

    public static string Numbers(long count, string what) => $"{Plain(count)} {what}{(count == 1 ? "" : "s")}";

    private static string All(long count) =>
        count == 1 ? "the only string has this form" : $"all {Numbers(count, "string")} have this form";

    private static string Describe(long some, long all, string what) => $"{Plain(some)} of {Numbers(all, what)}";

    private static string Plain(long number) => number.ToString("N0", CultureInfo.InvariantCulture);
}
