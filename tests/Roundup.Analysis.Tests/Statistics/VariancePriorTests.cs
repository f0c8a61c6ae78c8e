namespace Roundup.Analysis.Tests.Statistics;

public class VariancePriorTests
{
    [Fact]
    public void It_finds_the_prior_that_variances_were_drawn_from()
    {
        // True variances 4 x 10 / chi-squared(10), each seen with 4 degrees of freedom.
        var random = new Random(11);
        var prior = VariancePrior.Of([Group(20_000, 4, () => 40 / ChiSquared(random, 10), random)]);
        prior.Variance.ShouldBe(4, 0.15);
        prior.Freedom.ShouldBe(10, 1);
    }

    [Fact]
    public void Equal_variances_give_a_sure_prior_and_unequal_ones_an_unsure_one()
    {
        var random = new Random(12);
        var equal = VariancePrior.Of([Group(100, 2, () => 1, random)]);
        var unequal = VariancePrior.Of([Group(100, 2, () => random.Next(2) == 0 ? 1 : 16, random)]);
        equal.Freedom.ShouldBeGreaterThan(8);
        unequal.Freedom.ShouldBeLessThan(5);
    }

    [Fact]
    public void A_variance_goes_towards_the_prior_by_the_degrees_of_freedom()
    {
        var prior = new VariancePrior(Variance: 4, Freedom: 6, Pooled: 100);
        prior.Moderate(16, 2).ShouldBe((((6 * 4) + (2 * 16)) / 8.0, 8));
        (prior with { Pooled = 5 }).Moderate(16, 2).Freedom.ShouldBe(5, "all variances together have no more");
        VariancePrior.None.Moderate(16, 2).ShouldBe((16, 2));
    }

    [Fact]
    public void A_single_row_and_rows_without_noise_say_nothing_about_others()
    {
        var random = new Random(13);
        VariancePrior.Of([Group(1, 4, () => 1, random)]).ShouldBe(VariancePrior.None);
        VariancePrior.Of([new(Enumerable.Repeat((0.0, 4), 50).ToArray(), 50, 0)]).ShouldBe(VariancePrior.None);
        VariancePrior.Of([]).ShouldBe(VariancePrior.None);
    }

    [Fact]
    public void Tables_of_the_same_processes_are_no_further_witnesses()
    {
        // Three rows at six counts are three rows, although there are 18 variances; on six datasets they are 18.
        var random = new Random(14);
        VarianceGroup[] tables = [.. Enumerable.Range(0, 6).Select(_ => Group(3, 4, () => 1, random))];
        VariancePrior.Of(tables.Select((c, i) => (i, c))).Pooled.ShouldBe(6 * VariancePrior.Of(tables.Select(c => ("D", c))).Pooled, 1e-9);
    }

    private static VarianceGroup Group(int rows, int freedom, Func<double> truth, Random random) => new(
        [.. Enumerable.Range(0, rows).Select(_ => (truth() * ChiSquared(random, freedom) / freedom, freedom))], rows, 0);

    private static double ChiSquared(Random random, int freedom) =>
        Enumerable.Range(0, freedom / 2).Sum(_ => -2 * Math.Log(1 - random.NextDouble()));
}
