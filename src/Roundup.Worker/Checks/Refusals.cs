using System;
using System.Collections.Generic;
using System.Reflection;
using Roundup.Contracts;

namespace Roundup.Worker.Checks;

/// <summary>Tells an exception that is made for a refusal from one that shows that the library did not foresee its input.</summary>
/// <remarks>
/// OverflowException is a refusal: conversions, parsers and <c>checked</c> throw it, which somebody asked for. An array of a negative length
/// throws it too, and cannot be told apart.
/// </remarks>
internal static class Refusals
{
    private static readonly Type[] s_unforeseen =
    [
        typeof(NullReferenceException),
        typeof(IndexOutOfRangeException),
        typeof(ArgumentOutOfRangeException),
        typeof(ArgumentNullException),
        typeof(InvalidCastException),
        typeof(KeyNotFoundException),
        typeof(OutOfMemoryException),
        typeof(AccessViolationException),
        typeof(BadImageFormatException),
        typeof(InvalidProgramException),
        typeof(ArrayTypeMismatchException),
        typeof(DivideByZeroException),
    ];

    public static CheckOutcome Outcome(Exception thrown) => Outermost(thrown) switch
    {
        // By the type itself: a library may derive its own exception from one of these.
        var e when Array.IndexOf(s_unforeseen, e.GetType()) >= 0 => CheckOutcome.Throws,
        TypeLoadException or MissingMemberException => CheckOutcome.Throws,
        _ => CheckOutcome.Refused,
    };

    /// <summary>The outermost exception that somebody threw: a library that wraps what it meets has refused.</summary>
    public static Exception Outermost(Exception thrown) =>
        thrown is TargetInvocationException or AggregateException or TypeInitializationException && thrown.InnerException is { } inner
            ? Outermost(inner)
            : thrown;
}
