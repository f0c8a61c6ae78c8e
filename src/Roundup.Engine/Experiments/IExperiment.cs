using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;

namespace Roundup.Engine.Experiments;

// Something that can be found out about the cases of a plan. The engine builds and verifies them first; then the experiment runs.
internal interface IExperiment : IExperimentRules
{
    // Why a case that was verified and not measured has no number, a few words.
    string ReasonNotMeasured { get; }

    // What the user should know before anything is built, a sentence; null: nothing besides the cases.
    string? Ahead(Plan plan) => null;

    // Refuses a plan of which the options leave nothing, before anything is written or built.
    // Throws RoundupException: nothing is left.
    void Require(Plan plan)
    {
    }

    ExperimentState NewState(int cases);

    // Measures all that is still open for it. Whatever happens to a serializer goes to the journal.
    Task RunAsync(ExperimentScope scope);
}
