namespace Roundup.Contracts;

/// <summary>
/// The result of a check: <i>A writes value V of model M; the bytes travel so; B reads them as model N; it should be V as N
/// has it.</i> Ordered by how much harm the outcome does where nobody looks.
/// </summary>
public enum CheckOutcome
{
    /// <summary>The value is the expected one.</summary>
    Passed,

    /// <summary>The value is equal and has another form: 1.5 for 1.50.</summary>
    Equivalent,

    /// <summary>
    /// The value is another one, or a call fails, through code that Roundup wrote for the serializer: the mapping to a schema's classes, or
    /// what reads and writes the members where the library has no calls for objects. No library is to blame.
    /// </summary>
    ByRoundup,

    /// <summary>The library rejected the input with an exception that is made for it.</summary>
    Rejected,

    /// <summary>A member has its default value in place of the expected one, without an error.</summary>
    DefaultValue,

    /// <summary>An exception that is no rejection: the library did not foresee the input.</summary>
    UnexpectedException,

    /// <summary>The process grew past its limit of memory, or the time grows with the square of the size.</summary>
    ExcessiveResources,

    /// <summary>A call did not return within its limit of time.</summary>
    Timeout,

    /// <summary>The process ended.</summary>
    Crash,

    /// <summary>Another value than the expected one, without an error.</summary>
    Corrupted,

    /// <summary>The value of another message, without an error.</summary>
    OtherMessage,
}
