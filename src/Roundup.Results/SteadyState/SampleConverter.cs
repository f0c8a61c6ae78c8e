using System.Text.Json;
using System.Text.Json.Serialization;

namespace Roundup.Results;

/// <summary>Writes a sample as a flat array: a run has tens of thousands of them. What is unknown at its end is left out.</summary>
internal sealed class SampleConverter : JsonConverter<Sample>
{
    /// <summary>Elements before the readings.</summary>
    private const int Own = 4;

    public override Sample Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        var cells = JsonSerializer.Deserialize<double?[]>(ref reader, options);
        if (cells is null || cells.Length <= Own || cells.Length > Sample.Columns.Count)
        {
            throw new JsonException($"a sample has {Own + 1} to {Sample.Columns.Count} numbers");
        }

        double Number(int i) => cells[i] ?? throw new JsonException($"the sample's {Sample.Columns[i]} is missing");
        return Number(Own) >= 0
            ? new Sample((int)Number(0), (int)Number(1), (long)Number(2), Number(3), new BatchReadings(cells[Own..]))
            : throw new JsonException($"the sample's {Sample.Columns[Own]} is negative");
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
