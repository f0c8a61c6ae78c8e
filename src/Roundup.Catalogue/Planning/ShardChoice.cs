using System.Text;
using Roundup.Catalogue.Definitions;
using Roundup.Results.Texts;

namespace Roundup.Catalogue.Planning;

/// <summary>One of several parts of a suite, for a machine of its own.</summary>
/// <param name="Number">Which, from 1.</param>
/// <param name="Count">How many there are.</param>
public sealed record Shard(int Number, int Count)
{
    public bool IsValid => ShardInfo.IsPart(Number, Count);

    /// <summary>As written for <c>--shard</c>.</summary>
    public override string ToString() => FormattableString.Invariant($"{Number}/{Count}");
}

// Splits the cases of a plan. What is compared stays together: all serializers, counts, shapes and operations of a dataset on a target; all
// targets where tables compare them; all datasets where one process measures them.
internal static class ShardChoice
{
    // The cases of a shard, in the order of the plan.
    // Throws RoundupException: there is no such shard, or no case is left for it.
    public static List<PlannedCase> Choose(
        Shard shard, IReadOnlyList<PlannedCase> cases, IReadOnlyList<IExperimentRules> experiments, bool comparesTargets)
    {
        if (!shard.IsValid)
        {
            throw new RoundupException(
                ExitCode.Usage, $"--shard '{shard}' is not a part of a suite: give i/n with i from 1 to n, for example 1/3.");
        }

        var joinsDatasets = experiments.Any(experiment => experiment.Values == ExperimentValues.DatasetsTogether);
        var groups = cases.GroupBy(one => ComparedGroup.Of(one.Id.Table, comparesTargets) is var group && joinsDatasets
                ? group with { Dataset = "" }
                : group)
            .ToList();

        // The largest first, each to the shard that has the fewest cases so far.
        var loads = new int[shard.Count];
        var own = new HashSet<ComparedGroup>();
        foreach (var group in groups.OrderByDescending(group => group.Count()))
        {
            var least = Array.IndexOf(loads, loads.Min());
            loads[least] += group.Count();
            if (least == shard.Number - 1)
            {
                own.UnionWith(group.Select(one => ComparedGroup.Of(one.Id.Table, comparesTargets)));
            }
        }

        return own.Count > 0
            ? [.. cases.Where(one => own.Contains(ComparedGroup.Of(one.Id.Table, comparesTargets)))]
            : throw new RoundupException(
                ExitCode.NothingMeasured,
                $"Shard {shard} is empty: serializers that are compared stay together, and there {(groups.Count == 1 ? "is" : "are")} only "
                + $"{CountText.Format(groups.Count, "such group")}, all of them in other shards: choose at most "
                + $"{CountText.Format(groups.Count, "shard")}.");
    }

    public static ShardInfo Info(Shard shard, IReadOnlyList<PlannedCase> cases) => new()
    {
        Number = shard.Number,
        Count = shard.Count,
        Cases = cases.Count,
        Datasets = [.. cases.Select(one => one.Id.Table.Dataset).Distinct()],
        Targets = [.. cases.Select(one => one.Id.Table.Target).Distinct()],
    };

    // A seed that every shard of a plan has: the FNV-1a hash of its cases, below 10^9 like one that is drawn.
    public static ulong Seed(IReadOnlyList<PlannedCase> cases)
    {
        var hash = 14695981039346656037;
        foreach (var letter in cases.SelectMany(one => Encoding.UTF8.GetBytes(one.Id.ToString())))
        {
            hash = (hash ^ letter) * 1099511628211;
        }

        return (hash % 999_999_999) + 1;
    }
}
