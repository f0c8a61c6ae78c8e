namespace Roundup.Serializers;

/// <summary>The converter that the library generates has an overload for each type; the flavour passes the one of each root.</summary>
public interface IJsonSrcGenConverter<T>
{
    ReadOnlySpan<char> ToJson(T value);

    ReadOnlySpan<byte> ToJsonUtf8(T value);

    T FromJson(ReadOnlySpan<char> json);

    T FromJson(ReadOnlySpan<byte> json);
}
