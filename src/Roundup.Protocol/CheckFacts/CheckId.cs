using System.Globalization;
using Roundup.Contracts;

namespace Roundup.Results;

/// <summary>
/// The name of a check, unique for its serializer and target: <c>chunks/Text/Stream/reads-1</c>, <c>values/Users-x20/Bytes</c>.
/// </summary>
/// <param name="Category">The category.</param>
/// <param name="Probe">The probe or dataset, with <c>-x20</c> where a value is a list of 20.</param>
/// <param name="Shape">The shape that reads.</param>
/// <param name="Way">
/// How the bytes travel, or from whom; a whole payload of the serializer itself, or of the other version, has no text.
/// </param>
public sealed record CheckId(CheckCategory Category, string Probe, Shape Shape, Way Way)
{
    private const char Separator = '/';
    private const int Most = 4;
    private const string CountMark = "-x";
    private const string Old = "Old";
    private const string New = "New";

    private static readonly Way s_whole = new Way.Whole();
    private static readonly Dictionary<string, CheckCategory> s_categories =
        Enum.GetValues<CheckCategory>().ToDictionary(category => category.Word());
    private static readonly Dictionary<string, Shape> s_shapes = Enum.GetValues<Shape>().ToDictionary(shape => shape.ToString());

    /// <summary>The dataset.</summary>
    public string Dataset => Probe[..EndOfDataset];

    /// <summary>The elements of the list that a value is; null where it is an object.</summary>
    public int? Count => EndOfDataset == Probe.Length ? null
        : int.Parse(Probe.AsSpan(EndOfDataset + CountMark.Length), NumberStyles.None, CultureInfo.InvariantCulture);

    /// <summary>The probe with the other version of the model, which writes what the one reads; null where there is none.</summary>
    public string? Partner => Category != CheckCategory.Versions ? null
        : Probe.EndsWith(Old, StringComparison.Ordinal) ? Probe[..^Old.Length] + New
        : Probe.EndsWith(New, StringComparison.Ordinal) ? Probe[..^New.Length] + Old
        : null;

    /// <summary>The texts of category, probe, shape and, if it has one, way.</summary>
    public IReadOnlyList<string> Parts =>
        [Category.Word(), Probe, Shape.ToString(), .. Way == s_whole ? [] : (string[])[Way.ToString()]];

    private int EndOfDataset => Probe.LastIndexOf(CountMark, StringComparison.Ordinal) is > 0 and var at
        && int.TryParse(Probe.AsSpan(at + CountMark.Length), NumberStyles.None, CultureInfo.InvariantCulture, out _)
        ? at
        : Probe.Length;

    /// <summary>The name of a check of whole payloads.</summary>
    /// <param name="category">The category.</param>
    /// <param name="dataset">The probe or dataset.</param>
    /// <param name="count">The elements of the list that a value is; null where it is an object.</param>
    /// <param name="shape">The shape that reads.</param>
    public static CheckId Of(CheckCategory category, string dataset, int? count, Shape shape) => new(
        category, count is { } many ? string.Create(CultureInfo.InvariantCulture, $"{dataset}{CountMark}{many}") : dataset, shape, s_whole);

    /// <summary>Reads what <see cref="ToString"/> writes; null if it is not the name of a check.</summary>
    public static CheckId? Parse(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        return text.Split(Separator, Most) is [var category, { Length: > 0 } probe, var shape, .. var way]
            && s_categories.TryGetValue(category, out var known) && s_shapes.TryGetValue(shape, out var reader)
            && (way is [var told] ? Way.Parse(told) : s_whole) is { } travelled && (way.Length == 0 || travelled != s_whole)
            ? new(known, probe, reader, travelled)
            : null;
    }

    /// <inheritdoc/>
    public override string ToString() => string.Join(Separator, Parts);
}
