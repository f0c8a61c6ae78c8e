using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Binding;

/// <summary>
/// The private state of a class, as an interface of the name <see cref="Marker"/> shows it that the class implements explicitly. The
/// canonical codec and the floors carry it. No flavour annotates it, so a library that serializes public members loses it.
/// </summary>
internal static class PrivateMembers
{
    public const string Marker = "IPrivateMembers";

    public static List<Member> Of(TypeBinder types, INamedTypeSymbol type, string path)
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
