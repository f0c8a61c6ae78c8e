namespace Roundup.Engine.Experiments.Checks;

/// <summary>
/// What did not hold of a row whose members code of Roundup's reads and writes. Only an exception can be one of the library: its stack says
/// so.
/// </summary>
internal static class OwnCode
{
    public static CheckFinding Told(CheckFinding finding) =>
        finding.Outcome is CheckOutcome.EqualForm or CheckOutcome.Refused or CheckOutcome.Throws ? finding : finding with
        {
            Outcome = CheckOutcome.OfRoundup,
            Reason = finding.Reason ?? $"{finding.Outcome.Word()}: code of Roundup's reads and writes the members",
        };
}
