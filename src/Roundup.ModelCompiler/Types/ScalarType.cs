namespace Roundup.ModelCompiler.Types;

/// <summary>A value without members: a number, text, a date, a blob.</summary>
internal sealed class ScalarType(string name, ScalarForm canonical, ScalarForm handwritten, string copy, string? key)
    : ModelType(name)
{
    /// <summary>The code that transfers values between processes.</summary>
    public ScalarForm Canonical { get; } = canonical;

    /// <summary>The code of the handwritten floor.</summary>
    public ScalarForm Handwritten { get; } = handwritten;

    /// <summary>An expression that creates a distinct copy of <c>{0}</c>; <c>{0}</c> for a plain value.</summary>
    public string Copy { get; } = copy;

    public bool IsReference => !IsPlainValue;

    public override bool IsPlainValue => Copy == "{0}";

    public override string? Key { get; } = key;
}

/// <summary>
/// The code for a scalar: a statement that writes <c>{0}</c> to <c>writer</c>, and an expression that reads it from <c>reader</c>.
/// </summary>
internal sealed record ScalarForm(string Write, string Read);
