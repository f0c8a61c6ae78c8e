namespace Roundup.Protocol.Checks;

/// <summary>The ways in which bytes travel from the writer to the reader.</summary>
internal static class CheckWays
{
    /// <summary>In one piece, as the shape has them in a measurement.</summary>
    public const string Whole = "whole";

    /// <summary>Through a non-seekable stream, or a pipe, that gives at most so many bytes a read: <c>reads-7</c>.</summary>
    public const string Reads = "reads-";

    /// <summary>As a sequence of two segments, cut at each byte of a small payload and around 4, 16 and 64 KB of a large one.</summary>
    public const string Cuts = "cuts";

    /// <summary>As a sequence of segments of one byte, with empty ones between.</summary>
    public const string Bytewise = "bytewise";

    /// <summary>Written to a writer that hands out exactly what was asked, or much more.</summary>
    public const string Writers = "writers";

    /// <summary>In a stream with a message before and one behind: the figure <c>messages read</c> says how many of three came back.</summary>
    public const string Between = "between";

    /// <summary>Without its end: cut at each byte of a small payload, at 64 places of a large one.</summary>
    public const string Truncated = "truncated";

    /// <summary>With four bytes at each place replaced by a huge length, in both byte orders and as a variable-length number.</summary>
    public const string Inflated = "inflated";

    /// <summary>With each letter of a known text replaced by a byte that UTF-8 does not have.</summary>
    public const string InvalidText = "invalid-text";

    /// <summary>Once more in the same process after each of those above has failed: <see cref="Truncated"/>, then the whole payload.</summary>
    public const string AfterFailure = "after-failure";
}
