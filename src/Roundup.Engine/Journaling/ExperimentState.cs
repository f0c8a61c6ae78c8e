using System.Text.Json.Serialization.Metadata;

namespace Roundup.Engine.Journaling;

/// <summary>
/// The state that results from the entries that one experiment adds to the journal. This base class adds none and has no data: it serves
/// an experiment that needs only the results of verification.
/// </summary>
public class ExperimentState
{
    /// <summary>The entries that the experiment adds to the journal, with the type discriminator of each.</summary>
    public virtual IReadOnlyList<JsonDerivedType> Entries => [];

    /// <summary>
    /// When the last measurement ended, in seconds of measuring: the only record of time for a part of the run that was killed.
    /// </summary>
    public virtual double LastSampleSeconds => 0;

    /// <summary>Applies an entry. It receives only those of its own experiment.</summary>
    /// <exception cref="IndexOutOfRangeException">It names a case that the plan does not have.</exception>
    public virtual void Apply(Entry entry)
    {
    }

    /// <summary>Whether the payload of a case that verification wrote is still to be read.</summary>
    /// <param name="index">The case.</param>
    /// <param name="launches">The launches that it is to have.</param>
    public virtual bool NeedsPayload(int index, int launches) => false;

    /// <summary>
    /// Drops what was measured of cases, and of all that were measured beside them: ratios and ranks compare the serializers of a launch.
    /// </summary>
    /// <exception cref="IndexOutOfRangeException">It names a case that the plan does not have.</exception>
    public virtual void Forget(IReadOnlyList<int> cases)
    {
    }

    /// <summary>How many launches of a case are finished; a case with none has no result.</summary>
    public virtual int Launches(int index) => 0;

    /// <summary>The result of a case; null where there is none.</summary>
    public virtual CasePart? Result(int index) => null;
}
