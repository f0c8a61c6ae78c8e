namespace Roundup.Serializers;

/// <summary>The object that a list needs around it.</summary>
public sealed class Holder<T>
{
    public T Items { get; set; } = default!;
}
