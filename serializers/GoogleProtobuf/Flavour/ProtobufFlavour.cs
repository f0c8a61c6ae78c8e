using Microsoft.CodeAnalysis.CSharp;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Protobuf;

/// <summary>A .proto file; <c>Model</c> has the <c>MessageParser</c> of the generated root.</summary>
internal sealed class ProtobufFlavour() : SchemaFlavour(new ProtobufFormat())
{
    public override string Name => "protobuf";

    public override string Feature(Output output, string type) => $".WithLazy<global::Google.Protobuf.MessageParser>(() => {type}.Parser)";
}

/// <summary>Protocol Buffers, syntax proto3, with the classes that protoc generates for Google.Protobuf.</summary>
internal sealed class ProtobufFormat : SchemaFormat
{
    private const string WellKnown = "global::Google.Protobuf.WellKnownTypes.";
    private const string Blob = "global::Google.Protobuf.ByteString";

    private static readonly string[] s_keys = ["bool", "int", "uint", "long", "ulong", "byte", "sbyte", "short", "ushort", "string"];

    // Members of all of protoc's classes. protoc appends an underscore to a property of the same name. It does not change the name of a
    // class that is one of these, a keyword of C#, or the name of what protoc adds: OrderReflection for a file order.proto, the constant
    // CountFieldNumber and the field count_ for a property Count.
    private static readonly string[] s_reserved =
    [
        "Types", "Descriptor", "Equals", "ToString", "GetHashCode", "WriteTo", "Clone", "CalculateSize", "MergeFrom", "OnConstruction",
        "Parser"
    ];

    private static readonly string[] s_added = ["Reflection", "FieldNumber", "_"];

    public override string Name => "Protobuf";

    public override string Extension => "proto";

    public override IReadOnlyDictionary<string, ScalarRule> Scalars { get; } = new Dictionary<string, ScalarRule>
    {
        ["bool"] = new("bool"),
        ["byte"] = new("uint32", "(uint){0}", "(byte){0}"),
        ["sbyte"] = new("int32", "(int){0}", "(sbyte){0}"),
        ["short"] = new("int32", "(int){0}", "(short){0}"),
        ["ushort"] = new("uint32", "(uint){0}", "(ushort){0}"),
        ["int"] = new("int32"),
        ["uint"] = new("uint32"),
        ["long"] = new("int64"),
        ["ulong"] = new("uint64"),
        ["float"] = new("float"),
        ["double"] = new("double"),
        ["decimal"] = new("string", $"{{0}}.ToString({Invariant})", $"decimal.Parse({{0}}, {Invariant})"),
        ["char"] = new("uint32", "(uint){0}", "(char){0}"),
        ["string"] = new("string") { Empty = "\"\"" },
        ["byte[]"] = new("bytes", $"{Blob}.CopyFrom({{0}})", "{0}.ToByteArray()") { Empty = $"{Blob}.Empty" },
        ["Guid"] = new("bytes", $"{Blob}.CopyFrom({{0}}.ToByteArray())", "new Guid({0}.ToByteArray())"),
        ["Uri"] = new("string", "{0}.OriginalString", "new Uri({0}, UriKind.RelativeOrAbsolute)") { Empty = "\"\"" },
        ["Version"] = new("string", "{0}.ToString()", "({0}.Length == 0 ? null : new Version({0}))") { Empty = "\"\"" },
        ["DateOnly"] = new("int32", "{0}.DayNumber", "DateOnly.FromDayNumber({0})"),
        ["TimeOnly"] = new("int64", "{0}.Ticks", "new TimeOnly({0})"),

        // A Timestamp is a moment: what has no zone is taken as UTC.
        ["DateTime"] = new(
            "google.protobuf.Timestamp",
            $"{WellKnown}Timestamp.FromDateTime({{0}}.Kind == DateTimeKind.Unspecified ? DateTime.SpecifyKind({{0}}, DateTimeKind.Utc) "
                + $": {{0}}.ToUniversalTime())",
            "{0}.ToDateTime()")
        { IsObject = true },
        ["DateTimeOffset"] = new(
            "google.protobuf.Timestamp", $"{WellKnown}Timestamp.FromDateTimeOffset({{0}})", "{0}.ToDateTimeOffset()")
        { IsObject = true },
        ["TimeSpan"] = new("google.protobuf.Duration", $"{WellKnown}Duration.FromTimeSpan({{0}})", "{0}.ToTimeSpan()") { IsObject = true },
    };

    public override bool HasMap(ModelType key) => s_keys.Contains(key.Name);

    public override bool HasEnum(EnumType type) => type.Underlying.Name is not ("uint" or "long" or "ulong");

    public override string TypeName(string name) =>
        SchemaNames.Ascii(name) is var ascii
        && (s_reserved.Contains(ascii) || s_added.Any(end => ascii.EndsWith(end, StringComparison.Ordinal))
            || SyntaxFacts.GetKeywordKind(ascii) != SyntaxKind.None)
            ? ascii + "Message"
            : ascii;

    public override string FieldName(string member) => SchemaNames.Snake(member);

    public override string PropertyName(string field, string message)
    {
        var name = Pascal(field);
        return name == message || s_reserved.Contains(name) ? name + "_" : name;
    }

    public override IEnumerable<string> RelatedNames(string property) => ["Has" + property, "Clear" + property, property + "FieldNumber"];

    public override string Write(Schema schema) => ProtobufSchema.Write(schema);

    public override MapperClass Mapper(Output output, Schema schema) => new ProtobufMapper(output, schema, this);

    /// <summary>The property of a field as protoc names it: a capital at the start, after an underscore and after a digit.</summary>
    internal static string Pascal(string field)
    {
        var text = new System.Text.StringBuilder();
        var startsWord = true;
        foreach (var letter in field)
        {
            if (letter != '_')
            {
                text.Append(startsWord ? char.ToUpperInvariant(letter) : letter);
            }

            startsWord = !char.IsAsciiLetter(letter);
        }

        return text.ToString();
    }
}
