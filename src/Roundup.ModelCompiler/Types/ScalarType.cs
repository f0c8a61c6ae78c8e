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

    /// <summary>Whether it is a class, and so can be null.</summary>
    internal bool IsReference { get; init; }

    /// <summary>What formats without the scalar have in its place; null for a scalar that all formats have.</summary>
    internal StandIn? StandIn { get; init; }

    internal override bool IsPlainValue => Copy == "{0}";

    internal override string? Key { get; }

    /// <summary>The scalar in a format, given the format's code by the names of scalars.</summary>
    internal ScalarForm In(IReadOnlyDictionary<string, ScalarForm> forms)
    {
        if (forms.TryGetValue(Name, out var form) || StandIn is null)
        {
            return form ?? forms[Name];
        }

        var other = forms[StandIn.Type];
        return new(StandIn.Given(other.Write), StandIn.Taken(other.Read));
    }
}

/// <summary>Another scalar that holds all values of a scalar.</summary>
/// <param name="Type">The other scalar's name.</param>
/// <param name="To">An expression of the other scalar that <c>{0}</c> becomes.</param>
/// <param name="From">An expression of the scalar, of <c>{0}</c>, the other one.</param>
internal sealed record StandIn(string Type, string To, string From)
{
    /// <summary>Code that takes the other scalar as <c>{0}</c>, for the scalar.</summary>
    public string Given(string code) => code.Replace("{0}", To, StringComparison.Ordinal);

    public string Of(string expression) => To.Replace("{0}", expression, StringComparison.Ordinal);

    public string Taken(string expression) => From.Replace("{0}", expression, StringComparison.Ordinal);
}

/// <summary>
/// The code for a scalar: a statement that writes <c>{0}</c> to <c>writer</c>, and an expression that reads it from <c>reader</c>.
/// </summary>
internal sealed record ScalarForm(string Write, string Read);
