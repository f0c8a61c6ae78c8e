namespace Roundup.Worker.Fidelity;

// What is wrong with a root; a later one is worse.
internal enum Fault
{
    // The result of a loss is not stable.
    OfResult,

    // Results do not come from their payloads.
    OfRoots,

    // The result is not a value of the root's form.
    AtRoot,

    // All further results could be wrong because of this one: verification ends.
    Fatal,
}

// The roots that come back wrong, with the sentence that is told of them: the first and the worst.
internal sealed class WrongRoots
{
    private const int MostNamed = 3;

    private readonly List<(int Index, Fault Fault, string Reason)> _roots = [];

    public int Count => _roots.Count;

    public bool IsLeak => _roots.Exists(root => root.Fault is Fault.OfRoots or Fault.Fatal);

    public bool IsFatal => _roots.Exists(root => root.Fault == Fault.Fatal);

    public void Add(int index, Fault fault, string reason) => _roots.Add((index, fault, reason));

    // Why the case is wrong; null if it is not.
    public string? Reason(FailedRoots failed)
    {
        if (_roots.Count == 0)
        {
            return null;
        }

        var worst = _roots[0];
        foreach (var root in _roots)
        {
            worst = root.Fault > worst.Fault ? root : worst;
        }

        return _roots[0].Reason
            + (worst != _roots[0] ? $"; the worst: {worst.Reason}" : "")
            + Others("; also wrong: ", _roots.Select(root => root.Index).Where(index => index != _roots[0].Index && index != worst.Index))
            + Others("; there is an exception at ", failed.Indexes);
    }

    public static string Others(string before, IEnumerable<int> indexes)
    {
        var roots = indexes.Distinct().ToList();
        return roots.Count == 0 ? ""
            : before + string.Join(", ", roots.Take(MostNamed).Select(index => $"root {index}"))
                + (roots.Count > MostNamed ? " and others" : "");
    }
}
