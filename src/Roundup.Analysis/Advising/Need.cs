namespace Roundup.Analysis.Advising;

/// <summary>Something that a user cannot do without: a question to what is known of a row.</summary>
/// <param name="Name">The name that a user types.</param>
/// <param name="Meaning">What it asks, a few words.</param>
/// <param name="Ask">Answers it for one row.</param>
public sealed record Need(string Name, string Meaning, Func<RowFacts, NeedAnswer> Ask);

/// <summary>Whether a row has what is needed, and how that is known.</summary>
/// <param name="IsMet">Null: not known.</param>
/// <param name="Fact">The fact, the same words for all rows that it holds for.</param>
public sealed record NeedAnswer(bool? IsMet, string Fact)
{
    /// <summary>What the fact is for this row: members, a reason. Null: nothing more.</summary>
    public string? Detail { get; init; }

    /// <summary>What was seen with other data, which does not decide; null: nothing.</summary>
    public string? Beside { get; init; }

    /// <summary>The run or the page that has the fact; null where the row's project file, or the compiler of models, has it.</summary>
    public string? Source { get; init; }

    /// <summary>The arguments of a command that would find out; null where the answer is known.</summary>
    public IReadOnlyList<string>? Command { get; init; }
}
