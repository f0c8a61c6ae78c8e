using Roundup.Catalogue.Definitions;
using Roundup.Engine.Building;

namespace Roundup.Engine.Showing;

/// <summary>A file of the model as a row gets it.</summary>
/// <param name="Name">The file's name.</param>
/// <param name="Text">Its text.</param>
public sealed record ShownFile(string Name, string Text);

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
    public required string SetUp { get; init; }

    /// <summary>The entrant's code that is timed.</summary>
    public required IReadOnlyList<string> Calls { get; init; }

    /// <summary>The shape inside an adapter; null for a native one.</summary>
    public string? AdaptedFrom { get; init; }

    /// <summary>Length of the payload, bytes.</summary>
    public required long Size { get; init; }

    /// <summary>The payload, or its first bytes.</summary>
    public required byte[] Payload { get; init; }

    /// <summary>What differs after a round trip, each with an example; empty where nothing is lost.</summary>
    public required IReadOnlyList<KeyValuePair<string, string>> Lost { get; init; }
}
