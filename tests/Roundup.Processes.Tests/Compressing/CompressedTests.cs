namespace Roundup.Processes.Tests.Compressing;

/// <summary>A compressor is loaded by the serializer's worker; one that fails takes its own cases with it and no others.</summary>
[Collection(WithRepository.Others)]
public sealed class CompressedTests(CompressedRun run) : IClassFixture<CompressedRun>
{
    [LinuxTheory]
    [InlineData("odd/throws", Outcome.Failed, "InvalidOperationException: too flat to be compressed (in Serialize)")]
    [InlineData("odd/throws-reading", Outcome.Failed, "FormatException: too round to be decompressed (in Decompress)")]
    [InlineData("odd/garbage", Outcome.Wrong, "root 0 or 1: the compressor returns other bytes than it was given, from byte 0 of")]
    [InlineData("odd/short", Outcome.Wrong, " bytes where it was given ")]
    [InlineData("odd/same-buffer", Outcome.Wrong, "root 0 or 1: the compressor returns 65536 bytes where it was given")]
    [InlineData("odd/same-buffer-reading", Outcome.Wrong, "root 0 or 1: the compressor returns 65536 bytes where it was given")]
    [InlineData("odd/hangs", Outcome.Hung, "no answer within 3 s (in Decompress)")]
    [InlineData("odd/no-library", Outcome.Unavailable, "libroundup-no-such is not on this machine: install it")]
    [InlineData("odd/not-supported", Outcome.Unsupported, "not on this processor")]
    [InlineData("odd/missing-later", Outcome.Failed, "DllNotFoundException: libroundup-late (in Serialize)")]
    [InlineData("not-there", Outcome.Unavailable, "compressor not-there: package Roundup.NoSuchCompressor not found")]
    [InlineData("not-compiling", Outcome.BuildFailed, "compressor not-compiling: NotCompilingEntrant.cs")]
    public void Each_compressor_ends_with_its_cause(string compressor, Outcome outcome, string reason)
    {
        var cases = run.Of(compressor);
        cases.Count.ShouldBe(2);
        foreach (var result in cases)
        {
            result.Reason.ShouldNotBeNull().ShouldContain(reason);
            result.Outcome.ShouldBe(outcome);
            result.Launches.ShouldBeEmpty();
        }
    }

    [LinuxTheory]
    [InlineData(CaseId.NoCompressor)]
    [InlineData("odd/good")]
    public void All_others_are_measured_and_the_row_without_a_compressor_is_the_baseline(string compressor)
    {
        foreach (var result in run.Of(compressor))
        {
            result.Reason.ShouldBeNull();
            result.Outcome.ShouldBe(Outcome.Measured);
            result.Fidelity.ShouldBe(Fidelity.Exact);
            result.Launches.Max(launch => launch.Replica).ShouldBe(compressor == CaseId.NoCompressor ? 1 : 0);
        }
    }

    [LinuxFact]
    public void What_a_compressor_says_of_its_library_is_in_the_results()
    {
        run.Results.Compressors.Single(compressor => compressor.Name == "odd/good").Version.ShouldBe("4.5.6");
        run.Results.Compressors.Single(compressor => compressor.Name == "not-there").Version.ShouldBeNull();
        run.Results.Run.Baseline.ShouldBe("Misbehaving/good");
    }
}
