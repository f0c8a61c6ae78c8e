using Microsoft.CodeAnalysis.CSharp;
using Roundup.ModelCompiler.Codecs;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>
/// The converter of a type as a developer writes it by hand: an object by the names of its members, in a hierarchy with the type name
/// first.
/// </summary>
internal static class JsonConverterClass
{
    private const string Parameters = "JsonSerializerOptions options";
    private const string EncodedDiscriminator = "DiscriminatorText";

    public static CodecFormat Format { get; } = new("Json", "JsonConverter", "Utf8JsonWriter", "Utf8JsonReader", JsonScalars.Get);

    public static GeneratedFile File(Output output, ObjectType type)
    {
        var code = new CodeWriter();
        using (CodecMethods.Class(output, Format, code, type, $"Writes and reads values of {type.Name} as JSON."))
        {
            EncodedTexts(output, code, type);
            Write(output, code, type);
            Read(output, code, type);
        }

        return output.File(
            $"{type.Name}.Json.cs",
            $"Dataset {output.Dataset}, type {type.Name}: a converter for System.Text.Json.",
            code,
            "System.Globalization",
            "System.Text.Json",
            "System.Text.Json.Serialization");
    }

    public static Locals Locals(Output output) => new([.. output.Model.Aliases.Select(alias => alias.Name), "options", "typeToConvert"]);

    /// <summary>The member that holds the type name in objects of a hierarchy.</summary>
    public static string Discriminator(ObjectType type) =>
        type.JsonTag ?? (type.ConcreteTypes.Any(concrete => concrete.Members.Any(member => member.JsonName == "type")) ? "$type" : "type");

    /// <summary>The type name as a C# literal: the author's name for the class, or the name of the class.</summary>
    public static string TypeName(ObjectType type, ObjectType concrete) =>
        SymbolDisplay.FormatLiteral(type.JsonTags.GetValueOrDefault(concrete) ?? concrete.Name, quote: true);

    /// <summary>Names that are escaped and encoded once, as the library's documentation recommends for known names.</summary>
    private static void EncodedTexts(Output output, CodeWriter code, ObjectType type)
    {
        void Field(string name, string literal) =>
            code.Line($"private static readonly JsonEncodedText {name} = JsonEncodedText.Encode({literal});");
        if (type.IsPolymorphic)
        {
            Field(EncodedDiscriminator, $"\"{Discriminator(type)}\"");
            foreach (var (concrete, _) in TypeSwitch.Tags(type))
            {
                Field(EncodedTypeName(output, concrete), TypeName(type, concrete));
            }
        }

        if (type.JsonArrayLeast is null && (!type.IsPolymorphic || type.IsShared))
        {
            foreach (var member in type.Members)
            {
                Field(JsonWriteEmitter.EncodedName(member), member.JsonLiteral);
            }
        }
    }

    private static string EncodedTypeName(Output output, ObjectType concrete) => "TypeTextOf" + Format.ClassOf(output, concrete);

    private static void Write(Output output, CodeWriter code, ObjectType type)
    {
        var write = new JsonWriteEmitter(output);
        code.Line();
        if (type.JsonArrayLeast is not null)
        {
            using (code.Block($"public override void Write(Utf8JsonWriter writer, {type.Name} value, {Parameters})"))
            {
                code.Line("writer.WriteStartArray();");
                write.ArrayOfMembers(code, type);
                code.Line("writer.WriteEndArray();");
            }

            return;
        }

        using (code.Block($"public override void Write(Utf8JsonWriter writer, {type.Name} value, {Parameters})"))
        {
            if (type.IsPolymorphic)
            {
                code.Line("writer.WriteStartObject();");
                TypeSwitch.Chain(code, type, "value", whenNull: null, (concrete, _) =>
                {
                    code.Line($"writer.WriteString({EncodedDiscriminator}, {EncodedTypeName(output, concrete)});");
                    code.Line($"{Format.ClassOf(output, concrete)}.WriteMembers(writer, ({concrete.Name})value, options);");
                });
            }
            else
            {
                code.Line("writer.WriteStartObject();");
                CodecMethods.Body(code, type, "WriteMembers(writer, value, options);", () => write.Members(code, type));
            }

            code.Line("writer.WriteEndObject();");
        }

        CodecMethods.Shared(
            code,
            type,
            $"internal static void WriteMembers(Utf8JsonWriter writer, {type.Name} value, {Parameters})",
            () => write.Members(code, type));
    }

    private static void Read(Output output, CodeWriter code, ObjectType type)
    {
        var read = new JsonReadEmitter(output);
        if (type.JsonArrayLeast is not null)
        {
            code.Line();
            using (code.Block($"public override {type.Name} Read(ref Utf8JsonReader reader, Type typeToConvert, {Parameters})"))
            {
                read.ArrayOfMembers(code, type);
            }

            return;
        }

        CodecMethods.Method(
            code,
            type,
            $"public override {type.Name} Read(ref Utf8JsonReader reader, Type typeToConvert, {Parameters})",
            $"internal static {type.Name} ReadMembers(ref Utf8JsonReader reader, {Parameters})",
            "return ReadMembers(ref reader, options);",
            () => read.Members(code, type),
            () =>
            {
                code.Line($"var name = JsonValues.FindType(reader, \"{Discriminator(type)}\"u8);");
                foreach (var (concrete, _) in TypeSwitch.Tags(type))
                {
                    code.Guard(
                        $"name.ValueTextEquals({TypeName(type, concrete)}u8)",
                        $"return {Format.ClassOf(output, concrete)}.ReadMembers(ref reader, options);");
                }

                code.Line($"throw new JsonException(\"no type of the model has this name, where a {type.Name} is expected\");");
            });
    }
}
