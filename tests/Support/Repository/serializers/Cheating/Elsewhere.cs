using System.Collections;
using System.Text.Json;
using Roundup.Contracts;
using Roundup.TestData.Pages;

namespace Roundup.Serializers;

/// <summary>Reads the lines of a page when somebody looks at them.</summary>
internal readonly struct ReadsLater<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        var page = (Page)(object)value!;
        var lines = JsonSerializer.SerializeToUtf8Bytes(page.Lines);
        var head = JsonSerializer.SerializeToUtf8Bytes(new Page { Number = page.Number, Title = page.Title });
        return [.. BitConverter.GetBytes(head.Length), .. head, .. lines];
    }

    public T Deserialize(byte[] bytes)
    {
        var length = BitConverter.ToInt32(bytes);
        var page = JsonSerializer.Deserialize<Page>(bytes.AsSpan(sizeof(int), length))!;
        page.Lines = new LazyLines(bytes, sizeof(int) + length);
        return (T)(object)page;
    }
}

/// <summary>Lines that are not read yet.</summary>
internal sealed class LazyLines(byte[] bytes, int start) : IReadOnlyList<string>
{
    private List<string>? _lines;

    public int Count => Lines.Count;

    private List<string> Lines => _lines ??= JsonSerializer.Deserialize<List<string>>(bytes.AsSpan(start))!;

    public string this[int index] => Lines[index];

    public IEnumerator<string> GetEnumerator() => Lines.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>Lets a thread of its own do the work, in each call or in some.</summary>
internal readonly struct OtherThread<T>(Helper helper, Counter counter, int every) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        if (counter.Calls++ % every != 0)
        {
            return Json.Write(value);
        }

        byte[] bytes = [];
        helper.Do(() => bytes = Json.Write(value));
        return bytes;
    }

    public T Deserialize(byte[] bytes)
    {
        if (counter.Calls++ % every != 0)
        {
            return Json.Read<T>(bytes);
        }

        T value = default!;
        helper.Do(() => value = Json.Read<T>(bytes));
        return value;
    }
}

/// <summary>A thread that does what it is told.</summary>
internal sealed class Helper
{
    private readonly AutoResetEvent _begin = new(false);
    private readonly AutoResetEvent _done = new(false);
    private Action _work = () => { };

    public Helper() => new Thread(Run) { IsBackground = true }.Start();

    public void Do(Action work)
    {
        _work = work;
        _begin.Set();
        _done.WaitOne();
    }

    private void Run()
    {
        while (_begin.WaitOne())
        {
            _work();
            _done.Set();
        }
    }
}
