using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Privacy;

namespace Roundup.Engine.Running;

/// <summary>What a run is given once it is built: nothing of it changes.</summary>
/// <param name="Plan">The plan. Cases are named by their index in it.</param>
/// <param name="Built">What was built for it.</param>
/// <param name="Private">The folder of the run's files with values of its data.</param>
/// <param name="Observer">Receives the progress of the run.</param>
/// <param name="Cancellation">Cancelled when the user interrupts the run.</param>
internal sealed record RunSetup(
    Plan Plan, BuildResult Built, PrivateFolder Private, IRunObserver Observer, CancellationToken Cancellation);
