namespace Roundup.ModelCompiler.Types;

/// <summary>A value type or nothing.</summary>
internal sealed class NullableType(ModelType inner) : ModelType(inner.Name + "?")
{
    /// <summary>The type of the value.</summary>
    public ModelType Inner { get; } = inner;

    /// <inheritdoc/>
    public override bool IsPlainValue => Inner.IsPlainValue;
}
