namespace Roundup.Trials.Fuzzing;

/// <summary>A right file, and what a user does with it.</summary>
/// <param name="Kind">What it is: results, journal, ...</param>
/// <param name="File">Its place in the sandbox, absolute.</param>
/// <param name="Bytes">Its content.</param>
/// <param name="Arguments">The command of <c>roundup</c> that reads it.</param>
internal sealed record Example(string Kind, string File, byte[] Bytes, IReadOnlyList<string> Arguments)
{
    /// <summary>What changes it.</summary>
    public required Mutator Mutator { get; init; }
}
