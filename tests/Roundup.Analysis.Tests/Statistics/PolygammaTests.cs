namespace Roundup.Analysis.Tests.Statistics;

public class PolygammaTests
{
    [Fact]
    public void They_have_the_values_that_are_known_in_closed_form()
    {
        const double Euler = 0.57721566490153286;
        Polygamma.Digamma(1).ShouldBe(-Euler, 1e-12);
        Polygamma.Digamma(0.5).ShouldBe(-Euler - (2 * Math.Log(2)), 1e-12);
        Polygamma.Trigamma(1).ShouldBe(Math.PI * Math.PI / 6, 1e-12);
        Polygamma.Trigamma(0.5).ShouldBe(Math.PI * Math.PI / 2, 1e-12);
        Polygamma.Pentagamma(1).ShouldBe(Math.Pow(Math.PI, 4) / 15, 1e-10);
        Polygamma.Pentagamma(0.5).ShouldBe(Math.Pow(Math.PI, 4), 1e-9);
    }

    [Theory]
    [InlineData(0.01)]
    [InlineData(1)]
    [InlineData(37.5)]
    [InlineData(5000)]
    public void The_inverse_inverts(double x) => (Polygamma.InverseTrigamma(Polygamma.Trigamma(x)) / x).ShouldBe(1, 1e-9);
}
