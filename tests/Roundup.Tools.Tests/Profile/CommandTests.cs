using Roundup.Profile.Commands;
using Roundup.Profile.Traces;
using Roundup.Reporting;
using Roundup.Reporting.Formats;
using Roundup.Tools.Tests.Support;

namespace Roundup.Tools.Tests.Profile;

public sealed class CommandTests : IDisposable
{
    private static readonly string[] s_one =
    [
        "--serializer", "Packed/default", "--dataset", "Books", "--count", "1", "--shape", "Bytes", "--operation", "Serialize",
    ];
    private readonly TempRepository _repository = new();

    public void Dispose() => _repository.Dispose();

    [Theory]
    [InlineData(
        "--serializer Packed/default --dataset Books --count 1,1000",
        "and 4 are selected: name one value for each of --count (1, 1000), --operation (Serialize, Deserialize).")]
    [InlineData(
        "--serializer Swift* --dataset Books --count 1 --shape Bytes --operation Serialize",
        "and 2 are selected: name one value for each of --serializer (Swift.Json/default, Swift.Json/generated).")]
    [InlineData(
        "--serializer Packed/default --count 1,2,3,4,5,6 --operation Serialize",
        "and 6 are selected: name one value for each of --count (1, 2, 3, 4, and 2 more).")]
    public async Task More_than_one_case_is_refused_with_the_filters_that_are_missing(string line, string said)
    {
        var (code, _, error) = await RunAsync(["--output", _repository.In("traces"), .. line.Split(' ')]);

        code.ShouldBe(2);
        error.TrimEnd().ShouldBe("A profile is of one case, " + said);
        Directory.Exists(_repository.In("traces")).ShouldBeFalse();
    }

    [Fact]
    public async Task A_folder_that_cannot_be_written_is_4_before_anything_is_built()
    {
        var file = _repository.Write("file", "");

        var (code, _, error) = await RunAsync(["--output", Path.Combine(file, "traces"), .. s_one]);

        code.ShouldBe(4);
        error.ShouldContain("with --output");
    }

    [Fact]
    public void The_report_has_shares_times_and_what_was_lost()
    {
        var plan = _repository.Plan(new RunOptions
        {
            Serializers = ["Packed/default"],
            Datasets = ["Books"],
            Counts = [1],
            Operations = ["Deserialize"],
        });
        var profile = new ProfileResult
        {
            Planned = plan.Cases[0],
            Runtime = ".NET 10.0.1",
            Files = new ProfileFiles("x.nettrace"),
            Calls = 5000,
            Samples = new SampleSummary
            {
                Samples = 4000,
                Milliseconds = 4000,
                Assemblies = [new("Packed", 0.75, 1), new("System.Private.CoreLib", 0.25, 0.3), new("Seldom", 0.0001, 0.0001)],
                Methods = [new("Packed!Packed.Writer.Write", 0.75, 1), new("System.Private.CoreLib!System.Buffer.Memmove", 0.25, 0.3)],
                LostEvents = 0,
            },
            ColdCall = new ColdCallSplit
            {
                UntracedNs = 20e6,
                UntracedJitNs = 12e6,
                UntracedMethods = 99,
                TracedNs = 25e6,
                Parts = [new(RuntimeWork.Jit, 10e6, 98), new(RuntimeWork.TypeLoading, 5e6, 321)],
                Slowest = [new("Packed.Writer.Write", 1.5e6)],
                LostEvents = 3,
            },
        };

        using var text = new StringWriter { NewLine = "\n" };
        ReportFormats.Console.Write(ProfileSections.Of(profile), new ReportOutput(text));

        text.ToString().ReplaceLineEndings("\n").ShouldBe(
            """
            Packed Books x1 Bytes Deserialize net10.0, .NET 10.0.1

            Where the time goes: 4000 samples in 5000 calls after the warm-up ──────────────────────────────────
             Self  Assembly
            ───────────────────────────────
             75 %  Packed
             25 %  System.Private.CoreLib

             Self  Total  Method
            ────────────────────────────────────────────────────────────
             75 %  100 %  Packed!Packed.Writer.Write
             25 %   30 %  System.Private.CoreLib!System.Buffer.Memmove
            Samples are taken where the runtime can stop a thread: code without such a place counts as the next
            that has one.

            Cold call ──────────────────────────────────────────────────────────────────────────────────────────
            Cold call in a fresh process, which has serialized the value before: 20.000 ms, of which 12.000 ms
            in the JIT for 99 methods by the runtime's own count. With its events traced it took 25.000 ms:
                 Time  Share  Work
            ──────────────────────────────────────────────────────────────────────────────────────
             10.00 ms   40 %  JIT (98 methods)
             5.000 ms   20 %  type loading (321 types)
             10.00 ms   40 %  the library's own work, and work of the runtime that has no events

            Slowest to compile, with the types that were loaded for it:
                 Time  Method
            ────────────────────────────────
             1.500 ms  Packed.Writer.Write

            The traces lost 3 events: the times are too small.

            """.ReplaceLineEndings("\n"));
    }

    private Task<(int Code, string Output, string Error)> RunAsync(params string[] arguments) =>
        Tool.RunAsync(ProfileProgram.RunAsync, _repository.Path, null, arguments);
}
