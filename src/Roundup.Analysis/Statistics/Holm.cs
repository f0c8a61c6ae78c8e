namespace Roundup.Analysis.Statistics;

/// <summary>
/// The step-down rule of Holm (1979): of several claims, any of which may be false, it keeps those that together are wrong in at most 5 %
/// of the cases (or another share), however the claims depend on each other.
/// </summary>
internal static class Holm
{
    /// <summary>The error of all claims together.</summary>
    public const double FamilyWiseError = 0.05;

    /// <summary>Which claims hold.</summary>
    /// <param name="pValues">The p-value of each.</param>
    /// <param name="error">The error of all together.</param>
    public static bool[] Holds(IReadOnlyList<double> pValues, double error = FamilyWiseError)
    {
        var holds = new bool[pValues.Count];
        foreach (var (place, claim) in Enumerable.Range(0, pValues.Count).OrderBy(i => pValues[i]).Index())
        {
            if (pValues[claim] > error / (pValues.Count - place))
            {
                break;
            }

            holds[claim] = true;
        }

        return holds;
    }
}
