using System.Collections;
using System.Collections.Concurrent;
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

/// <summary>Leaves work to the finalizer of something that each call drops.</summary>
internal readonly struct Finalizer<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        _ = new Rest(() => Json.Write(value));
        return Json.Write(value);
    }

    public T Deserialize(byte[] bytes)
    {
        _ = new Rest(() => Json.Read<T>(bytes));
        return Json.Read<T>(bytes);
    }

    private sealed class Rest(Action work)
    {
        ~Rest() => work();
    }
}

/// <summary>Leaves work to a thread that begins when calls have returned.</summary>
internal readonly struct Background<T>(Backlog backlog) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        backlog.Add(() => Repeat(() => Json.Write(value)));
        return Json.Write(value);
    }

    public T Deserialize(byte[] bytes)
    {
        backlog.Add(() => Repeat(() => Json.Read<T>(bytes)));
        return Json.Read<T>(bytes);
    }

    /// <summary>More than a busy machine lets it do while calls are made.</summary>
    private static void Repeat(Action work)
    {
        for (var i = 0; i < 5; i++)
        {
            work();
        }
    }
}

/// <summary>Work for later, a little of it.</summary>
internal sealed class Backlog
{
    private const int Most = 3000;
    private readonly ConcurrentQueue<Action> _work = new();

    public Backlog() => new Thread(Run) { IsBackground = true }.Start();

    public void Add(Action work)
    {
        if (_work.Count < Most)
        {
            _work.Enqueue(work);
        }
    }

    private void Run()
    {
        while (true)
        {
            Thread.Sleep(5);
            while (_work.TryDequeue(out var work))
            {
                work();
            }
        }
    }
}

/// <summary>Keeps a kilobyte of each call for ever.</summary>
internal readonly struct Leaks<T>(List<byte[]> hoard) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        hoard.Add(new byte[1000]);
        return Json.Write(value);
    }

    public T Deserialize(byte[] bytes)
    {
        hoard.Add(new byte[1000]);
        return Json.Read<T>(bytes);
    }
}

/// <summary>Changes a setting of the process in its first call.</summary>
internal readonly struct Changes<T>(Counter counter, Action change) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        Change();
        return Json.Write(value);
    }

    public T Deserialize(byte[] bytes)
    {
        Change();
        return Json.Read<T>(bytes);
    }

    private void Change()
    {
        if (counter.Calls++ == 0)
        {
            change();
        }
    }
}
