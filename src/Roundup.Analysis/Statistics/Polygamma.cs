namespace Roundup.Analysis.Statistics;

// Derivatives of the logarithm of the gamma function for positive arguments; they are the moments of the logarithm of a variance. Computed
// by recurrence to 10 and above, then by the asymptotic series (Abramowitz, Stegun 1964, 6.3.18, 6.4.12 and 6.4.14), to about 12 digits.
internal static class Polygamma
{
    private const double Large = 10;

    // The first derivative. The mean of ln(chi-squared / d) with d degrees of freedom is Digamma(d / 2) - ln(d / 2).
    public static double Digamma(double x)
    {
        var sum = 0.0;
        for (; x < Large; x++)
        {
            sum -= 1 / x;
        }

        var y = 1 / (x * x);
        var tail = (1 / 252.0) - (y * ((1 / 240.0) - (y / 132)));
        return sum + Math.Log(x) - (0.5 / x) - (y * ((1 / 12.0) - (y * ((1 / 120.0) - (y * tail)))));
    }

    // The second derivative. The variance of ln(chi-squared) is Trigamma(d / 2).
    public static double Trigamma(double x)
    {
        var sum = 0.0;
        for (; x < Large; x++)
        {
            sum += 1 / (x * x);
        }

        var y = 1 / (x * x);
        var tail = (1 / 42.0) - (y * ((1 / 30.0) - (y * 5 / 66)));
        return sum + (1 / x) + (y / 2) + (y / x * ((1 / 6.0) - (y * ((1 / 30.0) - (y * tail)))));
    }

    // The fourth derivative. The fourth cumulant of ln(chi-squared) is Pentagamma(d / 2).
    public static double Pentagamma(double x)
    {
        var sum = 0.0;
        for (; x < Large; x++)
        {
            sum += 6 / Math.Pow(x, 4);
        }

        var y = 1 / (x * x);
        return sum + (y / x * (2 + (3 / x) + (y * (2 - (y * (1 - (y * ((4 / 3.0) - (3 * y)))))))));
    }

    // The x whose Trigamma is a given positive value, by bisection of ln x: Trigamma falls from infinity to 0.
    public static double InverseTrigamma(double value)
    {
        var (low, high) = (Math.Log(1e-8), Math.Log(1e8));
        for (var step = 0; step < 60; step++)
        {
            var middle = (low + high) / 2;
            (low, high) = Trigamma(Math.Exp(middle)) > value ? (middle, high) : (low, middle);
        }

        return Math.Exp((low + high) / 2);
    }
}
