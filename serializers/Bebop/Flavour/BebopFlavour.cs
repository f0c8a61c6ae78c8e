using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Bebop;

/// <summary>A .bop file; <c>Model</c> has the static <c>Decode</c> of the generated root.</summary>
internal class BebopFlavour(bool structs) : SchemaFlavour(new BebopFormat(structs))
{
    public BebopFlavour()
        : this(structs: false)
    {
    }

    public override string Name => "bebop";

    public override string Feature(Output output, string type) => $".With<Func<byte[], {type}>>({type}.Decode)";
}

/// <summary>As <see cref="BebopFlavour"/>, with a struct for a message none of whose fields can be null.</summary>
internal sealed class BebopStructFlavour() : BebopFlavour(structs: true)
{
    public override string Name => "bebop-struct";
}

/// <summary>
/// Bebop, with messages, all of whose fields may be absent. With <paramref name="structs"/>, what has no member that can be null is a
/// struct.
/// </summary>
internal sealed class BebopFormat(bool structs) : SchemaFormat
{
    private static readonly string[] s_keys = ["bool", "byte", "short", "ushort", "int", "uint", "long", "ulong", "string", "Guid"];

    private static readonly string[] s_keywords =
        ["array", "constructor", "map", "message", "mut", "prototype", "service", "stream", "union"];

    public override string Name => "Bebop";

    public override string Extension => "bop";

    public override IReadOnlyDictionary<string, ScalarRule> Scalars { get; } = new Dictionary<string, ScalarRule>
    {
        ["bool"] = new("bool"),
        ["byte"] = new("byte"),
        ["sbyte"] = new("int16", "(short){0}", "(sbyte){0}"),
        ["short"] = new("int16"),
        ["ushort"] = new("uint16"),
        ["int"] = new("int32"),
        ["uint"] = new("uint32"),
        ["long"] = new("int64"),
        ["ulong"] = new("uint64"),
        ["float"] = new("float32"),
        ["double"] = new("float64"),
        ["decimal"] = new("string", $"{{0}}.ToString({Invariant})", $"decimal.Parse({{0}}, {Invariant})"),
        ["char"] = new("uint16", "(ushort){0}", "(char){0}"),
        ["string"] = new("string") { Empty = "\"\"" },
        ["byte[]"] = new("byte[]", "global::System.Collections.Immutable.ImmutableArray.Create({0})", "{0}.ToArray()")
        {
            Empty = "global::System.Collections.Immutable.ImmutableArray<byte>.Empty",
        },
        ["Guid"] = new("guid"),
        ["Uri"] = new("string", "{0}.OriginalString", "new Uri({0}, UriKind.RelativeOrAbsolute)") { Empty = "\"\"" },
        ["Version"] = new("string", "{0}.ToString()", "({0}.Length == 0 ? null : new Version({0}))") { Empty = "\"\"" },
        ["DateOnly"] = new("int32", "{0}.DayNumber", "DateOnly.FromDayNumber({0})"),
        ["TimeOnly"] = new("int64", "{0}.Ticks", "new TimeOnly({0})"),
        ["DateTime"] = new("date"),
        ["DateTimeOffset"] = new("date", "{0}.UtcDateTime", "new DateTimeOffset(DateTime.SpecifyKind({0}, DateTimeKind.Utc))"),
        ["TimeSpan"] = new("int64", "{0}.Ticks", "new TimeSpan({0})"),
    };

    public override bool NestsCollections => true;

    public override IReadOnlyCollection<string> Reserved =>
        [
            "ByteCount", "MaxByteCount", "OpCode", "Encode", "EncodeImmutably", "EncodeIntoBuffer", "Decode", "Deconstruct", "Equals",
            "GetHashCode", "ToString", "GetType"
        ];

    public override bool HasMap(ModelType key) => s_keys.Contains(key.Name);

    public override bool HasEnum(EnumType type) =>
        type.Underlying.Name != "sbyte"
        && type.Members.DistinctBy(member => member.Number).Count() == type.Members.Count
        && type.Members.DistinctBy(member => TypeName(member.Name)).Count() == type.Members.Count;

    /// <summary>Whether the message is declared as a struct, which has neither absent fields nor null.</summary>
    public bool IsStruct(SchemaMessage message) =>
        structs
        && !message.Fields.Any(field => field.Type is OptionalField)
        && message.Kind switch
        {
            MessageKind.Object => !message.Object!.Members.Any(member => member.MayBeNull),
            MessageKind.Entry =>
                message.Fields.All(field => field.Type is EnumField or ScalarField { Model: not ScalarType { IsReference: true } }),
            MessageKind.Wrapper => true,
            _ => false,
        };

    public override string TypeName(string name) => Pascal(SchemaNames.Ascii(name));

    public override string FieldName(string member)
    {
        var name = SchemaNames.Camel(member);

        // Constructors of bebopc's classes have parameters with these names, which bebopc does not escape.
        return s_keywords.Contains(name) || Identifier.Escape(name) != name ? name + "Value" : name;
    }

    public override string PropertyName(string field, string message) => Pascal(field);

    public override string Write(Schema schema) =>
        structs && !schema.Messages.Any(message => message.Kind != MessageKind.Wrapper && IsStruct(message))
            ? throw new ModelException(
                schema.Dataset,
                "each of its types has a member that can be null, so none is a struct and the payload is that of the row with messages",
                "leave the dataset out for this row")
            : BebopSchema.Write(schema, this);

    public override MapperClass Mapper(Output output, Schema schema) => new BebopMapper(output, schema, this);

    /// <summary>
    /// The name as bebopc changes it: two letters become capitals, longer names start with one, and so does what follows a digit.
    /// </summary>
    private static string Pascal(string name)
    {
        if (name.Length <= 2)
        {
            return name.ToUpperInvariant();
        }

        var letters = name.Replace("_", "", StringComparison.Ordinal).ToCharArray();
        letters[0] = char.ToUpperInvariant(letters[0]);
        var isUpper = letters.All(char.IsAsciiLetterUpper);
        for (var i = 1; i < letters.Length; i++)
        {
            letters[i] = isUpper
                ? char.ToLowerInvariant(letters[i])
                : char.IsAsciiDigit(letters[i - 1])
                ? char.ToUpperInvariant(letters[i])
                : letters[i];
        }

        return new string(letters);
    }
}
