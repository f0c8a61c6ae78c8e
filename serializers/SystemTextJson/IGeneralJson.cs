namespace Roundup.Serializers;

/// <summary>What the model compiler writes for root and list (flavour json-general): a reader of general objects that are told apart afterwards.</summary>
public interface IGeneralJson<T>
{
    T? Read(byte[] json);

    T? Read(string json);
}
