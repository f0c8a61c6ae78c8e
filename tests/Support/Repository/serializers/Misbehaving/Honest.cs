using System.Reflection;
using System.Text;
using System.Text.Json;
using Roundup.Contracts;

namespace Roundup.Serializers;

internal readonly struct Good<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value) => Json.Write(value);

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}

/// <summary>The project file calls its Bytes native.</summary>
internal readonly struct SecretText<T> : IStringCodec<T>
{
    public string SerializeToString(T value) => JsonSerializer.Serialize(value);

    public T Deserialize(string text) => JsonSerializer.Deserialize<T>(text)!;
}

/// <summary>Prints more than a pipe holds, on both streams, also past .NET's own.</summary>
internal readonly struct Prints<T>(Counter counter) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        Print();
        return Json.Write(value);
    }

    public T Deserialize(byte[] bytes)
    {
        Print();
        return Json.Read<T>(bytes);
    }

    private void Print()
    {
        counter.Calls++;
        if (counter.Calls == 1)
        {
            var much = new string('x', 200_000);
            Console.WriteLine(much);
            Console.Error.WriteLine(much);
        }

        if (counter.Calls <= 100)
        {
            Console.WriteLine("batch\t1\t2\t3");
            Console.Error.Write("failed\tno, all is well\n");
            Native.puts("compared\twrong\t0\tprinted natively");
            var text = Encoding.ASCII.GetBytes("failed\twritten to file descriptor 1\n");
            Native.write(1, text, text.Length);
        }
    }
}

/// <summary>Starts a thread that keeps the process alive for ever.</summary>
internal readonly struct ForegroundThread<T>(Counter counter) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        if (counter.Calls++ == 0)
        {
            new Thread(() => Thread.Sleep(Timeout.Infinite)) { IsBackground = false }.Start();
        }

        return Json.Write(value);
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}

/// <summary>
/// One array of 100 bytes a call and nothing else: 128 bytes with header and length on a 64-bit runtime. Reading creates one object.
/// </summary>
internal readonly struct OneArray<T>(Dictionary<object, int> places, List<T> values) : IBytesCodec<T>
{
    private static readonly Func<object, object> s_copy = typeof(object)
        .GetMethod(nameof(MemberwiseClone), BindingFlags.Instance | BindingFlags.NonPublic)!
        .CreateDelegate<Func<object, object>>();

    public byte[] SerializeToBytes(T value)
    {
        if (!places.TryGetValue(value!, out var place))
        {
            places[value!] = place = values.Count;
            values.Add(value);
        }

        var bytes = new byte[100];
        BitConverter.TryWriteBytes(bytes, place);
        return bytes;
    }

    public T Deserialize(byte[] bytes) => (T)s_copy(values[BitConverter.ToInt32(bytes)]!);
}

/// <summary>No work at all: what is measured is the harness. Right for a dataset whose values are all the same.</summary>
internal readonly struct Cached<T>(byte[] bytes, List<T> values) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        return bytes;
    }

    public T Deserialize(byte[] payload)
    {
        if (values.Count == 0)
        {
            var value = Activator.CreateInstance<T>();
            typeof(T).GetProperty("Number")!.SetValue(value, 7);
            values.Add(value);
        }

        return values[0];
    }
}
