namespace Roundup.Contracts;

/// <summary>Serializes to and from a string.</summary>
/// <typeparam name="T">The root that is serialized.</typeparam>
public interface IStringCodec<T>
{
    /// <summary>Returns <paramref name="value"/> as text, a new string each time.</summary>
    string SerializeToString(T value);

    /// <summary>Returns the object that <paramref name="text"/> holds.</summary>
    T Deserialize(string text);
}
