using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.FlatBuffers;

/// <summary>FlatBuffers, with the classes of the object API that flatc writes for Google.FlatBuffers.</summary>
/// <param name="suffix">What the name of a class has behind that of its table.</param>
internal class FlatBuffersFormat(string suffix = "T") : SchemaFormat
{
    private const string Invariant = "global::System.Globalization.CultureInfo.InvariantCulture";

    /// <summary>The struct for a Guid.</summary>
    public const string Guid = "Guid16";

    /// <summary>The struct for a DateTimeOffset.</summary>
    public const string Moment = "TicksAndOffset";

    /// <inheritdoc/>
    public override string Name => "FlatBuffers";

    /// <inheritdoc/>
    public override string Extension => "fbs";

    /// <inheritdoc/>
    public override IReadOnlyDictionary<string, ScalarRule> Scalars { get; } = new Dictionary<string, ScalarRule>
    {
        ["bool"] = new("bool"),
        ["byte"] = new("ubyte"),
        ["sbyte"] = new("byte"),
        ["short"] = new("short"),
        ["ushort"] = new("ushort"),
        ["int"] = new("int"),
        ["uint"] = new("uint"),
        ["long"] = new("long"),
        ["ulong"] = new("ulong"),
        ["float"] = new("float"),
        ["double"] = new("double"),
        ["decimal"] = new("string", $"{{0}}.ToString({Invariant})", $"decimal.Parse({{0}}, {Invariant})"),
        ["char"] = new("ushort", "(ushort){0}", "(char){0}"),
        ["string"] = new("string") { Empty = "\"\"" },
        ["byte[]"] = new("[ubyte]", "{0}.ToList()", "{0}.ToArray()") { Empty = "new List<byte>()" },
        ["Guid"] = new(
            Guid,
            $"new {{1}}.{Guid}{suffix} "
                + $"{{{{ Low = BitConverter.ToUInt64({{0}}.ToByteArray(), 0), High = BitConverter.ToUInt64({{0}}.ToByteArray(), 8) }}}}",
            "new Guid(BitConverter.GetBytes({0}.Low).Concat(BitConverter.GetBytes({0}.High)).ToArray())")
        { IsObject = true },
        ["Uri"] = new("string", "{0}.OriginalString", "new Uri({0}, UriKind.RelativeOrAbsolute)") { Empty = "\"\"" },
        ["Version"] = new("string", "{0}.ToString()", "({0}.Length == 0 ? null : new Version({0}))") { Empty = "\"\"" },
        ["DateOnly"] = new("int", "{0}.DayNumber", "DateOnly.FromDayNumber({0})"),
        ["TimeOnly"] = new("long", "{0}.Ticks", "new TimeOnly({0})"),
        ["DateTime"] = new("long", "{0}.ToBinary()", "DateTime.FromBinary({0})"),
        ["DateTimeOffset"] = new(
            Moment,
            $"new {{1}}.{Moment}{suffix} {{{{ Ticks = {{0}}.Ticks, OffsetMinutes = (short){{0}}.Offset.TotalMinutes }}}}",
            "new DateTimeOffset({0}.Ticks, TimeSpan.FromMinutes({0}.OffsetMinutes))")
        { IsObject = true },
        ["TimeSpan"] = new("long", "{0}.Ticks", "new TimeSpan({0})"),
    };

    /// <inheritdoc/>
    public override bool IsList(ScalarType type) => type.Name == "byte[]";

    /// <inheritdoc/>
    public override bool HasEnum(EnumType type) =>
        type.Members.Any(member => member.Number == 0) && type.Members.DistinctBy(member => member.Number).Count() == type.Members.Count;

    /// <inheritdoc/>
    public override string TypeName(string name) => NameWords.Ascii(name);

    /// <inheritdoc/>
    public override string FieldName(string member) => NameWords.Snake(member);

    /// <inheritdoc/>
    public override string PropertyName(string field, string message)
    {
        var name = string.Concat(
            field.Split('_', StringSplitOptions.RemoveEmptyEntries).Select(word => char.ToUpperInvariant(word[0]) + word[1..]));
        return name == message ? name + "_" : name;
    }

    // Other accessors of the table for the same field, and methods that build it.
    /// <inheritdoc/>
    public override IEnumerable<string> RelatedNames(string property) =>
        [property + "Length", property + "Type", "Add" + property, $"Get{property}Bytes", $"Get{property}Array"];

    /// <inheritdoc/>
    public override string ClassName(string message) => message + suffix;

    /// <inheritdoc/>
    public override string Write(Schema schema) => FlatBuffersSchema.Write(schema);

    /// <inheritdoc/>
    public override MapperClass Mapper(Output output, Schema schema) => new FlatBuffersMapper(output, schema, this);
}
