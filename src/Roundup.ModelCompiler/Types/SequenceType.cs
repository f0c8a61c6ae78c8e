namespace Roundup.ModelCompiler.Types;

/// <summary>Elements in order: an array, a list, or an interface for which a list is created.</summary>
internal sealed class SequenceType(string name, ModelType element, bool isArray) : ModelType(name)
{
    /// <summary>The type of the elements.</summary>
    public ModelType Element { get; } = element;

    /// <summary>Whether it is an array.</summary>
    public bool IsArray { get; } = isArray;

    /// <summary>The type that is created when it is read.</summary>
    public string ConcreteName => IsArray ? Name : $"List<{Element.Name}>";

    /// <summary>Whether the member is declared as an interface, so that its elements are taken through a list.</summary>
    public bool IsInterface => !IsArray && Name != ConcreteName;

    /// <summary>The property that counts the elements.</summary>
    public string Count => IsArray ? "Length" : "Count";

    /// <summary>An expression that creates an empty one for <paramref name="count"/> elements.</summary>
    public string New(string count)
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
