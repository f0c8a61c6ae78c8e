using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.TimedLoops;

/// <summary>
/// The text of a timed call for each shape. <c>Codec</c> and <c>Root</c> stand for the two types; the statements are what stands on
/// the clock (docs/timing-contract.md).
/// </summary>
internal static class TimedLoopTemplates
{
    private const string Synchronous = """
            private struct SerializeCall : ICall
            {
                public Codec Codec;
                public Root[] Pool;
                public $Output Last;

                public void Invoke(int index)
                {
                    $Serialize
                }
            }

            private struct DeserializeCall : ICall
            {
                public Codec Codec;
                public $Payload[] Payloads;
                public Root Last;

                public void Invoke(int index)
                {
                    $Deserialize
                }
            }
        """;

    private const string Awaited = """
            private struct SerializeCall : IAsyncCall
            {
                public Codec Codec;
                public Root[] Pool;
                public $Output Last;

                public System.Threading.Tasks.ValueTask InvokeAsync(int index)
                {
                    Last.SetLength(0);
                    return Codec.SerializeAsync(Pool[index], Last);
                }
            }

            private struct DeserializeCall : IAsyncCall
            {
                public Codec Codec;
                public $Payload[] Payloads;
                public Root Last;

                public System.Threading.Tasks.ValueTask InvokeAsync(int index)
                {
                    var payload = Payloads[index];
                    payload.Position = 0;
                    var read = Codec.DeserializeAsync(payload);
                    return read.IsCompletedSuccessfully ? Done(read.Result) : Wait(read);
                }

                private static System.Threading.Tasks.ValueTask Done(Root root)
                {
                    System.GC.KeepAlive(root);
                    return default;
                }

                private static async System.Threading.Tasks.ValueTask Wait(System.Threading.Tasks.ValueTask<Root> read) => System.GC.KeepAlive(await read.ConfigureAwait(false));
            }
        """;

    private static readonly Dictionary<string, TimedLoopTemplate> s_byShape = new()
    {
        ["String"] = new(false, "string", "string", "", Fill(Synchronous, "string", "string", "Last = Codec.SerializeToString(Pool[index]);", "Last = Codec.Deserialize(Payloads[index]);")),
        ["Bytes"] = new(false, "byte[]", "byte[]", "", Fill(Synchronous, "byte[]", "byte[]", "Last = Codec.SerializeToBytes(Pool[index]);", "Last = Codec.Deserialize(Payloads[index]);")),
        ["BufferWriter"] = new(
            false,
            "System.Buffers.ReadOnlySequence<byte>",
            "PayloadWriter",
            ", Last = Output",
            Fill(Synchronous, "System.Buffers.ReadOnlySequence<byte>", "PayloadWriter", "Last.Clear();\n            Codec.Serialize(Pool[index], Last);", "Last = Codec.Deserialize(Payloads[index]);")),
        ["Stream"] = new(
            false,
            "System.IO.MemoryStream",
            "System.IO.MemoryStream",
            ", Last = Output",
            Fill(
                Synchronous,
                "System.IO.MemoryStream",
                "System.IO.MemoryStream",
                "Last.SetLength(0);\n            Codec.Serialize(Pool[index], Last);",
                "var payload = Payloads[index];\n            payload.Position = 0;\n            Last = Codec.Deserialize(payload);")),
        ["AsyncStream"] = new(true, "System.IO.MemoryStream", "System.IO.MemoryStream", ", Last = Output", Fill(Awaited, "System.IO.MemoryStream", "System.IO.MemoryStream", "", "")),
    };

    /// <summary>The template of a shape.</summary>
    public static TimedLoopTemplate Of(string shape) => s_byShape[shape];

    /// <summary>The shapes that there are.</summary>
    public static IReadOnlyCollection<string> Shapes => s_byShape.Keys;

    private static string Fill(string text, string payload, string output, string serialize, string deserialize) =>
        text.Replace("$Payload", payload, StringComparison.Ordinal).Replace("$Output", output, StringComparison.Ordinal).Replace("$Serialize", serialize, StringComparison.Ordinal).Replace("$Deserialize", deserialize, StringComparison.Ordinal);
}

/// <summary>What differs between shapes.</summary>
/// <param name="IsAwaited">Whether calls are awaited.</param>
/// <param name="Payload">The type of a payload.</param>
/// <param name="Output">The type of what Serialize leaves.</param>
/// <param name="OutputSetUp">How the serializing call gets what it writes to.</param>
/// <param name="Calls">The structs of the two calls.</param>
internal sealed record TimedLoopTemplate(bool IsAwaited, string Payload, string Output, string OutputSetUp, string Calls);
