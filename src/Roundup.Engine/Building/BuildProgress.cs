using Roundup.Engine.Progress;

namespace Roundup.Engine.Building;

/// <summary>The progress of a build over all of its units, whose number is known at the start.</summary>
/// <param name="observer">Is told of it.</param>
/// <param name="total">How many units there are.</param>
internal sealed class BuildProgress(IRunObserver observer, int total)
{
    private int _done;

    /// <summary>Says what is going on.</summary>
    /// <param name="now">What, in a few words.</param>
    /// <param name="further">Units that were built meanwhile and not ended yet.</param>
    public void Now(string now, int further = 0) => observer.Progress(RunStage.Build, Math.Min(_done + further, total), total, now);

    /// <summary>Some units are up to date, or cannot be built.</summary>
    public void End(int units) => _done += units;
}
