namespace Roundup.Trials.Soak.Running;

/// <summary>One process of the program from its start to its end.</summary>
/// <param name="Started">When it was started, UTC.</param>
/// <param name="ExitCode">How it ended; 128 and the signal where a signal ended it.</param>
/// <param name="Output">What it printed.</param>
/// <param name="Errors">What it printed on standard error.</param>
/// <param name="Hangs">Whether it had to be ended, because it took too long.</param>
internal sealed record Part(DateTime Started, int ExitCode, string Output, string Errors, bool Hangs)
{
    /// <summary>The signals that it got.</summary>
    public IReadOnlyList<int> Signals { get; init; } = [];

    /// <summary>Whether there was a journal when it got the first signal: before that, nothing listens to signals yet.</summary>
    public bool HadJournal { get; init; }

    /// <summary>Whether its disk was made full.</summary>
    public bool HadSmallDisk { get; init; }

    /// <summary>The lines of standard error.</summary>
    public IReadOnlyList<string> ErrorLines => Errors.Split('\n', StringSplitOptions.RemoveEmptyEntries);
}
