using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Datasets;

namespace Roundup.Cli.Commands.Reports;

// Refuses a name of --accept that no loss can have: the user believes that it is accepted.
internal static class AcceptedNames
{
    private static readonly string s_kinds = string.Join(
        ", ", AcceptedLosses.Kinds.Select(kind => kind.Split('.')[^1].ToLowerInvariant()).Distinct());

    public static void Check(Plan plan)
    {
        // Anonymised, the members have names that no model gives.
        if (plan.Options is { Accepted.Count: > 0, Own: null or { Anonymise: false } })
        {
            var names = plan.Cases.Select(planned => planned.Dataset).Distinct().SelectMany(ModelSources.NamesOf);
            Check(plan.Options.Accepted, [.. names], "a member of the data");
        }
    }

    public static void Check(ResultsFile results, IReadOnlyList<string> accepted)
    {
        var paths = results.Cases.SelectMany(result => result.Lost).Select(Contracts.Comparison.PathOf);
        Check(accepted, [.. paths.Select(LastOf)], "a member that a serializer of this run loses");
    }

    private static void Check(IReadOnlyList<string> accepted, HashSet<string> names, string what)
    {
        var known = names.ToHashSet(StringComparer.OrdinalIgnoreCase);
        if (accepted.FirstOrDefault(word => !AcceptedLosses.IsKind(word) && !known.Contains(LastOf(word))) is { } unknown)
        {
            var near = NearestName.Find(LastOf(unknown), known);
            throw new RoundupException(
                ExitCode.Usage,
                $"--accept '{unknown}' is neither {what} nor a kind of loss ({s_kinds}): "
                + (near is null ? "take one from the table of lossy serializers, or leave it out." : $"did you mean {near}?"));
        }
    }

    private static string LastOf(string path) => path.Split('.')[^1].TrimEnd('[', ']');
}
