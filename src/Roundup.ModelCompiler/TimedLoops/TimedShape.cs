using System.Globalization;
using System.Text;

namespace Roundup.ModelCompiler.TimedLoops;

/// <summary>
/// The timed calls of each shape (docs/timing-contract.md). The timed loops of the workers (<see cref="TimedLoopGenerator"/>) and the
/// benchmarks of the cross-check are generated from this table; the first call, <c>TypedFirstCall.Call.cs</c>, makes the same calls.
/// </summary>
/// <param name="Name">The shape, for example <c>String</c>.</param>
/// <param name="Output">The type that Serialize writes to; null if it returns a new payload.</param>
/// <param name="Written">The payload in an output, as an expression of the output; null if Serialize returns it.</param>
/// <param name="IsAwaited">Whether calls return a <c>ValueTask</c>, which is awaited.</param>
public sealed record TimedShape(
    string Name,
    string Payload,
    string? Output,
    string? Written,
    bool IsAwaited,
    TimedCall Serialize,
    TimedCall Deserialize)
{
    private const string Stream = "System.IO.MemoryStream";
    private const string StreamCopy = "PayloadStreams.Copy({0})";
    private const string Sequence = "System.Buffers.ReadOnlySequence<byte>";

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
            "SegmentedPayload.Create({0}.ToArray())",
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

    /// <summary>
    /// Other uses of streams, which a suite can ask for: the calls of <see cref="All"/> with other streams. First call and cross-check do
    /// not have them.
    /// </summary>
    public static IReadOnlyList<TimedShape> OtherStreams { get; } =
    [
        new(
            "NewStream",
            Stream,
            "NewStream",
            "PayloadStreams.Hidden({0}.Stream)",
            false,
            new("{0}.Serialize({1}, {2}.Stream)", "{0}.Renew();"),
            new("{0}.Deserialize({1})", "{0}.Position = 0;"))
        {
            Codec = "Stream",
            Key = "Shape.Stream, StreamUse.New",
        },
        new(
            "NewAsyncStream",
            Stream,
            "NewStream",
            "PayloadStreams.Hidden({0}.Stream)",
            true,
            new("{0}.SerializeAsync({1}, {2}.Stream)", "{0}.Renew();"),
            new("{0}.DeserializeAsync({1})", "{0}.Position = 0;"))
        {
            Codec = "AsyncStream",
            Key = "Shape.AsyncStream, StreamUse.New",
        },
        new("ArrayStream", "byte[]", null, null, false, new("{0}.SerializeToBytes({1})"), new("{0}.Deserialize({1})"))
        {
            Codec = "none: the struct ArrayStream has the calls",
            Key = "Shape.Stream, StreamUse.Array",
        },
    ];

    /// <summary>The shape whose codec interface is called, as in <c>IBufferWriterCodec</c>: usually the shape itself.</summary>
    public string Codec { get; init; } = Name;

    /// <summary>Under what a worker looks for the loop: the shape and the use of streams, as C#.</summary>
    public string Key { get; init; } = $"Shape.{Name}, null";

    /// <summary>The preprocessor symbol of the runtimes that have the shape; null for all runtimes.</summary>
    public string? Needs { get; init; }

    /// <exception cref="ArgumentException">There is no such shape.</exception>
    public static TimedShape Of(string name) =>
        All.Concat(OtherStreams).FirstOrDefault(shape => shape.Name == name)
        ?? throw new ArgumentException(
            $"there is no shape '{name}'; use one of {string.Join(", ", All.Select(shape => shape.Name))}", nameof(name));

    /// <summary>The statements of a repeated call of Serialize.</summary>
    /// <param name="codec">An expression of the codec.</param>
    /// <param name="root">An expression of the root, evaluated once.</param>
    /// <param name="output">An expression of the output.</param>
    /// <param name="use">Returns the last statements, given the expression of the call.</param>
    public IEnumerable<string> SerializeAgain(string codec, string root, string output, Func<string, IEnumerable<string>> use) =>
        Serialize.ResetOf(output).Concat(use(Serialize.Write(codec, root, output)));

    /// <summary>The statements of a repeated call of Deserialize.</summary>
    /// <param name="codec">An expression of the codec.</param>
    /// <param name="payload">An expression of the payload, evaluated once.</param>
    /// <param name="use">Returns the last statements, given the expression of the call.</param>
    public IEnumerable<string> DeserializeAgain(string codec, string payload, Func<string, IEnumerable<string>> use) =>
        Deserialize.Reset is null
            ? use(Deserialize.Write(codec, payload))
            : [$"var payload = {payload};", .. Deserialize.ResetOf("payload"), .. use(Deserialize.Write(codec, "payload"))];
}

/// <summary>A call of a codec as C#, and the statement that resets its stream or buffer writer.</summary>
/// <param name="Call">The call: <c>{0}</c> is the codec, <c>{1}</c> the root or the payload, <c>{2}</c> the output of Serialize.</param>
/// <param name="Reset">
/// A statement that prepares <c>{0}</c>, the output of Serialize or the payload of Deserialize, for another call; null if none is needed.
/// It is timed with repeated calls. A first call has a new output and does not need it.
/// </param>
public sealed record TimedCall(string Call, string? Reset = null)
{
    /// <summary>The expression of the call.</summary>
    /// <param name="codec">An expression of the codec.</param>
    /// <param name="input">An expression of the root or of the payload.</param>
    /// <param name="output">An expression of the output of Serialize.</param>
    public string Write(string codec, string input, string output = "") => Format(Call, codec, input, output);

    /// <summary>The statements before the call: none or one.</summary>
    /// <param name="target">An expression of the output of Serialize or the payload of Deserialize.</param>
    public IEnumerable<string> ResetOf(string target) => Reset is null ? [] : [Format(Reset, target)];

    private static string Format(string text, params object[] values) =>
        string.Format(CultureInfo.InvariantCulture, CompositeFormat.Parse(text), values);
}
