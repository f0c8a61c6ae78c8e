namespace Roundup.Crosscheck.Benchmarks;

/// <summary>A line that a generated host writes for Roundup: a word and JSON.</summary>
/// <param name="Word"><c>ready</c>, <c>result</c> or <c>error</c>.</param>
/// <param name="Json">Its value.</param>
internal sealed record HostLine(string Word, string Json)
{
    /// <summary>Reads a line of standard output; null for one that is not meant for Roundup.</summary>
    public static HostLine? Read(string line)
    {
        // BenchmarkDotNet sets the terminal's progress and title by escape codes without a line end: the prefix need not come first.
        var at = line.IndexOf(HostCode.Prefix, StringComparison.Ordinal);
        var rest = at < 0 ? "" : line[(at + HostCode.Prefix.Length)..];
        var space = rest.IndexOf(' ', StringComparison.Ordinal);
        return space <= 0 ? null : new HostLine(rest[..space], rest[(space + 1)..]);
    }
}
