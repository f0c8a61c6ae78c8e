namespace Roundup.Analysis.Merging;

/// <summary>Joins results files of one suite, each environment by itself.</summary>
public static class ResultsMerge
{
    /// <summary>The environments, in the order of the files.</summary>
    /// <param name="files">The files, at least one.</param>
    /// <exception cref="ResultsFormatException">
    /// The files are of different suites, or two of one environment have numbers of the same tables.
    /// </exception>
    public static IReadOnlyList<MergedEnvironment> Merge(IReadOnlyList<NamedResults> files)
    {
        ArgumentNullException.ThrowIfNull(files);
        var first = files[0];
        if (files.FirstOrDefault(file => file.Results.Run.Suite != first.Results.Run.Suite) is { } foreign)
        {
            throw new ResultsFormatException(
                $"{foreign.Name} is of the suite {foreign.Results.Run.Suite}, and {first.Name} of {first.Results.Run.Suite}: merge files "
                + "of one suite.");
        }

        var environments = new List<List<NamedResults>>();
        foreach (var file in files)
        {
            var known = environments.Find(own => own.TrueForAll(
                other => EnvironmentDifference.Find(other.Results, file.Results) is null));
            if (known is null)
            {
                environments.Add([file]);
            }
            else
            {
                known.Add(file);
            }
        }

        return
        [
            .. environments.Select((own, place) => new MergedEnvironment(
                FileJoin.Join(own),
                own,
                place == 0 ? null : EnvironmentDifference.Find(environments[0][0].Results, own[0].Results)
                    ?? "it fits some of the files of the first only")),
        ];
    }
}

/// <summary>The results of one environment: a kind of machine with its runtimes, versions and settings.</summary>
/// <param name="Results">The results, joined where they were in several files.</param>
/// <param name="Files">The files that they came from.</param>
/// <param name="Difference">What sets it apart from the first environment, a few words; null for the first.</param>
public sealed record MergedEnvironment(ResultsFile Results, IReadOnlyList<NamedResults> Files, string? Difference);
