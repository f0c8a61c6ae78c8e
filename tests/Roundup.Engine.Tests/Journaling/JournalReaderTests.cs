using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Experiments.SteadyState;
using Roundup.Engine.Journaling;
using Roundup.Engine.Tests.Support;
using Roundup.Results;

namespace Roundup.Engine.Tests.Journaling;

/// <summary>Lines that no run has written: refused with the number of the line and the place in it.</summary>
public sealed class JournalReaderTests : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("roundup-journal-").FullName;
    private readonly Plan _plan = Made.OneCase();

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Theory]
    [InlineData("""{"t":"sample","group":0,"launch":0,"case":0,"replica":0,"sample":[0,0,1,1,1e400]}""", "$.sample[4]: the number")]
    [InlineData("""{"t":"sample","group":0,"launch":0,"case":0,"replica":0,"sample":[0,0,0,1,100]}""", "$.sample: the sample's calls")]
    [InlineData("""{"t":"sample","group":0,"launch":0,"case":0,"replica":0}""", "$.sample: it is missing")]
    [InlineData("""{"t":"sample","group":-1,"launch":0,"case":0,"replica":0,"sample":[0,0,1,1,100]}""", "$.group: the number is below 0")]
    [InlineData("""{"t":"outcome","case":0,"outcome":99,"reason":""}""", "$.outcome: the value is not of the kind")]
    [InlineData("""{"t":"outcome","case":7,"outcome":"Failed","reason":""}""", "it names a case that is not in the plan")]
    [InlineData("""{"t":"outcome","case":-7,"outcome":"Failed","reason":""}""", "$.case: the number is below 0")]
    [InlineData("""{"t":"verdict","case":0,"fidelity":"Lossy","lost":[null],"sizeBytes":1}""", "$.lost[0]: it is null")]
    [InlineData("""{"t":"verdict","case":0,"fidelity":"Lossy","sizeBytes":1}""", "$.lost: it is missing")]
    [InlineData("""{"t":"notice","notice":{"code":"Steal","arguments":[]}}""", "$.notice.arguments: the notice Steal needs 1")]
    [InlineData("""{"t":"part","buildSeconds":-1,"verifySeconds":0,"measureSeconds":0}""", "$.buildSeconds: the number is below 0")]
    [InlineData("""{"t":"part","t":"part"}""", "")]
    [InlineData("""{"t":"run"}""", "it is missing")]
    [InlineData("""{"t":"run","options":{"counts":[0]},"cases":[],"started":"2026-01-01T00:00:00Z","schema":3}""", "$.options.counts")]
    [InlineData("""{"t":"run","options":{"budget":"-1"},"cases":[],"started":"2026-01-01T00:00:00Z","schema":3}""", "$.options.budget")]
    [InlineData("""{"a":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}""", "which is not JSON")]
    public void A_line_that_no_run_has_written_is_named(string line, string said)
    {
        Write(line);

        var error = Should.Throw<RoundupException>(() => Journal.Continue(_folder, State()));

        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldStartWith($"{Journal.PathIn(_folder)} is damaged (line 2, ");
        error.Message.ShouldContain(said);
        error.Message.ShouldEndWith("): start a new run.");
    }

    [Fact]
    public void A_reason_that_is_too_long_is_named()
    {
        Write("""{"t":"outcome","case":0,"outcome":"Failed","reason":"REASON"}""".Replace("REASON", new string('x', 10_001)));

        Should.Throw<RoundupException>(() => Journal.Continue(_folder, State())).Message
            .ShouldContain("$.reason: the text has 10001 characters");
    }

    private RunState State() => new(_plan, new SteadyStateState(_plan.Cases.Count));

    /// <summary>A journal of one right line and the given one.</summary>
    private void Write(string line)
    {
        using (var journal = Journal.Create(_folder, State()))
        {
            var cases = _plan.Cases.Select(planned => planned.Id.ToString()).ToList();
            journal.Add(new RunEntry(_plan.Options, cases, DateTimeOffset.UnixEpoch, ResultsFile.CurrentSchema));
        }

        File.AppendAllText(Journal.PathIn(_folder), line + "\n");
    }
}
