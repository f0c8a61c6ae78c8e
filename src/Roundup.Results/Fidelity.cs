namespace Roundup.Results;

/// <summary>Whether what comes back is what went in. Apart from the outcome: a serializer can be measured and lossy.</summary>
public enum Fidelity
{
    /// <summary>Not compared.</summary>
    Unchecked,

    /// <summary>Every member came back as it went in; numbers that are equal may have another form (1.50 and 1.5).</summary>
    Exact,

    /// <summary>Some members lost something; <see cref="CaseResult.Lost"/> names them.</summary>
    Lossy,
}
