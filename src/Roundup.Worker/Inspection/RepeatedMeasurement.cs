namespace Roundup.Worker.Inspection;

internal static class RepeatedMeasurement
{
    private const int Most = 8;

    private const int MostAttempts = 12;

    // The median; null for no values. Sorts the list.
    public static double? Median(List<double> values)
    {
        values.Sort();
        return values.Count == 0 ? null : (values[(values.Count - 1) / 2] + values[values.Count / 2]) / 2;
    }

    // Measures again while the result is suspicious, and returns the smallest: hidden work shows in every measurement, noise does not.
    // Returns: the smallest result; null if every measurement was disturbed.
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
