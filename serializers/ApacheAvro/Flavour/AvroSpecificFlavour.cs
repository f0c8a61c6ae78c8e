using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Avro;

/// <summary>An .avsc file, from which CodeGen of Apache.Avro generates classes; <c>Model</c> has the schema of the root's class.</summary>
internal sealed class AvroSpecificFlavour() : SchemaFlavour(new AvroSpecificFormat())
{
    public override string Name => "avro-specific";

    public override string Feature(Output output, string type) => $".WithLazy<global::Avro.Schema>(() => {type}._SCHEMA)";
}

/// <summary>Avro, with the classes that CodeGen of Apache.Avro (avrogen) generates from a schema. Types are in JSON.</summary>
internal sealed class AvroSpecificFormat : SchemaFormat
{
    public override string Name => "AvroSpecific";

    public override string Extension => "avsc";

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

    public override IReadOnlyCollection<string> Reserved =>
        ["Schema", "Get", "Put", "Equals", "GetHashCode", "GetType", "MemberwiseClone", "ToString"];

    public override bool HasMap(ModelType key) => key.Name == "string";

    /// <summary>Avro's symbols have no numbers: C# counts them from zero.</summary>
    public override bool HasEnum(EnumType type) =>
        type.IsCountedFromZero
        && type.Members.DistinctBy(member => SchemaNames.Ascii(member.Name)).Count() == type.Members.Count;

    public override string TypeName(string name) => SchemaNames.Upper(SchemaNames.Ascii(name));

    public override string FieldName(string member) => SchemaNames.Camel(member);

    public override string PropertyName(string field, string message) => Identifier.Escape(field);

    public override string Write(Schema schema) => new AvroSpecificSchema(schema).Text();

    public override MapperClass Mapper(Output output, Schema schema) => new AvroSpecificMapper(output, schema, this);
}

/// <summary>Code for the classes of CodeGen: a union of records is an <c>object</c>.</summary>
internal sealed class AvroSpecificMapper(Output output, Schema schema, SchemaFormat format) : AssigningMapper(output, schema, format)
{
    protected override void ReturnChoice(CodeWriter code, Locals locals, SchemaMessage choice, SchemaField field) =>
        code.Line(
            $"return new {Class(choice)} {{ {AvroSpecificSchema.Choice} = {ToGenerated(locals, field.Type, field.Access)} }};");

    protected override string IsChoice(SchemaMessage choice, SchemaField field) =>
        $"value.{AvroSpecificSchema.Choice} is {Class(field.Message)}";

    protected override string ChoiceValue(SchemaField field) =>
        $"({Class(field.Message)})value.{AvroSpecificSchema.Choice}";
}
