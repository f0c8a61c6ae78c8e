using Roundup.Trials.Running;

namespace Roundup.Trials.Power;

/// <summary>A repository that has the entrant Work and nothing else.</summary>
internal static class WorkRepository
{
    /// <summary>Writes it below artifacts/ anew, except what the engine has built there.</summary>
    /// <returns>The program in it.</returns>
    public static BuiltRoundup Create()
    {
        var repository = new SmallRepository("repository");
        var program = repository.Write("power", "Work");
        repository.AddAll(SmallRepository.Compressors);
        repository.AddAll(SmallRepository.Datasets);
        return program;
    }
}
