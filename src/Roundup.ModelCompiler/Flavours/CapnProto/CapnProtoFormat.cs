using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.CapnProto;

/// <summary>Cap'n Proto, with the domain classes that capnpc-csharp writes for Capnp.Net.Runtime.</summary>
internal sealed class CapnProtoFormat : SchemaFormat
{
    private const string Invariant = "global::System.Globalization.CultureInfo.InvariantCulture";

    /// <summary>The struct for a DateTimeOffset.</summary>
    public const string Moment = "TicksAndOffset";

    /// <inheritdoc/>
    public override string Name => "CapnProto";

    /// <inheritdoc/>
    public override string Extension => "capnp";

    /// <inheritdoc/>
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

        // A list of texts has null itself.
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

    /// <inheritdoc/>
    public override bool NestsCollections => true;

    // What code of the generated classes calls without naming its type.
    /// <inheritdoc/>
    public override IReadOnlyCollection<string> Reserved =>
    [
        "TypeId", "BuildPointer", "Link", "ReadText", "Rewrap", "SetStruct", "WriteData", "WriteText",
        "Equals", "GetHashCode", "GetType", "MemberwiseClone", "ToString",
    ];

    /// <inheritdoc/>
    public override IEnumerable<string> RelatedNames(string property) => ["Has" + property];

    /// <summary>Enumerants are counted from zero without gaps.</summary>
    public override bool HasEnum(EnumType type) =>
        type.Members.Select(member => member.Number)
            .Order()
            .SequenceEqual(Enumerable.Range(0, type.Members.Count).Select(number => (decimal)number))
        && type.Members.DistinctBy(member => FieldName(member.Name)).Count() == type.Members.Count;

    /// <summary>Whether null needs a union with Void: only a text can be null without one in a domain class.</summary>
    public static bool IsUnion(OptionalField optional) => optional.Inner is EnumField or ScalarField { Rule.Type: not "Text" };

    /// <inheritdoc/>
    public override string TypeName(string name) => Upper(FieldName(name));

    /// <inheritdoc/>
    public override string FieldName(string member)
    {
        var words = NameWords.Snake(member).Split('_', StringSplitOptions.RemoveEmptyEntries);
        return words[0] + string.Concat(words.Skip(1).Select(Upper));
    }

    /// <inheritdoc/>
    public override string PropertyName(string field, string message) => Upper(field);

    /// <inheritdoc/>
    public override string Write(Schema schema) => CapnProtoSchema.Write(schema, this);

    /// <inheritdoc/>
    public override MapperClass Mapper(Output output, Schema schema) => new CapnProtoMapper(output, schema, this);

    private static string Upper(string name) => char.ToUpperInvariant(name[0]) + name[1..];
}
