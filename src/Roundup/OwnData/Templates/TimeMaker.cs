using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>Dates and times: what was made lies before what was changed, and that before what ends.</summary>
internal sealed class TimeMaker(SeededRandom random)
{
    private const int DaySeconds = 86_400;
    private static readonly int[] s_offsets = [0, 60, 120, -300, -480, 330, 540];

    /// <summary>A value of a type; null where it is none of time.</summary>
    public object? Of(Type type, MemberWords words) =>
        type == typeof(DateTime) ? DateTime(words)
        : type == typeof(DateTimeOffset) ? Offset(words)
        : type == typeof(DateOnly) ? DateOnly.FromDateTime(Day(words))
        : type == typeof(TimeOnly) ? new TimeOnly(random.Int(0, 23), random.Int(0, 59), random.Int(0, 59))
        : type == typeof(TimeSpan) ? Span(words)
        : null;

    /// <summary>Whether it is a day of a calendar rather than a moment.</summary>
    private static bool IsDay(MemberWords words) => words.Has("birth", "birthday", "born", "dob", "birthdate") || words.EndsIn("day");

    private DateTime DateTime(MemberWords words) => IsDay(words)
        ? System.DateTime.SpecifyKind(Day(words), DateTimeKind.Unspecified)
        : Day(words).AddSeconds(random.Int(0, DaySeconds - 1)).AddMilliseconds(random.Int(0, 999));

    private DateTimeOffset Offset(MemberWords words) =>
        new DateTimeOffset(DateTime(words).Ticks, TimeSpan.FromMinutes(random.Pick(s_offsets)));

    private DateTime Day(MemberWords words)
    {
        var (first, last) = Years(words);
        var start = new DateTime(first, 1, 1, 0, 0, 0, DateTimeKind.Utc);
        return start.AddDays(random.Int(0, ((last - first + 1) * 365) - 1));
    }

    private static (int First, int Last) Years(MemberWords words) =>
        words.Has("birth", "birthday", "born", "dob", "birthdate") ? (1950, 2006)
        : words.Has("expire", "expiry", "expiration", "expired", "due", "end", "until", "valid", "deadline", "renewal", "to") ? (2026, 2028)
        : words.Has("update", "updated", "modified", "changed", "shipped", "delivered", "paid", "closed", "completed", "finished", "last")
            ? (2025, 2025)
        : words.Has("published", "release", "released", "founded", "hired", "joined") ? (2005, 2024)
        : (2022, 2024);

    private TimeSpan Span(MemberWords words) =>
        words.Has("timeout", "latency", "delay", "elapsed", "interval") ? TimeSpan.FromMilliseconds(random.Int(1, 30_000))
        : words.Has("uptime", "age") ? TimeSpan.FromSeconds(random.Int(1, 90 * DaySeconds))
        : TimeSpan.FromSeconds(random.Int(1, 8 * 3600));
}
