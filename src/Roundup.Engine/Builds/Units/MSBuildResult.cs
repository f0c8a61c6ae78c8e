using System.Globalization;
using Roundup.Engine.Builds.MSBuild;

namespace Roundup.Engine.Builds.Units;

/// <summary>The result of building several units, over one or more calls of MSBuild.</summary>
internal sealed class MSBuildResult
{
    private readonly HashSet<UnitFolder> _built = [];
    private readonly Dictionary<UnitFolder, string> _timeouts = [];
    private readonly List<BuildError> _errors = [];

    public IReadOnlyList<BuildError> Errors => _errors;

    /// <summary>Whether a unit was built without an error.</summary>
    public bool IsBuilt(UnitFolder unit) => _built.Contains(unit);

    /// <summary>The reason of a unit whose build was ended at the time limit; null for other units.</summary>
    public string? TimeoutOf(UnitFolder unit) => _timeouts.GetValueOrDefault(unit);

    /// <summary>The unit whose index a step contains.</summary>
    internal static UnitFolder UnitAt(IReadOnlyList<UnitFolder> units, string index) =>
        units[int.Parse(index, CultureInfo.InvariantCulture)];

    internal void Add(IEnumerable<BuildError> errors) => _errors.AddRange(errors);

    /// <summary>Adds the result of a call; returns the units that the call did not begin.</summary>
    /// <param name="units">The units of the call.</param>
    /// <param name="steps">The steps that the call reached.</param>
    /// <param name="limit">The time limit at which the call was ended; null where the call ended by itself.</param>
    internal List<UnitFolder> Add(IReadOnlyList<UnitFolder> units, StepFile steps, TimeSpan? limit)
    {
        var built = steps.UnitsAt(StepFile.Done).Select(index => UnitAt(units, index)).ToHashSet();
        _built.UnionWith(built);
        if (limit is { } time && steps.Last is var (word, unit) && !built.Contains(UnitAt(units, unit)))
        {
            var step = word == StepFile.Restoring ? "restoring its packages" : "its build";
            _timeouts[UnitAt(units, unit)] = BuildTimeLimit.Reason(step, time);
        }

        var begun = steps.UnitsAt(StepFile.Building).Select(index => UnitAt(units, index)).ToHashSet();
        return [.. units.Where(folder => !begun.Contains(folder) && !_timeouts.ContainsKey(folder))];
    }
}
