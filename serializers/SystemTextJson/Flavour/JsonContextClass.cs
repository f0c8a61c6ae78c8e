using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>A <c>JsonSerializerContext</c>, which the source generator of System.Text.Json completes when the worker is compiled.</summary>
internal static class JsonContextClass
{
    private static readonly Dictionary<string, string> s_scalars =
        Scalars.ByFullName.ToDictionary(pair => pair.Value.Name, pair => pair.Key.Split('.')[^1]);

    /// <summary>
    /// Members of every context, and scalars. The generator names a member and a file after each type (<c>ListInt32</c>, <c>ByteArray</c>),
    /// does not escape keywords, and takes names that differ in case, or in their namespaces alone, for one.
    /// </summary>
    private static readonly string[] s_members =
    [
        "Converting", "Default", "Options", "GeneratedSerializerOptions", "GetTypeInfo", "Equals", "GetHashCode", "GetType", "ToString",
        "Finalize", "MemberwiseClone", "ReferenceEquals", "ExpandConverter", "GetRuntimeConverterForType", "InstanceMemberBindingFlags",
        "s_defaultOptions", "TryGetTypeInfoForRuntimeCustomConverter", .. s_scalars.Values,
    ];

    /// <summary>
    /// Emits the start of a context for a root, for the list of roots unless the root is a document, and for other types.
    /// </summary>
    public static IDisposable Start(Output output, CodeWriter code, string name, string root, params IEnumerable<string> others)
    {
        string[] roots = output.Model.Source.Document ? [root] : [root, $"List<{root}>"];
        var classes = output.Model.Aliases.ToDictionary(alias => alias.Name, alias => alias.FullName.Split('.')[^1].TrimStart('@'));
        var members = output.Model.Objects.SelectMany(type => type.Members)
            .SelectMany(member => member.Type.Parts()).Select(type => type.Name);
        var names = roots.Concat(classes.Keys).Concat(members).Distinct(StringComparer.Ordinal)
            .ToDictionary(type => type, type => NameOf(type, classes));
        var uses = names.Values.Concat(s_members).CountBy(used => used, StringComparer.OrdinalIgnoreCase)
            .ToDictionary(StringComparer.OrdinalIgnoreCase);
        var clashing = names.Where(pair => !s_scalars.ContainsKey(pair.Key)
            && (uses[pair.Value] > 1 || IsForMethods(pair.Value) || (classes.TryGetValue(pair.Key, out var last) && last != pair.Key)))
            .Select(pair => pair.Key).ToHashSet();
        var types = roots.Concat(others).Concat(BehindConverters(output)).Concat(clashing).Distinct(StringComparer.Ordinal);
        foreach (var type in types)
        {
            var own = clashing.Contains(type)
                ? Enumerable.Range(1, int.MaxValue - 1).Select(number => $"Own{number}").First(free => uses.TryAdd(free, 1))
                : null;
            code.Line($"[JsonSerializable(typeof({type}){(own is null ? "" : $", TypeInfoPropertyName = \"{own}\"")})]");
        }

        return code.Block($"internal sealed partial class {name} : JsonSerializerContext");
    }

    /// <summary>Types that only the author's converters use: the generator does not find them by itself.</summary>
    private static IEnumerable<string> BehindConverters(Output output) => output.Model.Objects
        .Where(type => type.HasJsonConverter)
        .SelectMany(type => type.Members)
        .Select(member => member.Type is NullableType nullable ? nullable.Inner.Name : member.Type.Name);

    /// <summary>Whether a class is called as the generator calls its fields and methods for another type.</summary>
    private static bool IsForMethods(string name) => name.StartsWith('_') || name.StartsWith("Create_", StringComparison.Ordinal)
        || name.StartsWith("PropName_", StringComparison.Ordinal)
        || name.EndsWith("Init", StringComparison.Ordinal) || name.EndsWith("SerializeHandler", StringComparison.Ordinal);

    /// <summary>The generator's name for a type of C#.</summary>
    private static string NameOf(string type, Dictionary<string, string> classes)
    {
        if (type.EndsWith("[]", StringComparison.Ordinal))
        {
            return NameOf(type[..^2], classes) + "Array";
        }

        var words = type.TrimEnd('?').Split(["<", ">", ",", " ", "(", ")"], StringSplitOptions.RemoveEmptyEntries)
            .Select(word => word.EndsWith("[]", StringComparison.Ordinal) ? NameOf(word, classes)
                : classes.GetValueOrDefault(word) ?? s_scalars.GetValueOrDefault(word) ?? word.Split('.')[^1]);
        return (type.EndsWith('?') ? "Nullable" : "") + string.Concat(words);
    }
}
