namespace Roundup.Contracts;

/// <summary>
/// The canonical codec of one type: carries values between processes and decides what is equal. The model compiler writes it;
/// its rules of equality are in docs/model-compiler.md.
/// </summary>
/// <typeparam name="T">The type that is carried and compared.</typeparam>
public interface ICanonical<T>
{
    /// <summary>Writes <paramref name="value"/>, null included.</summary>
    void Write(CanonicalWriter writer, T? value);

    /// <summary>Reads what <see cref="Write"/> wrote.</summary>
    T? Read(CanonicalReader reader);

    /// <summary>Reports each member in which <paramref name="actual"/> differs from <paramref name="expected"/>.</summary>
    void Compare(T? expected, T? actual, Comparison comparison);
}
