namespace Roundup.ModelCompiler.Types;

/// <summary>Elements in order: an array, a list, an interface for which a list is created, or what is made of a list.</summary>
public sealed class SequenceType : CollectionType
{
    private static readonly CollectionForm List = new(CollectionKind.Sequence);

    internal SequenceType(string name, ModelType element, bool isArray, CollectionForm? form = null)
        : base(name, form ?? List) => (Element, IsArray) = (element, isArray);

    public ModelType Element { get; }

    public bool IsArray { get; }

    internal override string ConcreteName => IsArray ? Name : $"List<{Element.Name}>";

    /// <summary>Whether it is neither an array nor a list, so that its elements are accessed through a list.</summary>
    internal bool IsViewed => !IsArray && Name != ConcreteName;

    /// <summary>An expression of the elements of <paramref name="value"/>, which can be null, as an array or list.</summary>
    internal string View(string value) => IsViewed ? $"Values.AsList({value})" : value;

    /// <summary>As <see cref="View"/>, where any type with elements will do, unless that has no null.</summary>
    internal string NullableView(string value) => Form.IsStruct ? View(value) : value;

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
