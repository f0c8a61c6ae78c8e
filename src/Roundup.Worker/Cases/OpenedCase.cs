using Roundup.Worker.Shapes;

namespace Roundup.Worker.Cases;

/// <summary>One open case, independent of the type of its root.</summary>
internal abstract class OpenedCase
{
    /// <summary>The full name of the codec, without type parameters.</summary>
    public abstract string CodecName { get; }

    /// <summary>The shape that an adapter calls; null for a native codec.</summary>
    public abstract Shape? AdaptedFrom { get; }

    /// <summary>Calls the visitor with the typed case.</summary>
    public abstract TPart Accept<TPart>(ICaseVisitor<TPart> visitor)
        where TPart : class;
}

/// <summary>Creates the object of an experiment that depends on the type of the root.</summary>
internal interface ICaseVisitor<out TPart>
    where TPart : class
{
    TPart Visit<T>(OpenedCase<T> opened)
        where T : notnull;
}

/// <summary>One open case.</summary>
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
