using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.FlatBuffers;

/// <summary>A .fbs file; <c>Model</c> has functions that pack and unpack the root of the object API.</summary>
internal sealed class FlatBuffersFlavour() : SchemaFlavour(new FlatBuffersFormat())
{
    public override string Name => "flatbuffers";

    public override string Feature(Output output, string type)
    {
        // The table has the name of its class without the T.
        var table = type[..^1];
        var name = table[(table.LastIndexOf('.') + 1)..];
        return $".With<Func<global::Google.FlatBuffers.FlatBufferBuilder, {type}, int>>"
            + $"((builder, value) => {table}.Pack(builder, value).Value)"
            + $".With<Func<global::Google.FlatBuffers.ByteBuffer, {type}>>(buffer => {table}.GetRootAs{name}(buffer).UnPack())";
    }
}

/// <summary>
/// FlatBuffers, with the classes of the object API that flatc generates for Google.FlatBuffers. A class has the name of its table with a
/// suffix.
/// </summary>
internal class FlatBuffersFormat(string suffix = "T") : SchemaFormat
{
    /// <summary>The struct for a Guid.</summary>
    public const string Guid = "Guid16";

    /// <summary>The struct for a DateTimeOffset.</summary>
    public const string Moment = "TicksAndOffset";

    public override string Name => "FlatBuffers";

    public override string Extension => "fbs";

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

    public override bool IsList(ScalarType type) => type.Name == "byte[]";

    public override bool HasEnum(EnumType type) =>
        type.Members.Any(member => member.Number == 0) && type.Members.DistinctBy(member => member.Number).Count() == type.Members.Count;

    public override string TypeName(string name) => SchemaNames.Ascii(name);

    public override string FieldName(string member) => SchemaNames.Snake(member);

    public override string PropertyName(string field, string message)
    {
        var name = SchemaNames.Pascal(field);
        return name == message ? name + "_" : name;
    }

    // Other accessors of the table for the field, and methods that build it.
    public override IEnumerable<string> RelatedNames(string property) =>
        [property + "Length", property + "Type", "Add" + property, $"Get{property}Bytes", $"Get{property}Array"];

    public override string ClassName(string message) => message + suffix;

    public override string Write(Schema schema) => FlatBuffersSchema.Write(schema);

    public override MapperClass Mapper(Output output, Schema schema) => new FlatBuffersMapper(output, schema, this);
}

/// <summary>Code for the classes of flatc's object API.</summary>
internal sealed class FlatBuffersMapper(Output output, Schema schema, SchemaFormat format) : AssigningMapper(output, schema, format)
{
    protected override void ReturnChoice(CodeWriter code, Locals locals, SchemaMessage choice, SchemaField field)
    {
        var union = Class(FlatBuffersSchema.Union(choice) + "Union");
        var value = ToGenerated(locals, field.Type, field.Access);
        code.Line($"return new {Class(choice)} {{ Kind = {union}.From{field.Message.Name}({value}) }};");
    }

    protected override string IsChoice(SchemaMessage choice, SchemaField field) =>
        $"value.Kind?.Type == {Class(FlatBuffersSchema.Union(choice))}.{field.Message.Name}";

    protected override string ChoiceValue(SchemaField field) => $"value.Kind.As{field.Message.Name}()";
}
