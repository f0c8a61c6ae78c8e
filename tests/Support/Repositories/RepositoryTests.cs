namespace Roundup.Tests.Support;

/// <summary>Tests with a small repository of their own.</summary>
public abstract class RepositoryTests : IDisposable
{
    private protected readonly TempRepository repository = new();

    public void Dispose()
    {
        repository.Dispose();
        GC.SuppressFinalize(this);
    }
}
