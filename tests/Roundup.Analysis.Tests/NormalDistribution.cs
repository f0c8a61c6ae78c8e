namespace Roundup.Analysis.Tests;

/// <summary>Normally distributed numbers.</summary>
internal static class NormalDistribution
{
    /// <summary>The next number, of mean 0 and standard deviation 1 (Box and Muller 1958).</summary>
    public static double Normal(this Random random) =>
        Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());
}
