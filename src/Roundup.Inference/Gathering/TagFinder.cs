using System.Text.Json;
using Roundup.Inference.Reading;

namespace Roundup.Inference.Gathering;

/// <summary>Finds the member of one object that may tell its type, by the names that formats give it.</summary>
internal struct TagFinder()
{
    private const int LongestValue = 64;

    // The sooner, the likelier.
    private static readonly string[] s_names =
    [
        "$type", "@type", "_type", "type", "kind", "resourceType", "objectType", "eventType", "messageType", "entityType", "itemType",
        "event", "action", "op", "discriminator", "variant", "shape", "class", "Type", "Kind", "$kind", "__typename", "_t", "t",
    ];

    private int best = int.MaxValue;

    /// <summary>The member; null where there is none.</summary>
    public string? Name { get; private set; }

    /// <summary>Its value.</summary>
    public string Value { get; private set; } = "";

    /// <summary>Looks at a member whose value is at hand.</summary>
    public void Follow(string name, JsonTokens tokens)
    {
        var place = Array.IndexOf(s_names, name);
        if (place >= 0 && place < best && tokens.Type == JsonTokenType.String && tokens.Text.Length is > 0 and <= LongestValue)
        {
            (best, Name, Value) = (place, name, tokens.Text.ToString());
        }
    }
}
