#if NET9_0_OR_GREATER
using System.IO.Pipelines;
#endif
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Pipes: the library writes to them from .NET 9 on, and reads from them from .NET 10 on.</summary>
internal static class SystemTextJsonPipe
{
    /// <summary>Offers the methods with options.</summary>
    public static void PipeWith<T>(this IShapes<T> shapes, JsonSerializerOptions options)
        where T : notnull
    {
#if NET9_0_OR_GREATER
        shapes.Pipe(new ByOptions<T>(options));
#endif
    }

    /// <summary>Offers the methods with the type information from the source generator.</summary>
    public static void PipeWith<T>(this IShapes<T> shapes, JsonTypeInfo<T> type)
        where T : notnull
    {
#if NET9_0_OR_GREATER
        shapes.Pipe(new ByTypeInfo<T>(type));
#endif
    }

#if NET9_0_OR_GREATER
    internal readonly struct ByOptions<T>(JsonSerializerOptions options) : IPipeCodec<T>
    {
        public ValueTask SerializeAsync(T value, PipeWriter writer) => new(JsonSerializer.SerializeAsync(writer, value, options));

#if NET10_0_OR_GREATER
        public ValueTask<T> DeserializeAsync(PipeReader reader) => JsonSerializer.DeserializeAsync<T>(reader, options)!;
#else
        public ValueTask<T> DeserializeAsync(PipeReader reader) => throw NotYet();
#endif
    }

    internal readonly struct ByTypeInfo<T>(JsonTypeInfo<T> type) : IPipeCodec<T>
    {
        public ValueTask SerializeAsync(T value, PipeWriter writer) => new(JsonSerializer.SerializeAsync(writer, value, type));

#if NET10_0_OR_GREATER
        public ValueTask<T> DeserializeAsync(PipeReader reader) => JsonSerializer.DeserializeAsync(reader, type)!;
#else
        public ValueTask<T> DeserializeAsync(PipeReader reader) => throw NotYet();
#endif
    }

#if !NET10_0_OR_GREATER
    private static NotSupportedException NotYet() => new("the library reads from a PipeReader from .NET 10 on");
#endif
#endif
}
