using Roundup.Tests.Support;

namespace Roundup.Trials.Fuzzing;

/// <summary>
/// A small repository, and deep in it the only folder that commands may write to. Whatever appears beside it was written by a name such
/// as <c>../x</c>.
/// </summary>
internal sealed class Sandbox : IDisposable
{
    private readonly TempRepository _repository = new();
    private readonly Lazy<HashSet<string>> _before;

    public Sandbox()
    {
        Directory.CreateDirectory(Output);
        _before = new(() => [.. Files()]);
    }

    /// <summary>The repository.</summary>
    public TempRepository Repository => _repository;

    /// <summary>The only folder that is written to.</summary>
    public string Output => _repository.In("a/b/c/output");

    /// <summary>A path in the output folder.</summary>
    public string In(string relative) => Path.Combine(Output, relative);

    /// <summary>From now on no other file may come. Called when all examples are in their places.</summary>
    public void Seal() => _ = _before.Value.Count;

    /// <summary>What was written outside of the output folder; null where nothing was.</summary>
    public string? Elsewhere() => Files().FirstOrDefault(file => !_before.Value.Contains(file)) is { } file ? $"wrote {file}" : null;

    /// <summary>Deletes what was written to the output folder.</summary>
    public void Empty()
    {
        Directory.Delete(Output, recursive: true);
        Directory.CreateDirectory(Output);
    }

    public void Dispose() => _repository.Dispose();

    private IEnumerable<string> Files() => Directory
        .EnumerateFileSystemEntries(_repository.Path, "*", SearchOption.AllDirectories)
        .Where(file => !file.StartsWith(Output + Path.DirectorySeparatorChar, StringComparison.Ordinal));
}
