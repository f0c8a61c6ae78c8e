using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Protocol.Checks;

/// <summary>
/// Opens a probe: reads its values, and gets the codec of one shape from the row. Nothing is timed, so that no timed loop is needed. The
/// probe that was open before is closed.
/// </summary>
/// <param name="Row">The serializer's row.</param>
/// <param name="Dataset">The dataset of the probe.</param>
/// <param name="Many">Whether a root is a list of the type of the dataset.</param>
/// <param name="Shape">The shape.</param>
/// <param name="ValuesPath">The file of the values.</param>
internal sealed record ProbeCommand(string Row, string Dataset, bool Many, Shape Shape, string ValuesPath) : ICommand<OpenedAnswer>
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
        .Text(Row).Text(Dataset).Either(Many, OpenCommand.ManyToken, OpenCommand.OneToken).Shape(Shape).Text(ValuesPath);
}

/// <summary>Round trips of all values of the open probe in this process, with the checks of state between calls.</summary>
/// <param name="Way">How the bytes travel.</param>
/// <param name="Value">The number of the one value that is asked, whole; null: all are.</param>
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

/// <summary>Reads each payload of a file in the shape of the open probe, and compares the result with what is expected.</summary>
/// <param name="Path">The file that <see cref="WriteCommand"/> wrote, in this or another process.</param>
/// <param name="Way">How the bytes travel.</param>
/// <param name="Expects">What is expected of the results.</param>
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

/// <summary>
/// Uses the open probe from several threads: the first calls of all threads begin at the same time. Each thread makes round trips and
/// compares its results with what a round trip gives when the threads have ended. Each has a codec of its own, since codecs and adapters
/// may keep buffers; the threads share what the library itself shares.
/// </summary>
/// <param name="Threads">The number of threads.</param>
/// <param name="Calls">The round trips of each thread.</param>
internal sealed record ThreadsCommand(int Threads, int Calls) : ICommand<FactsAnswer>
{
    public static MessageType<ThreadsCommand> Type { get; } = new("threads", fields => new(fields.Count(), fields.Count()));

    public string Name => Type.Name;

    public MessageType<FactsAnswer> Answer => FactsAnswer.Type;

    public void Write(MessageWriter fields) => fields.Whole(Threads).Whole(Calls);
}

/// <summary>Reads how the bytes travel.</summary>
internal static class WayField
{
    public static Way Way(this MessageReader fields) => Results.Way.Parse(fields.Text()) ?? throw fields.Invalid("is no way");
}

/// <summary>What is expected of a payload that is read.</summary>
internal enum CheckExpectation
{
    /// <summary>
    /// The values of the probe, in their order. Where the bytes do not travel whole, what the whole payload reads as: the question is then
    /// what the way changes.
    /// </summary>
    Own,

    /// <summary>What the probe says that the values of its partner, another version of the model, read as.</summary>
    OfPartner,

    /// <summary>Nothing: whatever comes back is right, as long as the call ends, and ends within its limits.</summary>
    Nothing,
}
