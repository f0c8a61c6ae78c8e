namespace Roundup.Results;

/// <summary>Whether what comes back is what went in. Apart from the outcome: a row can be measured and lossy.</summary>
public enum Fidelity
{
    /// <summary>Not compared.</summary>
    Unchecked,

    /// <summary>Every member came back as it went in.</summary>
    Exact,

    /// <summary>Some members lost something; <see cref="CaseResult.Lost"/> names them.</summary>
    Lossy,
}
