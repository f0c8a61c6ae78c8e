using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;

namespace Roundup.Engine.Experiments;

/// <summary>
/// Something that can be found out about the cases of a plan. The engine builds and verifies them first; then the experiment runs.
/// </summary>
internal interface IExperiment : IExperimentRules
{
    /// <summary>Why a case that was verified and not measured has no number, a few words.</summary>
    string ReasonNotMeasured { get; }

    /// <summary>What the user should know before anything is built, a sentence; null: nothing besides the cases.</summary>
    string? Ahead(Plan plan) => null;

    /// <summary>Refuses a plan of which the options leave nothing, before anything is written or built.</summary>
    /// <exception cref="Catalogue.RoundupException">Nothing is left.</exception>
    void Require(Plan plan)
    {
    }

    /// <summary>What its entries in the journal sum up to, before the first.</summary>
    /// <param name="cases">How many cases the plan has.</param>
    ExperimentState NewState(int cases);

    /// <summary>Measures all that is still open for it. Whatever happens to a serializer goes to the journal.</summary>
    Task RunAsync(ExperimentScope scope);
}
