using System;
using System.Collections.Generic;

namespace Roundup.Protocol.Fidelity;

/// <summary>What a comparison found.</summary>
internal enum Verdict
{
    /// <summary>All came back.</summary>
    Exact,

    /// <summary>Something is lost.</summary>
    Lossy,

    /// <summary>The result is not the value.</summary>
    Wrong,
}

/// <summary>Values went through a round trip and were compared.</summary>
/// <param name="Verdict">What was found.</param>
/// <param name="Size">Mean length of the payloads compared, bytes; null after a first call, where it was told before.</param>
/// <param name="Reason">Why it is wrong; null where it is not.</param>
/// <param name="Lost">What is lost, each as <c>path: kind of difference</c>.</param>
internal sealed record ComparedAnswer(Verdict Verdict, double? Size, string? Reason, IReadOnlyCollection<string> Lost) : IMessage
{
    private static readonly string[] s_verdicts = ["exact", "lossy", "wrong"];

    public static MessageType<ComparedAnswer> Type { get; } = new("compared", fields => new(
        ReadVerdict(fields),
        fields.OptionalNumber(),
        fields.OptionalText(),
        fields.Texts()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(s_verdicts[(int)Verdict]).Number(Size).Text(Reason).Texts(Lost);

    private static Verdict ReadVerdict(MessageReader fields) =>
        Array.IndexOf(s_verdicts, fields.Text()) is var at and >= 0 ? (Verdict)at : throw fields.Invalid("is no verdict");
}
