namespace Roundup.Serializers;

/// <summary>The object that wraps a list.</summary>
public sealed class Holder<T>
{
    public T Items { get; set; } = default!;
}
