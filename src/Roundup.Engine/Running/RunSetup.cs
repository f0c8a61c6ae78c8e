using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Privacy;

namespace Roundup.Engine.Running;

// Nothing of it changes. Cases are named by their index in the plan.
internal sealed record RunSetup(
    Plan Plan, BuildResult Built, PrivateFolder Private, IRunObserver Observer, CancellationToken Cancellation);
