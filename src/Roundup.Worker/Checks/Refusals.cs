using System.Diagnostics;
using System.Reflection;
using System.Runtime.ExceptionServices;
using System.Text.RegularExpressions;
using Roundup.Worker.Fidelity;
using Roundup.Worker.Messages;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Checks;

// Tells an exception that is made for a refusal from one that shows that the library did not foresee its input.
// OverflowException is a refusal: conversions, parsers and checked throw it, which somebody asked for. An array of a negative length throws
// it too, and cannot be told apart.
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

#pragma warning disable CA2201 // For its message, and never thrown.
    private static readonly string[] s_ofRuntime = [new NullReferenceException().Message, new IndexOutOfRangeException().Message];
#pragma warning restore CA2201

    // A frame of a type in the namespace System itself, or of a collection, stream or buffer.
    private static readonly Regex s_helpers = new(
        @"^\w+ (Microsoft\.Win32\.|System\.((Collections|IO|Buffers|Runtime\.CompilerServices)\.|\w+(`\d+)?\.\.?[^.]+\())");

    private static readonly string[] s_ofSerializer = ["Roundup.Flavours.", "Roundup.Serializers."];

    private static readonly string[] s_ofWorker =
    [
        "Roundup.Worker.Checks.", "Roundup.Worker.Cases.", "Roundup.Worker.Fidelity.", "Roundup.Worker.Shapes.", "Roundup.Contracts.",
    ];

    // Whether an exception shows no fault of the library: it was made for a refusal, or is of Roundup's own code.
    public static bool IsNoFault(Exception thrown) => Outcome(thrown) is CheckOutcome.Rejected or CheckOutcome.ByRoundup;

    public static CheckOutcome Outcome(Exception thrown) => Outermost(thrown) switch
    {
        var e when IsOfRoundup(e) => CheckOutcome.ByRoundup,

        // A library that throws one on purpose has words of its own.
        var e and (NullReferenceException or IndexOutOfRangeException) when Array.IndexOf(s_ofRuntime, e.Message) < 0 =>
            CheckOutcome.Rejected,

        // By the type itself: a library may derive its own exception from one of these.
        var e when Array.IndexOf(s_unforeseen, e.GetType()) >= 0 => CheckOutcome.UnexpectedException,
        TypeLoadException or MissingMemberException => CheckOutcome.UnexpectedException,
        _ => CheckOutcome.Rejected,
    };

    // Whether the code that threw is what Roundup wrote where a library has no calls for objects: no library is accused of it. Frames of
    // helpers of the runtime do not count.
    public static bool IsOfRoundup(Exception thrown)
    {
        var trace = new StackTrace(thrown).ToString();
        return IsFrom(trace, s_ofSerializer) || trace.Contains($" {typeof(MappedCanonical<,>).FullName}");
    }

    // Whether the worker itself threw outside of all calls of the library, as where a file is not what it should be.
    public static bool IsOfWorker(Exception thrown) =>
        thrown is not NullPayloadException && IsFrom(new StackTrace(thrown).ToString(), s_ofWorker);

    // Whether an exception where no value is at hand says something of the check: not that the serializer does not support the type, which
    // ends the case, nor of the user's settings.
    public static bool IsJudged(Exception thrown) =>
        UnsupportedExceptions.Find(thrown) is null && ExceptionCauses.Find<UserSettingsException>(thrown) is null
        && FailedRoots.IsOfRoot(thrown) && WorkerDescription.HasDynamicCode;

    private static bool IsFrom(string trace, string[] namespaces)
    {
        var frames = trace.Split('\n').Select(line => line.Trim());
        var first = frames.FirstOrDefault(frame => frame.Length > 0 && !s_helpers.IsMatch(frame)) ?? "";
        return Array.Exists(namespaces, name => first.Contains(" " + name));
    }

    // The outermost exception that somebody threw: a library that wraps what it meets has refused.
    public static Exception Outermost(Exception thrown) =>
        thrown is TargetInvocationException or AggregateException or TypeInitializationException && thrown.InnerException is { } inner
            ? Outermost(inner)
            : thrown;

    // Throws what the library threw where it takes no value at all, and says that it does not support the type.
    // thrown: what it threw, in the order of the values.
    public static void ThrowIfUnsupported(List<Exception> thrown, int values)
    {
        if (thrown.Count == values && (UnsupportedExceptions.Find(thrown[0]) is not null || !WorkerDescription.HasDynamicCode))
        {
            ExceptionDispatchInfo.Capture(thrown[0]).Throw();
        }
    }
}
