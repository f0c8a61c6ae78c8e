using Roundup.Worker.Shapes;

namespace Roundup.Worker.Cases;

internal abstract class OpenedCase
{
    // The full name of the codec, without type parameters.
    public abstract string CodecName { get; }

    // The shape that an adapter calls; null for a native codec.
    public abstract Shape? AdaptedFrom { get; }

    // What the library tells of the user's settings; null: nothing.
    public string? Note { get; init; }

    public abstract TPart Accept<TPart>(ICaseVisitor<TPart> visitor)
        where TPart : class;
}

internal interface ICaseVisitor<out TPart>
    where TPart : class
{
    TPart Visit<T>(OpenedCase<T> opened)
        where T : notnull;
}

internal sealed class OpenedCase<T>(Driver<T> driver, Type codec, Model<T> model, Values<T> values) : OpenedCase
    where T : notnull
{
    public Driver<T> Driver => driver;

    public Model<T> Model => model;

    public Values<T> Values => values;

    public override string CodecName => (codec.FullName ?? codec.Name).Split('`')[0].Replace('+', '.');

    public override Shape? AdaptedFrom => driver.AdaptedFrom;

    public override TPart Accept<TPart>(ICaseVisitor<TPart> visitor) => visitor.Visit(this);
}
