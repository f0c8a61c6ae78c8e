using System.Text.Json;
using Roundup.OwnData.Samples.Json;

namespace Roundup.OwnData.Samples.Shapes;

/// <summary>Finds the member of an object that may tell its type (<c>type</c>, <c>kind</c>, ...).</summary>
internal struct DiscriminatorFinder()
{
    private const int LongestValue = 64;

    // In order of likelihood.
    private static readonly string[] s_names =
    [
        "$type", "@type", "_type", "type", "kind", "resourceType", "objectType", "eventType", "messageType", "entityType", "itemType",
        "event", "action", "op", "discriminator", "variant", "shape", "class", "Type", "Kind", "$kind", "__typename", "_t", "t",
    ];

    private int best = int.MaxValue;

    public string? Name { get; private set; }

    public string Value { get; private set; } = "";

    public void Follow(string name, JsonTokens tokens)
    {
        var place = Array.IndexOf(s_names, name);
        if (place >= 0 && place < best && tokens.Type == JsonTokenType.String && tokens.Text.Length is > 0 and <= LongestValue)
        {
            (best, Name, Value) = (place, name, tokens.Text.ToString());
        }
    }
}
