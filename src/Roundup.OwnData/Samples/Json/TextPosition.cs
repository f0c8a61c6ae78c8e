namespace Roundup.OwnData.Samples.Json;

/// <summary>A position in UTF-8 text, as an editor shows it.</summary>
internal struct TextPosition()
{
    /// <summary>The line, from 1.</summary>
    public long Line { get; private set; } = 1;

    /// <summary>The column in characters, from 1.</summary>
    public long Column { get; private set; } = 1;

    /// <summary>The number of bytes in the line before the position.</summary>
    public long Bytes { get; private set; }

    public void Pass(ReadOnlySpan<byte> text)
    {
        var last = text.LastIndexOf((byte)'\n');
        if (last >= 0)
        {
            Line += text.Count((byte)'\n');
            Column = 1;
            Bytes = 0;
        }

        var rest = text[(last + 1)..];
        Bytes += rest.Length;
        foreach (var one in rest)
        {
            // The second and later bytes of a character are 10xxxxxx.
            Column += (one & 0xC0) == 0x80 ? 0 : 1;
        }
    }

    /// <summary>The position that a JSON reader reports as line and bytes in the line, both from 0.</summary>
    /// <param name="text">What begins here.</param>
    /// <param name="line">The line.</param>
    /// <param name="bytes">The bytes of the line in front of the position.</param>
    /// <param name="offset">Where it is in <paramref name="text"/>.</param>
    public readonly TextPosition At(ReadOnlySpan<byte> text, long line, long bytes, out int offset)
    {
        var start = 0;
        for (var left = line + 1 - Line; left > 0 && text[start..].IndexOf((byte)'\n') is var end and >= 0; left--)
        {
            start += end + 1;
        }

        var before = start == 0 ? Bytes : 0;
        offset = start + (int)Math.Clamp(bytes - before, 0, text.Length - start);
        var position = this;
        position.Pass(text[..offset]);
        return position;
    }
}
