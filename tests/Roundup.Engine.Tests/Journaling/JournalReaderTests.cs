namespace Roundup.Engine.Tests.Journaling;

/// <summary>Lines that no run has written: refused with the number of the line and the place in it.</summary>
public sealed class JournalReaderTests : FolderTests
{
    private readonly Plan _plan = Made.OneCase();

    [Theory]
    [InlineData("""{"t":"sample","group":0,"launch":0,"case":0,"replica":0,"sample":[0,0,1,1,1e400]}""", "$.sample[4]: the number")]
    [InlineData("""{"t":"sample","group":0,"launch":0,"case":0,"replica":0,"sample":[0,0,0,1,100]}""", "$.sample: the sample's calls")]
    [InlineData("""{"t":"outcome","case":0,"outcome":99,"reason":""}""", "$.outcome: the value is not of the expected kind")]
    [InlineData("""{"t":"outcome","case":7,"outcome":"Failed","reason":""}""", "it names a case that is not in the plan")]
    [InlineData("""{"t":"part","t":"part"}""", "")]
    [InlineData("""{"a":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}""", "which is not JSON")]
    public void A_line_that_no_run_has_written_is_named(string line, string said)
    {
        Write(line);

        var error = Should.Throw<RoundupException>(() => Journal.Continue(Root, State()));

        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldStartWith($"{Journal.PathIn(Root)} is damaged (line 2, ");
        error.Message.ShouldContain(said);
        error.Message.ShouldEndWith("): start a new run.");
    }

    private RunState State() => Made.State(_plan, new SpeedState(_plan.Cases.Count));

    /// <summary>A journal of one right line and the given one.</summary>
    private void Write(string line)
    {
        using (var journal = Journal.Create(Root, State()))
        {
            var cases = _plan.Cases.Select(planned => planned.Id.ToString()).ToList();
            journal.Add(new RunEntry(_plan.Options, cases, DateTimeOffset.UnixEpoch, ResultsFile.CurrentSchema));
        }

        File.AppendAllText(Journal.PathIn(Root), line + "\n");
    }
}
