namespace Roundup.Results;

/// <summary>
/// A serializer as people write it: <c>library[@version][/serializer][@target][ + compressor]</c>. The target may also come last, after the
/// compressor.
/// </summary>
/// <param name="Serializer">The serializer's name, with its version where one is pinned; not necessarily a full name.</param>
/// <param name="Compressor">The compressor's name; null where none is named.</param>
/// <param name="Target">The target, spelt as it is known; as typed where it is unknown; null where none is named.</param>
public sealed record SerializerReference(string Serializer, string? Compressor, string? Target)
{
    /// <summary>The name of the configuration that bears its library's name alone.</summary>
    public const string DefaultConfiguration = "default";

    private const string DefaultSuffix = "/" + DefaultConfiguration;

    /// <summary>Reads what a person wrote.</summary>
    /// <param name="text">The text.</param>
    /// <param name="targets">The targets that exist: what follows an @ is one of them, else a version where it begins with a digit.</param>
    public static SerializerReference Parse(string text, IReadOnlyCollection<string> targets)
    {
        ArgumentNullException.ThrowIfNull(text);
        ArgumentNullException.ThrowIfNull(targets);
        var plus = text.LastIndexOf(CaseId.Plus, StringComparison.Ordinal);
        if (plus < 0)
        {
            var (alone, only) = Split(text.Trim(), targets);
            return new SerializerReference(alone, null, only);
        }

        var (compressor, last) = Split(text[(plus + CaseId.Plus.Length)..].Trim(), targets);
        var (serializer, inner) = last is null ? Split(text[..plus].Trim(), targets) : (text[..plus].Trim(), last);
        return new SerializerReference(serializer, compressor, inner);
    }

    /// <summary>
    /// The full name that a name means, capitals ignored: the same one, <c>library/default</c> for the serializer of the library's own
    /// name, and for a library's name alone its default serializer, else its first.
    /// </summary>
    /// <param name="name">The name.</param>
    /// <param name="fullNames">The full names that exist, in order.</param>
    /// <returns>The full name; null where none is meant.</returns>
    public static string? Find(string name, IReadOnlyCollection<string> fullNames)
    {
        ArgumentNullException.ThrowIfNull(name);
        ArgumentNullException.ThrowIfNull(fullNames);
        var library = name.EndsWith(DefaultSuffix, StringComparison.OrdinalIgnoreCase) ? name[..^DefaultSuffix.Length] : name;
        return fullNames.FirstOrDefault(full => Same(full, name))
            ?? fullNames.FirstOrDefault(full => Same(full, library))
            ?? fullNames.FirstOrDefault(full => full.StartsWith(name + "/", StringComparison.OrdinalIgnoreCase));
    }

    /// <summary>The name of a serializer with a pinned version behind the name of its library.</summary>
    public static string WithVersion(string name, string version)
    {
        ArgumentNullException.ThrowIfNull(name);
        var end = name.IndexOf('/', StringComparison.Ordinal);
        return end < 0 ? $"{name}@{version}" : name.Insert(end, "@" + version);
    }

    /// <summary>The name of a serializer or library without a pinned version.</summary>
    public static string WithoutVersion(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        var at = name.IndexOf('@', StringComparison.Ordinal);
        var end = at < 0 ? -1 : name.IndexOf('/', at);
        return at < 0 ? name : end < 0 ? name[..at] : name.Remove(at, end - at);
    }

    private static (string Name, string? Target) Split(string text, IReadOnlyCollection<string> targets)
    {
        var at = text.LastIndexOf('@');
        var tail = text[(at + 1)..];
        if (at <= 0 || tail.Length == 0)
        {
            return (text, null);
        }

        if (targets.FirstOrDefault(target => Same(target, tail)) is { } known)
        {
            return (text[..at], known);
        }

        // What is neither a target nor like a version is meant as a target: whoever knows the targets then says that there is no such one.
        return char.IsAsciiDigit(tail[0]) || tail.Contains('/', StringComparison.Ordinal) ? (text, null) : (text[..at], tail);
    }

    private static bool Same(string left, string right) => string.Equals(left, right, StringComparison.OrdinalIgnoreCase);
}
