using Roundup.Catalogue;
using Roundup.Results;

namespace Roundup.Cli.Running;

/// <summary>Reads results files that the user names.</summary>
internal static class ResultsFiles
{
    /// <summary>Reads one.</summary>
    /// <exception cref="RoundupException">It is not there, or cannot be read.</exception>
    /// <exception cref="ResultsFormatException">It is not a results file.</exception>
    public static ResultsFile Read(string file)
    {
        try
        {
            return ResultsStore.Read(file);
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            var what = File.Exists(file) ? "cannot be read" : "does not exist";
            throw new RoundupException(
                ExitCode.Usage, $"The results file {file} {what}: give the results.json of a run, or its folder.", e);
        }
    }
}
