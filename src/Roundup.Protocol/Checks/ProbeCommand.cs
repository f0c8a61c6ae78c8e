using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Protocol.Checks;

// Opens a probe: reads its values, and gets the codec of one shape from the serializer. Nothing is timed, so that no timed loop is needed.
// The probe that was open before is closed.
internal sealed record ProbeCommand(string Serializer, string Dataset, bool Many, Shape Shape, string ValuesPath) : ICommand<OpenedAnswer>
{
    public static MessageType<ProbeCommand> Type { get; } = new("probe", fields => new(
        fields.Text(),
        fields.Text(),
        fields.Either(OpenCommand.ManyToken, OpenCommand.OneToken),
        fields.Shape(),
        fields.Text()));

    public string Name => Type.Name;

    public MessageType<OpenedAnswer> Answer => OpenedAnswer.Type;

    public void Write(MessageWriter fields) => fields
        .Text(Serializer).Text(Dataset).Either(Many, OpenCommand.ManyToken, OpenCommand.OneToken).Shape(Shape).Text(ValuesPath);
}

// Round trips of all values of the open probe in this process, with the checks of state between calls.
// Way: how the bytes travel.
// Value: the number of the one value that is asked, whole; null: all are.
internal sealed record RoundTripCommand(Way Way, int? Value = null) : ICommand<FactsAnswer>
{
    public static MessageType<RoundTripCommand> Type { get; } = new("round-trip", fields => new(fields.Way(), fields.OptionalCount()));

    public string Name => Type.Name;

    public MessageType<FactsAnswer> Answer => FactsAnswer.Type;

    public void Write(MessageWriter fields) => fields.Text(Way.ToString()).Whole(Value);
}

/// <summary>Writes the payloads of all values of the open probe to a file.</summary>
/// <remarks>
/// Format of the file: the number of payloads as Int32, then for each its length as Int32 and its bytes; the length -1 for a value at which
/// the library threw. A string is stored as UTF-8. Behind them stands the schema that a reader needs beside them, as BinaryWriter writes
/// text; empty for none. Without a payload, the file is empty.
/// </remarks>
/// <param name="Path">The file.</param>
internal sealed record WriteCommand(string Path) : ICommand<FactsAnswer>
{
    public static MessageType<WriteCommand> Type { get; } = new("write", fields => new(fields.Text()));

    public string Name => Type.Name;

    public MessageType<FactsAnswer> Answer => FactsAnswer.Type;

    public void Write(MessageWriter fields) => fields.Text(Path);
}

// Reads each payload of a file in the shape of the open probe, and compares the result with what is expected.
// Way: how the bytes travel.
internal sealed record ReadCommand(string Path, Way Way, CheckExpectation Expects) : ICommand<FactsAnswer>
{
    public static MessageType<ReadCommand> Type { get; } = new("read", fields => new(
        fields.Text(), fields.Way(), ReadExpectation(fields)));

    public string Name => Type.Name;

    public MessageType<FactsAnswer> Answer => FactsAnswer.Type;

    public void Write(MessageWriter fields) => fields.Text(Path).Text(Way.ToString()).Text(Expects.ToString());

    private static CheckExpectation ReadExpectation(MessageReader fields) =>
        fields.Text() is var name && System.Enum.TryParse<CheckExpectation>(name, out var expects) && expects.ToString() == name
            ? expects
            : throw fields.Invalid("is no expectation");
}

// Uses the open probe from several threads: the first calls of all threads begin at the same time. Each thread makes round trips and
// compares its results with what a round trip gives when the threads have ended. Each has a codec of its own, since codecs and adapters may
// keep buffers; the threads share what the library itself shares.
internal sealed record ThreadsCommand(int Threads, int Calls) : ICommand<FactsAnswer>
{
    public static MessageType<ThreadsCommand> Type { get; } = new("threads", fields => new(fields.Count(), fields.Count()));

    public string Name => Type.Name;

    public MessageType<FactsAnswer> Answer => FactsAnswer.Type;

    public void Write(MessageWriter fields) => fields.Whole(Threads).Whole(Calls);
}

internal static class WayField
{
    public static Way Way(this MessageReader fields) => Results.Way.Parse(fields.Text()) ?? throw fields.Invalid("is no way");
}

internal enum CheckExpectation
{
    // The values of the probe, in their order. Where the bytes do not travel whole, what the whole payload reads as: the question is then
    // what the way changes.
    Own,

    // What the probe says that the values of its partner, another version of the model, read as.
    OfPartner,

    // Nothing: whatever comes back is right, as long as the call ends, and ends within its limits.
    Nothing,
}
