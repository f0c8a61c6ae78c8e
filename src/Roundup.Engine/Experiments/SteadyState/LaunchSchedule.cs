using Roundup.Engine.Running;

namespace Roundup.Engine.Experiments.SteadyState;

/// <summary>
/// Which cases take part in which launches: all of them in the first ones, then those that want more. It looks at the results between
/// launches, and less often the more there are, because each look is a further chance to stop at a chance result.
/// </summary>
/// <param name="context">The run.</param>
/// <param name="wanted">Says which cases want more; null: the number of launches is fixed.</param>
internal sealed class LaunchSchedule(RunContext context, LaunchesWanted? wanted)
{
    /// <summary>A look comes when there are so many more launches than at the last one.</summary>
    private const double Growth = 1.15;

    private Dictionary<int, int> _expected = [];
    private int _nextLook = context.Plan.Effort.Launches;

    /// <summary>The most launches that there can be.</summary>
    public int Most => IsFixed ? context.Plan.Effort.Launches : context.Plan.Effort.MostLaunches;

    private bool IsFixed => wanted is null || context.Plan.Effort.Until is null;

    /// <summary>Decides who takes part in a launch. Called for one launch after the other.</summary>
    /// <returns>Whether any case does.</returns>
    public bool Begin(int launch)
    {
        if (launch >= context.Plan.Effort.Launches && launch >= _nextLook)
        {
            var byId = wanted!(context.ResultsSoFar(), context.Plan.Effort.Until!.Value, Most);
            _expected = context.Plan.Cases.Index()
                .Where(planned => byId.ContainsKey(planned.Item.Id))
                .ToDictionary(planned => planned.Index, planned => byId[planned.Item.Id]);
            _nextLook = Math.Max(launch + 1, (int)(launch * Growth));
        }

        return launch < context.Plan.Effort.Launches || _expected.Keys.Any(context.IsOpen);
    }

    /// <summary>Whether a case takes part in the launch that was begun last.</summary>
    public bool TakesPart(int index, int launch) =>
        context.IsOpen(index) && (launch < context.Plan.Effort.Launches || _expected.ContainsKey(index));

    /// <summary>How many more launches a case is expected to have after one.</summary>
    public int After(int index, int launch) => Math.Max(0, _expected.GetValueOrDefault(index, context.Plan.Effort.Launches) - launch - 1);
}
