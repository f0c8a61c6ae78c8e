namespace Roundup.Analysis.SteadyState.Answers;

/// <summary>What a switch from the baseline to another exact row brings, at one count.</summary>
/// <param name="From">The baseline.</param>
/// <param name="To">The exact row that writes and reads the fastest, both together.</param>
/// <param name="Count">The count.</param>
/// <param name="Serialize">Time to write over the baseline's; null: not known.</param>
/// <param name="Deserialize">Time to read over the baseline's; null: not known.</param>
/// <param name="SizeRatio">Bytes written over the baseline's; null: not known.</param>
/// <param name="Reservation">Why the baseline's numbers do not stand for all of its work; null: they do.</param>
/// <param name="AllocRatio">Bytes allocated to write and read over the baseline's; null: not known.</param>
public sealed record SwitchAnswer(
    string From,
    string To,
    int Count,
    RatioEstimate? Serialize,
    RatioEstimate? Deserialize,
    double? SizeRatio,
    double? AllocRatio,
    Reservation? Reservation = null);

/// <summary>Why numbers of a row do not stand for all of its work.</summary>
public enum Reservation
{
    /// <summary>It loses members.</summary>
    Lossy,

    /// <summary>It has hidden work.</summary>
    HidesWork,
}
