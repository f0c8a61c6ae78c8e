using System.Text.Json;
using Roundup.OwnData.Code;
using Roundup.OwnData.Samples.Json;

namespace Roundup.OwnData.Samples.Shapes;

/// <summary>
/// Finds the member of an object that may tell its type (<c>type</c>, <c>kind</c>, <c>node_type</c>, ...). Whether it does, the objects
/// themselves decide: <see cref="Rules.HierarchyRule"/>.
/// </summary>
internal struct DiscriminatorFinder()
{
    private const int LongestValue = 64;

    // In order of likelihood.
    private static readonly string[] s_names =
    [
        "$type", "@type", "_type", "type", "kind", "resourceType", "objectType", "eventType", "messageType", "entityType", "itemType",
        "event", "action", "op", "discriminator", "variant", "shape", "class", "Type", "Kind", "$kind", "__typename", "_t", "t",
    ];

    private static readonly string[] s_lastWords = ["Type", "Kind", "Object"];

    private int best = int.MaxValue;

    public string? Name { get; private set; }

    public string Value { get; private set; } = "";

    public void Follow(string name, JsonTokens tokens)
    {
        if (tokens.Type != JsonTokenType.String || tokens.Text.Length is 0 or > LongestValue)
        {
            return;
        }

        var place = Array.IndexOf(s_names, name);
        if (place < 0 && NameParts.Of(name) is [.., var last] && Array.IndexOf(s_lastWords, last) is >= 0 and var word)
        {
            place = s_names.Length + word;
        }

        if (place >= 0 && place < best)
        {
            (best, Name, Value) = (place, name, tokens.Text.ToString());
        }
    }
}
