using Roundup.Protocol.Checks;
using Roundup.Protocol.Fidelity;

namespace Roundup.Tests.Scripts;

/// <summary>A step of a scripted worker, at which its script may do something else than to answer as a good row does.</summary>
/// <param name="Row">The row, as in results.</param>
/// <param name="Dataset">The dataset of the case.</param>
/// <param name="Name">
/// <c>start</c>, <c>Serialize</c> and <c>Deserialize</c> for verification, <c>first call</c>, or the name of the command.
/// </param>
/// <param name="Serialize">Whether the operation is Serialize; null where the step has none.</param>
/// <param name="Process">Which process of the row this is, from 1.</param>
/// <param name="Time">The time of this name in the process, from 1.</param>
internal sealed record ScriptedStep(string Row, string Dataset, string Name, bool? Serialize, int Process, int Time)
{
    /// <summary>Cases that the process has open.</summary>
    public required int Open { get; init; }

    /// <summary>The row of the compressor of the case; null where it has none.</summary>
    public required string? Compressor { get; init; }

    /// <summary>The shape of the case; null where none is open.</summary>
    public required Shape? Shape { get; init; }

    /// <summary>How the bytes of a sentence travel; null for other steps.</summary>
    public required string? Way { get; init; }

    /// <summary>The row and the dataset that wrote the payloads of a sentence; null where the step reads none.</summary>
    public required string? From { get; init; }
}

/// <summary>What a scripted worker does in place of its answer.</summary>
internal abstract record Act
{
    /// <summary>It answers nothing, until it is killed.</summary>
    public static Act Hangs { get; } = new Silence(null);

    /// <summary>Its exit code says that SIGKILL ended it, which Roundup did not send.</summary>
    public static Act IsKilled { get; } = new Death(137, "");

    /// <summary>It closes its pipe and goes on.</summary>
    public static Act ClosesItsPipe { get; } = new Death(null, "");

    /// <summary>The library throws.</summary>
    public static Act Throws(string reason, params string[] frames) => new Reply(new FailedAnswer(reason, frames));

    /// <summary>It grows to a size and answers nothing.</summary>
    public static Act Grows(long bytes) => new Silence(bytes);

    public static Act Dies(int exitCode, string errors = "") => new Death(exitCode, errors);

    /// <summary>It dies, and a child that it has started holds its pipe open.</summary>
    public static Act DiesBeforeItsChild(int exitCode, string errors = "") => new Death(exitCode, errors) { LeavesChild = true };

    public static Act Answers(IMessage answer) => new Reply(answer);

    /// <summary>It writes a line that may be no message, and answers nothing.</summary>
    public static Act Writes(string line) => new Garbage(line);

    /// <summary>The values come back without some members; the example of each has a value.</summary>
    public static Act Loses(params string[] members) => new Reply(new ComparedAnswer(
        Verdict.Lossy, 100, null, [.. members.Select(member => KeyValuePair.Create(member, "note 0 → null"))]));

    /// <summary>The values come back as others.</summary>
    public static Act IsWrong(string reason) => new Reply(new ComparedAnswer(Verdict.Wrong, 100, reason, []));

    /// <summary>A sentence of a check does not hold.</summary>
    public static Act Finds(CheckOutcome outcome, string? reason = null, params string[] lost) => new Reply(FactsAnswer.Of(new()
    {
        Seen = [new(outcome, 1, null, reason, [])],
        Lost = [.. lost.Select(member => KeyValuePair.Create(member, "note 0 → null (value 1)"))],
    }));

    internal sealed record Reply(IMessage Answer) : Act;

    internal sealed record Garbage(string Line) : Act;

    internal sealed record Silence(long? Bytes) : Act;

    internal sealed record Death(int? ExitCode, string Errors) : Act
    {
        public bool LeavesChild { get; init; }
    }
}
