namespace Roundup.ModelCompiler.Types;

/// <summary>An enum; it is written as its underlying number.</summary>
internal sealed class EnumType(string name, ScalarType underlying, IReadOnlyList<EnumMember> members) : ModelType(name)
{
    public ScalarType Underlying { get; } = underlying;

    public IReadOnlyList<EnumMember> Members { get; } = members;

    /// <summary>Whether the numbers are 0, 1, 2 and so on, without gaps and aliases.</summary>
    public bool IsCountedFromZero => Members.Select(member => member.Number).Order().SequenceEqual(
        Enumerable.Range(0, Members.Count).Select(number => (decimal)number));

    /// <summary>Whether the author has applied System.Text.Json's converter that writes names instead of numbers.</summary>
    public bool IsJsonText { get; init; }

    public override bool IsPlainValue => true;

    public override string? Key => "{0}";
}

/// <summary>A named number of an enum. A decimal can hold the numbers of every underlying type.</summary>
internal sealed record EnumMember(string Name, decimal Number);
