using System.Text.RegularExpressions;

namespace Roundup.Engine.Files;

// What the file system says of a file, as the path, the cause and the remedy: the one place that reads exceptions and messages of the file
// system. A fault of the machine, such as a full disk, is never the fault of a library or of the folder of the run.
// Path: the file or folder; null where the message names none.
// Remedy: what helps; null where only the caller knows.
internal sealed partial record FileFault(string? Path, string Cause, string? Remedy)
{
    private const string MakeRoom = "make room";
    private const string RaiseLimit = "close other programs, or raise the limit of open files (ulimit -n)";
    private const string Shorten = "choose a folder with a shorter path";
    private const string ShorterName = "give the member, type or file that has this name a shorter one";
    private const string Elsewhere = "choose a folder that is not read-only";

    // The most letters of a name in any usual file system.
    private const int LongestName = 255;

    // The messages of the machine's own faults on Linux, macOS and Windows.
    private static readonly (string Text, string Remedy)[] s_machine =
    [
        ("No space left on device", MakeRoom),
        ("There is not enough space on the disk", MakeRoom),
        ("Disk quota exceeded", MakeRoom),
        ("Too many open files", RaiseLimit),
        ("File name too long", Shorten),
        ("path is too long", Shorten),
        ("path or file name is too long", Shorten),
        ("too long, or a component of the specified path is too long", Shorten),
        ("Read-only file system", Elsewhere),
        ("The media is write protected", Elsewhere),
    ];

    // What an exception of the file system says.
    // asked: the file or folder that was to be written; the exception's own path is named unless that is a folder above this one.
    public static FileFault Describe(Exception exception, string? asked = null)
    {
        var cause = exception.Message.Split('\n')[0].Trim().TrimEnd('.');
        var path = PathIn(exception.Message);
        var isNameTooLong = path?.Split('/', '\\').Any(name => name.Length > LongestName) == true;
        var remedy = exception is not PathTooLongException ? RemedyOf(exception.Message) : isNameTooLong ? ShorterName : Shorten;
        var isAbove = path is null || $"{asked}/".StartsWith(path.TrimEnd('/') + '/', StringComparison.Ordinal);
        var named = isAbove && asked is not null ? asked : path;
        return new(named is null ? null : Partial().Replace(named, ""), Without(cause, path), remedy);
    }

    // The fault of the machine that the message of a build or of another program tells; null where it tells none.
    public static FileFault? OfMachine(string message) => RemedyOf(message) is not { } remedy ? null
        : new(PathIn(message), s_machine.First(fault => message.Contains(fault.Text, StringComparison.OrdinalIgnoreCase)).Text, remedy);

    // The sentence: the path, the cause, the remedy.
    // again: what to do after it; null: nothing.
    public string Sentence(string remedy, string? again = null)
    {
        var what = Path is null ? "A file or the output cannot be read or written"
            : Remedy == RaiseLimit ? $"Cannot open {Path}"
            : $"Cannot write to {Path}";
        return $"{what}: {Cause}; {Remedy ?? remedy}{(again is null ? "" : $" and {again}")}.";
    }

    private static string? RemedyOf(string message) =>
        Array.Find(s_machine, fault => message.Contains(fault.Text, StringComparison.OrdinalIgnoreCase)).Remedy;

    private static string? PathIn(string message) =>
        Quoted().Matches(message).Select(match => match.Groups[1].Value).FirstOrDefault(System.IO.Path.IsPathFullyQualified);

    // The cause without the path at its end, which the sentence names first.
    private static string Without(string cause, string? path) =>
        path is not null && cause.EndsWith($" : '{path}'", StringComparison.Ordinal) ? cause[..^(path.Length + 5)] : cause;

    // The end of the name under which a file is written before it has its own (AtomicFile).
    [GeneratedRegex(@"\.\d+\.part$")]
    private static partial Regex Partial();

    [GeneratedRegex("'([^']+)'")]
    private static partial Regex Quoted();
}
