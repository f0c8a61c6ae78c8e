namespace Roundup.Engine.Running;

internal static class RandomOrder
{
    // All items, each order as likely as any other (Fisher, Yates 1938).
    public static List<T> Shuffle<T>(IEnumerable<T> items, SeededRandom random)
    {
        var list = items.ToList();
        for (var i = list.Count - 1; i > 0; i--)
        {
            var j = random.Int(0, i);
            (list[i], list[j]) = (list[j], list[i]);
        }

        return list;
    }

    public static List<T> OfGroups<T, TKey>(IEnumerable<T> items, Func<T, TKey> key, SeededRandom random) =>
        [.. Shuffle(items.GroupBy(key).ToList(), random).SelectMany(group => Shuffle(group, random))];
}
