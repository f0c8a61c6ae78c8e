using Roundup.Analysis.Statistics;
using Roundup.Trials.SampleComparison;

namespace Roundup.Cli.Tests.Samples;

/// <summary>What `trials samples` says about a row and its sample.</summary>
public sealed class ToleranceTests
{
    [Theory]
    [InlineData(0.95, 1.05, nameof(TimeVerdict.Within))]
    [InlineData(0.9, 1.1, nameof(TimeVerdict.Within))]
    [InlineData(1.101, 1.3, nameof(TimeVerdict.Slower))]
    [InlineData(0.5, 0.899, nameof(TimeVerdict.Faster))]
    [InlineData(1.05, 1.2, nameof(TimeVerdict.Unknown))]
    [InlineData(0.8, 0.95, nameof(TimeVerdict.Unknown))]
    [InlineData(0.8, 1.3, nameof(TimeVerdict.Unknown))]
    public void TheWholeIntervalDecides(double low, double high, string verdict) =>
        Tolerance.OfTime(new Interval(low, high)).ToString().ShouldBe(verdict);

    [Fact]
    public void WithoutAnIntervalNothingCanBeTold() => Tolerance.OfTime(null).ShouldBe(TimeVerdict.Unknown);

    [Theory]
    [InlineData(1_000.0, 1_000.0, false)]
    [InlineData(1_101.0, 1_000.0, true)]
    [InlineData(1_100.0, 1_000.0, false)]
    [InlineData(500.0, 1_000.0, false)]
    [InlineData(100.0, 0.0, false)] // Ten percent more than nothing, but no more than an object or two.
    [InlineData(101.0, 0.0, true)]
    [InlineData(150.0, 100.0, false)]
    [InlineData(10_200.0, 10_000.0, false)]
    [InlineData(null, 1_000.0, false)]
    [InlineData(1_000.0, null, false)]
    public void BothTheShareAndTheBytesAreExceeded(double? row, double? sample, bool more) =>
        Tolerance.AllocatesMore(row, sample).ShouldBe(more);
}
