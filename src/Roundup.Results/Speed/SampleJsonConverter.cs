using System.Text.Json;
using System.Text.Json.Serialization;
using Roundup.Results.Reading;

namespace Roundup.Results;

// Writes a sample as a flat array: a run has tens of thousands of them. What is unknown at its end is left out.
internal sealed class SampleJsonConverter : JsonConverter<Sample>
{
    private const int Own = 4;

    public override Sample Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        var tables = new double?[Sample.Columns.Count];
        var count = 0;
        if (reader.TokenType != JsonTokenType.StartArray)
        {
            throw new JsonException("a sample is a list of numbers");
        }

        while (reader.Read() && reader.TokenType != JsonTokenType.EndArray)
        {
            // Another version can have further probes at the end.
            var number = Number(ref reader, Sample.Columns[Math.Min(count, tables.Length - 1)]);
            if (count < tables.Length)
            {
                tables[count] = number;
                count++;
            }
        }

        if (count <= Own || tables.AsSpan(0, Own + 1).Contains(null))
        {
            throw new JsonException($"a sample has the numbers {string.Join(", ", Sample.Columns.Take(Own + 1))} at least");
        }

        return new Sample(
            (int)Whole(tables[0]!.Value, 0, 0, int.MaxValue),
            (int)Whole(tables[1]!.Value, 1, 0, int.MaxValue),
            (long)Whole(tables[2]!.Value, 2, 1, FileLimits.Number),
            tables[3]!.Value,
            new BatchReadings(tables[Own..]));
    }

    public override void Write(Utf8JsonWriter writer, Sample value, JsonSerializerOptions options)
    {
        writer.WriteStartArray();
        writer.WriteNumberValue(value.Round);
        writer.WriteNumberValue(value.Position);
        writer.WriteNumberValue(value.Calls);
        writer.WriteNumberValue(Math.Round(value.AtSeconds, 3));
        foreach (var reading in value.Values.Take(Known(value.Values)))
        {
            if (reading is { } number)
            {
                writer.WriteNumberValue(Math.Round(number, 1));
            }
            else
            {
                writer.WriteNullValue();
            }
        }

        writer.WriteEndArray();
    }

    private static double? Number(ref Utf8JsonReader reader, string column)
    {
        if (reader.TokenType == JsonTokenType.Null)
        {
            return null;
        }

        var number = reader.TokenType == JsonTokenType.Number && reader.TryGetDouble(out var read) ? read : double.NaN;
        return number is 0 or (>= FileLimits.LeastReading and <= FileLimits.Number)
            ? number
            : throw new JsonException($"the sample's {column} is not a number that a batch can have");
    }

    private static double Whole(double number, int column, double least, double most) =>
        number >= least && number <= most && number == Math.Floor(number)
            ? number
            : throw new JsonException($"the sample's {Sample.Columns[column]} is not a whole number that a batch can have");

    private static int Known(IReadOnlyList<double?> values)
    {
        var count = values.Count;
        while (count > 1 && values[count - 1] is null)
        {
            count--;
        }

        return count;
    }
}
