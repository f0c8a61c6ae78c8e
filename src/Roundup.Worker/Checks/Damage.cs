using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using Roundup.Contracts;

namespace Roundup.Worker.Checks;

/// <summary>Damaged copies of a payload, each with its place.</summary>
internal static class Damage
{
    /// <summary>The most places of a large payload.</summary>
    private const int MostPlaces = 64;

    /// <summary>A payload up to this length is truncated at each byte.</summary>
    private const int Small = 256;

    /// <summary>The shortest run of letters that is looked for in the texts of a value.</summary>
    private const int LeastLetters = 3;

    /// <summary>No byte of a UTF-8 text.</summary>
    private const byte NoText = 0xFF;

    /// <summary>
    /// 16 777 215 in both byte orders; read in the other order it is negative. So large that what is allocated for it shows, and so small
    /// that the process survives an array of as many references.
    /// </summary>
    private static readonly (string Form, byte[] Bytes)[] s_lengths =
        [("little-endian", [0xFF, 0xFF, 0xFF, 0x00]), ("big-endian", [0x00, 0xFF, 0xFF, 0xFF])];

    /// <summary>The beginnings of a payload.</summary>
    public static IEnumerable<(string Place, byte[] Payload)> Truncated(byte[] payload) =>
        (payload.Length <= Small ? Enumerable.Range(0, payload.Length) : Places(payload.Length))
            .Select(at => ($"cut at byte {at}", payload.AsSpan(0, at).ToArray()));

    /// <summary>With a huge length in four bytes.</summary>
    public static IEnumerable<(string Place, byte[] Payload)> Inflated(byte[] payload) =>
        from at in Places(payload.Length - s_lengths[0].Bytes.Length + 1)
        from length in s_lengths
        select ($"{length.Form} length at byte {at}", Replaced(payload, at, length.Bytes));

    /// <summary>With a letter of one of the value's texts replaced.</summary>
    public static IEnumerable<(string Place, byte[] Payload)> InvalidText<T>(byte[] payload, ICanonical<T> canonical, T value)
    {
        using var units = new MemoryStream();
        using var writer = new CanonicalWriter(units);
        canonical.Write(writer, value);
        writer.Flush();

        // Canonical bytes have the UTF-16 units of each text, whatever the names of the members are.
        var texts = units.ToArray();
        int[] letters = [.. Runs(payload)
            .Where(run => texts.AsSpan().IndexOf(Encoding.Unicode.GetBytes(Encoding.ASCII.GetString(payload, run.Start, run.Length))) >= 0)
            .SelectMany(run => Enumerable.Range(run.Start, run.Length))];
        return Places(letters.Length).Select(place => ($"no UTF-8 at byte {letters[place]}", Replaced(payload, letters[place], [NoText])));
    }

    /// <summary>At most so many places, spread evenly over a length.</summary>
    private static IEnumerable<int> Places(int length)
    {
        var places = Math.Max(0, Math.Min(length, MostPlaces));
        return Enumerable.Range(0, places).Select(place => (int)((long)place * length / places));
    }

    private static byte[] Replaced(byte[] payload, int at, byte[] by)
    {
        var damaged = (byte[])payload.Clone();
        by.CopyTo(damaged, at);
        return damaged;
    }

    /// <summary>The runs of ASCII letters.</summary>
    private static IEnumerable<(int Start, int Length)> Runs(byte[] payload)
    {
        for (var start = 0; start < payload.Length; start++)
        {
            var end = start;
            while (end < payload.Length && payload[end] is (>= (byte)'a' and <= (byte)'z') or (>= (byte)'A' and <= (byte)'Z'))
            {
                end++;
            }

            if (end - start >= LeastLetters)
            {
                yield return (start, end - start);
            }

            start = end;
        }
    }
}
