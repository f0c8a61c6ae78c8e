namespace Roundup.Worker.Inspection;

/// <summary>Combines repeated measurements of one quantity.</summary>
internal static class RepeatedMeasurement
{
    private const int Most = 8;

    private const int MostAttempts = 12;

    /// <summary>The median; null for no values. Sorts the list.</summary>
    public static double? Median(List<double> values)
    {
        values.Sort();
        return values.Count == 0 ? null : (values[(values.Count - 1) / 2] + values[values.Count / 2]) / 2;
    }

    /// <summary>
    /// Measures again while the result is suspicious, and returns the smallest: hidden work shows in every measurement, noise does not.
    /// </summary>
    /// <returns>The smallest result; null if every measurement was disturbed.</returns>
    public static double? Smallest(double suspicious, Func<double?> measure)
    {
        double? smallest = null;
        var measured = 0;
        for (var i = 0; i < MostAttempts && measured < Most && !(smallest <= suspicious); i++)
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
