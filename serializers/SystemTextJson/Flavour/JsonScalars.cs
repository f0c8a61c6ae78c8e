using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>Code that writes and reads each scalar as System.Text.Json's own converters do. <c>JsonValues</c> is a helper class.</summary>
internal static class JsonScalars
{
    private static readonly Dictionary<string, ScalarForm> s_byName = new()
    {
        ["bool"] = new("writer.WriteBooleanValue({0});", "reader.GetBoolean()"),
        ["byte"] = Number("Byte"),
        ["sbyte"] = Number("SByte"),
        ["short"] = Number("Int16"),
        ["ushort"] = Number("UInt16"),
        ["int"] = Number("Int32"),
        ["uint"] = Number("UInt32"),
        ["long"] = Number("Int64"),
        ["ulong"] = Number("UInt64"),
        ["float"] = Number("Single"),
        ["double"] = Number("Double"),
        ["decimal"] = Number("Decimal"),
        ["char"] = new("writer.WriteStringValue({0}.ToString());", "JsonValues.ReadChar(ref reader)"),
        ["Guid"] = Text("Guid"),
        ["DateTime"] = Text("DateTime"),
        ["DateTimeOffset"] = Text("DateTimeOffset"),
        ["TimeSpan"] =
            new("writer.WriteStringValue({0}.ToString());", "TimeSpan.ParseExact(reader.GetString(), \"c\", CultureInfo.InvariantCulture)"),
        ["DateOnly"] = new(
            "writer.WriteStringValue({0}.ToString(\"O\", CultureInfo.InvariantCulture));",
            "DateOnly.ParseExact(reader.GetString(), \"O\", CultureInfo.InvariantCulture)"),
        ["TimeOnly"] = new(
            "writer.WriteStringValue({0}.ToString(\"O\", CultureInfo.InvariantCulture));",
            "TimeOnly.ParseExact(reader.GetString(), \"O\", CultureInfo.InvariantCulture)"),
        ["string"] = Text("String"),
        ["byte[]"] = new("JsonValues.WriteBlob(writer, {0});", "JsonValues.ReadBlob(ref reader)"),
        ["Uri"] = new("writer.WriteStringValue({0}?.OriginalString);", "JsonValues.ReadUri(ref reader)"),
        ["Version"] = new("writer.WriteStringValue({0}?.ToString());", "JsonValues.ReadVersion(ref reader)"),
    };

    public static ScalarForm Get(ScalarType type) => type.In(s_byName);

    private static ScalarForm Number(string method) => new("writer.WriteNumberValue({0});", $"reader.Get{method}()");

    private static ScalarForm Text(string method) => new("writer.WriteStringValue({0});", $"reader.Get{method}()");
}
