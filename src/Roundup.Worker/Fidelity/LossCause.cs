using Roundup.Worker.Cases;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Fidelity;

// Asks what the loss of a root depends on. A loss depends on the root alone: the root comes back in the same way beside any other. What
// depends on the values of other calls is an error. What differs from call to call (a member that an initializer sets to a new number) is
// neither.
// values: the roots, two of which share a pair: 0 and 1, 2 and 3, ... They are not changed.
// announce: called with each step before it begins.
internal sealed class LossCause<T>(Driver<T> driver, Model<T> model, Values<T> values, Action<string> announce)
    where T : notnull
{
    // The kind of difference between collections with different numbers of elements.
    private const string Count = ": count";

    // The maximum number of roots among which other neighbours are looked for.
    private const int MostCandidates = 16;

    // The first difference between the result of a root in its pair and the result of the root beside another value, with an example; null
    // if the results are the same.
    public string? DependsOnNeighbour(int index, T actual, Comparison found)
    {
        var dependent = OtherNeighbours(index, actual, found)
            .Select(neighbour => DependsOn(neighbour, index, actual, found))
            .FirstOrDefault(one => one is not null);
        Restore(index);
        Restore(index ^ 1);
        return dependent;
    }

    // The first difference between a result and its own round trip that is a new one, with an example. Not new: a value that differs from
    // call to call, and the elements that an initializer adds to a collection again.
    public string? ChangedAgain(int index, Comparison found, Comparison again)
    {
        var examples = again.Examples.Where(one => !IsCount(one.Key) || !found.Examples.ContainsKey(one.Key)).ToList();
        return examples.Count == 0 ? null : First(examples, Changing(index));
    }

    // The differences between two results of the same payload. The call before them makes sure that both follow the same call.
    public Comparison Changing(int index)
    {
        announce("Serialize");
        driver.Serialize(index, values.Roots[index]);
        announce("Deserialize, again from the same payload");
        driver.Deserialize(index);
        var first = driver.Deserialize(index);
        return model.Differences(first, driver.Deserialize(index));
    }

    private string? DependsOn(T neighbour, int index, T actual, Comparison found)
    {
        T beside;
        try
        {
            beside = Beside(neighbour, index);
        }
        catch (Exception e) when (FailedRoots.IsOfRoot(e))
        {
            // Some libraries throw at this value: then it says nothing.
            return null;
        }

        // An object that was returned twice is equal to itself, but not to what it was.
        var examples = model.Differences(actual, beside).Examples
            .Concat(Changed(found, model.Differences(values.Roots[index], beside)))
            .ToList();
        return examples.Count == 0 ? null : First(examples, Changing(index));
    }

    // Writes a root to its slot again. The neighbour of a root can be one at which the library throws.
    private void Restore(int index)
    {
        try
        {
            driver.Serialize(index, values.Roots[index]);
        }
        catch (Exception e) when (FailedRoots.IsOfRoot(e))
        {
            // Told of that root.
        }
    }

    // The result of a root in a pair in which its neighbour is another value.
    private T Beside(T neighbour, int index)
    {
        T Root(int place) => place == index ? values.Roots[index] : neighbour;

        var (first, second) = (index & ~1, index | 1);
        announce("Serialize beside another value");
        driver.Serialize(first, Root(first));
        driver.Serialize(second, Root(second));
        announce("Deserialize beside another value");

        // So that it is also the value of the call before.
        driver.Deserialize(index ^ 1);
        var one = driver.Deserialize(first);
        var other = driver.Deserialize(second);
        return index == first ? one : other;
    }

    // Values that differ from a result where it differs from its root, so that they would show in another one: the neighbour with all
    // members changed, and other roots. If there are none, the root itself.
    private List<T> OtherNeighbours(int index, T actual, Comparison found)
    {
        var paths = new HashSet<string>(found.Differences.Select(Comparison.PathOf), StringComparer.Ordinal);
        var others = new List<T>();
        foreach (var candidate in Changed(values.Roots[index ^ 1]).Concat(values.Roots.Take(MostCandidates)).Where(_ => paths.Count > 0))
        {
            var differing = model.Differences(candidate, actual).Examples
                .Where(HasValue)
                .Select(one => Comparison.PathOf(one.Key))
                .ToList();
            if (!ReferenceEquals(candidate, values.Roots[index]) && paths.Overlaps(differing))
            {
                paths.ExceptWith(differing);
                others.Add(candidate);
            }
        }

        return others.Count > 0 ? others : [values.Roots[index]];
    }

    // Whether there is a value that could show. Null shows nowhere if a library sets only what is in the payload.
    private static bool HasValue(KeyValuePair<string, string> example) => !example.Value.StartsWith("null ", StringComparison.Ordinal);

    private IEnumerable<T> Changed(T value)
    {
        if (model.Canonical is IGraph<T> graph)
        {
            var copy = model.Handwritten.Copy(value)!;
            MemberMutation.ChangeAll(graph, copy);
            yield return copy;
        }
    }

    // The differences of one comparison that the other one lacks, or has with another example.
    private static IEnumerable<KeyValuePair<string, string>> Changed(Comparison one, Comparison other) =>
        one.Examples.Except(other.Examples).Concat(other.Examples.Except(one.Examples));

    // The first difference that is not one from call to call. A collection that has another count each time holds what was in earlier
    // calls.
    private static string? First(IEnumerable<KeyValuePair<string, string>> examples, Comparison changing) => examples
        .Where(one => IsCount(one.Key) || !changing.Examples.ContainsKey(one.Key))
        .Select(one => $"{one.Key} ({one.Value})")
        .FirstOrDefault();

    private static bool IsCount(string difference) => difference.EndsWith(Count, StringComparison.Ordinal);
}
