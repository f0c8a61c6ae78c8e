namespace Roundup.Contracts;

/// <summary>Serializes to and from an array of bytes.</summary>
/// <typeparam name="T">The root that is serialized.</typeparam>
public interface IBytesCodec<T>
{
    /// <summary>Returns <paramref name="value"/> as a new array of exactly the payload's length.</summary>
    byte[] SerializeToBytes(T value);

    /// <summary>Returns the object that <paramref name="bytes"/>, all of it, holds.</summary>
    T Deserialize(byte[] bytes);
}
