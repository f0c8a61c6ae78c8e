namespace Roundup.Worker;

/// <summary>Reads a root from the pool and does nothing with it: what the loop itself costs.</summary>
/// <typeparam name="T">The root.</typeparam>
internal readonly struct EmptyCall<T>(T[] pool) : ICall<T>
{
    private readonly T[] _pool = pool;

    public T Invoke(int index) => _pool[index];
}
