using System;
using System.Collections.Generic;

namespace Roundup.Worker;

/// <summary>What several measurements say together.</summary>
internal static class Estimate
{
    /// <summary>How often a figure that accuses is measured, where measuring does not cost much.</summary>
    public const int MostOfCheap = 8;

    private const int MostOfDear = 3;

    /// <summary>How often it is tried.</summary>
    private const int MostAttempts = 12;

    /// <summary>The middle one; the mean of the two in the middle; null where there is none.</summary>
    public static double? Median(List<double> values)
    {
        values.Sort();
        return values.Count == 0 ? null : (values[(values.Count - 1) / 2] + values[values.Count / 2]) / 2;
    }

    /// <summary>
    /// Measures again where a figure accuses, and takes the smallest: what is hidden shows each time, and noise does not.
    /// </summary>
    /// <param name="suspicious">From here on it accuses.</param>
    /// <param name="measure">Measures; null where something came between.</param>
    /// <param name="most">How often it is measured.</param>
    /// <returns>The smallest; null where something always came between.</returns>
    public static double? Smallest(double suspicious, Func<double?> measure, int most = MostOfDear)
    {
        double? smallest = null;
        var measured = 0;
        for (var i = 0; i < MostAttempts && measured < most && !(smallest <= suspicious); i++)
        {
            if (measure() is { } figure)
            {
                measured++;
                smallest = Math.Min(smallest ?? figure, figure);
            }
        }

        return smallest;
    }
}
