using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Tests;

public class NumberTests
{
    [Theory]
    [InlineData(0.3, "0.300 ns")]
    [InlineData(0.00012, "0.000120 ns")]
    [InlineData(155.93, "155.9 ns")]
    [InlineData(999.96, "1,000 ns")]
    [InlineData(1234, "1.234 us")]
    [InlineData(90e9, "90.00 s")]
    [InlineData(7200e9, "7,200 s")]
    [InlineData(0, "0 ns")]
    public void A_time_has_three_or_four_digits_and_is_never_a_row_of_zeros(double ns, string expected) =>
        Scale.Time.Text(ns).ShouldBe(expected);

    [Theory]
    [InlineData(96, "96 B")]
    [InlineData(24.5, "24.5 B")]
    [InlineData(9_999, "9,999 B")]
    [InlineData(10_240, "10.0 KB")]
    [InlineData(104_857_600, "100 MB")]
    [InlineData(0, "0 B")]
    public void A_kilobyte_is_1024_bytes(double bytes, string expected) => Scale.Bytes.Text(bytes).ShouldBe(expected);

    [Theory]
    [InlineData(0.034, "3.4 %")]
    [InlineData(0.99, "99 %")]
    [InlineData(12.15, ">100 %")]
    public void An_uncertainty_above_the_whole_has_no_digits(double share, string expected) =>
        Digits.Uncertainty(share).ShouldBe(expected);

    [Theory]
    [InlineData(12_345, "12 us")]
    [InlineData(1_234_567, "1,200 us")]
    [InlineData(987, "0.99 us")]
    [InlineData(0, "0 us")]
    public void What_is_known_within_a_factor_of_two_has_two_digits(double ns, string expected) =>
        Scale.Time.Text(ns, Scale.Time.Units[1], isRough: true).ShouldBe(expected);

    [Fact]
    public void A_table_has_one_unit_and_what_does_not_fit_keeps_its_own()
    {
        var unit = Scale.Time.For([0, 1_500, 2_000_000]);
        unit.Name.ShouldBe("us");
        double[] times = [0.3, 150, 2_000_000, 90e9];
        times.Select(t => Scale.Time.Text(t, unit)).ShouldBe(["0.300 ns", "0.150 us", "2,000 us", "90.00 s"]);
    }

    [Theory]
    [InlineData(1, "1.00")]
    [InlineData(0.0214, "0.021")]
    [InlineData(0.9996, "1.00")]
    [InlineData(64.63, "64.6")]
    [InlineData(1234.5, "1,234")]
    [InlineData(3.3e-12, "3.30e-12")]
    [InlineData(0, "0")]
    public void A_ratio_has_about_three_digits(double ratio, string expected) => Digits.Ratio(ratio).ShouldBe(expected);

    [Theory]
    [InlineData(0.0001, "<0.1 %")]
    [InlineData(0.008, "0.8 %")]
    [InlineData(0.124, "12 %")]
    public void A_share_is_per_cent(double share, string expected) => Digits.Percent(share).ShouldBe(expected);

    [Theory]
    [InlineData(-1, "0 s")]
    [InlineData(0.85, "850 ms")]
    [InlineData(41.26, "41.3 s")]
    [InlineData(59.96, "1 min")]
    [InlineData(185, "3 min 5 s")]
    [InlineData(270, "4 min 30 s")]
    [InlineData(3_599.6, "1 h")]
    [InlineData(7_500, "2 h 5 min")]
    public void A_duration_is_in_words(double seconds, string expected) => TimeText.Format(seconds).ShouldBe(expected);

    [Theory]
    [InlineData(0, "0 launches")]
    [InlineData(1, "1 launch")]
    [InlineData(1_200, "1,200 launches")]
    public void A_count_has_its_noun(int count, string expected) => Wording.Count(count, "launch", "es").ShouldBe(expected);

    [Fact]
    public void Every_outcome_has_the_word_of_the_design() =>
        Enum.GetValues<Outcome>()
            .Select(OutcomeKinds.Word)
            .ShouldBe(
            [
                "measured", "failed", "wrong", "unsupported", "unavailable", "build-failed", "crashed", "hung", "out-of-memory", "skipped",
            ]);
}
