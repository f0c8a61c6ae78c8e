using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>The plain model, and code that reads it from SimdJsonSharp's tape. System.Text.Json writes the JSON.</summary>
internal sealed class SimdJsonFlavour : Flavour
{
    public override string Name => "simd-json";

    public override IEnumerable<string> Usings => ["Roundup.Serializers"];

    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var root = output.Model.Root;
        var code = new CodeWriter();
        using (code.Block($"internal static class {Class(output)}"))
        {
            if (!output.Model.Source.Document)
            {
                code.Line(
                    $"public static List<{root.Name}> Roots(ref ParsedJsonIterator json) => SimdJsonTape.List(ref json, {Method(root)});");
                code.Line();
            }

            foreach (var type in output.Model.Objects)
            {
                Read(code, type);
            }
        }

        yield return output.File(
            "SimdJson.cs",
            $"Dataset {output.Dataset}: from SimdJsonSharp's tape to the model.",
            code,
            "System.Globalization",
            "System.Linq",
            "Roundup.Serializers",
            "SimdJsonSharp");
    }

    public override string Feature(Output output, string type) =>
        $".With<SimdJsonReader<{type}>>({Class(output)}.{(type == output.Model.Root.Name ? Method(output.Model.Root) : "Roots")})";

    private static void Read(CodeWriter code, ObjectType type)
    {
        if (type.IsPolymorphic)
        {
            throw new ModelException(
                type.Name,
                "System.Text.Json, which writes the JSON for SimdJsonSharp, does not write the type of an object",
                "leave the dataset out for this library");
        }

        using (code.Block($"public static {type.Name} {Method(type)}(ref ParsedJsonIterator json)"))
        {
            if (!type.IsStruct)
            {
                code.Guard("SimdJsonTape.IsNull(ref json)", "return null;");
            }

            foreach (var member in type.Members)
            {
                code.Line($"{member.Type.Name} {Local(member)} = default;");
            }

            using (code.Block("while (SimdJsonTape.NextMember(ref json, out var name))"))
            {
                code.Chain(
                    type.Members,
                    member => $"name.SequenceEqual({member.PlainJsonLiteral}u8)",
                    member => code.Line($"{Local(member)} = {SimdJsonValue.Write(member.Type, $"{type.Name}.{member.Name}")};"),
                    "SimdJsonTape.Skip(ref json);");
            }

            code.Line($"return {Construction.Expression(type, Local)};");
        }
    }

    internal static string Method(ObjectType type) => "Read" + type.Name;

    private static string Local(Member member) => "m" + member.Name;

    private static string Class(Output output) => output.Dataset + "SimdJson";
}

/// <summary>
/// An expression that reads a value at the current position of the tape, which has 64-bit integers, doubles, text, true, false and null.
/// </summary>
internal static class SimdJsonValue
{
    private static readonly Dictionary<string, string> s_scalars = new()
    {
        ["bool"] = "json.CurrentType == 't'",
        ["byte"] = "checked((byte)json.GetInteger())",
        ["sbyte"] = "checked((sbyte)json.GetInteger())",
        ["short"] = "checked((short)json.GetInteger())",
        ["ushort"] = "checked((ushort)json.GetInteger())",
        ["int"] = "checked((int)json.GetInteger())",
        ["uint"] = "checked((uint)json.GetInteger())",
        ["long"] = "json.GetInteger()",
        ["ulong"] = "checked((ulong)json.GetInteger())",
        ["float"] = "(float)SimdJsonTape.Number(ref json)",
        ["double"] = "SimdJsonTape.Number(ref json)",
        ["decimal"] = "json.IsInteger ? json.GetInteger() : (decimal)json.GetDouble()",
        ["char"] = "json.GetUtf16String()[0]",
        ["Guid"] = "Guid.Parse(json.GetUtf16String())",
        ["DateTime"] = "DateTime.Parse(json.GetUtf16String(), CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind)",
        ["DateTimeOffset"] = "DateTimeOffset.Parse(json.GetUtf16String(), CultureInfo.InvariantCulture)",
        ["TimeSpan"] = "TimeSpan.Parse(json.GetUtf16String(), CultureInfo.InvariantCulture)",
        ["DateOnly"] = "DateOnly.Parse(json.GetUtf16String(), CultureInfo.InvariantCulture)",
        ["TimeOnly"] = "TimeOnly.Parse(json.GetUtf16String(), CultureInfo.InvariantCulture)",
        ["string"] = "SimdJsonTape.IsNull(ref json) ? null : json.GetUtf16String()",
        ["byte[]"] = "SimdJsonTape.IsNull(ref json) ? null : Convert.FromBase64String(json.GetUtf16String())",
        ["Uri"] = "SimdJsonTape.IsNull(ref json) ? null : new Uri(json.GetUtf16String(), UriKind.RelativeOrAbsolute)",
        ["Version"] = "SimdJsonTape.IsNull(ref json) ? null : Version.Parse(json.GetUtf16String())",
    };

    public static string Write(ModelType type, string path) => type switch
    {
        ScalarType when s_scalars.TryGetValue(type.Name, out var scalar) => scalar,
        EnumType { IsJsonText: true } => $"Enum.Parse<{type.Name}>(json.GetUtf16String())",
        EnumType number => $"({type.Name})({Write(number.Underlying, path)})",
        NullableType nullable => $"SimdJsonTape.IsNull(ref json) ? ({type.Name})null : {Write(nullable.Inner, path)}",
        SequenceType { IsArray: true } array => $"SimdJsonTape.List(ref json, {Reader(array.Element, path)})?.ToArray()",
        SequenceType { Form.IsMade: false } list => $"SimdJsonTape.List(ref json, {Reader(list.Element, path)})",
        SetType { Form.IsMade: false } set => $"SimdJsonTape.List(ref json, {Reader(set.Element, path)})?.ToHashSet()",
        MapType { Keys.Name: "string", Form.IsMade: false } map => $"SimdJsonTape.Map(ref json, {Reader(map.Values, path)})",
        ObjectType inner => $"{SimdJsonFlavour.Method(inner)}(ref json)",
        _ =>
            throw new ModelException(
                path, $"SimdJsonSharp's tape has nothing to read {type.Name} from", "leave the dataset out for this library"),
    };

    private static string Reader(ModelType type, string path) => type is ObjectType inner
        ? SimdJsonFlavour.Method(inner)
        : $"static (ref ParsedJsonIterator json) => {Write(type, path + "[]")}";
}
