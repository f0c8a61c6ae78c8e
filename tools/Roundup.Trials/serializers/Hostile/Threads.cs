namespace Roundup.Serializers;

/// <summary>Threads that wait for each other, throw, or go too deep.</summary>
internal static class Threads
{
    public static void Throw(TimeSpan later) => new Thread(() =>
    {
        Thread.Sleep(later);
        throw new InvalidOperationException("later, on a thread of my own");
    }).Start();

    public static void Deadlock()
    {
        object first = new(), second = new();
        using var held = new ManualResetEventSlim();
        lock (first)
        {
            new Thread(() =>
            {
                lock (second)
                {
                    held.Set();
                    lock (first)
                    {
                    }
                }
            })
            { IsBackground = true }.Start();
            held.Wait();
            lock (second)
            {
            }
        }
    }

    public static int Overflow(int depth) => Overflow(depth + 1) + Overflow(depth + 2);
}
