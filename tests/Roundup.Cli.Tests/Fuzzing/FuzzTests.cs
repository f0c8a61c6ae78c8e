using Roundup.Trials.Fuzzing;

namespace Roundup.Cli.Tests.Fuzzing;

/// <summary>Damaged and crafted files, made from right ones by a seed. <c>trials fuzz</c> makes more of them.</summary>
public sealed class FuzzTests
{
    [Fact]
    public async Task A_right_file_is_accepted()
    {
        using var fuzzer = new Fuzzer();

        var attempts = await fuzzer.RightFilesAsync();

        attempts.ShouldAllBe(right => !right.Attempt.IsRefused && right.Attempt.Wrong == null);
    }

    [Theory]
    [InlineData(1)]
    public async Task A_changed_file_is_reported_or_refused_in_one_sentence_and_nothing_is_written_elsewhere(int seed)
    {
        using var fuzzer = new Fuzzer();

        var results = await fuzzer.RunAsync(300, seed);

        results.SelectMany(result => result.Wrong).ShouldBeEmpty();
        results.Sum(result => result.Refused).ShouldBeGreaterThan(50);
        results.Sum(result => result.Accepted).ShouldBeGreaterThan(50);
    }
}
