using System.Globalization;
using Roundup.Results.Texts;

namespace Roundup.Trials.Fuzzing;

/// <summary>What became of the files of one kind.</summary>
/// <param name="kind">The kind.</param>
internal sealed class FuzzResult(string kind)
{
    private const int Shown = 500;

    /// <summary>The heading of the table.</summary>
    public static IReadOnlyList<string> Head { get; } = ["files", "number", "refused", "accepted", "slowest, ms", "wrong"];

    /// <summary>Files that were refused in one sentence.</summary>
    public int Refused { get; private set; }

    /// <summary>Files that were read, analysed and reported.</summary>
    public int Accepted { get; private set; }

    /// <summary>The longest time of a file.</summary>
    public TimeSpan Slowest { get; private set; }

    /// <summary>What no file may make the program do, each with the number of the file.</summary>
    public List<string> Wrong { get; } = [];

    /// <summary>Counts a file.</summary>
    public void Add(int number, Attempt attempt, string? elsewhere)
    {
        _ = attempt.IsRefused ? Refused++ : Accepted++;
        Slowest = attempt.Time > Slowest ? attempt.Time : Slowest;
        if ((attempt.Wrong ?? elsewhere) is { } wrong)
        {
            Wrong.Add($"{kind}, file {number}: {Shortened.To(Shown, wrong)}");
        }
    }

    /// <summary>A line of the table.</summary>
    public IReadOnlyList<string> Line() =>
    [
        kind,
        Text(Refused + Accepted),
        Text(Refused),
        Text(Accepted),
        Slowest.TotalMilliseconds.ToString("F0", CultureInfo.InvariantCulture),
        Text(Wrong.Count),
    ];

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);
}
