using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.AvroSpecific;

/// <summary>Avro, with the classes that CodeGen of Apache.Avro (avrogen) makes of a schema. Types are in JSON.</summary>
internal sealed class AvroSpecificFormat : SchemaFormat
{
    private const string Invariant = "global::System.Globalization.CultureInfo.InvariantCulture";

    /// <inheritdoc/>
    public override string Name => "AvroSpecific";

    /// <inheritdoc/>
    public override string Extension => "avsc";

    /// <inheritdoc/>
    public override IReadOnlyDictionary<string, ScalarRule> Scalars { get; } = new Dictionary<string, ScalarRule>
    {
        ["bool"] = new("boolean"),
        ["byte"] = new("int", "(int){0}", "(byte){0}"),
        ["sbyte"] = new("int", "(int){0}", "(sbyte){0}"),
        ["short"] = new("int", "(int){0}", "(short){0}"),
        ["ushort"] = new("int", "(int){0}", "(ushort){0}"),
        ["int"] = new("int"),
        ["uint"] = new("long", "(long){0}", "(uint){0}"),
        ["long"] = new("long"),
        ["ulong"] = new("long", "unchecked((long){0})", "unchecked((ulong){0})"),
        ["float"] = new("float"),
        ["double"] = new("double"),
        ["decimal"] = new("string", $"{{0}}.ToString({Invariant})", $"decimal.Parse({{0}}, {Invariant})"),
        ["char"] = new("int", "(int){0}", "(char){0}"),
        ["string"] = new("string") { Empty = "\"\"" },
        ["byte[]"] = new("bytes") { Empty = "Array.Empty<byte>()" },
        ["Guid"] = new("string/uuid"),
        ["Uri"] = new("string", "{0}.OriginalString", "new Uri({0}, UriKind.RelativeOrAbsolute)") { Empty = "\"\"" },
        ["Version"] = new("string", "{0}.ToString()", "({0}.Length == 0 ? null : new Version({0}))") { Empty = "\"\"" },
        ["DateOnly"] = new("int", "{0}.DayNumber", "DateOnly.FromDayNumber({0})"),
        ["TimeOnly"] = new("long", "{0}.Ticks", "new TimeOnly({0})"),
        ["DateTime"] = new("long/timestamp-micros"),
        ["DateTimeOffset"] = new("string", "{0}.ToString(\"O\")", "DateTimeOffset.ParseExact({0}, \"O\", null)"),
        ["TimeSpan"] = new("long", "{0}.Ticks", "new TimeSpan({0})"),
    };

    /// <inheritdoc/>
    public override IReadOnlyCollection<string> Reserved =>
        ["Schema", "Get", "Put", "Equals", "GetHashCode", "GetType", "MemberwiseClone", "ToString"];

    /// <inheritdoc/>
    public override bool HasMap(ModelType key) => key.Name == "string";

    /// <summary>Symbols have no numbers: in C# they are counted from zero.</summary>
    public override bool HasEnum(EnumType type) =>
        type.Members.Select(member => member.Number)
            .Order()
            .SequenceEqual(Enumerable.Range(0, type.Members.Count).Select(number => (decimal)number))
        && type.Members.DistinctBy(member => NameWords.Ascii(member.Name)).Count() == type.Members.Count;

    /// <inheritdoc/>
    public override string TypeName(string name)
    {
        var ascii = NameWords.Ascii(name);
        return char.ToUpperInvariant(ascii[0]) + ascii[1..];
    }

    /// <inheritdoc/>
    public override string FieldName(string member)
    {
        var words = NameWords.Snake(member).Split('_', StringSplitOptions.RemoveEmptyEntries);
        return words[0] + string.Concat(words.Skip(1).Select(word => char.ToUpperInvariant(word[0]) + word[1..]));
    }

    /// <inheritdoc/>
    public override string PropertyName(string field, string message) => Identifier.Escape(field);

    /// <inheritdoc/>
    public override string Write(Schema schema) => new AvroSpecificSchema(schema).Text();

    /// <inheritdoc/>
    public override MapperClass Mapper(Output output, Schema schema) => new AvroSpecificMapper(output, schema, this);
}
