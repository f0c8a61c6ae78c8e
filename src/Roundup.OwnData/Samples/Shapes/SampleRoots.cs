using System.Text.Json;
using Roundup.Catalogue;
using Roundup.OwnData.Samples.Json;

namespace Roundup.OwnData.Samples.Shapes;

/// <summary>The values of a sample one by one.</summary>
internal static class SampleRoots
{
    /// <summary>Reads a whole sample and counts its roots.</summary>
    /// <exception cref="RoundupException">The file is missing, is not JSON, or holds no object.</exception>
    public static long Count(string path)
    {
        using var tokens = new JsonTokens(path, SampleFile.Open(path));
        var reader = new RootReader(tokens);
        reader.Read();
        return reader.Count;
    }

    /// <summary>The names of the members of the first root; none where that is no object.</summary>
    public static IReadOnlyList<string> FirstMembers(string path)
    {
        using var first = new MemoryStream();
        Copy(path, first, step: long.MaxValue);
        var json = first.Length == 0 ? "[]"u8.ToArray() : first.ToArray();
        using var root = JsonDocument.Parse(json, new() { MaxDepth = JsonTokens.MaxDepth });
        return root.RootElement.ValueKind == JsonValueKind.Object ? [.. root.RootElement.EnumerateObject().Select(one => one.Name)] : [];
    }

    /// <summary>An error with the line and column of a value.</summary>
    /// <param name="root">Which root, from 0.</param>
    /// <param name="steps">The way to the value from there: names of members (<c>string</c>) and places in arrays (<c>int</c>).</param>
    /// <param name="cause">What is wrong there, and the remedy.</param>
    public static RoundupException Error(string path, long root, IReadOnlyList<object> steps, string cause)
    {
        using var tokens = new JsonTokens(path, SampleFile.Open(path));
        new ValueLocator(tokens).GoTo(root, steps);
        return tokens.Error(cause);
    }

    /// <summary>Copies roots as lines of JSON in UTF-8.</summary>
    public static long Copy(string path, Stream output, long step)
    {
        ArgumentNullException.ThrowIfNull(output);
        ArgumentOutOfRangeException.ThrowIfLessThan(step, 1);
        using var tokens = new JsonTokens(path, SampleFile.Open(path));
        return new RootCopier(tokens, output).Copy(step);
    }
}
