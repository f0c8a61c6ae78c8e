using System.Diagnostics;
using Roundup.Protocol;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Messages;

internal static class ExceptionCauses
{
    // The outermost exception of a type in the chain that begins with e; null if there is none.
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

    public static Exception Innermost(Exception e)
    {
        while (e.InnerException is { } inner)
        {
            e = inner;
        }

        return e;
    }

    // The answer for an exception of a library.
    // isFirst: whether the command was one of those that show whether the library supports the type. A refusal in a later command is a
    // failure.
    public static IMessage Answer(Exception e, bool isFirst)
    {
        if (Find<UserSettingsException>(e) is { } settings)
        {
            return new FailedAnswer(settings.Message, settings.Frames);
        }

        if (isFirst && UnsupportedExceptions.Find(e) is { } refusal)
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

        // Without a JIT, most libraries that generate code or reflect over trimmed members throw various exceptions. An error of the
        // library itself shows on the targets with a JIT.
        return WorkerDescription.HasDynamicCode
            ? new FailedAnswer(reason, frames)
            : new UnsupportedAnswer("cannot run where all is compiled ahead of time: " + reason, frames);
    }

    // Type and message of the innermost exception, with the place that the library has added to its own message.
    public static string Reason(Exception e)
    {
        var innermost = Innermost(e);
        for (var cause = e; cause != innermost; cause = cause.InnerException!)
        {
            // Apache.Avro throws the message again, followed by "in field name", for each record around it.
            if (cause.GetType() == innermost.GetType() && cause.Message.StartsWith(innermost.Message, StringComparison.Ordinal))
            {
                return Sentence(cause);
            }
        }

        return Sentence(innermost);
    }

    public static string Sentence(Exception e) => (e is NullPayloadException ? "" : e.GetType().Name + ": ") + FirstSentence(e.Message);

    // The frames where an exception was thrown. They do not come from Exception.StackTrace, which a library can override.
    public static IReadOnlyList<string> Frames(Exception e) => StackFrames.Parse(new StackTrace(e).ToString());

    // The first line of a message, at most 300 characters.
    public static string FirstSentence(string message)
    {
        var line = message.Split('\n')[0].Trim();
        return line.Length <= 300 ? line : line.Substring(0, 299) + "…";
    }
}
