using System.Collections.Generic;

namespace Roundup.Protocol.SteadyState;

/// <summary>Looks for work that timed batches do not show, after the last of them.</summary>
/// <param name="Serialize">Serialize, or Deserialize.</param>
/// <param name="Exact">Whether verification found that nothing is lost: then any difference is wrong.</param>
internal sealed record HiddenCommand(bool Serialize, bool Exact) : ICommand<HiddenAnswer>
{
    private const string ExactWord = "exact";
    private const string LossyWord = "lossy";

    public static MessageType<HiddenCommand> Type { get; } = new(
        "hidden",
        fields => new(fields.Operation(), fields.Either(ExactWord, LossyWord)));

    public string Name => Type.Name;

    public MessageType<HiddenAnswer> Answer => HiddenAnswer.Type;

    public void Write(MessageWriter fields) => fields.Operation(Serialize).Either(Exact, ExactWord, LossyWord);
}

/// <summary>
/// What was found of work that timed batches do not show. The fields are those of the result's <c>HiddenWork</c>; null is what could not be
/// looked for.
/// </summary>
/// <param name="Wrong">What proves that results are not those of calls of their own, a sentence; null where nothing does.</param>
/// <param name="FreshValues">Time of a call with values never seen over that with the pool, divided by the same of the floor.</param>
/// <param name="FreshThread">Time of a call on a new thread over that on the measuring one.</param>
/// <param name="Reading">Time to read a result beyond that of a plain object, as a share of the time of the call.</param>
/// <param name="AllocatedBytes">Bytes that all threads allocate per call.</param>
/// <param name="Finalizers">Time of finalizers, as a share of the time of the calls.</param>
/// <param name="Afterwards">CPU time used after calls have returned, as a share of their time.</param>
/// <param name="RetainedBytes">Bytes per call that stay referenced.</param>
/// <param name="Changed">The settings of the process that the library changed.</param>
internal sealed record HiddenAnswer(
    string? Wrong,
    double? FreshValues,
    double? FreshThread,
    double? Reading,
    double? AllocatedBytes,
    double? Finalizers,
    double? Afterwards,
    double? RetainedBytes,
    IReadOnlyList<string> Changed) : IMessage
{
    public static MessageType<HiddenAnswer> Type { get; } = new("hidden", fields => new(
        fields.OptionalText(),
        fields.OptionalNumber(),
        fields.OptionalNumber(),
        fields.OptionalNumber(),
        fields.OptionalNumber(),
        fields.OptionalNumber(),
        fields.OptionalNumber(),
        fields.OptionalNumber(),
        fields.Texts()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields)
    {
        fields.Text(Wrong).Number(FreshValues).Number(FreshThread).Number(Reading).Number(AllocatedBytes);
        fields.Number(Finalizers).Number(Afterwards).Number(RetainedBytes).Texts(Changed);
    }
}
