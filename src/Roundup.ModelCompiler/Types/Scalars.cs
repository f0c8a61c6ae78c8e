using Microsoft.CodeAnalysis;

namespace Roundup.ModelCompiler.Types;

/// <summary>A value without members: a number, text, a date, a blob.</summary>
public sealed class ScalarType : ModelType
{
    internal ScalarType(string name, ScalarForm canonical, ScalarForm handwritten, string copy, string? key)
        : base(name) => (Canonical, Handwritten, Copy, Key) = (canonical, handwritten, copy, key);

    // The code that transfers values between processes.
    internal ScalarForm Canonical { get; }

    // The code of the handwritten reference.
    internal ScalarForm Handwritten { get; }

    // An expression that creates a distinct copy of {0}; {0} for a plain value.
    internal string Copy { get; }

    internal bool IsReference { get; init; }

    // What formats without the scalar have in its place; null for a scalar that all formats have.
    internal StandIn? StandIn { get; init; }

    internal override bool IsPlainValue => Copy == "{0}";

    internal override string? Key { get; }

    internal ScalarForm In(IReadOnlyDictionary<string, ScalarForm> forms)
    {
        if (forms.TryGetValue(Name, out var form) || StandIn is null)
        {
            return form ?? forms[Name];
        }

        var other = forms[StandIn.Type];
        return new(StandIn.Given(other.Write), StandIn.Taken(other.Read));
    }
}

// Type: the other scalar's name.
// To: an expression of the other scalar that {0} becomes.
// From: an expression of the scalar, of {0}, the other one.
internal sealed record StandIn(string Type, string To, string From)
{
    // Code that takes the other scalar as {0}, for the scalar.
    public string Given(string code) => code.Replace("{0}", To, StringComparison.Ordinal);

    public string Format(string expression) => To.Replace("{0}", expression, StringComparison.Ordinal);

    public string Taken(string expression) => From.Replace("{0}", expression, StringComparison.Ordinal);
}

// The code for a scalar: a statement that writes {0} to writer, and an expression that reads it from reader.
internal sealed record ScalarForm(string Write, string Read);

// Every scalar that a model can have, by the full name of its type. Values and Equality are the helper classes of all generated code.
internal static class Scalars
{
    private const string Invariant = "global::System.Globalization.CultureInfo.InvariantCulture";

    public static IReadOnlyDictionary<string, ScalarType> ByFullName { get; } = new Dictionary<string, ScalarType>
    {
        ["System.Boolean"] = Number("bool", "ReadBoolean"),
        ["System.Byte"] = Number("byte", "ReadByte"),
        ["System.SByte"] = Number("sbyte", "ReadSByte"),
        ["System.Int16"] = Number("short", "ReadInt16"),
        ["System.UInt16"] = Number("ushort", "ReadUInt16"),
        ["System.Int32"] = Number("int", "ReadInt32"),
        ["System.UInt32"] = Number("uint", "ReadUInt32"),
        ["System.Int64"] = Number("long", "ReadInt64"),
        ["System.UInt64"] = Number("ulong", "ReadUInt64"),
        ["System.Single"] = Number("float", "ReadSingle", key: "Equality.Key({0})"),
        ["System.Double"] = Number("double", "ReadDouble", key: "Equality.Key({0})"),
        ["System.Decimal"] = Number("decimal", "ReadDecimal", key: "Equality.Key({0})"),

        // BinaryWriter would encode a char, and refuse half a surrogate pair.
        ["System.Char"] = Value("char", "writer.Write((ushort){0});", "(char)reader.ReadUInt16()"),
        ["System.Guid"] = Value("Guid", "Values.WriteGuid(writer, {0});", "Values.ReadGuid(reader)"),
        ["System.TimeSpan"] = Value("TimeSpan", "writer.Write({0}.Ticks);", "new TimeSpan(reader.ReadInt64())"),
        ["System.DateOnly"] = Value("DateOnly", "writer.Write({0}.DayNumber);", "DateOnly.FromDayNumber(reader.ReadInt32())"),
        ["System.TimeOnly"] = Value("TimeOnly", "writer.Write({0}.Ticks);", "new TimeOnly(reader.ReadInt64())"),
        ["System.DateTimeOffset"] = Value(
            "DateTimeOffset", "Values.WriteDateTimeOffset(writer, {0});", "Values.ReadDateTimeOffset(reader)", "Equality.Key({0})"),
        ["System.DateTime"] = new(
            "DateTime",
            new("writer.WriteDateTime({0});", "reader.ReadDateTime()"),
            new("Values.WriteDateTime(writer, {0});", "Values.ReadDateTime(reader)"),
            copy: "{0}",
            key: "Equality.Key({0})"),

        ["System.Half"] = Value("Half", "writer.Write((float){0});", "(Half)reader.ReadSingle()", "Equality.Key((double){0})", new(
            "float", "((float){0})", "(Half)({0})")),
        ["System.Int128"] = Wide("Int128"),
        ["System.UInt128"] = Wide("UInt128"),
        ["System.ReadOnlyMemory<System.Byte>"] = Memory("ReadOnlyMemory<byte>"),
        ["System.Memory<System.Byte>"] = Memory("Memory<byte>"),

        ["System.String"] = Reference("string", "writer.WriteText({0});", "reader.ReadText()", "Text", key: "{0}"),
        ["System.Byte[]"] = Reference("byte[]", "writer.WriteBlob({0});", "reader.ReadBlob()", "Blob", key: null),
        ["System.Uri"] = Reference(
            "Uri", "writer.WriteText({0}?.OriginalString);", "Values.ToUri(reader.ReadText())", "Uri", key: "Equality.Key({0})"),
        ["System.Version"] = Reference(
            "Version", "writer.WriteText({0}?.ToString());", "Values.ToVersion(reader.ReadText())", "Version", key: "{0}"),
    };

    private static readonly SymbolDisplayFormat s_fullName = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces,
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters);

    // The scalar of a type; null for any other type.
    public static ScalarType? Find(ITypeSymbol type) => ByFullName.GetValueOrDefault(type.ToDisplayString(s_fullName));

    public static ScalarType ByName(string name) => ByFullName.Values.Single(one => one.Name == name);

    private static ScalarType Number(string name, string read, string key = "{0}") =>
        Value(name, "writer.Write({0});", $"reader.{read}()", key);

    // 128 bits, the upper half first; text where a format has at most 64.
    private static ScalarType Wide(string name) => Value(
        name,
        "writer.Write((ulong)({0} >> 64)); writer.Write((ulong)({0} & ulong.MaxValue));",
        $"new {name}(reader.ReadUInt64(), reader.ReadUInt64())",
        standIn: new("string", $"{{0}}.ToString({Invariant})", $"{name}.Parse({{0}}, {Invariant})"));

    private static ScalarType Memory(string name)
    {
        var copy = $"({name}){{0}}.ToArray()";
        var standIn = new StandIn("byte[]", "{0}.ToArray()", $"({name})({{0}})");
        return new(
            name,
            new("writer.WriteBlob({0}.ToArray());", $"({name})reader.ReadBlob()"),
            new("Values.WriteBlob(writer, {0}.ToArray());", $"({name})Values.ReadBlob(reader)"),
            copy,
            key: null)
        { StandIn = standIn };
    }

    private static ScalarType Value(string name, string write, string read, string key = "{0}", StandIn? standIn = null)
    {
        var form = new ScalarForm(write, read);
        return new(name, form, form, copy: "{0}", key) { StandIn = standIn };
    }

    private static ScalarType Reference(string name, string write, string read, string helper, string? key) => new(
        name,
        new(write, read),
        new($"Values.Write{helper}(writer, {{0}});", $"Values.Read{helper}(reader)"),
        copy: "Values.Copy({0})",
        key)
    { IsReference = true };
}
