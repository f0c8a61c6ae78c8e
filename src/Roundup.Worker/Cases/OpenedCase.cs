using System;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>One case opened in this process, without its type.</summary>
internal abstract class OpenedCase
{
    /// <summary>The full name of the entrant's codec, without type parameters.</summary>
    public abstract string CodecName { get; }

    /// <summary>The shape inside an adapter; null for a native one.</summary>
    public abstract Shape? AdaptedFrom { get; }

    /// <summary>Makes something of the case that depends on its type.</summary>
    public abstract TPart Accept<TPart>(ICaseVisitor<TPart> visitor)
        where TPart : class;
}

/// <summary>Makes something of a case that depends on its type: what an experiment does with it.</summary>
/// <typeparam name="TPart">What is made.</typeparam>
internal interface ICaseVisitor<out TPart>
    where TPart : class
{
    /// <summary>Makes it.</summary>
    TPart Visit<T>(OpenedCase<T> opened)
        where T : notnull;
}

/// <summary>One case opened in this process.</summary>
/// <typeparam name="T">The root.</typeparam>
/// <param name="driver">Calls the codec.</param>
/// <param name="codec">The entrant's codec.</param>
/// <param name="model">Compares.</param>
/// <param name="values">The roots: those that go round, and a second one for verification where only one does.</param>
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
