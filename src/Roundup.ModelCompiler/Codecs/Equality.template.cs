using System;
using System.Collections.Generic;
using System.Globalization;
using Roundup.Contracts;

namespace Roundup.Flavours;

/// <summary>
/// The rules of equality for values without members. Each method reports to a comparison; <c>member</c> is the member that holds the
/// values, or null where the comparison stands there already. Nothing is formatted, and no path built, unless something differs.
/// </summary>
internal static class DatasetEquality
{
    /// <summary>A value without form of its own: it is equal, or another one. Types with more to compare have an overload each.</summary>
    internal static void Value<T>(Comparison comparison, string member, T expected, T actual)
        where T : struct
    {
        if (!EqualityComparer<T>.Default.Equals(expected, actual))
        {
            Differs(comparison, member, "value", Show(expected), Show(actual));
        }
    }

    internal static void Value(Comparison comparison, string member, char expected, char actual)
    {
        if (expected != actual)
        {
            Differs(comparison, member, "value", ((int)expected).ToString("X4"), ((int)actual).ToString("X4"));
        }
    }

    internal static void Value(Comparison comparison, string member, float expected, float actual)
    {
        if (!expected.Equals(actual))
        {
            Differs(
                comparison,
                member,
                "value",
                expected.ToString("R", CultureInfo.InvariantCulture),
                actual.ToString("R", CultureInfo.InvariantCulture));
        }
        else if (expected == 0 && 1 / expected != 1 / actual)
        {
            Differs(comparison, member, Comparison.SignOfZero, 1 / expected < 0 ? "-0" : "0", 1 / actual < 0 ? "-0" : "0");
        }
    }

    internal static void Value(Comparison comparison, string member, double expected, double actual)
    {
        if (!expected.Equals(actual))
        {
            Differs(
                comparison,
                member,
                "value",
                expected.ToString("R", CultureInfo.InvariantCulture),
                actual.ToString("R", CultureInfo.InvariantCulture));
        }
        else if (expected == 0 && 1 / expected != 1 / actual)
        {
            Differs(comparison, member, Comparison.SignOfZero, 1 / expected < 0 ? "-0" : "0", 1 / actual < 0 ? "-0" : "0");
        }
    }

    internal static void Value(Comparison comparison, string member, decimal expected, decimal actual)
    {
        if (expected != actual)
        {
            Differs(comparison, member, "value", Show(expected), Show(actual));
            return;
        }

        var flags = Flags(expected) ^ Flags(actual);
        if ((flags & 0x00FF0000) != 0)
        {
            Differs(comparison, member, Comparison.DecimalScale, Show(expected), Show(actual));
        }

        if (flags < 0)
        {
            Differs(comparison, member, Comparison.SignOfZero, Flags(expected) < 0 ? "-0" : "0", Flags(actual) < 0 ? "-0" : "0");
        }
    }

    internal static void Value(Comparison comparison, string member, string expected, string actual)
    {
        // Ordinal: UTF-16 unit by unit.
        if (expected != actual && Both(comparison, member, expected, actual))
        {
            Differs(comparison, member, "value", Visible(expected), Visible(actual));
        }
    }

    /// <summary>A text in quotation marks, with escape sequences for line ends, other controls and halves of surrogate pairs.</summary>
    private static string Visible(string text)
    {
        var visible = new System.Text.StringBuilder("\"");
        for (var i = 0; i < text.Length; i++)
        {
            var one = text[i];
            if (i + 1 < text.Length && char.IsSurrogatePair(one, text[i + 1]))
            {
                visible.Append(one).Append(text[++i]);
            }
            else
            {
                visible.Append(
                    one == '\r' ? "\\r" : one == '\n' ? "\\n" : one == '\t' ? "\\t"
                    : char.IsControl(one) || char.IsSurrogate(one) ? "\\u" + ((int)one).ToString("X4")
                    : one.ToString());
            }
        }

        return visible.Append('"').ToString();
    }

    internal static void Value(Comparison comparison, string member, DateTime expected, DateTime actual)
    {
        if (expected.Ticks != actual.Ticks)
        {
            Differs(comparison, member, "DateTime.Ticks", Show(expected), Show(actual));
        }

        if (expected.Kind != actual.Kind)
        {
            Differs(comparison, member, "DateTime.Kind", expected.Kind.ToString(), actual.Kind.ToString());
        }
    }

    internal static void Value(Comparison comparison, string member, DateTimeOffset expected, DateTimeOffset actual)
    {
        if (expected.UtcTicks != actual.UtcTicks)
        {
            Differs(comparison, member, "DateTimeOffset.Ticks", Show(expected), Show(actual));
        }

        if (expected.Offset != actual.Offset)
        {
            Differs(comparison, member, "DateTimeOffset.Offset", expected.Offset.ToString(), actual.Offset.ToString());
        }
    }

    internal static void Value(Comparison comparison, string member, Uri expected, Uri actual)
    {
        // Uri.Equals ignores the fragment.
        if (Both(comparison, member, expected, actual))
        {
            Value(comparison, member, expected.OriginalString, actual.OriginalString);
        }
    }

    internal static void Value(Comparison comparison, string member, Version expected, Version actual)
    {
        if (Both(comparison, member, expected, actual) && expected != actual)
        {
            Differs(comparison, member, "value", expected.ToString(), actual.ToString());
        }
    }

    internal static void Value(Comparison comparison, string member, byte[] expected, byte[] actual)
    {
        if (!SameCount(comparison, member, expected?.Length, actual?.Length))
        {
            return;
        }

        for (var i = 0; i < expected.Length; i++)
        {
            if (expected[i] != actual[i])
            {
                Differs(comparison, member, "value", "byte " + i + " is " + expected[i], actual[i].ToString());
                return;
            }
        }
    }

    internal static void Enum<T>(Comparison comparison, string member, T expected, T actual)
        where T : struct, Enum
    {
        if (!EqualityComparer<T>.Default.Equals(expected, actual))
        {
            comparison.Enter(member);
            comparison.Differs("value", expected.ToString(), actual.ToString(), EqualityComparer<T>.Default.Equals(expected, default));
            comparison.Leave();
        }
    }

    /// <summary>Matches the elements of two sets by what identifies them.</summary>
    internal static void Set<T, TKey>(
        Comparison comparison, string member, IEnumerable<T> expected, IEnumerable<T> actual, Func<T, TKey> key)
    {
        var rest = new HashSet<TKey>();
        foreach (var item in actual)
        {
            rest.Add(key(item));
        }

        foreach (var item in expected)
        {
            if (!rest.Remove(key(item)))
            {
                Differs(comparison, member, "element missing", Show(item), "none");
            }
        }
    }

    /// <summary>The values of a map by what identifies their keys, whatever the map's own comparer takes for equal.</summary>
    internal static Dictionary<TKey, TValue> ByKey<T, TKey, TValue>(IEnumerable<KeyValuePair<T, TValue>> map, Func<T, TKey> key)
    {
        var values = new Dictionary<TKey, TValue>();
        foreach (var pair in map)
        {
            values[key(pair.Key)] = pair.Value;
        }

        return values;
    }

    internal static long Key(double value) => BitConverter.DoubleToInt64Bits(double.IsNaN(value) ? double.NaN : value);

    internal static (decimal Value, int Flags) Key(decimal value) => (value, Flags(value));

    internal static (long Ticks, DateTimeKind Kind) Key(DateTime value) => (value.Ticks, value.Kind);

    internal static (long Ticks, TimeSpan Offset) Key(DateTimeOffset value) => (value.Ticks, value.Offset);

    internal static string Key(Uri value) => value?.OriginalString;

    /// <summary>Whether there are two values to compare; one without the other is a difference.</summary>
    internal static bool Both<T>(Comparison comparison, string member, T? expected, T? actual)
        where T : struct
    {
        if (expected.HasValue != actual.HasValue)
        {
            Differs(
                comparison,
                member,
                "null",
                expected.HasValue ? Show(expected.Value) : "null",
                actual.HasValue ? Show(actual.Value) : "null");
        }

        return expected.HasValue && actual.HasValue;
    }

    /// <summary>Whether there are two objects to compare; one without the other is a difference.</summary>
    internal static bool Both(Comparison comparison, string member, object expected, object actual)
    {
        if (expected is null != actual is null)
        {
            Differs(comparison, member, "null", expected is null ? "null" : "not null", actual is null ? "null" : "not null");
        }

        return expected is not null && actual is not null;
    }

    /// <summary>Whether there are two collections of the same count; a null count means no collection.</summary>
    internal static bool SameCount(Comparison comparison, string member, int? expected, int? actual)
    {
        if (expected.HasValue != actual.HasValue)
        {
            Differs(comparison, member, "null", expected.HasValue ? "not null" : "null", actual.HasValue ? "not null" : "null");
        }
        else if (expected != actual)
        {
            Differs(comparison, member, "count", Show(expected), Show(actual));
        }

        return expected.HasValue && expected == actual;
    }

    internal static bool SameType(Comparison comparison, object expected, object actual)
    {
        var same = expected.GetType() == actual.GetType();
        if (!same)
        {
            comparison.Differs("type", expected.GetType().Name, actual.GetType().Name);
        }

        return same;
    }

    internal static string Show<T>(T value) => value switch
    {
        null => "null",
        DateTime date => date.ToString("o", CultureInfo.InvariantCulture),
        DateTimeOffset date => date.ToString("o", CultureInfo.InvariantCulture),
        IFormattable formattable => formattable.ToString(null, CultureInfo.InvariantCulture),
        _ => value.ToString(),
    };

    /// <summary>Scale and sign.</summary>
    private static int Flags(decimal value)
    {
#if NET5_0_OR_GREATER
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(value, bits);
        return bits[3];
#else
        return decimal.GetBits(value)[3];
#endif
    }

    private static void Differs(Comparison comparison, string member, string what, string expected, string actual)
    {
        if (member is null)
        {
            comparison.Differs(what, expected, actual);
            return;
        }

        comparison.Enter(member);
        comparison.Differs(what, expected, actual);
        comparison.Leave();
    }
}
