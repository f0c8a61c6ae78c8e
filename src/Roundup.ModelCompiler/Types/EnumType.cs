namespace Roundup.ModelCompiler.Types;

/// <summary>An enum; it travels as its underlying number.</summary>
internal sealed class EnumType(string name, ScalarType underlying) : ModelType(name)
{
    /// <summary>The type of the number.</summary>
    public ScalarType Underlying { get; } = underlying;

    /// <inheritdoc/>
    public override bool IsPlainValue => true;

    /// <inheritdoc/>
    public override string? Key => "{0}";
}
