namespace Roundup.Contracts;

/// <summary>
/// Random values that are the same on every runtime and machine for the same seed. The generator is SplitMix64
/// (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): not for secrets.
/// </summary>
public sealed class SeededRandom(ulong seed)
{
    private ulong _state = seed;

    /// <summary>Creates the generator for item <paramref name="index"/> of those that share <paramref name="seed"/>.</summary>
    public static SeededRandom For(ulong seed, int index) =>
        new(new SeededRandom(seed ^ ((ulong)(uint)index * 0xD1B54A32D192ED03)).NextUInt64());

    /// <summary>64 random bits.</summary>
    public ulong NextUInt64()
    {
        var z = _state += 0x9E3779B97F4A7C15;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        return z ^ (z >> 31);
    }

    /// <summary>An integer from <paramref name="min"/> to <paramref name="max"/>, both included.</summary>
    public int Int(int min, int max) => (int)(min + (long)(NextUInt64() % (ulong)((long)max - min + 1)));

    /// <summary>An integer from <paramref name="min"/> to <paramref name="max"/>, both included.</summary>
    public long Long(long min, long max) => min + (long)(NextUInt64() % ((ulong)max - (ulong)min + 1));

    /// <summary>A number with 53 random bits: at least 0, and less than 1.</summary>
    public double Double() => (NextUInt64() >> 11) * (1.0 / (1UL << 53));

    /// <summary>An amount with two decimal places: at least 0, and less than <paramref name="max"/>.</summary>
    public decimal Money(int max) => new decimal(Long(0, (max * 100L) - 1)) / 100m;

    /// <summary>True or false with equal probability.</summary>
    public bool Bool() => (NextUInt64() & 1) == 0;

    /// <summary>One of <paramref name="choices"/>, each with equal probability.</summary>
    public T Pick<T>(IReadOnlyList<T> choices) => choices[Int(0, choices.Count - 1)];

    /// <summary>A Guid of random bits.</summary>
    public Guid Guid() => new(Bytes(16));

    /// <summary><paramref name="length"/> random bytes.</summary>
    public byte[] Bytes(int length)
    {
        var bytes = new byte[length];
        for (var i = 0; i < length; i++)
        {
            bytes[i] = (byte)(NextUInt64() >> 56);
        }

        return bytes;
    }

    /// <summary><paramref name="length"/> lower-case ASCII letters.</summary>
    public string Letters(int length)
    {
        var letters = new char[length];
        for (var i = 0; i < length; i++)
        {
            letters[i] = (char)('a' + Int(0, 25));
        }

        return new string(letters);
    }

    /// <summary>
    /// <paramref name="count"/> words of two to nine letters, separated by blanks; the first begins with a capital letter.
    /// </summary>
    public string Words(int count)
    {
        var words = new string[count];
        for (var i = 0; i < count; i++)
        {
            words[i] = Letters(Int(2, 9));
        }

        var text = string.Join(" ", words);
        return text.Length == 0 ? text : char.ToUpperInvariant(text[0]) + text.Substring(1);
    }

    /// <summary>A UTC time, to the second, between the start of 2000 and the end of 2029.</summary>
    public DateTime UtcDate() => new DateTime(2000, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddSeconds(Long(0, 946_684_799));
}
