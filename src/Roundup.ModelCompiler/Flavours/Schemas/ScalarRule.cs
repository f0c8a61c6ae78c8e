using System.Globalization;
using System.Text;

namespace Roundup.ModelCompiler.Flavours.Schemas;

/// <summary>How a format represents one scalar of a model. docs/model-compiler.md lists the rules.</summary>
/// <param name="Type">The type in the schema.</param>
/// <param name="ToGenerated">An expression that converts <c>{0}</c>, which is not null, to the generated class's value; <c>{1}</c> is the
/// namespace of the generated classes.</param>
/// <param name="ToModel">An expression that converts <c>{0}</c>, which is not null, to the model's value.</param>
internal sealed record ScalarRule(string Type, string ToGenerated = "{0}", string ToModel = "{0}")
{
    /// <summary>Whether the generated class has an object there, which is null where the value is absent.</summary>
    public bool IsObject { get; init; }

    /// <summary>The replacement for null where the format has none, in a list for example.</summary>
    public string Empty { get; init; } = "default";

    /// <summary>From the model's value.</summary>
    public string To(string value, string space) =>
        string.Format(CultureInfo.InvariantCulture, CompositeFormat.Parse(ToGenerated), value, space);

    /// <summary>To the model's value.</summary>
    public string From(string value) => string.Format(CultureInfo.InvariantCulture, CompositeFormat.Parse(ToModel), value);
}
