using System.Collections.Generic;

namespace Roundup.Worker;

/// <summary>What a comparison found.</summary>
/// <param name="word">exact, lossy or wrong.</param>
/// <param name="size">Mean length of the payloads, bytes.</param>
/// <param name="reason">Why it is wrong; empty otherwise.</param>
/// <param name="lost">The differences, by member path.</param>
internal sealed class Verdict(string word, double size, string reason, IReadOnlyCollection<string> lost)
{
    public string Word { get; } = word;

    public double Size { get; } = size;

    public string Reason { get; } = reason;

    public IReadOnlyCollection<string> Lost { get; } = lost;
}
