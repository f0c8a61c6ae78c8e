using Roundup.Results;

namespace Roundup.Trials.Soak;

/// <summary>A way in which a case may end.</summary>
/// <param name="Outcome">The outcome.</param>
/// <param name="Text">What its reason must contain; empty for a case that is measured.</param>
internal sealed record Ending(Outcome Outcome, string Text = "")
{
    /// <summary>The case has a number.</summary>
    public static Ending Measured { get; } = new(Outcome.Measured);

    /// <summary>Whether a case ended so.</summary>
    public bool Is(CaseResult result) =>
        result.Outcome == Outcome && (result.Reason ?? "").Contains(Text, StringComparison.Ordinal);

    /// <inheritdoc/>
    public override string ToString() => Text.Length == 0 ? Outcome.Word() : $"{Outcome.Word()} ('{Text}')";
}
