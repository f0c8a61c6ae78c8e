using Roundup.Catalogue;
using Roundup.Results;

namespace Roundup.Cli.Output;

/// <summary>Reads results files that the user names.</summary>
internal static class ResultsFiles
{
    public static ResultsFile Read(ResultsStore store, string file)
    {
        try
        {
            return store.Read(file);
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            var what = File.Exists(file) ? "cannot be read" : "does not exist";
            throw new RoundupException(
                ExitCode.Usage, $"The results file {file} {what}: give the results.json of a run, or its folder.", e);
        }
    }
}
