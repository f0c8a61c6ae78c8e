using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Tests;

public class WeightedMedianTests
{
    [Fact]
    public void With_equal_weights_it_is_the_median()
    {
        Of((3, 1), (1, 1), (2, 1)).ShouldBe(2);
        Of((3, 1), (1, 1), (2, 1), (10, 1)).ShouldBe(2.5);
        Of((7, 0.3)).ShouldBe(7);
    }

    [Fact]
    public void A_value_of_little_weight_hardly_counts()
    {
        Of((1, 1), (2, 1), (3, 1), (100, 0.01), (101, 0.01)).ShouldBe(2);
        Of((1, 0.1), (2, 5), (3, 0.1)).ShouldBe(2);
    }

    private static double Of(params (double, double)[] values) => WeightedMedian.Of(values);
}
