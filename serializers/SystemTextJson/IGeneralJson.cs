namespace Roundup.Serializers;

/// <summary>
/// What the model compiler generates for root and list (flavour json-general): general objects, which represent any class of a
/// hierarchy.
/// </summary>
public interface IGeneralJson<T>
{
    byte[] WriteBytes(T value);

    string WriteText(T value);

    T? Read(byte[] json);

    T? Read(string json);
}
