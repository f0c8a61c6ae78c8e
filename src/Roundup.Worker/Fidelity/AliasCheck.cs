using System.Diagnostics;
using Roundup.Worker.Cases;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Fidelity;

// Checks that results belong to the caller alone and reflect the current state of a value or payload. A library that caches them by
// reference, or whose results share objects, becomes wrong as soon as a program changes one of them.
// values: the roots. They are not changed.
// announce: called with each step before it begins.
internal sealed class AliasCheck<T>(
    Driver<T> own, Model<T> model, Values<T> values, IReadOnlyCollection<string> lost, Action<string> announce)
    where T : notnull
{
    // The maximum number of members of a root that are changed, spread over all that can be changed.
    private const int MostChanges = 4;

    // Time after which no further member is changed, ms.
    private const double EnoughMs = 10;

    private const int Root = 0;
    private const int Other = 1;
    private const int Slots = 2;

    // The second root, which is the smaller one if the pool has only one.
    private readonly T _root = values.Roots[1];

    private readonly Driver<T> _driver = own.Over(new T[Slots]);
    private readonly List<byte[]> _payloads = [];

    // What is wrong, a sentence; null if nothing is.
    public string? Wrong() =>
        (model.Canonical is IGraph<T> graph ? SharedParts(graph) ?? ChangedRoot(graph) : null) ?? ChangedPayload();

    private string? SharedParts(IGraph<T> graph)
    {
        announce("Deserialize, twice from the same payload");
        var shared = new SharedObjects();
        _driver.Serialize(Root, _root);
        shared.Add(graph, _driver.Deserialize(Root));
        shared.Add(graph, _driver.Deserialize(Root));
        if (shared.Found is { } twice)
        {
            return $"two results of Deserialize from the same payload share {twice}: changing one changes the other";
        }

        return values.PoolRoots > 1 ? SharedObjects.OfTwoPayloads(graph, _driver.Deserialize(Root), own.Deserialize(0)) : null;
    }

    private string? ChangedRoot(IGraph<T> graph)
    {
        // If more was lost than the list holds, it is unknown which members are restored.
        var paths = lost.Count < Comparison.MaxDifferences ? MemberMutation.Paths(graph, _root).Where(ComesBack).ToList() : [];
        var clock = Stopwatch.StartNew();
        var changes = Math.Min(paths.Count, MostChanges);
        for (var i = 0; i < changes && (i == 0 || clock.Elapsed.TotalMilliseconds < EnoughMs); i++)
        {
            // Includes the first and the last path.
            var path = paths[changes == 1 ? 0 : i * (paths.Count - 1) / (changes - 1)];
            var root = model.Handwritten.Copy(_root)!;
            announce("Serialize");
            var before = RoundTrip(root);
            MemberMutation.Change(graph, root, path);
            announce("Serialize of a root that was changed in place");
            var after = RoundTrip(root);
            bool IsNews(KeyValuePair<string, string> difference) => !before.Examples.ContainsKey(difference.Key);
            var news = after.Examples.Where(IsNews).ToList();

            // An object that the library has never seen tells whether the new value itself is what does not come back.
            if (news.Count > 0 && !RoundTrip(model.Handwritten.Copy(root)!).Examples.Any(IsNews))
            {
                return $"a root whose {path} was changed in place and that is serialized again does not come back: "
                    + $"{news[0].Key} ({news[0].Value})";
            }
        }

        return null;
    }

    private Comparison RoundTrip(T root)
    {
        _driver.Serialize(Root, root);
        _payloads.Add(_driver.Payload(Root));
        return model.Differences(root, _driver.Deserialize(Root));
    }

    private bool ComesBack(string path) =>
        !lost.Select(Comparison.PathOf).Any(gone => IsWithin(path, gone) || IsWithin(gone, path));

    private static bool IsWithin(string path, string outer) =>
        path.StartsWith(outer, StringComparison.Ordinal)
        && (path.Length == outer.Length || outer.Length == 0 || path[outer.Length] is '.' or '[');

    private string? ChangedPayload()
    {
        if (!_driver.ReadsArrays || TwoOfSameLength() is not var (one, other))
        {
            return null;
        }

        announce("Deserialize");
        var (expected, expectedNext) = (Read(one), Read(other));
        if (model.Differences(expected, expectedNext).IsExact)
        {
            return null;
        }

        // Reads the whole result before the payload changes: lazy parsing is no error, and another check measures it.
        var buffer = (byte[])one.Clone();
        _driver.Load(Root, buffer);
        var result = _driver.Deserialize(Root);
        if (!model.Differences(expected, result).IsExact)
        {
            return null;
        }

        _driver.Overwrite(Root, buffer, other);
        if (model.Differences(expected, result) is { IsExact: false } aliased)
        {
            return "a result of Deserialize changes when the array that it was read from is overwritten: " + aliased.FirstExample();
        }

        announce("Deserialize of a payload that was changed in place");
        var next = model.Differences(expectedNext, _driver.Deserialize(Root));
        return next.IsExact
            ? null
            : "a payload that was changed in place and is deserialized again does not come back as what it is now: " + next.FirstExample();
    }

    private T Read(byte[] payload)
    {
        _driver.Load(Other, (byte[])payload.Clone());
        return _driver.Deserialize(Other);
    }

    // Two different payloads of the same length: of one root before and after a change, or of two roots.
    private (byte[] One, byte[] Other)? TwoOfSameLength()
    {
        var byLength = new Dictionary<long, byte[]>();
        for (var i = 0; i < values.Roots.Length && values.PoolRoots > 1; i++)
        {
            if (!byLength.ContainsKey(own.Size(i)))
            {
                byLength.Add(own.Size(i), own.Payload(i));
            }
            else
            {
                _payloads.Add(own.Payload(i));
            }
        }

        foreach (var payload in _payloads)
        {
            if (byLength.TryGetValue(payload.Length, out var other) && !other.AsSpan().SequenceEqual(payload))
            {
                return (payload, other);
            }

            byLength[payload.Length] = payload;
        }

        return null;
    }
}
