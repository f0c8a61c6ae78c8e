namespace Roundup.Crosscheck.Benchmarks;

/// <summary>A line that a generated host says to the conductor: a word and JSON.</summary>
/// <param name="Word"><c>ready</c>, <c>result</c> or <c>error</c>.</param>
/// <param name="Json">What belongs to it.</param>
internal sealed record HostLine(string Word, string Json)
{
    /// <summary>Reads a line of standard output; null for one that is not for us.</summary>
    public static HostLine? Read(string line)
    {
        // BenchmarkDotNet sets the terminal's progress and title by escape codes without a line end.
        var at = line.IndexOf(HostCode.Prefix, StringComparison.Ordinal);
        var rest = at < 0 ? "" : line[(at + HostCode.Prefix.Length)..];
        var space = rest.IndexOf(' ', StringComparison.Ordinal);
        return space <= 0 ? null : new HostLine(rest[..space], rest[(space + 1)..]);
    }
}
