namespace Roundup.ModelCompiler.Types;

/// <summary>An enum; it is written as its underlying number.</summary>
internal sealed class EnumType(string name, ScalarType underlying, IReadOnlyList<EnumMember> members) : ModelType(name)
{
    /// <summary>The type of the number.</summary>
    public ScalarType Underlying { get; } = underlying;

    /// <summary>Its named numbers, in the order of the source.</summary>
    public IReadOnlyList<EnumMember> Members { get; } = members;

    /// <summary>Whether the author has put System.Text.Json's converter on it that writes names instead of numbers.</summary>
    public bool IsJsonText { get; init; }

    /// <inheritdoc/>
    public override bool IsPlainValue => true;

    /// <inheritdoc/>
    public override string? Key => "{0}";
}
