namespace Roundup.Protocol;

/// <summary>
/// The words of the conversation between conductor and worker. Each message is one line of fields parted by tabs; the first field
/// is the word. The conductor writes to the worker's standard input, the worker answers on a pipe of its own. docs/worker-protocol.md
/// lists the fields.
/// </summary>
internal static class Words
{
    // Commands.
    public const string Open = "open";
    public const string Verify = "verify";
    public const string Show = "show";
    public const string Keep = "keep";
    public const string First = "first";
    public const string Prepare = "prepare";
    public const string Warm = "warm";
    public const string Batch = "batch";
    public const string Check = "check";
    public const string Empty = "empty";
    public const string Peak = "peak";
    public const string Pin = "pin";
    public const string Bye = "bye";

    // The second argument of a process that makes first calls (docs/worker-protocol.md, First call).
    public const string FirstCall = "first-call";

    // Answers.
    public const string Ready = "ready";
    public const string Opened = "opened";
    public const string Step = "step";
    public const string Compared = "compared";
    public const string Shown = "shown";
    public const string Kept = "kept";
    public const string Prepared = "prepared";
    public const string Called = "called";
    public const string Warmed = "warmed";
    public const string Unsupported = "unsupported";
    public const string Unavailable = "unavailable";
    public const string Failed = "failed";

    // Values of fields.
    public const string Unknown = "-";
    public const string Native = "native";
    public const string Exact = "exact";
    public const string Lossy = "lossy";
    public const string Wrong = "wrong";
}
