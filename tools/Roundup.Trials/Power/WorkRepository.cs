using Roundup.Trials.Runs;

namespace Roundup.Trials.Power;

/// <summary>A repository with the entrant Work only.</summary>
internal static class WorkRepository
{
    /// <summary>Writes the repository below artifacts/ anew, except for builds of the engine.</summary>
    /// <returns>The program in the repository.</returns>
    public static BuiltRoundup Create()
    {
        var repository = new SmallRepository("repository");
        var program = repository.Write("power", "Work");
        repository.AddAll(SmallRepository.Compressors);
        repository.AddAll(SmallRepository.Datasets);
        return program;
    }
}
