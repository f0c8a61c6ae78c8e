namespace Roundup.ModelCompiler.Types;

/// <summary>Elements in order: an array, a list, or an interface for which a list is created.</summary>
public sealed class SequenceType(string name, ModelType element, bool isArray) : ModelType(name)
{
    public ModelType Element { get; } = element;

    public bool IsArray { get; } = isArray;

    /// <summary>The type that is created when a value is read.</summary>
    internal string ConcreteName => IsArray ? Name : $"List<{Element.Name}>";

    /// <summary>Whether the member is declared as an interface, so that its elements are accessed through a list.</summary>
    internal bool IsInterface => !IsArray && Name != ConcreteName;

    internal string Count => IsArray ? "Length" : "Count";

    /// <summary>An expression that creates an empty array or list for <paramref name="count"/> elements.</summary>
    internal string New(string count)
    {
        if (!IsArray)
        {
            return $"new {ConcreteName}({count})";
        }

        // An array of int[] is created by new int[count][]: the new length comes first.
        var inner = Element.Name;
        var ranks = string.Empty;
        while (inner.EndsWith("[]", StringComparison.Ordinal))
        {
            inner = inner[..^2];
            ranks += "[]";
        }

        return $"new {inner}[{count}]{ranks}";
    }
}
