using MessagePack;
using MessagePack.Formatters;

namespace Roundup.Serializers;

/// <summary>A formatter for the list of roots, in front of another resolver: static, as in <see cref="NativeTypesResolver"/>.</summary>
/// <typeparam name="TList">The list.</typeparam>
internal sealed class RootListResolver<TList> : IFormatterResolver
{
    public static readonly RootListResolver<TList> Instance = new();

    /// <summary>Both are set before the first call.</summary>
    public static IMessagePackFormatter<TList>? Formatter { get; set; }

    public static IFormatterResolver? Others { get; set; }

    public IMessagePackFormatter<T>? GetFormatter<T>() => Cache<T>.Formatter;

    private static class Cache<T>
    {
        public static readonly IMessagePackFormatter<T>? Formatter =
            RootListResolver<TList>.Formatter as IMessagePackFormatter<T> ?? Others!.GetFormatter<T>();
    }
}
