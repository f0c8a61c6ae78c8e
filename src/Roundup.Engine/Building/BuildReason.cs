namespace Roundup.Engine.Building;

/// <summary>
/// The reason of a build that failed: a sentence, and where that is not all that is known, the tool's words in a second line.
/// </summary>
internal static class BuildReason
{
    /// <summary>A reason of both.</summary>
    public static string Of(string sentence, string detail) => $"{sentence}\n{detail}";

    /// <summary>The sentence.</summary>
    public static string Sentence(string reason) => reason.Split('\n')[0];

    /// <summary>The tool's words; none where the sentence is all.</summary>
    public static IReadOnlyList<string> Detail(string reason) => reason.Split('\n')[1..];
}
