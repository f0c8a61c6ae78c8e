namespace Roundup.Contracts;

/// <summary>
/// One walk through a value. Generated code calls it for each object that two values can share and for each member whose value can be
/// changed. Paths have the notation of <see cref="Comparison"/>.
/// </summary>
public abstract class GraphWalk
{
    private readonly MemberPath _path = new();

    /// <summary>Called for an object, a collection or an array at the current path.</summary>
    /// <param name="value">The object.</param>
    /// <param name="isMutable">Whether a program can change the object.</param>
    /// <returns>Whether to walk through the object: false if this walk has met it before.</returns>
    public abstract bool Meets(object value, bool isMutable);

    /// <summary>Enters a member.</summary>
    public void Enter(string member) => _path.Enter(member);

    /// <summary>Enters the elements of a collection.</summary>
    /// <param name="member">The member that holds the value; null if the walk has entered it already.</param>
    /// <param name="items">The collection.</param>
    /// <returns>True if the walk is now in the elements; then a call of <see cref="LeaveElements"/> must follow.</returns>
    public bool EnterElements<T>(string? member, IEnumerable<T>? items)
    {
        // IsReadOnly is true for arrays although their elements can be set. An empty array has none, and is often a shared object.
        var isMutable = items is T[] array ? array.Length > 0 : items is ICollection<T> { IsReadOnly: false };
        if (items is null || !MeetsAt(member, items, isMutable))
        {
            return false;
        }

        _path.Enter(member);
        _path.EnterElements();
        return true;
    }

    /// <summary>Leaves the elements and the member that holds them.</summary>
    public void LeaveElements()
    {
        _path.Leave();
        _path.Leave();
    }

    /// <summary>Leaves the member or the elements that were entered last.</summary>
    public void Leave() => _path.Leave();

    /// <summary>Called for an array of bytes, which is changed in place.</summary>
    /// <param name="member">The member that holds the array; null if the walk has entered it already.</param>
    /// <param name="bytes">The bytes.</param>
    public void Bytes(string? member, byte[]? bytes)
    {
        if (bytes is { Length: > 0 } && MeetsAt(member, bytes, isMutable: true) && Wants(member) && Takes(member))
        {
            bytes[0] ^= 1;
        }
    }

    /// <summary>Called for a value without settable members; decides whether to replace it, and by what.</summary>
    /// <param name="member">The member that holds the value; null if the walk has entered it already.</param>
    /// <param name="value">The value.</param>
    /// <param name="other">The value to set.</param>
    /// <returns>Whether to set <paramref name="other"/>.</returns>
    public bool Changes<T>(string? member, T value, out T other)
    {
        other = value;
        if (!Wants(member) || OtherValue.Make(value) is not T found)
        {
            return false;
        }

        other = found;
        return Takes(member);
    }

    /// <summary>Does the same for an enum.</summary>
    public bool Changes<T>(string? member, T value, T first, T second, out T other)
        where T : struct, Enum
    {
        other = EqualityComparer<T>.Default.Equals(value, first) ? second : first;
        return Wants(member) && Takes(member);
    }

    /// <summary>Whether a member is a candidate for a change. Asked before another value is looked for.</summary>
    /// <param name="member">The member; null if the walk has entered it already.</param>
    protected abstract bool Wants(string? member);

    /// <summary>Whether to change a member that is a candidate.</summary>
    /// <param name="member">The member; null if the walk has entered it already.</param>
    protected abstract bool Takes(string? member);

    /// <summary>The path of a member of the current object, or of the current object itself.</summary>
    protected string At(string? member = null)
    {
        _path.Enter(member);
        var path = _path.ToString();
        _path.Leave();
        return path;
    }

    private bool MeetsAt(string? member, object value, bool isMutable)
    {
        _path.Enter(member);
        var meets = Meets(value, isMutable);
        _path.Leave();
        return meets;
    }
}

/// <summary>
/// Finds a different value that any format that keeps the original keeps, too: with the same length, range and number of digits.
/// </summary>
internal static class OtherValue
{
    /// <summary>Larger numbers may be at the limit of what a format keeps.</summary>
    private const int Large = 1 << 20;

    /// <summary>Another value of the same type; null if there is no similar one.</summary>
    public static object? Make(object? value) => value switch
    {
        bool flag => !flag,
        byte number => (byte)(number ^ 1),
        sbyte number => (sbyte)(number ^ 1),
        short number => (short)(number ^ 1),
        ushort number => (ushort)(number ^ 1),
        int number => (int)Make((long)number),
        uint number => (uint)Make((long)number),
        long number => Make(number),
        ulong number => number < Large ? number ^ 1 : 3,
        float number => number == 3 ? 4f : 3f,
        double number => number == 3 ? 4d : 3d,
        decimal number => Math.Abs(number) < Large ? number + 1 : null,
        char unit => IsLetterOrDigit(unit) ? Make(unit) : null,
        string text => Make(text),
        Guid guid => Make(guid),
        TimeSpan span => Make(span),

        // Only UTC: a local time of another day can be one that daylight saving time skips.
        DateTime { Kind: DateTimeKind.Utc } time => time.AddDays(Day(time.Year)),
        DateTimeOffset moment => moment.AddDays(Day(moment.Year)),
        _ => null,
    };

    private static long Make(long number) => Math.Abs(number / 2) < Large / 2 ? number ^ 1 : 3;

    private static char Make(char unit) =>
        unit is 'a' or 'A' or '1' ? (char)(unit + 1) : (char)(unit <= '9' ? '1' : unit <= 'Z' ? 'A' : 'a');

    private static string? Make(string text)
    {
        for (var i = 0; i < text.Length; i++)
        {
            if (IsLetterOrDigit(text[i]))
            {
                return text.Substring(0, i) + Make(text[i]) + text.Substring(i + 1);
            }
        }

        return null;
    }

    private static Guid Make(Guid guid)
    {
        var bytes = guid.ToByteArray();
        bytes[bytes.Length - 1] ^= 1;
        return new Guid(bytes);
    }

    /// <summary>One second nearer to zero, since some formats refuse times below zero or from one day on.</summary>
    private static TimeSpan Make(TimeSpan span) =>
        span + TimeSpan.FromSeconds(Math.Abs(span.Ticks / 2) < TimeSpan.TicksPerSecond ? 3 : -Math.Sign(span.Ticks));

    private static int Day(int year) => year < 2000 ? 1 : -1;

    private static bool IsLetterOrDigit(char unit) => unit is (>= 'a' and <= 'z') or (>= 'A' and <= 'Z') or (>= '0' and <= '9');
}
