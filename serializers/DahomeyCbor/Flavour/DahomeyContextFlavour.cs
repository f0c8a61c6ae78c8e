using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Attributes;
using Roundup.ModelCompiler.Sources;

namespace Roundup.ModelCompiler.Flavours.Cbor;

/// <summary>
/// A context that the source generator of Dahomey.Cbor completes when the worker is compiled, and [CborDiscriminator] on the classes of
/// hierarchies, which the library needs to read them.
/// </summary>
internal sealed class DahomeyContextFlavour : AnnotatedFlavour
{
    private const string Library = "Dahomey.Cbor";

    public override string Name => "dahomey-context";

    public override IReadOnlyList<string> Namespaces => [Library + ".Attributes"];

    internal override bool Overrides(AuthorAttribute attribute) => attribute is { Name: "CborDiscriminator" or "CborIntDiscriminator" };

    public override IEnumerable<string> OnType(AnnotatedType type) =>
        type.Symbol is { TypeKind: TypeKind.Class, IsAbstract: false } && (type.IsHierarchy || IsDerived(type.Symbol))
            ? [$"{Library}.Attributes.CborDiscriminator(\"{type.Symbol.Name}\")"]
            : [];

    // The generator's error does not name the type's place in the model, so it would fail the build of all datasets.
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) => Refused(member.Type) is { } refused
        ? throw new ModelException(
            $"{type.Symbol.Name}.{member.Symbol.Name}",
            $"the generator of {Library} does not support the type {refused.ToDisplayString()}",
            "use a type that it supports, or leave the dataset out for this row")
        : [];

    public override IEnumerable<string> OnIgnored(ISymbol symbol) => [Library + ".Attributes.CborIgnore"];

    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var concrete = output.Model.Objects.Where(type => type.IsPolymorphic).SelectMany(TypeSwitch.Tags).Select(pair => pair.Type.Name);
        var code = new CodeWriter();
        code.Line($"/// <summary>What {Library} knows of dataset {output.Dataset}.</summary>");
        foreach (var type in output.Roots.Concat(concrete).Distinct(StringComparer.Ordinal))
        {
            code.Line($"[{Library}.Attributes.CborSerializable(typeof({type}))]");
        }

        using (code.Block($"public sealed partial class {Context(output)} : {Library}.Serialization.CborSerializerContext"))
        {
        }

        yield return output.File(
            "CborContext.cs", $"Dataset {output.Dataset}: a context for the generator of {Library}.", code, "System.Collections.Generic");
    }

    public override string Feature(Output output, string type) =>
        $".WithLazy(() => {Library}.Serialization.CborSerializerContext.Default<{Context(output)}>().Options)";

    private static bool IsDerived(INamedTypeSymbol type) => type is { BaseType.Locations: [{ IsInSource: true }, ..] }
        || type.AllInterfaces.Any(one => one.Locations is [{ IsInSource: true }, ..]);

    /// <summary>The type, or one inside it, that the generator reports as an error; null if there is none.</summary>
    private static ITypeSymbol? Refused(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol { Rank: 1 } array => Refused(array.ElementType),
        { SpecialType: SpecialType.System_Object } or { Name: "Half" or "Guid" or "DateTimeOffset" } => type,
        INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable => Refused(nullable.TypeArguments[0]),
        INamedTypeSymbol { IsGenericType: true } generic when IsCollection(generic) =>
            HasConstructor(generic) ? generic.TypeArguments.Select(Refused).FirstOrDefault(refused => refused is not null) : type,
        INamedTypeSymbol { IsGenericType: true } => type,
        INamedTypeSymbol { TypeKind: TypeKind.Class, IsAbstract: false, SpecialType: not SpecialType.System_String } made =>
            HasConstructor(made) ? null : type,
        INamedTypeSymbol => null,
        _ => type,
    };

    private static bool IsCollection(INamedTypeSymbol type) => type.AllInterfaces.Any(one =>
        one.OriginalDefinition.SpecialType == SpecialType.System_Collections_Generic_ICollection_T);

    private static bool HasConstructor(INamedTypeSymbol type) => type.InstanceConstructors.Any(one =>
        one is { Parameters.Length: 0, DeclaredAccessibility: Accessibility.Public });

    private static string Context(Output output) => output.Dataset + "CborContext";
}
