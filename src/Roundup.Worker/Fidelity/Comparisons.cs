using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>What the proofs ask of a comparison.</summary>
internal static class Comparisons
{
    /// <summary>What differs between a value and what came back.</summary>
    public static Comparison Differences<T>(this Model<T> model, T expected, T actual)
        where T : notnull
    {
        var comparison = new Comparison();
        model.Canonical.Compare(expected, actual, comparison);
        return comparison;
    }

    /// <summary>One difference, for a sentence.</summary>
    public static string FirstExample(this Comparison comparison)
    {
        foreach (var difference in comparison.Examples)
        {
            return $"{difference.Key} ({difference.Value})";
        }

        return "no difference";
    }
}
