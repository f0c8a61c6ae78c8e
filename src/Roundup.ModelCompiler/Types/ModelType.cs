using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Types;

/// <summary>A type that a member of the model can have. <paramref name="name"/> is the type in generated code.</summary>
public abstract class ModelType(string name)
{
    public string Name { get; } = name;

    /// <summary>The type itself after the types of its elements, keys and values.</summary>
    internal IEnumerable<ModelType> Parts() => (this switch
    {
        NullableType nullable => nullable.Inner.Parts(),
        SequenceType sequence => sequence.Element.Parts(),
        SetType set => set.Element.Parts(),
        MapType map => map.Keys.Parts().Concat(map.Values.Parts()),
        _ => [],
    }).Append(this);

    /// <summary>Whether copying a variable copies the value, with nothing shared.</summary>
    internal virtual bool IsPlainValue => false;

    /// <summary>
    /// An expression of <c>{0}</c> that has equal results for equal values (docs/model-compiler.md, "Equality"); null if the type cannot be
    /// an element of a set or the key of a map.
    /// </summary>
    internal virtual string? Key => null;
}

public sealed class NullableType(ModelType inner) : ModelType(inner.Name + "?")
{
    public ModelType Inner { get; } = inner;

    internal override bool IsPlainValue => Inner.IsPlainValue;
}

/// <summary>Elements: of an array, or of a collection of the framework.</summary>
public abstract class CollectionType : ModelType
{
    internal CollectionType(string name, CollectionForm form)
        : base(name) => Form = form;

    internal CollectionForm Form { get; }

    /// <summary>The type that is created when a value is read: <see cref="Made"/> of it is a value of the type.</summary>
    internal abstract string ConcreteName { get; }

    /// <summary>The collection of what was created, which is not null.</summary>
    internal string Made(string elements) => Form.Of(elements, Name);

    /// <summary>The collection of what was created under a name, which may be null.</summary>
    internal string MadeOrNull(string elements) => Form.IsMade ? $"{elements} is null ? default({Name}) : {Made(elements)}" : elements;
}

/// <summary>Distinct elements in no order. The type of the elements has a <see cref="ModelType.Key"/>.</summary>
public sealed class SetType : CollectionType
{
    internal SetType(string name, ModelType element, CollectionForm form)
        : base(name, form) => Element = element;

    public ModelType Element { get; }

    internal override string ConcreteName => $"HashSet<{Element.Name}>";
}

/// <summary>Values by key, in no order. The type of the keys has a <see cref="ModelType.Key"/>.</summary>
public sealed class MapType : CollectionType
{
    internal MapType(string name, ModelType keys, ModelType values, CollectionForm form)
        : base(name, form) => (Keys, Values) = (keys, values);

    public ModelType Keys { get; }

    public ModelType Values { get; }

    internal override string ConcreteName => $"Dictionary<{Keys.Name}, {Values.Name}>";
}

/// <summary>An enum; it is written as its underlying number.</summary>
public sealed class EnumType(string name, ScalarType underlying, IReadOnlyList<EnumMember> members) : ModelType(name)
{
    public ScalarType Underlying { get; } = underlying;

    public IReadOnlyList<EnumMember> Members { get; } = members;

    /// <summary>Whether the numbers are 0, 1, 2 and so on, without gaps and aliases.</summary>
    internal bool IsCountedFromZero => Members.Select(member => member.Number).Order().SequenceEqual(
        Enumerable.Range(0, Members.Count).Select(number => (decimal)number));

    /// <summary>Whether the author has applied System.Text.Json's converter that writes names instead of numbers.</summary>
    internal bool IsJsonText { get; init; }

    internal override bool IsPlainValue => true;

    internal override string? Key => "{0}";
}

/// <summary>A named number of an enum. A decimal can hold the numbers of every underlying type.</summary>
public sealed record EnumMember(string Name, decimal Number);

/// <summary>Elements in order: an array, a list, an interface for which a list is created, or what is made of a list.</summary>
public sealed class SequenceType : CollectionType
{
    private static readonly CollectionForm s_list = new(CollectionKind.Sequence);

    internal SequenceType(string name, ModelType element, bool isArray, CollectionForm? form = null)
        : base(name, form ?? s_list) => (Element, IsArray) = (element, isArray);

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

/// <summary>Structs of the framework that are objects of a model: a tuple, and a key with its value.</summary>
internal static class Pairs
{
    /// <summary>The most elements of a tuple whose members are all fields: another tuple holds those that follow.</summary>
    private const int MostElements = 7;

    public static bool Is(INamedTypeSymbol type) =>
        (type.IsTupleType && type.TypeArguments.Length <= MostElements)
        || (type is { Name: "KeyValuePair", TypeArguments.Length: 2 }
            && type.ContainingNamespace.ToDisplayString() == "System.Collections.Generic");
}

internal static class Identifier
{
    private static readonly SymbolDisplayFormat s_plain =
        new(typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces);

    /// <summary>Adds the at-sign to a name that is a keyword.</summary>
    public static string Escape(string name) => SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None ? name : "@" + name;

    /// <summary>Whether an expression is a name, so that evaluating it again costs nothing.</summary>
    public static bool IsName(string expression) => SyntaxFacts.IsValidIdentifier(expression.TrimStart('@'));

    /// <summary>The namespace, outer types and name of a type, separated by dots, without <c>@</c> and type arguments.</summary>
    public static string PlainName(ITypeSymbol type) => type.ToDisplayString(s_plain);
}
