using System.Text.Json.Serialization.Metadata;
using Roundup.Results;

namespace Roundup.Engine.Journaling;

/// <summary>
/// What the entries that one experiment adds to the journal sum up to. This one adds none and has no data: it is that of an
/// experiment that needs no more than what verification finds out.
/// </summary>
internal class ExperimentState
{
    /// <summary>The entries that the experiment adds to the journal, with the word that names each in a line.</summary>
    public virtual IReadOnlyList<JsonDerivedType> Entries => [];

    /// <summary>When the last measurement ended, seconds of measuring: all that is left of a part of the run that was killed.</summary>
    public virtual double LastSampleSeconds => 0;

    /// <summary>Counts an entry. Those of others are not passed on.</summary>
    /// <exception cref="IndexOutOfRangeException">It names a case that the plan does not have.</exception>
    public virtual void Apply(Entry entry)
    {
    }

    /// <summary>How many launches of a case are finished; a case with none has no number.</summary>
    public virtual int Launches(int index) => 0;

    /// <summary>What is known of a case; null where nothing is.</summary>
    public virtual CaseData? Data(int index) => null;
}
