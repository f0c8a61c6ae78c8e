namespace Roundup.Results.Reading;

/// <summary>What is wrong with a file that was read.</summary>
/// <param name="Place">Where: the path of a JSON value (<c>$.cases[3].id</c>), or a line.</param>
/// <param name="What">What is wrong there, a part of a sentence without a full stop.</param>
public sealed record Defect(string Place, string What)
{
    /// <summary>The line, from 1, where the file is not even JSON; null: it is, and a value is wrong.</summary>
    public long? Line { get; init; }

    /// <summary>For a sentence in parentheses: <c>$.cases[3].id: the case is there twice</c>.</summary>
    public override string ToString() => $"{Place}: {What}";
}
