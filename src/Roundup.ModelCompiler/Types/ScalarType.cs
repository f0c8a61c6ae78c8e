namespace Roundup.ModelCompiler.Types;

/// <summary>A value without members: a number, text, a date, a blob.</summary>
public sealed class ScalarType : ModelType
{
    internal ScalarType(string name, ScalarForm canonical, ScalarForm handwritten, string copy, string? key)
        : base(name) => (Canonical, Handwritten, Copy, Key) = (canonical, handwritten, copy, key);

    /// <summary>The code that transfers values between processes.</summary>
    internal ScalarForm Canonical { get; }

    /// <summary>The code of the handwritten floor.</summary>
    internal ScalarForm Handwritten { get; }

    /// <summary>An expression that creates a distinct copy of <c>{0}</c>; <c>{0}</c> for a plain value.</summary>
    internal string Copy { get; }

    internal bool IsReference => !IsPlainValue;

    internal override bool IsPlainValue => Copy == "{0}";

    internal override string? Key { get; }
}

/// <summary>
/// The code for a scalar: a statement that writes <c>{0}</c> to <c>writer</c>, and an expression that reads it from <c>reader</c>.
/// </summary>
internal sealed record ScalarForm(string Write, string Read);
