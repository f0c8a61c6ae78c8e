namespace Roundup.ModelCompiler.TimedLoops;

/// <summary>
/// What is timed for each shape (docs/timing-contract.md). It is written here and nowhere else: the timed loops of the workers
/// (<see cref="TimedLoopGenerator"/>), the first call (<see cref="FirstCallGenerator"/>) and the benchmarks of the cross-check are
/// generated from it.
/// </summary>
/// <param name="Name">The shape, for example <c>String</c>.</param>
/// <param name="Payload">The type of a payload.</param>
/// <param name="Output">The type of what Serialize writes to; null where it returns a new payload.</param>
/// <param name="Written">The payload that an output holds, an expression of the output; null where Serialize returns it.</param>
/// <param name="IsAwaited">Whether calls return a <c>ValueTask</c>, which is awaited.</param>
/// <param name="Serialize">The call of Serialize.</param>
/// <param name="Deserialize">The call of Deserialize.</param>
public sealed record TimedShape(
    string Name, string Payload, string? Output, string? Written, bool IsAwaited, TimedCall Serialize, TimedCall Deserialize)
{
    private const string Stream = "System.IO.MemoryStream";
    private const string StreamCopy = "PayloadStreams.Copy({0})";
    private const string Sequence = "System.Buffers.ReadOnlySequence<byte>";

    /// <summary>Every shape.</summary>
    public static IReadOnlyList<TimedShape> All { get; } =
    [
        new("String", "string", null, null, false, new("{0}.SerializeToString({1})"), new("{0}.Deserialize({1})")),
        new("Bytes", "byte[]", null, null, false, new("{0}.SerializeToBytes({1})"), new("{0}.Deserialize({1})")),
        new(
            "BufferWriter",
            Sequence,
            "PayloadWriter",
            $"new {Sequence}({{0}}.ToArray())",
            false,
            new("{0}.Serialize({1}, {2})", "{0}.Clear();"),
            new("{0}.Deserialize({1})")),
        new(
            "Stream",
            Stream,
            Stream,
            StreamCopy,
            false,
            new("{0}.Serialize({1}, {2})", "{0}.SetLength(0);"),
            new("{0}.Deserialize({1})", "{0}.Position = 0;")),
        new(
            "AsyncStream",
            Stream,
            Stream,
            StreamCopy,
            true,
            new("{0}.SerializeAsync({1}, {2})", "{0}.SetLength(0);"),
            new("{0}.DeserializeAsync({1})", "{0}.Position = 0;")),
        new(
            "Segments",
            Sequence,
            "SegmentWriter",
            "SegmentedPayload.Of({0}.ToArray())",
            false,
            new("{0}.Serialize({1}, {2})", "{0}.Clear();"),
            new("{0}.Deserialize({1})"))
        {
            Codec = "BufferWriter",
        },
        new(
            "Pipe",
            "PayloadReader",
            "PayloadPipe",
            "new PayloadReader({0}.ToArray())",
            true,
            new("{0}.SerializeAsync({1}, {2}.Writer)", "{0}.Reset();"),
            new("{0}.DeserializeAsync({1})", "{0}.Rewind();"))
        {
            Needs = "NET9_0_OR_GREATER",
        },
    ];

    /// <summary>The shape whose codec is called, as in <c>IBufferWriterCodec</c>: its own, or that of another one.</summary>
    public string Codec { get; init; } = Name;

    /// <summary>The preprocessor symbol of the runtimes that have the shape; null for all.</summary>
    public string? Needs { get; init; }

    /// <summary>The shape of that name.</summary>
    /// <exception cref="ArgumentException">There is no such shape.</exception>
    public static TimedShape Of(string name) =>
        All.FirstOrDefault(shape => shape.Name == name)
        ?? throw new ArgumentException(
            $"there is no shape '{name}'; use one of {string.Join(", ", All.Select(shape => shape.Name))}", nameof(name));

    /// <summary>The payload that an output holds.</summary>
    /// <param name="output">An expression of what Serialize has written to.</param>
    /// <exception cref="InvalidOperationException">Serialize returns the payload.</exception>
    public string WrittenTo(string output) =>
        Written?.Replace("{0}", output, StringComparison.Ordinal)
        ?? throw new InvalidOperationException($"Serialize of {Name} returns its payload");

    /// <summary>The statements of a repeated call of Serialize.</summary>
    /// <param name="codec">An expression of the codec.</param>
    /// <param name="root">An expression of the root; it is evaluated once.</param>
    /// <param name="output">An expression of what is written to.</param>
    /// <param name="use">The last statements, with the expression of the call.</param>
    public IEnumerable<string> SerializeAgain(string codec, string root, string output, Func<string, IEnumerable<string>> use) =>
        Serialize.ResetOf(output).Concat(use(Serialize.Of(codec, root, output)));

    /// <summary>The statements of a repeated call of Deserialize.</summary>
    /// <param name="codec">An expression of the codec.</param>
    /// <param name="payload">An expression of the payload; it is evaluated once.</param>
    /// <param name="use">The last statements, with the expression of the call.</param>
    public IEnumerable<string> DeserializeAgain(string codec, string payload, Func<string, IEnumerable<string>> use) =>
        Deserialize.Reset is null
            ? use(Deserialize.Of(codec, payload))
            : [$"var payload = {payload};", .. Deserialize.ResetOf("payload"), .. use(Deserialize.Of(codec, "payload"))];
}
