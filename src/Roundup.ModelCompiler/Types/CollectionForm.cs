using System.Globalization;
using System.Text;
using Microsoft.CodeAnalysis;

namespace Roundup.ModelCompiler.Types;

// What a generic collection of .NET is to a model.
// Made: an expression that makes it of {0}, a list, hash set or dictionary with its elements; {1} is its type. {0} alone where that is a
// value of the type.
internal sealed record CollectionForm(CollectionKind Kind, string Made = CollectionForm.Same)
{
    private const string Same = "{0}";
    private const string New = "new {1}({0})";

    // Every collection that a model can have, by the full name of its type: one line adds one.
    public static IReadOnlyDictionary<string, CollectionForm> ByFullName { get; } = new Dictionary<string, CollectionForm>
    {
        ["System.Collections.Generic.List"] = new(CollectionKind.Sequence),
        ["System.Collections.Generic.IList"] = new(CollectionKind.Sequence),
        ["System.Collections.Generic.ICollection"] = new(CollectionKind.Sequence),
        ["System.Collections.Generic.IEnumerable"] = new(CollectionKind.Sequence),
        ["System.Collections.Generic.IReadOnlyList"] = new(CollectionKind.Sequence),
        ["System.Collections.Generic.IReadOnlyCollection"] = new(CollectionKind.Sequence),
        ["System.Collections.Generic.LinkedList"] = new(CollectionKind.Sequence, New),
        ["System.Collections.Generic.Queue"] = new(CollectionKind.Sequence, New),
        ["System.Collections.Generic.Stack"] = new(CollectionKind.Sequence, Reversed),
        ["System.Collections.Concurrent.ConcurrentQueue"] = new(CollectionKind.Sequence, New),
        ["System.Collections.Concurrent.ConcurrentStack"] = new(CollectionKind.Sequence, Reversed),
        ["System.Collections.ObjectModel.Collection"] = new(CollectionKind.Sequence, New),
        ["System.Collections.ObjectModel.ObservableCollection"] = new(CollectionKind.Sequence, New),
        ["System.Collections.ObjectModel.ReadOnlyCollection"] = new(CollectionKind.Sequence, New),
        ["System.Collections.Immutable.ImmutableArray"] = Immutable(CollectionKind.Sequence, "ImmutableArray") with { IsStruct = true },
        ["System.Collections.Immutable.ImmutableList"] = Immutable(CollectionKind.Sequence, "ImmutableList"),
        ["System.Collections.Immutable.IImmutableList"] = Immutable(CollectionKind.Sequence, "ImmutableList"),
        ["System.Collections.Immutable.ImmutableQueue"] = Immutable(CollectionKind.Sequence, "ImmutableQueue"),

        ["System.Collections.Generic.HashSet"] = new(CollectionKind.Set),
        ["System.Collections.Generic.ISet"] = new(CollectionKind.Set),
        ["System.Collections.Generic.IReadOnlySet"] = new(CollectionKind.Set),
        ["System.Collections.Generic.SortedSet"] = new(CollectionKind.Set, New),
        ["System.Collections.Immutable.ImmutableHashSet"] = Immutable(CollectionKind.Set, "ImmutableHashSet"),
        ["System.Collections.Immutable.IImmutableSet"] = Immutable(CollectionKind.Set, "ImmutableHashSet"),
        ["System.Collections.Immutable.ImmutableSortedSet"] = Immutable(CollectionKind.Set, "ImmutableSortedSet"),
        ["System.Collections.Frozen.FrozenSet"] =
            new(CollectionKind.Set, "global::System.Collections.Frozen.FrozenSet.ToFrozenSet({0})"),

        ["System.Collections.Generic.Dictionary"] = new(CollectionKind.Map),
        ["System.Collections.Generic.IDictionary"] = new(CollectionKind.Map),
        ["System.Collections.Generic.IReadOnlyDictionary"] = new(CollectionKind.Map),
        ["System.Collections.Generic.SortedDictionary"] = new(CollectionKind.Map, New),
        ["System.Collections.Generic.SortedList"] = new(CollectionKind.Map, New),
        ["System.Collections.Concurrent.ConcurrentDictionary"] = new(CollectionKind.Map, New),
        ["System.Collections.ObjectModel.ReadOnlyDictionary"] = new(CollectionKind.Map, New),
        ["System.Collections.Immutable.ImmutableDictionary"] = Immutable(CollectionKind.Map, "ImmutableDictionary"),
        ["System.Collections.Immutable.IImmutableDictionary"] = Immutable(CollectionKind.Map, "ImmutableDictionary"),
        ["System.Collections.Immutable.ImmutableSortedDictionary"] = Immutable(CollectionKind.Map, "ImmutableSortedDictionary"),
        ["System.Collections.Frozen.FrozenDictionary"] =
            new(CollectionKind.Map, "global::System.Collections.Frozen.FrozenDictionary.ToFrozenDictionary({0})"),
    };

    // A stack shows the element that was pushed last first.
    private const string Reversed = "new {1}(global::System.Linq.Enumerable.Reverse({0}))";

    // The form of a generic type; null: it is no collection that a model can have.
    public static CollectionForm? Of(INamedTypeSymbol type) => ByFullName.GetValueOrDefault(Identifier.PlainName(type));

    // Whether elements can be added to a value of the type: an ICollection that is neither read-only nor immutable, or a queue.
    public static bool IsFilled(ITypeSymbol type) =>
        type is INamedTypeSymbol { IsGenericType: true } collection
        && Of(collection) is { } form
        && !form.Made.Contains(".Immutable.", StringComparison.Ordinal) && !form.Made.Contains(".Frozen.", StringComparison.Ordinal)
        && !collection.Name.StartsWith("ReadOnly", StringComparison.Ordinal)
        && (collection.Name == "Queue"
            || collection.AllInterfaces.Prepend(collection).Any(one => one is { Name: "ICollection", IsGenericType: true }));

    // Whether it is a struct, whose default value stands for null.
    public bool IsStruct { get; init; }

    // Whether a list, hash set or dictionary is no value of the type.
    public bool IsMade => Made != Same;

    public string Format(string elements, string type) =>
        string.Format(CultureInfo.InvariantCulture, CompositeFormat.Parse(Made), elements, type);

    private static CollectionForm Immutable(CollectionKind kind, string type) =>
        new(kind, $"global::System.Collections.Immutable.{type}.CreateRange({{0}})");
}

internal enum CollectionKind
{
    Sequence,
    Set,
    Map,
}
