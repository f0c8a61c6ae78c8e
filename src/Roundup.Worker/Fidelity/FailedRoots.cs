using System.Runtime.ExceptionServices;
using Roundup.Worker.Messages;

namespace Roundup.Worker.Fidelity;

// The roots at which the library threw. What it threw at the first of them is the result of the case.
internal sealed class FailedRoots(Action<string> announce)
{
    private readonly List<int> _indexes = [];
    private ExceptionDispatchInfo? _first;
    private string _step = "";

    public string FirstStep { get; private set; } = "";

    public IReadOnlyList<int> Indexes => _indexes;

    // Where in the first root the value is at which the library throws; null where that is not known.
    public string? Place { get; set; }

    // Whether the other roots can still be verified after an exception: they cannot where memory ran out.
    public static bool IsOfRoot(Exception e) => ExceptionCauses.Find<OutOfMemoryException>(e) is null;

    public void At(string step)
    {
        _step = step;
        announce(step);
    }

    public void Add(int index, Exception thrown)
    {
        if (_first is null)
        {
            (_first, FirstStep) = (ExceptionDispatchInfo.Capture(thrown), _step);
        }

        _indexes.Add(index);
    }

    // isAll: whether it was thrown at all roots: then the root says nothing.
    public void Throw(bool isAll)
    {
        var root = isAll ? "" : $" of root {_indexes[0]}";
        var place = Place is null ? "" : isAll ? $" of root {_indexes[0]}, {Place}" : $", {Place}";
        announce(FirstStep + root + place + (isAll ? "" : WrongRoots.Others("; also of ", _indexes.Skip(1))));
        _first!.Throw();
    }
}
