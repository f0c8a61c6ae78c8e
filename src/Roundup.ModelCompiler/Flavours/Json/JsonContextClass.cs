using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>A <c>JsonSerializerContext</c>, which the source generator of System.Text.Json completes when the worker is compiled.</summary>
internal static class JsonContextClass
{
    /// <summary>
    /// Members of every context, and scalars. The generator names a member and a file after each type, does not escape keywords,
    /// and takes names that differ in case, or in their namespaces alone,
    /// for one: an alias that is not the type's name tells of all of these.
    /// </summary>
    private static readonly HashSet<string> s_members =
    [
        "Converting", "Default", "Options", "GeneratedSerializerOptions", "GetTypeInfo", "Equals", "GetHashCode", "GetType", "ToString",
        "Finalize", "MemberwiseClone", "ReferenceEquals", .. Scalars.ByFullName.Keys.Select(name => name.Split('.')[^1]),
    ];

    /// <summary>
    /// Emits the start of a context for a root, for the list of roots unless the root is a document, and for other types.
    /// </summary>
    public static IDisposable Start(Output output, CodeWriter code, string name, string root, params IEnumerable<string> others)
    {
        string[] roots = output.Model.Source.Document ? [root] : [root, $"List<{root}>"];
        var clashing = output.Model.Aliases
            .Where(alias => alias.FullName.Split('.')[^1] is var last && (s_members.Contains(last) || last != alias.Name))
            .Select(alias => alias.Name).ToList();
        foreach (var type in roots.Concat(others).Concat(BehindConverters(output)).Concat(clashing).Distinct(StringComparer.Ordinal))
        {
            code.Line($"[JsonSerializable(typeof({type}){(clashing.Contains(type) ? $", TypeInfoPropertyName = \"{type}Type\"" : "")})]");
        }

        return code.Block($"internal sealed partial class {name} : JsonSerializerContext");
    }

    /// <summary>Types that only the author's converters use: the generator does not find them by itself.</summary>
    private static IEnumerable<string> BehindConverters(Output output) => output.Model.Objects
        .Where(type => type.HasJsonConverter)
        .SelectMany(type => type.Members)
        .Select(member => member.Type is NullableType nullable ? nullable.Inner.Name : member.Type.Name);
}
