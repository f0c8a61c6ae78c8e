using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace Roundup.Worker.FirstCall;

internal sealed partial class TypedFirstCall<T>
{
    // The timed method: all timed code of ours is in it, and it is compiled before timing begins. It calls codecs through their interfaces,
    // so that one method serves all entrants and few methods are compiled during a first call.
#if NET
    [MethodImpl(MethodImplOptions.NoInlining | MethodImplOptions.AggressiveOptimization)]
#else
    [MethodImpl(MethodImplOptions.NoInlining)]
#endif
    public void Call(ISerializer serializer, string row)
    {
        Before = FirstCallProbes.Read();
        Started = Stopwatch.GetTimestamp();
        serializer.Open(row, model, _shapes);
        Opened = Stopwatch.GetTimestamp();
        IsOpen = true;
        var codec = _shapes.Codec ?? throw NoCodec();
        switch (shape)
        {
#if NET9_0_OR_GREATER
            case Shape.Pipe when serialize:
                SerializePipe(codec);
                break;
            case Shape.Pipe:
                DeserializePipe(codec);
                break;
#endif
            case Shape.String when serialize:
                _text = ((IStringCodec<T>)codec).SerializeToString(_value!);
                break;
            case Shape.String:
                _value = ((IStringCodec<T>)codec).Deserialize(_text);
                break;
            case Shape.Bytes when serialize:
                _bytes = ((IBytesCodec<T>)codec).SerializeToBytes(_value!);
                break;
            case Shape.Bytes:
                _value = ((IBytesCodec<T>)codec).Deserialize(_bytes);
                break;
            case Shape.BufferWriter when serialize:
                ((IBufferWriterCodec<T>)codec).Serialize(_value!, _writer);
                break;
            case Shape.BufferWriter:
                _value = ((IBufferWriterCodec<T>)codec).Deserialize(_sequence);
                break;
            case Shape.Stream when serialize:
                ((IStreamCodec<T>)codec).Serialize(_value!, _stream);
                break;
            case Shape.Stream:
                _value = ((IStreamCodec<T>)codec).Deserialize(_stream);
                break;
            case Shape.AsyncStream when serialize:
                ((IAsyncStreamCodec<T>)codec).SerializeAsync(_value!, _stream).AsTask().GetAwaiter().GetResult();
                break;
            case Shape.AsyncStream:
                _value = ((IAsyncStreamCodec<T>)codec).DeserializeAsync(_stream).AsTask().GetAwaiter().GetResult();
                break;
            case Shape.Segments when serialize:
                ((IBufferWriterCodec<T>)codec).Serialize(_value!, _segments);
                break;
            default:
                _value = ((IBufferWriterCodec<T>)codec).Deserialize(_sequence);
                break;
        }

        Ended = Stopwatch.GetTimestamp();
        After = FirstCallProbes.Read();
        WorkingSet = FirstCallProbes.WorkingSet();
    }

#if NET9_0_OR_GREATER
    // The types of pipes are in an assembly that the other shapes do not load. Called without a codec, the methods are compiled before
    // timing.
    [MethodImpl(MethodImplOptions.NoInlining | MethodImplOptions.AggressiveOptimization)]
    private void SerializePipe(object? codec)
    {
        if (codec is not null)
        {
            ((IPipeCodec<T>)codec).SerializeAsync(_value!, _pipe!.Writer).AsTask().GetAwaiter().GetResult();
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining | MethodImplOptions.AggressiveOptimization)]
    private void DeserializePipe(object? codec)
    {
        if (codec is not null)
        {
            _value = ((IPipeCodec<T>)codec).DeserializeAsync(_reader!).AsTask().GetAwaiter().GetResult();
        }
    }
#endif
}
