using System.Runtime.ExceptionServices;
using Roundup.Worker.Messages;

namespace Roundup.Worker.Fidelity;

/// <summary>The roots at which the library threw. What it threw at the first of them is the result of the case.</summary>
internal sealed class FailedRoots(Action<string> announce)
{
    private readonly List<int> _indexes = [];
    private ExceptionDispatchInfo? _first;
    private string _step = "";

    /// <summary>The step that threw at the first root.</summary>
    public string FirstStep { get; private set; } = "";

    /// <summary>The roots, in the order of the pool.</summary>
    public IReadOnlyList<int> Indexes => _indexes;

    /// <summary>Where in the first root the value is at which the library throws; null where that is not known.</summary>
    public string? Place { get; set; }

    /// <summary>Whether others can still be verified after an exception: not without memory.</summary>
    public static bool IsOfRoot(Exception e) => ExceptionCauses.Find<OutOfMemoryException>(e) is null;

    /// <summary>Announces a step of the library, which is told with what it throws.</summary>
    public void At(string step)
    {
        _step = step;
        announce(step);
    }

    /// <summary>Adds a root that threw in the last step.</summary>
    public void Add(int index, Exception thrown)
    {
        if (_first is null)
        {
            (_first, FirstStep) = (ExceptionDispatchInfo.Capture(thrown), _step);
        }

        _indexes.Add(index);
    }

    /// <summary>Throws what was thrown at the first root.</summary>
    /// <param name="isAll">Whether it was thrown at all roots: then the root says nothing.</param>
    public void Throw(bool isAll)
    {
        var root = isAll ? "" : $" of root {_indexes[0]}";
        var place = Place is null ? "" : isAll ? $" of root {_indexes[0]}, {Place}" : $", {Place}";
        announce(FirstStep + root + place + (isAll ? "" : WrongRoots.Others("; also of ", _indexes.Skip(1))));
        _first!.Throw();
    }
}
