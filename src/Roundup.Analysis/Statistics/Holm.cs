namespace Roundup.Analysis.Statistics;

// The step-down procedure of Holm (1979) for several hypotheses: the probability that any rejected hypothesis is true is at most 5 % (or
// another share), however the hypotheses depend on each other.
internal static class Holm
{
    public const double FamilyWiseError = 0.05;

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
