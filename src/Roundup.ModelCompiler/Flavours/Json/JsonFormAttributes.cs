using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>What makes System.Text.Json write a model in the JSON form of its dataset: names, and a converter for each array.</summary>
internal static class JsonFormAttributes
{
    private const string Namespace = "System.Text.Json.Serialization.";

    /// <summary>What the converters share.</summary>
    public static IEnumerable<HelperClass> Helpers => [new("JsonValues", "what converters share")];

    /// <summary>The attributes of a type.</summary>
    public static IEnumerable<string> OnType(AnnotatedType type) =>
        type.JsonConverter is { } converter ? [$"{Namespace}JsonConverter(typeof({converter}))"] : [];

    /// <summary>The attributes of the base of a hierarchy: the member that names the type, where the form names it.</summary>
    public static IEnumerable<string> OnHierarchy(AnnotatedType type) =>
        type.JsonTag is { } tag ? [$"{Namespace}JsonPolymorphic(TypeDiscriminatorPropertyName = \"{tag}\")"] : [];

    /// <summary>The attributes of a member.</summary>
    public static IEnumerable<string> OnMember(AnnotatedMember member) =>
        member.JsonName is { } name && name != member.Symbol.Name ? [$"{Namespace}JsonPropertyName(\"{name}\")"] : [];

    /// <summary>The converters.</summary>
    public static IEnumerable<GeneratedFile> Converters(Output output) =>
        output.Model.Objects.Where(type => type.JsonArrayLeast is not null).Select(type => JsonConverterClass.File(output, type));
}
