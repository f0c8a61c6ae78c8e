namespace Roundup.Protocol.SteadyState;

/// <summary>One operation after its warm-up.</summary>
/// <param name="Settled">Whether batches had settled and the JIT was quiet.</param>
/// <param name="Calls">Calls that fill one batch.</param>
/// <param name="NsPerCall">About what a call takes, ns.</param>
/// <param name="FirstNs">What its first call in this process took, ns.</param>
internal sealed record WarmOperation(bool Settled, long Calls, double NsPerCall, double FirstNs)
{
    private const string SettledWord = "settled";
    private const string UnsettledWord = "unsettled";

    /// <summary>Reads its fields.</summary>
    public static WarmOperation Read(MessageReader fields) => new(
        fields.Either(SettledWord, UnsettledWord),
        fields.Whole(),
        fields.Number(),
        fields.Number());

    /// <summary>Writes its fields.</summary>
    public void Write(MessageWriter fields) =>
        fields.Either(Settled, SettledWord, UnsettledWord).Whole(Calls).Number(NsPerCall).Number(FirstNs);
}
