using Roundup.Catalogue.Definitions;
using Roundup.Engine.Builds.Units;
using Roundup.Results;

namespace Roundup.Engine.Inspection;

/// <summary>A source file of the model in a row's flavour.</summary>
internal sealed record InspectedFile(string Name, string Text);

/// <summary>The reason why a case has no result.</summary>
/// <param name="Outcome">The outcome.</param>
/// <param name="Reason">The reason.</param>
/// <param name="Frames">The first stack frames of the library, type and method.</param>
internal sealed record CaseFailure(Outcome Outcome, string Reason, IReadOnlyList<string> Frames)
{
    public static string Sentence(PlannedCase planned, Outcome outcome, string reason) =>
        $"{planned.Id.Serializer} on {planned.Dataset.Name} is {outcome.Word()}: {reason}.";
}

/// <summary>What a case does with its first value, for authors of libraries who check their row.</summary>
internal sealed record CaseInspection
{
    public required PlannedCase Planned { get; init; }

    public required BuiltUnit Worker { get; init; }

    /// <summary>The model or schema in the row's flavour, without the codecs that store and compare values.</summary>
    public required IReadOnlyList<InspectedFile> Model { get; init; }

    /// <summary>The entrant's code that runs before the clock starts: options and kept objects.</summary>
    public string SetUp { get; init; } = "";

    /// <summary>The entrant's code that is timed.</summary>
    public IReadOnlyList<string> Calls { get; init; } = [];

    /// <summary>The shape inside an adapter; null for a native shape.</summary>
    public string? AdaptedFrom { get; init; }

    /// <summary>The length of the payload, bytes; null where there is no payload.</summary>
    public long? Size { get; init; }

    /// <summary>The payload, or its first bytes.</summary>
    public byte[] Payload { get; init; } = [];

    /// <summary>The members that differ after a round trip, each with an example; empty where nothing is lost.</summary>
    public IReadOnlyList<KeyValuePair<string, string>> Lost { get; init; } = [];

    /// <summary>The reason why the case has no result; null where it has one.</summary>
    public CaseFailure? Failure { get; init; }
}
