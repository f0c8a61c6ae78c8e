using System;
using System.Collections.Generic;
using System.Diagnostics;
using Roundup.Protocol;

namespace Roundup.Worker;

/// <summary>Looks for the cause within an exception that wraps others.</summary>
internal static class Causes
{
    /// <summary>The outermost exception of a type, the exception itself included; null where there is none.</summary>
    public static TException? Find<TException>(Exception e)
        where TException : Exception
    {
        for (var cause = e; cause is not null; cause = cause.InnerException)
        {
            if (cause is TException found)
            {
                return found;
            }
        }

        return null;
    }

    /// <summary>The innermost exception.</summary>
    public static Exception Innermost(Exception e)
    {
        while (e.InnerException is { } inner)
        {
            e = inner;
        }

        return e;
    }

    /// <summary>What is answered where the library threw.</summary>
    /// <param name="e">What it threw.</param>
    /// <param name="isFirst">
    /// Whether it was opening, or making the calls that show whether it takes the type: a refusal later is a failure.
    /// </param>
    public static IMessage Answer(Exception e, bool isFirst)
    {
        if (isFirst && Refusals.Find(e) is { } refusal)
        {
            return new UnsupportedAnswer(
                refusal is NotSupportedException ? FirstSentence(refusal.Message) : Sentence(refusal),
                Frames(refusal));
        }

        var (reason, frames) = (Reason(e), Frames(Innermost(e)));
        if (Find<OutOfMemoryException>(e) is not null)
        {
            return new OutOfMemoryAnswer(reason, frames);
        }

        // Without a JIT most libraries that generate code or reflect over trimmed members throw, each in its own way. What is a fault
        // of the library itself shows on the targets that have one.
        return Self.HasDynamicCode
            ? new FailedAnswer(reason, frames)
            : new UnsupportedAnswer("cannot run where all is compiled ahead of time: " + reason, frames);
    }

    /// <summary>Type and message of the innermost exception.</summary>
    public static string Reason(Exception e) => Sentence(Innermost(e));

    private static string Sentence(Exception e) => e.GetType().Name + ": " + FirstSentence(e.Message);

    /// <summary>Where an exception was thrown. Its own text of the trace does not count: a library can override it.</summary>
    private static IReadOnlyList<string> Frames(Exception e) => StackFrames.Of(new StackTrace(e).ToString());

    /// <summary>The first line of a message, at most 300 characters.</summary>
    public static string FirstSentence(string message)
    {
        var line = message.Split('\n')[0].Trim();
        return line.Length <= 300 ? line : line.Substring(0, 299) + "…";
    }
}
