using Utf8Json;
using Utf8Json.Formatters;
using Utf8Json.Resolvers;

namespace Roundup.Serializers;

/// <summary>
/// The standard resolver with another formatter for <see cref="TimeSpan"/>, and a formatter in a static field for each type, as the
/// resolvers of the library and the sample of one in its README do; <c>CompositeResolver.Create</c> looks each up in a dictionary.
/// </summary>
internal sealed class TimeSpanTextResolver : IJsonFormatterResolver
{
    public static readonly TimeSpanTextResolver Instance = new();

    public IJsonFormatter<T> GetFormatter<T>() => Cache<T>.Formatter;

    private static class Cache<T>
    {
        public static readonly IJsonFormatter<T> Formatter =
            new TimeSpanFormatter() as IJsonFormatter<T> ?? StandardResolver.Default.GetFormatter<T>();
    }
}
