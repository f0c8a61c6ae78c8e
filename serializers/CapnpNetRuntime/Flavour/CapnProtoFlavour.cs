using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.CapnProto;

/// <summary>
/// A .capnp file; <c>Model</c> has functions that write the root's domain class to a message, read it from one, and read all its views of
/// the message.
/// </summary>
internal sealed class CapnProtoFlavour() : SchemaFlavour(new CapnProtoFormat())
{
    public override string Name => "capnp";

    internal override IEnumerable<HelperClass> Helpers => [new(CapnProtoReadAll.Views, "views of a message")];

    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var format = new CapnProtoFormat();
        return [.. base.Extras(output), CapnProtoReadAll.File(output, SchemaBuilder.Build(format, output.Model), format)];
    }

    public override string Feature(Output output, string type) =>
        $".With<Action<global::Capnp.MessageBuilder, {type}>>((message, value) => value.serialize(message.BuildRoot<{type}.WRITER>()))"
        + $".With<Func<global::Capnp.DeserializerState, {type}>>(state => global::Capnp.CapnpSerializable.Create<{type}>(state))"
        + $".With<Func<{type}, {type}>>({CapnProtoReadAll.NameOf(output.Dataset)}.Read{type[(type.LastIndexOf('.') + 1)..]})";
}

/// <summary>Cap'n Proto, with the domain classes that capnpc-csharp generates for Capnp.Net.Runtime.</summary>
internal sealed class CapnProtoFormat : SchemaFormat
{
    /// <summary>The struct for a DateTimeOffset.</summary>
    public const string Moment = "TicksAndOffset";

    public override string Name => "CapnProto";

    public override string Extension => "capnp";

    public override IReadOnlyDictionary<string, ScalarRule> Scalars { get; } = new Dictionary<string, ScalarRule>
    {
        ["bool"] = new("Bool"),
        ["byte"] = new("UInt8"),
        ["sbyte"] = new("Int8"),
        ["short"] = new("Int16"),
        ["ushort"] = new("UInt16"),
        ["int"] = new("Int32"),
        ["uint"] = new("UInt32"),
        ["long"] = new("Int64"),
        ["ulong"] = new("UInt64"),
        ["float"] = new("Float32"),
        ["double"] = new("Float64"),
        ["decimal"] = new("Text", $"{{0}}.ToString({Invariant})", $"decimal.Parse({{0}}, {Invariant})"),
        ["char"] = new("UInt16", "(ushort){0}", "(char){0}"),

        // An element of a list of texts may be null.
        ["string"] = new("Text") { Empty = "null" },
        ["byte[]"] = new("Data", "{0}", "{0}.ToArray()") { Empty = "Array.Empty<byte>()" },
        ["Guid"] = new("Data", "{0}.ToByteArray()", "new Guid({0}.ToArray())"),
        ["Uri"] = new("Text", "{0}.OriginalString", "({0} is null ? null : new Uri({0}, UriKind.RelativeOrAbsolute))") { Empty = "null" },
        ["Version"] = new("Text", "{0}.ToString()", "({0} is null ? null : new Version({0}))") { Empty = "null" },
        ["DateOnly"] = new("Int32", "{0}.DayNumber", "DateOnly.FromDayNumber({0})"),
        ["TimeOnly"] = new("Int64", "{0}.Ticks", "new TimeOnly({0})"),
        ["DateTime"] = new("Int64", "{0}.ToBinary()", "DateTime.FromBinary({0})"),
        ["DateTimeOffset"] = new(
            Moment,
            $"new {{1}}.{Moment} {{{{ Ticks = {{0}}.Ticks, OffsetMinutes = (short){{0}}.Offset.TotalMinutes }}}}",
            "new DateTimeOffset({0}.Ticks, TimeSpan.FromMinutes({0}.OffsetMinutes))")
        { IsObject = true },
        ["TimeSpan"] = new("Int64", "{0}.Ticks", "new TimeSpan({0})"),
    };

    public override bool NestsCollections => true;

    // What code of the generated classes calls without naming its type.
    public override IReadOnlyCollection<string> Reserved =>
    [
        "TypeId", "BuildPointer", "Link", "ReadText", "Rewrap", "SetStruct", "WriteData", "WriteText",
        "Equals", "GetHashCode", "GetType", "MemberwiseClone", "ToString",
    ];

    public override IEnumerable<string> RelatedNames(string property) => ["Has" + property];

    /// <summary>Enumerants are counted from zero without gaps.</summary>
    public override bool HasEnum(EnumType type) =>
        type.IsCountedFromZero
        && type.Members.DistinctBy(member => FieldName(member.Name)).Count() == type.Members.Count;

    /// <summary>Whether null needs a union with Void: of all optional values only a text can be null in a domain class.</summary>
    public static bool IsUnion(OptionalField optional) => optional.Inner is EnumField or ScalarField { Rule.Type: not "Text" };

    public override string TypeName(string name) => SchemaNames.Upper(FieldName(name));

    public override string FieldName(string member) => SchemaNames.Camel(member);

    public override string PropertyName(string field, string message) => SchemaNames.Upper(field);

    public override string Write(Schema schema) => CapnProtoSchema.Write(schema, this);

    public override MapperClass Mapper(Output output, Schema schema) => new CapnProtoMapper(output, schema, this);
}
