using Roundup.Results;

namespace Roundup.Trials.Soak;

/// <summary>A row, and how its cases may end where nothing else happens to them.</summary>
/// <param name="Row">The row's full name.</param>
/// <param name="Serialize">How Serialize may end.</param>
/// <param name="Deserialize">How Deserialize may end; null: as Serialize.</param>
internal sealed record Misbehaviour(string Row, IReadOnlyList<Ending> Serialize, IReadOnlyList<Ending>? Deserialize = null)
{
    /// <summary>Whether it is measured, all of it, and has to be.</summary>
    public bool IsGood => Serialize is [{ Outcome: Outcome.Measured }] && Deserialize is null;

    /// <summary>How a case of it may end.</summary>
    public IReadOnlyList<Ending> EndingsOf(Operation operation) =>
        operation == Operation.Deserialize ? Deserialize ?? Serialize : Serialize;
}
