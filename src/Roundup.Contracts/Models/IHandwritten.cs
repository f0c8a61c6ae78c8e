using System.IO;

namespace Roundup.Contracts;

/// <summary>
/// The floor of one type: straight code over <see cref="BinaryWriter"/>, as a patient developer would write it by hand.
/// The model compiler writes it.
/// </summary>
/// <typeparam name="T">The type that is written and read.</typeparam>
public interface IHandwritten<T>
{
    /// <summary>Writes <paramref name="value"/>, null included.</summary>
    void Write(BinaryWriter writer, T? value);

    /// <summary>Reads what <see cref="Write"/> wrote.</summary>
    T? Read(BinaryReader reader);

    /// <summary>
    /// Returns a new graph of objects equal to <paramref name="value"/>, new strings and arrays included: what any deserializer must at
    /// least create.
    /// </summary>
    T? Copy(T? value);
}
