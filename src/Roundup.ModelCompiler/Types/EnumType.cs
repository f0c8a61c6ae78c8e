namespace Roundup.ModelCompiler.Types;

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
