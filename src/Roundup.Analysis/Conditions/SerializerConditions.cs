using System.Globalization;

namespace Roundup.Analysis.Conditions;

/// <summary>
/// The conditions under which the numbers and findings of a serializer hold: the one place that decides them, for tables, answers,
/// pictures, pages, facts and advice alike.
/// </summary>
public sealed record SerializerConditions
{
    private static readonly string[] s_generated = ["code generation", "schema"];

    /// <summary>
    /// The package with the library's source generator that was not found, so that the serializer is not the library as its users build it;
    /// null where nothing was missing.
    /// </summary>
    public string? WithoutGenerator { get; init; }

    /// <summary>Whether it is unsafe for untrusted data.</summary>
    public bool IsUnsafe { get; init; }

    /// <summary>Whether a round trip was not compared with the input.</summary>
    public bool IsUnchecked { get; init; }

    /// <summary>The shapes of its own that an adapter wraps into the shape that is timed; empty where that is its own.</summary>
    public IReadOnlyList<Shape> AdaptedFrom { get; init; } = [];

    /// <summary>
    /// The time with the mapping to the class that the library generates from a schema, over the time without it; null where the serializer
    /// serializes the model itself.
    /// </summary>
    public double? Mapping { get; init; }

    /// <summary>
    /// Whether it ran as NativeAOT with a trimmer root of Roundup that keeps the members of the model. The root is no condition where code
    /// that names the members was generated and the compiler warns of nothing.
    /// </summary>
    public bool HasTrimmerRoot { get; init; }

    /// <summary>
    /// Whether a serializer can be ranked, recommended or compared by version under the library's name. Without its generator it is another
    /// program than users have, and without a check nothing says that it did the work.
    /// </summary>
    public bool CanLead => WithoutGenerator is null && !IsUnchecked;

    /// <summary>Whether it may stand first, in a table or in an answer, without a mark or a word beside it.</summary>
    public bool IsPlain => Words.Count == 0;

    /// <summary>
    /// What is to be said wherever the serializer is named in an answer, a picture or a fact; empty for a plain serializer.
    /// </summary>
    public IReadOnlyList<string> Words =>
    [
        .. WithoutGenerator is { } package ? (string[])[Missing(package)] : [],
        .. IsUnsafe ? (string[])[char.ToLowerInvariant(Unsafe[0]) + Unsafe[1..]] : [],
        .. IsUnchecked ? (string[])["unchecked"] : [],
        .. Mapping is { } factor ? (string[])[MappedText(factor)] : [],
        .. AdaptedFrom.Count > 0 ? (string[])[$"adapted from {string.Join(" or ", AdaptedFrom)}"] : [],
        .. HasTrimmerRoot ? (string[])[TrimmerRoot] : [],
    ];

    /// <summary>The same for a picture, whose names are short.</summary>
    public IReadOnlyList<string> Labels =>
    [
        .. WithoutGenerator is null ? [] : (string[])["without generator"],
        .. IsUnsafe ? (string[])["unsafe"] : [],
        .. IsUnchecked ? (string[])["unchecked"] : [],
        .. Mapping is { } factor ? (string[])[MappedText(factor)] : [],
        .. AdaptedFrom.Count > 0 ? (string[])["adapted"] : [],
        .. HasTrimmerRoot ? (string[])["trimmer root"] : [],
    ];

    /// <summary>The words for <see cref="IsUnsafe"/>.</summary>
    public const string Unsafe = "Unsafe for untrusted data";

    /// <summary>The words for <see cref="HasTrimmerRoot"/>.</summary>
    public const string TrimmerRoot = "with a trimmer root of Roundup's";

    /// <summary>The words for <see cref="WithoutGenerator"/>.</summary>
    public static string Missing(string package) => $"built without its source generator (package {package} not found)";

    /// <summary>The conditions of one case.</summary>
    /// <param name="serializer">Its serializer, from <see cref="SerializerInfos"/>.</param>
    /// <param name="result">The case.</param>
    public static SerializerConditions Of(SerializerInfo serializer, CaseResult result) => Of(serializer, [result]);

    /// <summary>The conditions of what is said over several cases of a serializer: those of any of them.</summary>
    /// <param name="serializer">The serializer, from <see cref="SerializerInfos"/>.</param>
    /// <param name="cases">The cases.</param>
    public static SerializerConditions Of(SerializerInfo serializer, IReadOnlyCollection<CaseResult> cases)
    {
        ArgumentNullException.ThrowIfNull(serializer);
        ArgumentNullException.ThrowIfNull(cases);
        return new()
        {
            WithoutGenerator = serializer.BuiltWithout,
            IsUnsafe = IsUnsafeSerializer(serializer),
            IsUnchecked = cases.Any(result => result is { Fidelity: Fidelity.Unchecked, Lost.Count: 0 }),
            AdaptedFrom = [.. cases.Select(result => result.AdaptedFrom).OfType<Shape>().Distinct().Order()],
            HasTrimmerRoot = cases.Any(result => TargetFamilies.Get(result.Id.Table.Target) == TargetFamily.NativeAot
                && !(s_generated.Contains(serializer.Needs) && result.AotWarnings == 0)),
        };
    }

    /// <summary>Whether a serializer is unsafe for untrusted data.</summary>
    public static bool IsUnsafeSerializer(SerializerInfo serializer) => serializer is { Dangerous: not null } or { Status: "dangerous" };

    private static string MappedText(double factor) =>
        string.Create(CultureInfo.InvariantCulture, $"{factor:0.00} times the time with mapping");
}
