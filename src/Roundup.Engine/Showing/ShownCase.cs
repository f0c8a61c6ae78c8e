using Roundup.Catalogue.Definitions;
using Roundup.Engine.Building;
using Roundup.Results;

namespace Roundup.Engine.Showing;

/// <summary>A file of the model as a row gets it.</summary>
/// <param name="Name">The file's name.</param>
/// <param name="Text">Its text.</param>
public sealed record ShownFile(string Name, string Text);

/// <summary>Why a case has no result.</summary>
/// <param name="Outcome">The outcome.</param>
/// <param name="Reason">The reason.</param>
/// <param name="Frames">The library's first frames, type and method.</param>
public sealed record ShownFailure(Outcome Outcome, string Reason, IReadOnlyList<string> Frames)
{
    /// <summary>The failure of a case in one sentence.</summary>
    public static string Sentence(PlannedCase planned, Outcome outcome, string reason)
    {
        ArgumentNullException.ThrowIfNull(planned);
        return $"{planned.Id.Serializer} on {planned.Dataset.Name} is {outcome.Word()}: {reason}.";
    }
}

/// <summary>What a case does with its first value: all that a library's author wants to check.</summary>
public sealed record ShownCase
{
    /// <summary>The case.</summary>
    public required PlannedCase Planned { get; init; }

    /// <summary>The worker.</summary>
    public required BuiltUnit Worker { get; init; }

    /// <summary>The model or schema in the row's flavour, without the codecs that carry and compare values.</summary>
    public required IReadOnlyList<ShownFile> Model { get; init; }

    /// <summary>The entrant's code that runs before the clock starts: options and what is kept.</summary>
    public string SetUp { get; init; } = "";

    /// <summary>The entrant's code that is timed.</summary>
    public IReadOnlyList<string> Calls { get; init; } = [];

    /// <summary>The shape inside an adapter; null for a native one.</summary>
    public string? AdaptedFrom { get; init; }

    /// <summary>Length of the payload, bytes; null where there is none.</summary>
    public long? Size { get; init; }

    /// <summary>The payload, or its first bytes.</summary>
    public byte[] Payload { get; init; } = [];

    /// <summary>What differs after a round trip, each with an example; empty where nothing is lost.</summary>
    public IReadOnlyList<KeyValuePair<string, string>> Lost { get; init; } = [];

    /// <summary>Why it has no result; null where it has one.</summary>
    public ShownFailure? Failure { get; init; }
}
