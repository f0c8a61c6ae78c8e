using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Reading;

namespace Roundup.Catalogue.Planning;

/// <summary>Finds the suite that the user named.</summary>
public static class SuiteChoice
{
    /// <summary>Whether <paramref name="suite"/> is the path of a suite file, not a name.</summary>
    public static bool IsPath(string suite)
    {
        ArgumentNullException.ThrowIfNull(suite);
        return suite.EndsWith(".json", StringComparison.OrdinalIgnoreCase) || suite.AsSpan().ContainsAny('/', '\\');
    }

    /// <summary>The suite of that name, or in that file.</summary>
    /// <exception cref="RoundupException">There is none, or its file is malformed.</exception>
    public static SuiteDefinition Find(RoundupCatalogue catalogue, string suite)
    {
        ArgumentNullException.ThrowIfNull(catalogue);
        if (IsPath(suite))
        {
            return File.Exists(suite)
                ? SuiteReader.Read(Path.GetFullPath(suite))
                : throw new RoundupException(
                    ExitCode.Usage,
                    $"The suite file {suite} does not exist: give the path of one, or a name that `roundup list suites` shows.");
        }

        return catalogue.Suites.FirstOrDefault(s => string.Equals(s.Name, suite, StringComparison.OrdinalIgnoreCase))
            ?? throw new Selection("The suite", "roundup list suites").Nothing(suite, catalogue.Suites.Select(s => s.Name));
    }
}
