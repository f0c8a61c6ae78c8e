using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Annotating;
using Roundup.ModelCompiler.Preparing;

namespace Roundup.ModelCompiler.Flavours.Cbor;

/// <summary>
/// A context that the source generator of Dahomey.Cbor fills in when the worker is compiled, and [CborDiscriminator] on the classes of
/// hierarchies, without which the library does not read them.
/// </summary>
internal sealed class DahomeyContextFlavour : AnnotatedFlavour
{
    private const string Library = "Dahomey.Cbor";

    /// <inheritdoc/>
    public override string Name => "dahomey-context";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => [Library + ".Attributes"];

    /// <inheritdoc/>
    public override bool Owns(AuthorAttribute attribute) => attribute is { Name: "CborDiscriminator" or "CborIntDiscriminator" };

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type) =>
        type.Symbol is { TypeKind: TypeKind.Class, IsAbstract: false } && (type.IsHierarchy || IsDerived(type.Symbol))
            ? [$"{Library}.Attributes.CborDiscriminator(\"{type.Symbol.Name}\")"]
            : [];

    /// <inheritdoc/>
    /// <remarks>The generator's error does not say where in the model the type is, so it would stop the build of all datasets.</remarks>
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) => Refused(member.Type) is { } refused
        ? throw new ModelException(
            $"{type.Symbol.Name}.{member.Symbol.Name}",
            $"the generator of {Library} does not support the type {refused.ToDisplayString()}",
            "use a type that it supports, or leave the dataset out for this row")
        : [];

    /// <inheritdoc/>
    public override IEnumerable<string> OnIgnored(ISymbol symbol) => [Library + ".Attributes.CborIgnore"];

    /// <inheritdoc/>
    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var root = output.Model.Root.Name;
        string[] roots = output.Model.Source.Document ? [root] : [root, $"List<{root}>"];
        var concrete = output.Model.Objects.Where(type => type.IsPolymorphic).SelectMany(TypeSwitch.Tags).Select(pair => pair.Type.Name);
        var code = new CodeWriter();
        code.Line($"/// <summary>What {Library} knows of dataset {output.Dataset}.</summary>");
        foreach (var type in roots.Concat(concrete).Distinct(StringComparer.Ordinal))
        {
            code.Line($"[{Library}.Attributes.CborSerializable(typeof({type}))]");
        }

        using (code.Block($"public sealed partial class {Context(output)} : {Library}.Serialization.CborSerializerContext"))
        {
        }

        yield return output.File(
            "CborContext.cs", $"Dataset {output.Dataset}: a context for the generator of {Library}.", code, "System.Collections.Generic");
    }

    /// <inheritdoc/>
    public override string Feature(Output output, string type) =>
        $".WithLazy(() => {Library}.Serialization.CborSerializerContext.Default<{Context(output)}>().Options)";

    private static bool IsDerived(INamedTypeSymbol type) => type is { BaseType.Locations: [{ IsInSource: true }, ..] }
        || type.AllInterfaces.Any(one => one.Locations is [{ IsInSource: true }, ..]);

    /// <summary>The type, or what it contains, that the generator reports as an error; null where there is none.</summary>
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
