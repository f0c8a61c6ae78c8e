using System.Globalization;
using System.Text;
using System.Text.Json;
using Roundup.Results.Texts;

namespace Roundup.Results.Reading;

// A name is decoded only when the place is asked for.
internal sealed class JsonPlace
{
    private const int LongestName = 60;

    // One level more than the reader allows: the root is a level too.
    private readonly Level[] _levels = new Level[FileLimits.Depth + 2];
    private int _depth;

    // Elements or members of the innermost list or object so far.
    public int Count => _levels[_depth].Count;

    public void Follow(ref Utf8JsonReader reader)
    {
        ref var level = ref _levels[_depth];
        switch (reader.TokenType)
        {
            case JsonTokenType.PropertyName:
                // The quote before the name is not part of it.
                (level.NameStart, level.NameLength) = ((int)reader.TokenStartIndex + 1, reader.ValueSpan.Length);
                level.Count++;
                break;
            case JsonTokenType.EndArray or JsonTokenType.EndObject:
                _depth--;
                break;
            default:
                level.Count += level.IsArray ? 1 : 0;
                if (reader.TokenType is JsonTokenType.StartArray or JsonTokenType.StartObject)
                {
                    _levels[++_depth] = new() { IsArray = reader.TokenType == JsonTokenType.StartArray };
                }

                break;
        }
    }

    // Such as $.cases[3].id.
    public string In(ReadOnlySpan<byte> json)
    {
        var path = new StringBuilder("$");
        foreach (var level in _levels.AsSpan(0, _depth + 1))
        {
            if (level is { IsArray: true, Count: > 0 })
            {
                path.Append(CultureInfo.InvariantCulture, $"[{level.Count - 1}]");
            }
            else if (level.NameLength > 0)
            {
                path.Append('.').Append(Shortened.To(LongestName, Encoding.UTF8.GetString(json.Slice(level.NameStart, level.NameLength))));
            }
        }

        return path.ToString();
    }

    private record struct Level
    {
        public bool IsArray { get; set; }

        public int Count { get; set; }

        public int NameStart { get; set; }

        public int NameLength { get; set; }
    }
}
