using System.Collections.Generic;

namespace Roundup.Protocol.SteadyState;

/// <summary>
/// Calls all operations that are prepared and not warm yet, of all open cases in turn, until the time of a call has settled.
/// </summary>
/// <param name="MaxMs">The longest that it may take for each operation, ms.</param>
/// <param name="BatchMs">How long a batch is to be later, ms.</param>
internal sealed record WarmCommand(double MaxMs, double BatchMs) : ICommand<WarmedAnswer>
{
    public static MessageType<WarmCommand> Type { get; } = new("warm", fields => new(fields.Number(), fields.Number()));

    public string Name => Type.Name;

    public MessageType<WarmedAnswer> Answer => WarmedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Number(MaxMs).Number(BatchMs);
}

/// <summary>How a warm-up ended.</summary>
/// <param name="Ms">How long it took, ms.</param>
/// <param name="Operations">The operations, in the order in which they were prepared, case by case.</param>
internal sealed record WarmedAnswer(double Ms, IReadOnlyList<WarmOperation> Operations) : IMessage
{
    public static MessageType<WarmedAnswer> Type { get; } = new("warmed", fields => new(fields.Number(), Read(fields)));

    public string Name => Type.Name;

    public void Write(MessageWriter fields)
    {
        fields.Number(Ms).Whole(Operations.Count);
        foreach (var operation in Operations)
        {
            operation.Write(fields);
        }
    }

    private static List<WarmOperation> Read(MessageReader fields)
    {
        var operations = new List<WarmOperation>();
        for (var left = fields.Count(); left > 0; left--)
        {
            operations.Add(WarmOperation.Read(fields));
        }

        return operations;
    }
}
