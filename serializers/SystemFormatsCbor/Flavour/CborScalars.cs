using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Cbor;

/// <summary>Code that writes and reads each scalar as CBOR (docs/model-compiler.md). <c>CborValues</c> is a helper class.</summary>
internal static class CborScalars
{
    private static readonly Dictionary<string, ScalarForm> s_byName = new()
    {
        ["bool"] = Native("Boolean"),
        ["byte"] = Narrow("byte", "UInt32"),
        ["sbyte"] = Narrow("sbyte", "Int32"),
        ["short"] = Narrow("short", "Int32"),
        ["ushort"] = Narrow("ushort", "UInt32"),
        ["int"] = Native("Int32"),
        ["uint"] = Native("UInt32"),
        ["long"] = Native("Int64"),
        ["ulong"] = Native("UInt64"),
        ["float"] = Native("Single"),
        ["double"] = Native("Double"),
        ["decimal"] = Native("Decimal"),
        ["char"] = Narrow("char", "UInt32"),
        ["TimeSpan"] = new("writer.WriteInt64({0}.Ticks);", "new TimeSpan(reader.ReadInt64())"),
        ["TimeOnly"] = new("writer.WriteInt64({0}.Ticks);", "new TimeOnly(reader.ReadInt64())"),
        ["DateTimeOffset"] = Native("DateTimeOffset"),
        ["DateTime"] = Helped("DateTime"),
        ["DateOnly"] = Helped("DateOnly"),
        ["Guid"] = Helped("Guid"),
        ["string"] = Helped("Text"),
        ["byte[]"] = Helped("Blob"),
        ["Uri"] = Helped("Uri"),
        ["Version"] = Helped("Version"),
    };

    public static ScalarForm Get(ScalarType type) => type.In(s_byName);

    private static ScalarForm Native(string method) => new($"writer.Write{method}({{0}});", $"reader.Read{method}()");

    private static ScalarForm Narrow(string name, string method) =>
        new($"writer.Write{method}({{0}});", $"checked(({name})reader.Read{method}())");

    private static ScalarForm Helped(string method) => new($"CborValues.Write{method}(writer, {{0}});", $"CborValues.Read{method}(reader)");
}
