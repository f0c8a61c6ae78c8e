namespace Roundup.Reporting.Tests;

/// <summary>The report of a run on the user's own data: what it is headed by, and the answer in a few lines.</summary>
public sealed class OwnDataTests
{
    [Fact]
    public void The_answer_stands_at_the_top_and_on_the_console_next_to_the_prompt()
    {
        var run = Run(Cases());

        Golden.ShouldMatch(Before(Render.Full(run), "## Contents"), "own-data.md");
        var screen = Render.Piped(run).TrimEnd();
        screen.ShouldContain("several threads:\n                 roundup check --serializer MemoryPack/default\nOne value");
        screen.ShouldEndWith("Smallest ranked  MemoryPack writes 4,000 B for a list of 10");
    }

    [Theory]
    [InlineData(100.0, 106.0, "a value has 100 B of JSON in the sample, without white space, and System.Text.Json/reflection writes 106 B")]
    [InlineData(100.0, 94.0, "writes 94 B")]
    [InlineData(100.0, 104.0, null)]
    [InlineData(null, 200.0, null)]
    public void The_bytes_of_the_sample_stand_beside_the_measured_ones_where_they_differ(double? sample, double written, string? said)
    {
        var run = Run([Measured("System.Text.Json/reflection", 1, 100, written)]);
        var file = run.File with { Datasets = [.. run.File.Datasets.Select(data => data with { SampleBytes = sample })] };

        var text = Render.Report("report.md", Analyser.Analyse(file));

        text.Contains("of JSON in the sample", StringComparison.Ordinal).ShouldBe(said is not null);
        text.ShouldContain(said ?? "Answer for Order");
    }

    [Fact]
    public void The_written_bytes_are_those_of_the_baseline_where_it_writes_JSON()
    {
        var run = Run([Measured("System.Text.Json/reflection", 1, 100, 120), Measured("other", 1, 100, 130)]);
        var file = run.File with
        {
            Run = run.File.Run with { Baseline = "other" },
            Datasets = [.. run.File.Datasets.Select(data => data with { SampleBytes = 100 })],
        };

        Render.Report("report.md", Analyser.Analyse(file)).ShouldContain("and other writes 130 B");
    }

    [Fact]
    public void By_format_has_its_scope_and_intervals()
    {
        var file = Run(Cases()).File;
        var run = Analyser.Analyse(file with
        {
            Serializers = [.. file.Serializers.Select(info => info.Name == "MemoryPack" ? info with { Format = "MemoryPack" } : info)],
        });

        var answer = Render.Report("report.md", run).Split('\n').First(line => line.StartsWith("| By format", StringComparison.Ordinal));

        answer.ShouldContain("time relative to System.Text.Json/reflection to write and read a list of 10: ");
        answer.ShouldContain(@"0.20 \[0.20, 0.20\] MemoryPack (MemoryPack)");
        answer.ShouldContain("twin (JSON)");
    }

    [Fact]
    public void The_answer_follows_the_tables_on_the_console_with_few_lines_between()
    {
        var lines = Render.Piped(Run(Cases())).Split('\n').ToList();

        var legend = lines.FindIndex(line => line.StartsWith("Legend", StringComparison.Ordinal));
        (lines.FindIndex(line => line.StartsWith("Answer for", StringComparison.Ordinal)) - legend).ShouldBeInRange(2, 8);
        lines.ShouldContain(line => line.StartsWith("Columns", StringComparison.Ordinal) && line.EndsWith("report.md explains them."));
        Render.Report("report.md", Run(Cases())).ShouldContain("Length of the output, on average over the values");
    }

    [Fact]
    public void A_run_on_the_repositorys_data_has_the_answer_of_its_ranking()
    {
        var run = Run(Cases());
        var file = run.File with { Datasets = [.. run.File.Datasets.Select(data => data with { IsOwn = false })] };

        var text = Render.Full(Analyser.Analyse(file));

        text.ShouldStartWith("# Roundup: own-data");
        text.ShouldContain("## Answer for own-data · Bytes · net10.0");
        text.ShouldNotContain("| Round trip");
    }

    [Fact]
    public void Where_nothing_beats_the_baseline_it_says_so()
    {
        var text = Render.Report("report.md", Run([Measured("System.Text.Json/reflection", 1, 100), Measured("slow", 1, 200)]));

        text.ShouldContain("No serializer is shown to be faster than System.Text.Json/reflection on this data");
    }

    [Fact]
    public void Nobody_is_called_the_fastest_while_a_row_with_a_single_launch_may_be_faster()
    {
        var single = Measured("MemoryPack", 1, 100) is var row && row.Part is SpeedData data
            ? row.With(data with { Launches = [data.Launches[0]] })
            : null!;

        var text = Render.Report("report.md", Run([Measured("System.Text.Json/reflection", 1, 1000), Measured("slow", 1, 2000), single]));

        var answer = text.Split('\n').Single(line => line.StartsWith("| One value", StringComparison.Ordinal));
        answer.ShouldContain("among the fastest to write: MemoryPack (");
        answer.ShouldContain("not significantly different from System.Text.Json/reflection (10.0)");
        text.ShouldNotContain("fastest to read");
        Render.Report("report.md", Run([Measured("System.Text.Json/reflection", 1, 1000), Measured("slow", 1, 2000)]))
            .ShouldContain("fastest to write: System.Text.Json/reflection (");
    }

    /// <summary>A run beside other work: the interval of the fastest row is wider than a factor of two.</summary>
    [Fact]
    public void A_row_with_a_wide_interval_keeps_its_rank_and_no_slower_row_is_called_the_fastest()
    {
        CaseResult Of(string name, params double[] ns) => Measured(name, 1, ns[0]) is var row && row.Part is SpeedData data
            ? row.With(data with
            {
                Launches = [.. ns.Select((one, i) => data.Launches[0] with
                {
                    Index = i,
                    Samples =
                    [
                        .. data.Launches[0].Samples.Select(sample => sample with
                        {
                            WallNs = one * sample.Calls,
                            CpuNs = one * sample.Calls,
                        }),
                    ],
                })],
            })
            : row;

        var text = Render.Report("report.md", Run(
        [
            Of("System.Text.Json/reflection", 1000, 1000), Of("MemoryPack", 80, 145), Of("MessagePack", 220, 330), Of("slow", 1900, 2100),
        ]));

        text.ShouldContain("to write: MemoryPack (");
        text.ShouldContain("**MemoryPack is ");
        text.ShouldNotContain("fastest to write: System.Text.Json");
        text.ShouldNotContain("too noisy");
        var row = text[text.IndexOf("| Rank", StringComparison.Ordinal)..].Split('\n')
            .First(line => line.Contains("MemoryPack", StringComparison.Ordinal));
        row.TrimStart('|', ' ').ShouldStartWith("1");
        row.ShouldContain(" to ");
    }

    [Fact]
    public void The_answer_names_the_one_loss_that_brings_a_row_in_and_accepted_it_is_ranked_with_its_mark()
    {
        var run = Run(Cases());
        var accepted = Analyser.Analyse(run.File with { Run = run.File.Run with { Accepted = ["id"] } });

        Render.Report("report.md", run).ShouldContain("Accepting one loss (--accept Id) would include quick-but-lossy");

        var text = Render.Report("report.md", accepted);
        text.ShouldContain("3 of 6 serializers round-trip without loss; 1 with accepted losses only: quick-but-lossy; unsupported");
        text.ShouldContain("fastest to write: quick-but-lossy (");
        text.ShouldContain("L1 K");
        text.ShouldContain("Accepted losses");
        text.ShouldNotContain("would include");
    }

    [Fact]
    public void The_answer_says_what_works_on_a_further_target_and_what_does_not()
    {
        CaseResult On(CaseResult result) =>
            result.At(target: "net10.0-aot");
        var text = Render.Report("report.md", Run(
        [
            Measured("System.Text.Json/reflection", 1, 1000),
            Measured("MemoryPack", 1, 100),
            Measured("emitting", 1, 300),
            On(Measured("System.Text.Json/reflection", 1, 1000).Lossy("Id")),
            On(Measured("MemoryPack", 1, 100)),
            On(Ended("emitting", 1, Outcome.Failed, "no code can be emitted")),
        ]));

        text.ShouldContain(
            "1 of 3 serializers work as on net10.0, in 1.00 of the time; loses more: System.Text.Json/reflection; failed: emitting");
    }

    [Fact]
    public void Where_nothing_is_exact_it_says_so()
    {
        var text = Render.Report("report.md", Run([Measured("slow", 1, 200).Lossy("Id")]));

        text.ShouldContain("0 of 1 serializer round-trip without loss; lossy: slow (Id)");
        text.ShouldContain("fastest to write: not known, since no exact serializer has a ratio");
    }

    [Fact]
    public void A_baseline_that_loses_members_is_compared_with_that_reservation()
    {
        var lossy = Measured("System.Text.Json/reflection", 1, 1000).Lossy("Id");

        Render.Report("report.md", Run([lossy, Measured("quick", 1, 100)]))
            .ShouldContain("size; System.Text.Json/reflection loses members of this data, so it does less.");
    }

    [Fact]
    public void Every_row_that_fails_is_named()
    {
        CaseResult[] failed = [.. "abcdef".Select(name => Ended(name.ToString(), 1, Outcome.Failed, "it cannot"))];

        Render.Report("report.md", Run([Measured("System.Text.Json/reflection", 1, 1000), .. failed]))
            .ShouldContain("unsupported or failed: a, b, c, d, e, f");
    }

    [Fact]
    public void The_smallest_size_stands_with_the_number_of_values()
    {
        Render.Report("report.md", Run([Measured("System.Text.Json/reflection", 1, 1000, size: 231)]))
            .ShouldContain("writes 231 B for one value");
        Render.Report("report.md", Run([Measured("System.Text.Json/reflection", 10, 1000, size: 231)]))
            .ShouldContain("System.Text.Json/reflection writes 2,310 B for a list of 10");
    }

    [Fact]
    public void Where_a_row_fails_or_loses_the_rows_of_its_library_that_hold_the_data_are_named()
    {
        CaseResult[] cases =
        [
            Measured("System.Text.Json/reflection", 1, 1000),
            Ended("Newtonsoft.Json", 1, Outcome.Failed, "Shape is abstract"),
            Measured("Newtonsoft.Json/type-names", 1, 3000),
            Measured("Packed/map", 1, 500).Lossy("Id"),
            Measured("Packed/array", 1, 400),
            Measured("Packed/typed", 1, 450),
            Ended("Alone", 1, Outcome.Failed, "it cannot"),
        ];
        var run = Run(cases);
        var file = run.File with
        {
            Serializers = [.. run.File.Serializers.Select(info => info with { Library = info.Name.Split('/')[0] })],
        };

        Render.Report("report.md", Analyser.Analyse(file)).ShouldContain(
            "Newtonsoft.Json is unsupported or fails, Newtonsoft.Json/type-names round-trips without loss; "
            + "Packed/map loses members, Packed/array, Packed/typed round-trip without loss");
        Render.Report("report.md", run).ShouldNotContain("Same library");
    }

    private static CaseResult[] Cases() =>
    [
        .. from count in (int[])[1, 10]
           from operation in Enum.GetValues<Operation>()
           from row in (CaseResult[])
           [
               Measured("System.Text.Json/reflection", count, 1000, 800, 500),
               Measured("MemoryPack", count, operation == Operation.Serialize ? 100 : 400, 400, 250),
               Measured("twin", count, operation == Operation.Serialize ? 300 : 400.1, 450, 300),
               Measured("handwritten", count, 10, 300, 100),
               Measured("quick-but-lossy", count, 50, 300, 100).Lossy("Id"),
               Ended("no-dates", count, Outcome.Failed, "it has no dates"),
               Ended("no-package", count, Outcome.Unavailable, "package X not found"),
           ]
           select row.At(operation: operation),
    ];

    private static CaseResult Measured(string row, int count, double ns, double size = 100, double allocated = 0) =>
        MadeRun.Case(row, 0, size * count).With(MadeRun.Launches(ns * count, allocated * count)).At(dataset: "Order", count: count);

    private static CaseResult Ended(string row, int count, Outcome outcome, string reason) =>
        Measured(row, count, 1).Ended(outcome, reason) with { Fidelity = Results.Fidelity.Unchecked, SizeBytes = null };

    private static AnalysedRun Run(IReadOnlyList<CaseResult> cases) => Analyser.Analyse(MadeRun.Of("own-data", [.. cases]).File with
    {
        Datasets =
        [
            .. cases.Select(one => one.Id.Table.Count).Distinct().Select(count => new DatasetInfo
            {
                Name = "Order",
                Description = "Own data: the 12 values of orders.json.",
                IsOwn = true,
                Count = count,
                PoolRoots = 16,
                CanonicalBytes = 100,
                Hash = new('0', 64),
            }),
        ],
    });

    private static string Before(string text, string end) => text[..text.IndexOf(end, StringComparison.Ordinal)];
}
