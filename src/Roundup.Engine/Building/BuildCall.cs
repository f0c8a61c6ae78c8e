using System.Globalization;

namespace Roundup.Engine.Building;

/// <summary>What became of the units of one call of MSBuild.</summary>
internal sealed class BuildCall
{
    private readonly HashSet<UnitFolder> _built = [];
    private readonly Dictionary<UnitFolder, string> _hung = [];
    private readonly List<BuildError> _errors = [];

    /// <summary>The errors of all projects.</summary>
    public IReadOnlyList<BuildError> Errors => _errors;

    /// <summary>Whether a unit was built to its end without an error.</summary>
    public bool IsBuilt(UnitFolder unit) => _built.Contains(unit);

    /// <summary>Why a unit was ended at the limit; null where it was not.</summary>
    public string? Overrun(UnitFolder unit) => _hung.GetValueOrDefault(unit);

    /// <summary>The unit that a step calls by its place.</summary>
    internal static UnitFolder At(IReadOnlyList<UnitFolder> units, string place) =>
        units[int.Parse(place, CultureInfo.InvariantCulture)];

    internal void Add(IEnumerable<BuildError> errors) => _errors.AddRange(errors);

    /// <summary>Takes what a call did; returns the units that it did not get to.</summary>
    /// <param name="units">The units of the call.</param>
    /// <param name="steps">Where it was.</param>
    /// <param name="limit">The limit at which it was ended; null where it ended otherwise.</param>
    internal List<UnitFolder> Add(IReadOnlyList<UnitFolder> units, BuildSteps steps, TimeSpan? limit)
    {
        var built = steps.Of(BuildSteps.Done).Select(place => At(units, place)).ToHashSet();
        _built.UnionWith(built);
        if (limit is { } time && steps.Last is var (word, unit) && !built.Contains(At(units, unit)))
        {
            _hung[At(units, unit)] = BuildLimit.Reason(word == BuildSteps.Restoring ? "restoring its packages" : "its build", time);
        }

        // In its order: those behind the last one were not begun.
        var begun = steps.Of(BuildSteps.Building).Select(place => At(units, place)).ToHashSet();
        return [.. units.Where(folder => !begun.Contains(folder) && !_hung.ContainsKey(folder))];
    }
}
