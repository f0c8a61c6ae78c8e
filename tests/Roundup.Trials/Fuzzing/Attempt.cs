namespace Roundup.Trials.Fuzzing;

/// <summary>What a command did with a file.</summary>
/// <param name="Code">The exit code.</param>
/// <param name="Error">What it said on standard error.</param>
/// <param name="Time">How long it took.</param>
internal sealed record Attempt(int Code, string Error, TimeSpan Time)
{
    /// <summary>Longer than any file may take: a guard against files that hang the program.</summary>
    public static TimeSpan Longest { get; } = TimeSpan.FromSeconds(2);

    /// <summary>Whether the file was refused, in one sentence.</summary>
    public bool IsRefused => Code == 2;

    /// <summary>What it did that no file may make it do; null where nothing is wrong.</summary>
    public string? Wrong =>
        Time > Longest ? $"took {Time.TotalSeconds:F1} s"
        : IsRefused ? Refusal
        : Code is 0 or 1 or 3 or 130 && Error.Length == 0 ? null
        : $"ended with exit code {Code} and said: {Error.TrimEnd()}";

    private string? Refusal =>
        Error.TrimEnd('\r', '\n') is not { Length: > 20 } sentence ? $"refused it without a reason: {Error}"
        : sentence.Contains('\n', StringComparison.Ordinal) ? $"refused it in several lines: {sentence}"
        : !sentence.EndsWith('.') && !sentence.EndsWith('?') ? $"refused it in a sentence without an end: {sentence}"
        : ShownText.Hidden(sentence) is { } hidden ? $"wrote {hidden} to the terminal: {sentence}"
        : null;
}
