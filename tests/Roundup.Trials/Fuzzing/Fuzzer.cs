using System.Diagnostics;
using System.Text;
using Roundup.Cli;

namespace Roundup.Trials.Fuzzing;

/// <summary>
/// Gives the program mutated files, in this process and by its command line, as users do. Only building and measuring is left out.
/// </summary>
internal sealed class Fuzzer : IDisposable
{
    private readonly Sandbox _sandbox = new();
    private readonly IReadOnlyList<Example> _examples;

    public Fuzzer()
    {
        _examples = Examples.In(_sandbox);
        _sandbox.Seal();
    }

    /// <summary>Keeps the files that did something wrong; null: they are not kept.</summary>
    public string? Keep { get; init; }

    /// <summary>Gives it so many files, in turns of all kinds.</summary>
    /// <param name="files">How many.</param>
    /// <param name="seed">What decides on the changes.</param>
    /// <param name="cancellation">Ends it early.</param>
    public async Task<IReadOnlyList<FuzzResult>> RunAsync(int files, int seed, CancellationToken cancellation = default)
    {
        var results = _examples.Select(example => example.Kind).Distinct().ToDictionary(kind => kind, kind => new FuzzResult(kind));
        for (var number = 0; number < files && !cancellation.IsCancellationRequested; number++)
        {
            var example = _examples[number % _examples.Count];
            var mutated = example.Mutator.Mutate(new Random(HashCode(seed, number)));
            var attempt = await TryAsync(example, mutated).ConfigureAwait(false);
            var elsewhere = _sandbox.Elsewhere();
            results[example.Kind].Add(number, attempt, elsewhere);
            if (Keep is not null && (attempt.Wrong ?? elsewhere) is not null)
            {
                Directory.CreateDirectory(Keep);
                await File.WriteAllBytesAsync(Path.Combine(Keep, $"{number}-{Path.GetFileName(example.File)}"), mutated, cancellation)
                    .ConfigureAwait(false);
            }
        }

        return [.. results.Values];
    }

    /// <summary>Gives it the examples as they are.</summary>
    public async Task<IReadOnlyList<(string Kind, Attempt Attempt)>> RightFilesAsync()
    {
        var attempts = new List<(string, Attempt)>();
        foreach (var example in _examples)
        {
            attempts.Add((example.Kind, await TryAsync(example, example.Bytes).ConfigureAwait(false)));
        }

        return attempts;
    }

    public void Dispose() => _sandbox.Dispose();

    /// <summary>A slow file is tried again: the machine may have been busy.</summary>
    private async Task<Attempt> TryAsync(Example example, byte[] bytes)
    {
        var first = await OnceAsync(example, bytes).ConfigureAwait(false);
        return first.Time <= Attempt.Longest ? first : await OnceAsync(example, bytes).ConfigureAwait(false);
    }

    private async Task<Attempt> OnceAsync(Example example, byte[] bytes)
    {
        _sandbox.Empty();
        Directory.CreateDirectory(Path.GetDirectoryName(example.File)!);
        await File.WriteAllBytesAsync(example.File, bytes).ConfigureAwait(false);
        using var output = new StringWriter();
        using var error = new StringWriter();
        var clock = Stopwatch.StartNew();
        var code = await RoundupProgram.RunAsync(example.Arguments, new CliContext
        {
            Arguments = example.Arguments,
            Terminal = Terminal.Open(output, redirected: true),
            Output = output,
            Error = error,
            Root = () => _sandbox.Repository.Path,
            Engine = (start, _) => Task.FromResult(StandIn.Run(start)),
        }).ConfigureAwait(false);
        var time = clock.Elapsed;
        await RestoreAsync(example).ConfigureAwait(false);
        return new(code, error + Hidden(output.ToString()), time);
    }

    /// <summary>The next file of another kind finds everything else as it was.</summary>
    private async Task RestoreAsync(Example example)
    {
        if (!example.File.StartsWith(_sandbox.Output, StringComparison.Ordinal))
        {
            await File.WriteAllBytesAsync(example.File, example.Bytes).ConfigureAwait(false);
        }
    }

    /// <summary>What was written that no terminal, page or table may get.</summary>
    private string Hidden(string output)
    {
        var hidden = new StringBuilder();
        string[] shown = [".md", ".csv", ".svg", ".txt"];
        var files = Directory.EnumerateFiles(_sandbox.Output, "*", SearchOption.AllDirectories)
            .Where(file => shown.Contains(Path.GetExtension(file)))
            .Select(file => (File: Path.GetFileName(file), Text: File.ReadAllText(file)));
        foreach (var (file, text) in files.Prepend(("the console", output)))
        {
            hidden.Append(ShownText.Hidden(text) is { } character ? $"{file} has {character}. " : "");
        }

        return hidden.ToString();
    }

    private static int HashCode(int seed, int number) => unchecked((seed * 1_000_003) ^ number);
}
