using System.Diagnostics;
using Roundup.Catalogue;

namespace Roundup.Engine.Ledger;

// An exception that nobody expected: a defect of Roundup itself.
internal static class HostFault
{
    // Whether it concerns the step alone that it comes from. An interruption, and files that cannot be written or read, concern the whole
    // run.
    public static bool IsOfStep(Exception exception) =>
        exception is not (OperationCanceledException or RoundupException or IOException or UnauthorizedAccessException);

    public static string Sentence(Exception exception) => $"Roundup itself failed ({Cause(exception)}): please report it";

    // Type, message and place: the results must say enough for a report, without a stack trace.
    // isQuoted: whether its message may be told: it may quote a value of the user's own data.
    public static string Cause(Exception exception, bool isQuoted = true)
    {
        var frames = new StackTrace(exception).GetFrames();
        var own = Array.Find(frames, frame => DiagnosticMethodInfo.Create(frame)?.DeclaringTypeName?.StartsWith("Roundup.") == true);
        var place = own is null ? null : DiagnosticMethodInfo.Create(own);
        var where = place is null ? "" : $" in {place.DeclaringTypeName}.{place.Name}";
        var message = isQuoted ? ": " + exception.Message.Split('\n')[0].Trim().TrimEnd('.') : "";
        return exception.GetType().Name + message + where;
    }
}
