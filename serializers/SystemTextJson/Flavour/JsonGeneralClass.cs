using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>The general classes of a model, and the classes that write and read the root and its list.</summary>
internal sealed class JsonGeneralClass(Output output)
{
    private readonly JsonGeneralTypes _types = new(output);
    private readonly JsonElementReader _elements = new();
    private readonly SortedSet<string> _differing = new(StringComparer.Ordinal);

    private string Context => output.Dataset + "GeneralContext";

    private string Root => _types.Name(output.Model.Root);

    public GeneratedFile File()
    {
        var code = new CodeWriter();
        foreach (var type in _types.Objects)
        {
            General(code, type);
        }

        var root = output.Model.Root;
        Reader(code, "", root.Name, Root, _types.ToModel(root, "read"), _types.ToGeneral(root, "value"));
        if (!output.Model.Source.Document)
        {
            var holds = _types.HoldsHierarchy(output.Model.Root);
            var made = holds ? $"read.Select(root => {_types.ToModel(output.Model.Root, "root")}).ToList()" : "read";
            Reader(
                code,
                "List",
                $"List<{output.Model.Root.Name}>",
                $"List<{Root}>",
                made,
                holds ? $"value.Select(root => {_types.ToGeneral(output.Model.Root, "root")}).ToList()" : "value");
        }

        _elements.Write(code, output.Dataset + "Elements");
        code.Line("[JsonSourceGenerationOptions(IncludeFields = true)]");
        using (JsonContextClass.Start(output, code, Context, Root, _differing))
        {
        }

        return output.File(
            "General.cs",
            $"Dataset {output.Dataset}: general objects, told apart after they are read.",
            code,
            "System.Globalization",
            "System.Linq",
            "System.Text.Json",
            "System.Text.Json.Serialization",
            "System.Text.Json.Serialization.Metadata",
            "Roundup.Serializers");
    }

    public static string Feature(Output output, string type) =>
        $".With<IGeneralJson<{type}>>(new {output.Dataset}General{(type == output.Model.Root.Name ? "" : "List")}())";

    private void Reader(CodeWriter code, string suffix, string type, string general, string made, string of)
    {
        using (code.Block($"internal sealed class {output.Dataset}General{suffix} : IGeneralJson<{type}>"))
        {
            code.Line(
                $"private static readonly JsonTypeInfo<{general}> Type = "
                    + $"(JsonTypeInfo<{general}>){Context}.Default.GetTypeInfo(typeof({general}));");
            code.Line();
            code.Line($"public byte[] WriteBytes({type} value) => JsonSerializer.SerializeToUtf8Bytes({of}, Type);");
            code.Line();
            code.Line($"public string WriteText({type} value) => JsonSerializer.Serialize({of}, Type);");
            code.Line();
            code.Line($"public {type} Read(byte[] json) => Make(JsonSerializer.Deserialize(json, Type));");
            code.Line();
            code.Line($"public {type} Read(string json) => Make(JsonSerializer.Deserialize(json, Type));");
            code.Line();
            code.Line($"private static {type} Make({general} read) => {made};");
        }
    }

    private void General(CodeWriter code, ObjectType type)
    {
        var members = JsonGeneralTypes.Members(type).ToList();
        var jsonNames = JsonGeneralTypes.JsonNames(type);
        var discriminator = "TypeName";
        while (members.Any(member => member.Name == discriminator))
        {
            discriminator += "OfObject";
        }

        using (code.Block($"internal sealed class {_types.Class(type)}"))
        {
            if (type.IsPolymorphic)
            {
                code.Line($"[JsonPropertyName(\"{JsonConverterClass.Discriminator(type)}\")]");
                code.Line($"public string {discriminator} {{ get; set; }}");
            }

            foreach (var (name, member) in members)
            {
                code.Line();
                if (type.IsPolymorphic && member is null or { IsPlainValue: false } or NullableType)
                {
                    code.Line("[JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]");
                }

                if (jsonNames.TryGetValue(name, out var jsonName))
                {
                    code.Line($"[JsonPropertyName({jsonName})]");
                }

                code.Line($"public {(member is null ? "JsonElement?" : _types.Name(member))} {Identifier.Escape(name)} {{ get; set; }}");
            }

            code.Line();
            FromModel(code, type, members, discriminator);
            code.Line();
            if (!type.IsPolymorphic)
            {
                code.Line($"public {type.Name} ToModel() => {New(type, members)};");
                return;
            }

            code.Line($"public {type.Name} ToModel() => {discriminator} switch");
            code.Line("{");
            foreach (var concrete in type.ConcreteTypes)
            {
                code.Line($"    {JsonConverterClass.TypeName(type, concrete)} => {New(concrete, members)},");
            }

            code.Line($"    _ => throw new JsonException(\"no type of the model has this name, where a {type.Name} is expected\"),");
            code.Line("};");
        }
    }

    private void FromModel(CodeWriter code, ObjectType type, List<(string Name, ModelType? Type)> members, string discriminator)
    {
        using (code.Block($"public static {_types.Class(type)} FromModel({type.Name} value)"))
        {
            if (!type.IsStruct)
            {
                code.Guard("value is null", "return null;");
            }

            if (type.IsPolymorphic)
            {
                TypeSwitch.Chain(code, type, "value", whenNull: null, (concrete, _) =>
                {
                    code.Line($"var own = ({concrete.Name})value;");
                    var values = Values(concrete, "own").Prepend($"{discriminator} = {JsonConverterClass.TypeName(type, concrete)}");
                    code.Line($"return new {_types.Class(type)} {{ {string.Join(", ", values)} }};");
                });
            }
            else
            {
                code.Line($"return new {_types.Class(type)} {{ {string.Join(", ", Values(type, "value"))} }};");
            }
        }

        IEnumerable<string> Values(ObjectType concrete, string value) =>
            concrete.Members.Select(member => $"{member.Code} = {Value(member, $"{value}.{member.Code}")}");

        string Value(Member member, string value) =>
            members.Single(general => general.Name == member.Name).Type is null
                ? ToElement(member, value)
                : _types.ToGeneral(member.Type, value);
    }

    /// <summary>The library creates the element, so the context must contain its type.</summary>
    private string ToElement(Member member, string value)
    {
        _differing.Add(member.Type.Name);
        var name = member.Type.Name;
        return $"JsonSerializer.SerializeToElement({value}, (JsonTypeInfo<{name}>){Context}.Default.GetTypeInfo(typeof({name})))";
    }

    private string New(ObjectType type, List<(string Name, ModelType? Type)> members) =>
        Construction.Expression(type, member => members.Single(general => general.Name == member.Name).Type is null
            ? FromElement(type, member)
            : _types.ToModel(member.Type, member.Code));

    private string FromElement(ObjectType type, Member member) => _types.HoldsHierarchy(member.Type)
        ? throw new ModelException(
            $"{type.Name}.{member.Name}",
            "the types of this member differ between the classes of a hierarchy and hold a hierarchy themselves",
            "leave the dataset out for this row")
        : _elements.Write(member.Type, member.Code + ".GetValueOrDefault()", $"{type.Name}.{member.Name}", output.Dataset + "Elements");
}
