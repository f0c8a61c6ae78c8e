using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Types;

/// <summary>A type that a member of the model can have. <paramref name="name"/> is the type in generated code.</summary>
public abstract class ModelType(string name)
{
    public string Name { get; } = name;

    // The type itself after the types of its elements, keys and values.
    internal IEnumerable<ModelType> Parts() => (this switch
    {
        NullableType nullable => nullable.Inner.Parts(),
        SequenceType sequence => sequence.Element.Parts(),
        SetType set => set.Element.Parts(),
        MapType map => map.Keys.Parts().Concat(map.Values.Parts()),
        _ => [],
    }).Append(this);

    // Whether copying a variable copies the value, with nothing shared.
    internal virtual bool IsPlainValue => false;

    // An expression of {0} that has equal results for equal values (docs/model-compiler.md, "Equality"); null if the type cannot be an
    // element of a set or the key of a map.
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

    // The type that is created when a value is read: Made of it is a value of the type.
    internal abstract string ConcreteName { get; }

    // The collection of what was created, which is not null.
    internal string Made(string elements) => Form.Format(elements, Name);

    // The collection of what was created under a name, which may be null.
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

    // Whether the numbers are 0, 1, 2 and so on, without gaps and aliases.
    internal bool IsCountedFromZero => Members.Select(member => member.Number).Order().SequenceEqual(
        Enumerable.Range(0, Members.Count).Select(number => (decimal)number));

    // Whether the author has applied System.Text.Json's converter that writes names instead of numbers.
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

    // Whether it is neither an array nor a list, so that its elements are accessed through a list.
    internal bool IsViewed => !IsArray && Name != ConcreteName;

    // An expression of the elements of value, which can be null, as an array or list.
    internal string View(string value) => IsViewed ? $"Values.AsList({value})" : value;

    // The same for code that takes any type with elements and compares it with null: only a struct, which has no null, needs View.
    internal string NullableView(string value) => Form.IsStruct ? View(value) : value;

    internal string Count => IsArray ? "Length" : "Count";

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

// Structs of the framework that are objects of a model: a tuple, and a key with its value.
internal static class Pairs
{
    // The most elements of a tuple whose members are all fields: another tuple holds those that follow.
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

    public static string Escape(string name) => SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None ? name : "@" + name;

    // Whether an expression is a name, so that evaluating it again costs nothing.
    public static bool IsName(string expression) => SyntaxFacts.IsValidIdentifier(expression.TrimStart('@'));

    // The namespace, outer types and name of a type, separated by dots, without @ and type arguments.
    public static string PlainName(ITypeSymbol type) => type.ToDisplayString(s_plain);
}
