using System.Text.Json.Serialization;
using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Binding;

internal sealed class MemberBinder(TypeBinder types, INamedTypeSymbol type, string path)
{
    public void Fill(ObjectType target)
    {
        var readable = CandidateList.Collect(type);
        var constructor = Choose(readable);
        if (constructor.MethodKind != MethodKind.Constructor)
        {
            target.New = $"{target.Name}.{Identifier.Escape(constructor.Name)}";
        }

        var byConstructor = constructor.Parameters.Select(parameter => Candidate.SetBy(parameter, readable)!).ToList();
        var members = new Dictionary<Candidate, Member>();
        foreach (var candidate in readable.Where(candidate => candidate.CanSet || byConstructor.Contains(candidate)))
        {
            var taken = byConstructor.Contains(candidate);
            if (types.TryBind(candidate, $"{path}.{candidate.Symbol.Name}") is not { } bound)
            {
                continue;
            }

            members.Add(candidate, new(
                candidate.Symbol.Name,
                bound,
                CanChange: candidate is { CanSet: true, IsInit: false },
                CanSetLater: candidate is { CanSet: true, IsInit: false, IsRequired: false },
                InInitializer: candidate.IsRequired || !taken)
            {
                JsonName = JsonAttributes.NameOf(candidate.Symbol) ?? types.JsonNameOf(candidate.Symbol.Name),
                PlainJsonName = JsonAttributes.NameOf(candidate.Symbol) ?? candidate.Symbol.Name,
                OmitsNull = JsonAttributes.OmitsNull(candidate.Symbol),
                IsRequired = candidate.IsRequired,
                Default = taken ? DefaultOf(constructor.Parameters[byConstructor.IndexOf(candidate)]) : null,
                MayBeNull = candidate.Type is { IsReferenceType: true, NullableAnnotation: not NullableAnnotation.NotAnnotated },
            });
        }

        var numbers = types.Numbers.Assign(type, members.Values.Select(member => member.Name));
        if (numbers.Count > 0 && byConstructor.Count > 0)
        {
            throw new ModelException(path, $"the constructor of {type.Name} numbers its members already", "remove [Member]");
        }

        target.Members = [.. members.Values.Select(member => member with { Number = numbers.GetValueOrDefault(member.Name) })];
        var shown = PrivateMembers.Find(types, type, path);
        var closed = readable.Where(candidate => candidate.IsClosed && !byConstructor.Contains(candidate));
        target.Private =
            [.. closed.Where(candidate => !shown.Exists(one => one.Name == candidate.Name)).Select(Closed).OfType<Member>(), .. shown];
        target.Parameters = [.. byConstructor.Where(members.ContainsKey).Select(candidate => members[candidate])];
    }

    private static string? DefaultOf(IParameterSymbol parameter) => parameter switch
    {
        { HasExplicitDefaultValue: false } => null,
        { ExplicitDefaultValue: null } => "default",
        { ExplicitDefaultValue: var value } =>
            $"({parameter.Type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat)})({ConstantText.Format(value)})",
    };

    private Member? Closed(Candidate candidate)
    {
        if (types.TryBind(candidate, $"{path}.{candidate.Name}") is not { } bound)
        {
            return null;
        }

        var owner = candidate.ClosedSetter?.ContainingType.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat);
        return new(candidate.Name, bound, CanChange: false, CanSetLater: true, InInitializer: false)
        {
            Setter = owner is null
                ? $"ClosedMembers.Fill({{0}}.{Identifier.Escape(candidate.Name)}, {{1}});"
                : $"ClosedMembers.Set<{owner}, {bound.Name}>({{0}}, \"{candidate.Name}\", {{1}});",
        };
    }

    // The constructor that sets the most members without a setter, and of several the one with the fewest parameters; or a static method
    // that sets more: OrderId.From(value). All parameters must be members.
    private IMethodSymbol Choose(List<Candidate> readable) =>
        type.InstanceConstructors.Concat(type.GetMembers().OfType<IMethodSymbol>().Where(method => IsFactory(method, readable)))
            .Where(method =>
                method.DeclaredAccessibility is Accessibility.Public or Accessibility.Internal or Accessibility.ProtectedOrInternal)
            .Where(method => method.Parameters.All(parameter => Candidate.SetBy(parameter, readable) is not null))
            .OrderByDescending(method => method.Parameters.Count(parameter => !Candidate.SetBy(parameter, readable)!.CanSet))
            .ThenBy(method => method.MethodKind == MethodKind.Constructor ? 0 : 1)
            .ThenBy(method => method.Parameters.Length)
            .ThenBy(method => method.Name is "From" or "Create" or "Of" ? 0 : 1)
            .ThenBy(method => method.Name, StringComparer.Ordinal)
            .FirstOrDefault()
        ?? throw new ModelException(
            path,
            $"{type.Name} has no constructor that can be called with the values of its members",
            "add one without parameters, or one whose parameters have the names and types of members");

    private bool IsFactory(IMethodSymbol method, List<Candidate> readable) =>
        method is { IsStatic: true, MethodKind: MethodKind.Ordinary, IsGenericMethod: false, Parameters.Length: > 0 }
        && SymbolEqualityComparer.Default.Equals(method.ReturnType, type)
        && readable.TrueForAll(one => !one.CanSet || method.Parameters.Any(parameter => Candidate.SetBy(parameter, readable) == one));
}

// The author's attributes of System.Text.Json. They take precedence over those that a flavour would add.
internal static class JsonAttributes
{
    private const string Namespace = "System.Text.Json.Serialization.";

    public static string? NameOf(ISymbol member) =>
        Find(member, "JsonPropertyNameAttribute")?.ConstructorArguments is [{ Value: string name }] ? name : null;

    // Whether the member is not written where it is null.
    public static bool OmitsNull(ISymbol member) => Find(member, "JsonIgnoreAttribute")?.NamedArguments
        .Any(argument => argument is { Key: "Condition", Value.Value: (int)JsonIgnoreCondition.WhenWritingNull }) == true;

    public static bool NamesDerivedTypes(INamedTypeSymbol type) => Find(type, "JsonDerivedTypeAttribute") is not null;

    // The JSON member that holds the type name; null unless the base of the hierarchy names its classes.
    public static string? TagOf(INamedTypeSymbol type) => !NamesDerivedTypes(type)
        ? null
        : Find(type, "JsonPolymorphicAttribute")?.NamedArguments
            .FirstOrDefault(argument => argument.Key == "TypeDiscriminatorPropertyName").Value.Value as string ?? "$type";

    public static IEnumerable<(ITypeSymbol Type, string Name)> TagsOf(INamedTypeSymbol type) =>
        from attribute in type.GetAttributes()
        where Is(attribute, "JsonDerivedTypeAttribute")
        where attribute.ConstructorArguments is [{ Value: ITypeSymbol }, { Value: string }]
        select ((ITypeSymbol)attribute.ConstructorArguments[0].Value!, (string)attribute.ConstructorArguments[1].Value!);

    public static bool HasConverter(INamedTypeSymbol type) => Find(type, "JsonConverterAttribute") is not null;

    public static bool IsText(INamedTypeSymbol type) =>
        Find(type, "JsonConverterAttribute")?.ConstructorArguments is [{ Value: INamedTypeSymbol { Name: "JsonStringEnumConverter" } }];

    private static AttributeData? Find(ISymbol symbol, string name) =>
        symbol.GetAttributes().FirstOrDefault(attribute => Is(attribute, name));

    private static bool Is(AttributeData attribute, string name) => attribute.AttributeClass?.ToDisplayString() == Namespace + name;
}

// The private state of a class, as an interface of the name Marker shows it that the class implements explicitly. The canonical codec and
// the references carry it. No flavour annotates it, so a library that serializes public members loses it.
internal static class PrivateMembers
{
    public const string Marker = "IPrivateMembers";

    public static List<Member> Find(TypeBinder types, INamedTypeSymbol type, string path)
    {
        var members = new List<Member>();
        foreach (var marker in type.AllInterfaces.Where(one => one.Name == Marker))
        {
            if (type.IsValueType)
            {
                throw new ModelException(path, $"{type.Name} is a struct, of which {Marker} would set a copy", "make it a class");
            }

            var shown = marker.GetMembers().OfType<IPropertySymbol>()
                .Where(property => property is { GetMethod: not null, SetMethod: not null });
            foreach (var property in shown.Where(property => !IsPublic(type, property)))
            {
                var candidate = new Candidate(property, property.Type, CanSet: true, IsInit: false, IsRequired: false);
                if (types.TryBind(candidate, $"{path}.{property.Name}") is { } bound)
                {
                    members.Add(new(property.Name, bound, CanChange: true, CanSetLater: true, InInitializer: false)
                    {
                        Interface = marker.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat),
                    });
                }
            }
        }

        return members;
    }

    private static bool IsPublic(INamedTypeSymbol type, IPropertySymbol property) =>
        type.FindImplementationForInterfaceMember(property) is { DeclaredAccessibility: Accessibility.Public };
}
