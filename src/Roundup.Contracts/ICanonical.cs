namespace Roundup.Contracts;

/// <summary>
/// The canonical codec of one type: carries values between processes and decides whether two values are equal (docs/model-compiler.md,
/// Equality). The model compiler generates it.
/// </summary>
/// <typeparam name="T">The type that is carried and compared.</typeparam>
public interface ICanonical<T>
{
    /// <summary>Writes <paramref name="value"/>, which can be null.</summary>
    void Write(CanonicalWriter writer, T? value);

    /// <summary>Reads what <see cref="Write"/> wrote.</summary>
    T? Read(CanonicalReader reader);

    /// <summary>Reports each member in which <paramref name="actual"/> differs from <paramref name="expected"/>.</summary>
    void Compare(T? expected, T? actual, Comparison comparison);
}

/// <summary>
/// Walks through the objects and members of one type without reflection. The model compiler generates it for the types of a model; classes
/// that a library generates from a schema have none.
/// </summary>
/// <typeparam name="T">The type that is walked through.</typeparam>
public interface IGraph<T>
{
    /// <summary>
    /// Calls <paramref name="walk"/> for each object, collection and array of <paramref name="value"/>, and for each member that can be
    /// changed.
    /// </summary>
    void Walk(T? value, GraphWalk walk);
}

/// <summary>
/// The reference of one type: direct calls of <see cref="BinaryWriter"/>, as a developer would write them by hand. The model compiler generates
/// it.
/// </summary>
/// <typeparam name="T">The type that is written and read.</typeparam>
public interface IHandwritten<T>
{
    /// <summary>Writes <paramref name="value"/>, which can be null.</summary>
    void Write(BinaryWriter writer, T? value);

    /// <summary>Reads what <see cref="Write"/> wrote.</summary>
    T? Read(BinaryReader reader);

    /// <summary>
    /// Returns a deep copy of <paramref name="value"/>, with new strings and arrays: the least that any deserializer must create.
    /// </summary>
    T? Copy(T? value);
}
