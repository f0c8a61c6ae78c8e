namespace Roundup.Assemblies.Findings;

/// <summary>An assembly whose types cannot be read. The message is one sentence with cause and remedy, or one for each member.</summary>
public sealed class AssemblyException : Exception
{
    /// <summary>Describes what is wrong.</summary>
    internal AssemblyException(string message, Exception? inner = null)
        : base(message, inner)
    {
    }

    /// <summary>Describes a name that means nothing.</summary>
    /// <param name="message">The sentence, without a proposal and a point at its end.</param>
    /// <param name="typed">The name.</param>
    /// <param name="candidates">What it could have been.</param>
    internal AssemblyException(string message, string typed, IReadOnlyList<string> candidates)
        : base(message) => (Typed, Candidates) = (typed, candidates);

    /// <summary>The name that means nothing; null: something else is wrong, and the message is complete.</summary>
    public string? Typed { get; }

    /// <summary>What could have been meant by it.</summary>
    public IReadOnlyList<string> Candidates { get; } = [];
}
