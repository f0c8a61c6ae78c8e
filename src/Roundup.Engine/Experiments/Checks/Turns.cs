namespace Roundup.Engine.Experiments.Checks;

// Lets the serializers of a check ask beside each other, or one of them alone.
internal sealed class Turns(int rows) : IDisposable
{
    private readonly SemaphoreSlim _free = new(rows, rows);
    private readonly SemaphoreSlim _alone = new(1, 1);

    public async Task<T> BesideAsync<T>(Func<Task<T>> ask, CancellationToken cancellation)
    {
        await _free.WaitAsync(cancellation);
        try
        {
            return await ask();
        }
        finally
        {
            _free.Release();
        }
    }

    // Waits until nobody asks, and lets nobody else ask meanwhile.
    public async Task<T> AloneAsync<T>(Func<Task<T>> ask, CancellationToken cancellation)
    {
        var taken = 0;
        await _alone.WaitAsync(cancellation);
        try
        {
            for (; taken < rows; taken++)
            {
                await _free.WaitAsync(cancellation);
            }

            return await ask();
        }
        finally
        {
            if (taken > 0)
            {
                _free.Release(taken);
            }

            _alone.Release();
        }
    }

    public void Dispose()
    {
        _free.Dispose();
        _alone.Dispose();
    }
}
