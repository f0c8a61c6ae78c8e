namespace Roundup.Processes.Tests.Outcomes;

/// <summary>A failing serializer is a result: each has its outcome with the cause and the step, and the others are measured.</summary>
[Collection(WithRepository.Outcomes)]
public sealed class OutcomeTests(MisbehavingRun run) : IClassFixture<MisbehavingRun>
{
    [LinuxTheory]
    [InlineData("throws", Outcome.Failed, "InvalidOperationException: this value is not to my taste (in Serialize)")]
    [InlineData("returns-null", Outcome.Failed, "Serialize returned null (in Serialize)")]
    [InlineData("throws-third", Outcome.Failed, "InvalidOperationException: enough calls (in Serialize of root 2")]
    [InlineData("throws-reading", Outcome.Failed, "FormatException: a first line (in Deserialize)")]
    [InlineData("throws-late", Outcome.Failed, "InvalidOperationException: enough calls (in ")]
    [InlineData(
        "throws-elsewhere",
        Outcome.Crashed,
        "an unhandled exception on a thread: System.InvalidOperationException: on a thread of my own (in Serialize)")]
    [InlineData("not-supported", Outcome.Unsupported, "notes are not my trade")]
    [InlineData("not-opened", Outcome.Unsupported, "the entrant registers no codec for Bytes")]
    [InlineData("adapted-in-secret", Outcome.Failed, "the project file and the code disagree on whether Bytes is native or adapted")]
    [InlineData("flips", Outcome.Wrong, "root 0 comes back changed, and changed again on a second round trip")]
    [InlineData("same-buffer", Outcome.Wrong, "root 0 comes back as the value of another call: the library leaks state between calls")]
    [InlineData("same-object", Outcome.Wrong, "two calls of Deserialize return objects that share the root (Note)")]
    [InlineData("spins", Outcome.Hung, "no answer within 5 s (in Serialize)")]
    [InlineData("blocks", Outcome.Hung, "no answer within 5 s (in Serialize)")]
    [InlineData("overflows", Outcome.Crashed, "stack overflow (in Serialize)")]
    [InlineData("allocates", Outcome.OutOfMemory, "its memory exceeded the limit of 0.2 GB (in Serialize)")]
    [InlineData("exits", Outcome.Crashed, "the process ended by itself with exit code 0, as Environment.Exit does (in Serialize)")]
    [InlineData("fails-fast-chatting", Outcome.Crashed, "the process was ended by Environment.FailFast: I give up (in Serialize)")]
    [InlineData("aborts", Outcome.Crashed, "native code aborted the process (in Serialize)")]
    [InlineData("killed", Outcome.Crashed, "killed from outside (SIGKILL)")]
    [InlineData("leaves-child", Outcome.Crashed, "the process ended by itself with exit code 3, as Environment.Exit does (in Serialize)")]
    [InlineData("out-of-memory", Outcome.OutOfMemory, "OutOfMemoryException: ")]
    [InlineData("default-object", Outcome.Wrong, "")]
    [InlineData("hands-over", Outcome.Wrong, "the roots 0 and 1 have equal payloads and come back different")]
    [InlineData("hands-over-by-ticket", Outcome.Wrong, "after timing, a payload that another process wrote cannot be read: KeyNotFound")]
    [InlineData("NotThere", Outcome.Unavailable, "package Roundup.NoSuchPackage not found")]
    [InlineData(
        "NotCompiling",
        Outcome.BuildFailed,
        "NotCompilingEntrant.cs(8,37): CS1061: 'IShapes<T>' does not contain a definition for 'NoSuchShape'")]
    public void Each_row_ends_with_its_cause(string row, Outcome outcome, string reason)
    {
        var cases = run.Of(row);
        cases.Count.ShouldBe(2);
        foreach (var result in cases)
        {
            result.Reason.ShouldNotBeNull();
            result.Reason.ShouldContain(reason);
            result.Outcome.ShouldBe(outcome);
        }
    }

    /// <summary>On a busy machine, batches are too short for the first proof after timing, and another one finds the buffer.</summary>
    [Fact]
    public void A_buffer_that_is_handed_out_late_is_found_by_one_of_the_proofs_after_timing()
    {
        var cases = run.Of("same-buffer-late");
        cases.Count.ShouldBe(2);
        foreach (var result in cases)
        {
            result.Outcome.ShouldBe(Outcome.Wrong);
            result.Reason.ShouldNotBeNull().ShouldMatch(
                "^after timing, (root 0 comes back as the value of another call|hands out the same array for two calls: the "
                    + "|what the timed loop made of root [0-9]+ is not its value: )");
        }
    }

    [LinuxTheory]
    [InlineData("throws", "Roundup.Serializers.Throws`1.SerializeToBytes")]
    [InlineData("overflows", "Roundup.Serializers.Overflows`1.Deeper")]
    [InlineData("fails-fast-chatting", "System.Environment.FailFast,Roundup.Serializers.FailsFastChatting`1.SerializeToBytes")]
    [InlineData("throws-elsewhere", "Roundup.Serializers.")]
    [InlineData("spins", "")]
    [InlineData("exits", "")]
    public void The_place_in_the_library_is_kept(string row, string frames)
    {
        foreach (var result in run.Of(row))
        {
            string.Join(',', result.Frames ?? []).ShouldStartWith(frames);
            (result.Frames is null).ShouldBe(frames.Length == 0);
        }
    }

    /// <summary>On own data, that is an answer; that a row leaks, dies or fails where it is timed is none.</summary>
    [LinuxTheory]
    [InlineData("throws", true)]
    [InlineData("flips", true)]
    [InlineData("default-object", true)]
    [InlineData("same-buffer", false)]
    [InlineData("same-object", false)]
    [InlineData("hands-over", false)]
    [InlineData("hands-over-by-ticket", false)]
    [InlineData("spins", false)]
    [InlineData("exits", false)]
    [InlineData("NotCompiling", false)]
    public void What_verification_refuses_is_told_from_other_faults(string row, bool refused)
    {
        foreach (var result in run.Of(row))
        {
            (result.Part.Refused is true).ShouldBe(refused, result.Reason);
        }
    }

    [LinuxTheory]
    [InlineData("good")]
    [InlineData("loses-member")]
    [InlineData("prints")]
    [InlineData("foreground-thread")]
    public void All_others_are_measured(string row)
    {
        foreach (var result in run.Of(row))
        {
            result.Reason.ShouldBeNull();
            result.Outcome.ShouldBe(Outcome.Measured);
            var replicas = row == "good" ? 2 : 1;
            result.Launches.Select(launch => launch.Replica).ShouldBe(Enumerable.Range(0, replicas));
            result.Launches.ShouldAllBe(launch => launch.Samples.Count == 2);
            result.Fidelity.ShouldBe(row == "loses-member" ? Fidelity.Lossy : Fidelity.Exact);
            result.SizeBytes.ShouldNotBeNull().ShouldBeInRange(1500, 1700);
        }
    }

    [LinuxFact]
    public void What_is_lost_is_named_by_its_path()
    {
        foreach (var result in run.Of("loses-member"))
        {
            result.Lost.ShouldHaveSingleItem().ShouldStartWith("Remark: ");
        }
    }

    [LinuxFact]
    public void Outcomes_without_a_number_have_none()
    {
        foreach (var result in run.Results.Cases.Where(result => result.Outcome != Outcome.Measured))
        {
            result.Launches.ShouldBeEmpty(result.Id.ToString());
        }
    }

    [LinuxFact]
    public async Task No_worker_is_left_and_the_results_file_says_the_same()
    {
        await WorkerProcesses.ShouldBeGoneAsync(run.Folder);
        var stored = TestRepository.Results.Read(Path.Combine(run.Folder, RunEngine.ResultsName));
        stored.Run.Interrupted.ShouldBeFalse();
        stored.Cases.Select(result => (result.Id, result.Outcome, result.Reason))
            .ShouldBe(run.Results.Cases.Select(result => (result.Id, result.Outcome, result.Reason)));
    }
}
