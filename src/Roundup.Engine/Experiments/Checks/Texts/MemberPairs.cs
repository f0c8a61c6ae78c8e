using System.Text.Json;
using Roundup.Engine.Privacy;

namespace Roundup.Engine.Experiments.Checks.Texts;

// Finds the members of two JSON objects that are the same one under another name: by the name without letter case, _ and -, by what was
// learned from other values, by equal content, and by their place where as many are left on both sides.
internal sealed class MemberPairs
{
    private readonly Dictionary<(string? Path, string Name), string> _learned = [];

    // Of each member of the one the place of its counterpart in the other; -1: none.
    public int[] Find(IReadOnlyList<JsonProperty> from, IReadOnlyList<JsonProperty> to, string? path)
    {
        var places = Enumerable.Repeat(-1, from.Count).ToArray();
        Pair(places, from, to, one => one.Name, one => one.Name);
        Pair(places, from, to, one => JsonNames.Plain(one.Name), one => JsonNames.Plain(one.Name));
        var named = places.ToArray();
        Pair(places, from, to, one => _learned.GetValueOrDefault((path, one.Name)), one => one.Name);
        Pair(places, from, to, one => ScalarForms.Content(one.Value), one => ScalarForms.Content(one.Value));
        var left = Free(to, places);
        if (left.Count == places.Count(place => place < 0))
        {
            for (var i = 0; i < from.Count; i++)
            {
                var next = i == 0 ? 0 : places[i - 1] + 1;
                var isNext = places[i] < 0 && (i == 0 || next > 0) && left.Contains(next);
                places[i] = isNext && ScalarForms.AreAlike(from[i].Value, to[next].Value) ? next : places[i];
            }
        }

        for (var i = 0; i < from.Count; i++)
        {
            if (named[i] < 0 && places[i] >= 0)
            {
                _learned.TryAdd((path, from[i].Name), to[places[i]].Name);
            }
        }

        return places;
    }

    private static List<int> Free(IReadOnlyList<JsonProperty> to, int[] places) =>
        [.. Enumerable.Range(0, to.Count).Except(places)];

    // Pairs what is left and has one key, which no other has. A null key pairs nothing.
    private static void Pair(
        int[] places, IReadOnlyList<JsonProperty> from, IReadOnlyList<JsonProperty> to,
        Func<JsonProperty, string?> before, Func<JsonProperty, string?> after)
    {
        var others = Free(to, places).ToLookup(place => after(to[place]));
        foreach (var same in Enumerable.Range(0, from.Count).Where(i => places[i] < 0).ToList().GroupBy(i => before(from[i])))
        {
            if (same.Key is not null && same.Count() == 1 && others[same.Key].ToList() is [var only])
            {
                places[same.Single()] = only;
            }
        }
    }
}
