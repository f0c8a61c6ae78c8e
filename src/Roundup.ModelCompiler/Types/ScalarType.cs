namespace Roundup.ModelCompiler.Types;

/// <summary>A value without members of its own: a number, text, a date, a blob.</summary>
internal sealed class ScalarType(string name, ScalarForm canonical, ScalarForm handwritten, string copy, string? key)
    : ModelType(name)
{
    /// <summary>The form that carries values between processes.</summary>
    public ScalarForm Canonical { get; } = canonical;

    /// <summary>The form of the floor.</summary>
    public ScalarForm Handwritten { get; } = handwritten;

    /// <summary>An expression that creates a distinct copy of <c>{0}</c>; <c>{0}</c> alone for a plain value.</summary>
    public string Copy { get; } = copy;

    /// <summary>Whether it can be null.</summary>
    public bool IsReference => !IsPlainValue;

    /// <inheritdoc/>
    public override bool IsPlainValue => Copy == "{0}";

    /// <inheritdoc/>
    public override string? Key { get; } = key;
}
