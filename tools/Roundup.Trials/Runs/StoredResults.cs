using Roundup.Engine.Experiments;
using Roundup.Engine.Experiments.Speed;
using Roundup.Results;

namespace Roundup.Trials.Runs;

/// <summary>Reads the results of trials, which measure speed.</summary>
internal static class StoredResults
{
    public static ResultsStore Store { get; } = IExperiment.Results([new SpeedExperiment()]);
}
