using Roundup.Analysis.Estimates;

namespace Roundup.Processes.Tests.Cheating;

/// <summary>Each way to seem faster than the work is shows in the one figure that is for it, and honest rows show in none.</summary>
[Collection(WithRepository.Cheating)]
public sealed class HiddenWorkTests(CheatingRun run, ITestOutputHelper output) : IClassFixture<CheatingRun>
{
    [LinuxTheory]
    [InlineData("payload-by-object", Operation.Serialize, "after timing, hands out the same array for two calls")]
    [InlineData("object-by-array", Operation.Deserialize, "after timing, hands out the same object for two calls")]
    [InlineData("ring-3", Operation.Serialize, "after timing, hands out the same array for two calls: the 1st and the 4th of ")]
    [InlineData("ring-16", Operation.Serialize, "after timing, hands out the same array for two calls: the 1st and the 17th of ")]
    // Found by what is allocated where 1,001 calls take too long for the other proof.
    [InlineData("ring-1000", Operation.Serialize, "")]
    [InlineData("skips-after-eight", Operation.Serialize, "after timing, ")]
    // Which proof finds it first depends on the operation that was timed last.
    [InlineData("skips-after-eight", Operation.Deserialize, "")]
    [InlineData("right-for-1000", Operation.Serialize, "after timing, ")]
    [InlineData("right-for-1000", Operation.Deserialize, "after timing, ")]
    public Task What_is_proved_is_wrong(string row, Operation operation, string reason) => run.LookAsync(row, () =>
    {
        // A busy machine makes fewer calls in the same time: a row that is right for 1,000 calls may never be wrong.
        var result = run.Of(row, operation);
        result.Reason.ShouldNotBeNull().ShouldContain(reason);
        result.Outcome.ShouldBe(Outcome.Wrong);
        result.Launches.ShouldBeEmpty();
    });

    [TimedFact, Trait(AllTests.Category, AllTests.Clock)]
    public Task Members_that_are_parsed_later_are_slow_to_read() => run.LookAsync("lazy", () =>
        run.Found("lazy", Operation.Deserialize).Reading.ShouldNotBeNull().ShouldBeGreaterThan(0.3));

    [LinuxTheory]
    [InlineData("other-thread", 5)]
    [InlineData("half-other-thread", 1.5)]
    public Task What_other_threads_allocate_counts(string row, double times) => run.LookAsync(row, () =>
    {
        foreach (var operation in Enum.GetValues<Operation>())
        {
            var found = run.Found(row, operation);
            found.AllocatedBytes.ShouldNotBeNull().ShouldBeGreaterThan(times * run.AllocatedInBatches(row, operation));
            found.AllocatedElsewhereBytes.ShouldNotBeNull().ShouldBeGreaterThan((times - 1) * run.AllocatedInBatches(row, operation));
        }
    });

    /// <summary>The limits are those from which the report says something.</summary>
    [TimedTheory, Trait(AllTests.Category, AllTests.Clock)]
    [InlineData("good")]
    [InlineData("thread-static-buffer")]
    [InlineData("pooled")]
    [InlineData("cache-by-type")]
    [InlineData("grown-stream")]
    [InlineData("grown-writer")]
    public Task Honest_rows_hide_nothing(string row) => run.LookAsync(row, () =>
    {
        foreach (var operation in Enum.GetValues<Operation>())
        {
            var found = run.Found(row, operation);
            output.WriteLine($"{operation}: {found}");
            (found.Reading ?? 0).ShouldBeLessThan(0.05);
            (found.Reading is null).ShouldBe(operation == Operation.Serialize);
            var own = run.AllocatedInBatches(row, operation);
            found.AllocatedBytes.ShouldNotBeNull().ShouldBe(own, tolerance: own * 0.1);
            found.AllocatedElsewhereBytes.ShouldNotBeNull().ShouldBeLessThan(HiddenWorkAnalysis.MostElsewhereBytes);
        }
    });
}
