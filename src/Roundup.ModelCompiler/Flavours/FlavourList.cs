using System.Reflection;

namespace Roundup.ModelCompiler.Flavours;

/// <summary>The flavours of Roundup; an extension adds others.</summary>
public static class FlavourList
{
    /// <summary>The flavours in the order of their names: the compiler's, and those of the folders <c>serializers/*/Flavour</c>.</summary>
    public static IReadOnlyList<Flavour> All { get; } =
    [
        .. Assembly.GetExecutingAssembly().GetTypes()
            .Where(type => type is { IsAbstract: false } && type.IsSubclassOf(typeof(Flavour)))
            .Select(type => (Flavour)Activator.CreateInstance(type)!)
            .OrderBy(flavour => flavour.Name, StringComparer.Ordinal),
    ];
}
