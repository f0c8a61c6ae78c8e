using Roundup.Assemblies.Findings;
using Roundup.Assemblies.Loading;
using Roundup.Assemblies.Plans;

namespace Roundup.Assemblies.Writing;

/// <summary>Writes all types as one C# source. The same assembly gives the same text.</summary>
internal static class SourceWriter
{
    /// <summary>The source: with short names if they mean the same, otherwise with full ones.</summary>
    /// <param name="loaded">Where the types are from.</param>
    /// <param name="plans">The types.</param>
    /// <param name="names">Their names.</param>
    /// <param name="remarks">Receives what is not written.</param>
    /// <exception cref="AssemblyException">The source does not compile.</exception>
    public static string Write(LoadedTypes loaded, IReadOnlyList<TypePlan> plans, TypeNames names, Remarks remarks)
    {
        var full = Write(loaded, plans, names, new TypeText(names, isFull: true), remarks);
        var check = new SourceCheck(loaded, full);
        if (check.Error is { } error)
        {
            throw new AssemblyException(
                $"{loaded.File}: its types cannot be written as C# ({error}): give their source with --model instead.");
        }

        var readable = Write(loaded, plans, names, new TypeText(names, isFull: false), remarks);
        var other = new SourceCheck(loaded, readable);
        return other.Error is null && other.MeansTheSame(check) ? readable : full;
    }

    private static string Write(
        LoadedTypes loaded, IReadOnlyList<TypePlan> plans, TypeNames names, TypeText types, Remarks remarks)
    {
        var code = new CodeLines();
        var writer = new TypeWriter(code, names, types, new AttributeWriter(loaded, names, types, remarks));
        var spaces = TypeNode.Of(plans).GroupBy(node => TypeNames.Namespace(node.Symbol)).ToList();
        foreach (var space in spaces)
        {
            var isBlock = space.Key.Length > 0 && spaces.Count > 1;
            code.Gap();
            if (isBlock)
            {
                code.Line($"namespace {Identifier.OfNamespace(space.Key)}");
                code.Open();
            }
            else if (space.Key.Length > 0)
            {
                code.Line($"namespace {Identifier.OfNamespace(space.Key)};");
            }

            foreach (var node in space)
            {
                writer.Write(node);
            }

            if (isBlock)
            {
                code.Close();
            }
        }

        var usings = types.Usings.Where(space => spaces.Count > 1 || space != spaces[0].Key)
            .OrderByDescending(space => space == "System" || space.StartsWith("System.", StringComparison.Ordinal))
            .Select(space => $"using {Identifier.OfNamespace(space)};\n");
        var head = string.Concat(usings);
        return $"// Read from {loaded.File}.\n\n{head}{(head.Length > 0 ? "\n" : "")}{code}";
    }
}
