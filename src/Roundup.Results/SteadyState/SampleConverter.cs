using System.Text.Json;
using System.Text.Json.Serialization;

namespace Roundup.Results;

/// <summary>Writes a sample as a flat array: a run has tens of thousands of them.</summary>
internal sealed class SampleConverter : JsonConverter<Sample>
{
    public override Sample Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        var cells = JsonSerializer.Deserialize<double?[]>(ref reader, options);
        if (cells is null || cells.Length != Sample.Columns.Count)
        {
            throw new JsonException($"a sample has {Sample.Columns.Count} numbers");
        }

        double Number(int i) => cells[i] ?? throw new JsonException($"the sample's {Sample.Columns[i]} is missing");
        return new Sample(
            (int)Number(0), (int)Number(1), (long)Number(2), Number(3), cells[4], (long?)cells[5],
            (int)Number(6), (int)Number(7), (int)Number(8), cells[9], Number(10), Number(11), Number(12));
    }

    public override void Write(Utf8JsonWriter writer, Sample value, JsonSerializerOptions options)
    {
        writer.WriteStartArray();
        writer.WriteNumberValue(value.Round);
        writer.WriteNumberValue(value.Position);
        writer.WriteNumberValue(value.Calls);
        writer.WriteNumberValue(Math.Round(value.WallNs, 1));
        WriteOptional(writer, value.CpuNs);
        WriteOptional(writer, value.AllocatedBytes);
        writer.WriteNumberValue(value.Gen0);
        writer.WriteNumberValue(value.Gen1);
        writer.WriteNumberValue(value.Gen2);
        WriteOptional(writer, value.PauseNs);
        writer.WriteNumberValue(Math.Round(value.CanaryBeforeNs, 1));
        writer.WriteNumberValue(Math.Round(value.CanaryAfterNs, 1));
        writer.WriteNumberValue(Math.Round(value.AtSeconds, 3));
        writer.WriteEndArray();
    }

    private static void WriteOptional(Utf8JsonWriter writer, double? value)
    {
        if (value is { } number)
        {
            writer.WriteNumberValue(Math.Round(number, 1));
        }
        else
        {
            writer.WriteNullValue();
        }
    }
}
