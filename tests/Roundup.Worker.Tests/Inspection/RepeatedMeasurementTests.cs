using Roundup.Worker.Inspection;

namespace Roundup.Worker.Tests.Inspection;

public class RepeatedMeasurementTests
{
    [Theory]
    [InlineData(new[] { 0.5 }, 0.5, 1)] // Accuses nobody.
    [InlineData(new[] { 2.0, 0.9 }, 0.9, 2)] // Was noise.
    [InlineData(new[] { 4.0, 2.0, 3.0, 4.0, 4.0, 4.0, 4.0, 4.0 }, 2.0, 8)] // Shows each time.
    [InlineData(new[] { double.NaN, double.NaN, 0.5 }, 0.5, 3)] // Something came between.
    [InlineData(new[] { 3.0, double.NaN, 2.0, double.NaN, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0 }, 2.0, 10)]
    public void A_figure_that_accuses_is_measured_again_and_the_smallest_counts(double[] figures, double expected, int measured)
    {
        var next = 0;

        RepeatedMeasurement.Smallest(1, () => double.IsNaN(figures[next++]) ? null : figures[next - 1]).ShouldBe(expected);
        next.ShouldBe(measured);
    }

    [Fact]
    public void What_is_always_disturbed_is_not_known()
    {
        var measured = 0;

        RepeatedMeasurement.Smallest(1, () => ++measured > 100 ? 0 : null).ShouldBeNull();
        measured.ShouldBeLessThan(20);
    }

    [Theory]
    [InlineData(new double[0], null)]
    [InlineData(new[] { 3.0 }, 3.0)]
    [InlineData(new[] { 9.0, 1.0, 2.0 }, 2.0)]
    [InlineData(new[] { 9.0, 1.0, 2.0, 4.0 }, 3.0)]
    public void The_median_is_in_the_middle(double[] values, double? median) => RepeatedMeasurement.Median([.. values]).ShouldBe(median);
}
