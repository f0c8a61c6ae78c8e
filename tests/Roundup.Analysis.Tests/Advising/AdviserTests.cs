using Roundup.Analysis.Advising;

namespace Roundup.Analysis.Tests.Advising;

public class AdviserTests
{
    private static readonly ModelFacts s_model = new(new HashSet<string> { "Vehicles" }, name => name == "quick" ? false : null, _ => null);

    [Fact]
    public void The_usual_weights_rank_as_the_head_of_a_report_does()
    {
        var file = Run(Rows("base", 1000, 1000, 1000), Rows("quick", 400, 900, 2000), Rows("small", 900, 900, 100));

        var advice = Of(file, [], Weights.Usual);

        var head = Ranking.Of(Analyser.Analyse(file).Tables)[0];
        advice.Best.Select(one => (one.Line.Name, one.Line.Both, one.Line.Rank))
            .ShouldBe(head.Serializers.Select(line => (line.Name, line.Both, line.Rank)));
        advice.Best[0].Line.Name.ShouldBe("quick");
        advice.Best[0].Line.Both.Value.ShouldBe(0.6, 0.01);
    }

    [Fact]
    public void What_counts_decides()
    {
        var file = Run(Rows("base", 1000, 1000, 1000), Rows("quick", 400, 900, 2000), Rows("small", 900, 900, 100));

        // As the page has it: the weighted geometric mean of the ratios; equal times and sizes are alike, a size has no noise.
        var sized = Of(file, [], Weights.Usual with { Size = 2 });
        sized.Best.Select(one => one.Line.Name).ShouldBe(["small", "base", "quick"]);
        sized.Best[0].Line.Both.Value.ShouldBe(Math.Pow(0.9 * 0.9 * 0.1 * 0.1, 1 / 4.0), 0.01);

        Of(file, [], Weights.Usual with { Write = 0 }).Best.Select(one => one.Line.Serialize).ShouldAllBe(time => time == null);

        // 1,000 bytes at 8 Mbit/s are a millisecond.
        var sent = Of(file, [], Weights.Usual with { Bandwidth = 8 });
        sent.Best.Select(one => one.Line.Name).ShouldBe(["small", "base", "quick"]);
        sent.Best[0].Line.Both.Value.ShouldBe((900 + 900 + 100_000) / (1000.0 + 1000 + 1_000_000), 0.001);

        Weights first = Weights.Usual with { First = 1, FirstCalls = new Dictionary<string, double> { ["base"] = 1, ["quick"] = 100 } };
        var called = Of(file, [], first);
        called.Best.Select(one => one.Line.Name).ShouldBe(["base", "quick"]);
        called.NotKnown.ShouldHaveSingleItem().Serializer.ShouldBe("small");
    }

    [Fact]
    public void A_need_is_answered_by_what_ran_and_by_the_same_version_only()
    {
        var file = Run(Rows("base", 1000, 1000, 1000), Rows("quick", 400, 900, 900), Rows("small", 900, 900, 100));
        var facts = Run(
            [Other("base", "Vehicles", Fidelity.Exact), Other("base", "Login", Fidelity.Exact).On("net10.0-aot")],
            [Other("quick", "Vehicles", Fidelity.Lossy), Other("quick", "Login", Fidelity.Exact), Failed("quick").On("net10.0-aot")]);

        Facts(file, facts, NeedList.NativeAotName).ShouldBe([("base", true), ("quick", false), ("small", null)]);
        Facts(file, facts, NeedList.PolymorphismName).ShouldBe([("base", true), ("quick", false), ("small", null)]);

        var needs = NeedList.All.Where(need => need.Name == NeedList.PolymorphismName).ToList();
        var advice = Of(file, needs, Weights.Usual, facts);
        advice.Best.ShouldHaveSingleItem().Line.Name.ShouldBe("base");
        advice.Excluded.ShouldHaveSingleItem().Answer.ShouldBe(new(false, "does not round-trip derived types without loss")
        {
            Source = "facts.json",
            Detail = "Vehicles on net10.0: loses Name",
        });
        advice.NotKnown.ShouldHaveSingleItem().Answer.Command
            .ShouldBe(["run", "--serializer", "small", "--dataset", "Vehicles"]);

        var newer = file with { Serializers = [.. file.Serializers.Select(info => info with { Package = "P", Version = "2.0" })] };
        Facts(newer, facts, NeedList.PolymorphismName).ShouldBe([("base", null), ("quick", null), ("small", null)]);
    }

    [Fact]
    public void A_row_that_fails_with_all_data_everywhere_is_not_held_against_ahead_of_time_compilation()
    {
        var file = Run(Rows("quick", 1000, 1000, 1000));
        var facts = Run([Failed("quick"), Failed("quick").On("net10.0-aot"), Other("quick", "Simple", Fidelity.Exact).On("net10.0-aot")]);

        Facts(file, facts, NeedList.NativeAotName).ShouldBe([("quick", true)]);
    }

    [Fact]
    public void What_a_project_file_says_answers_the_other_needs()
    {
        SerializerInfo info = new() { Name = "quick", Library = "quick", Format = "own", Status = "dormant", Needs = "code generation" };
        bool? Ask(string need, SerializerInfo about) => NeedList.All.Single(one => one.Name == need).Answer(new(about, [], s_model)).IsMet;

        Ask("maintained", info).ShouldBe(false);
        Ask("cross-language", info).ShouldBe(false);
        Ask("schema", info with { Needs = "schema" }).ShouldBe(true);
        Ask("no-attributes", info).ShouldBe(false);
        Ask("no-attributes", info with { Name = "unheard of" }).ShouldBeNull();
        Ask("no-attributes", info with { Needs = "nothing" }).ShouldBe(true);
        Ask("streaming", info).ShouldBeNull();
        Ask("schema", info with { Needs = null }).ShouldBeNull();
        Ask("cross-language", info with { Format = "JSON" }).ShouldBe(true);
        Ask("cross-language", info with { Format = "own text" }).ShouldBe(false);
        Ask("cross-language", info with { Format = "of somebody" }).ShouldBeNull();
    }

    /// <summary>That a row refuses a payload, or the value itself, is no fault of its safety; what no check asked is not known.</summary>
    [Theory]
    [InlineData("safe-by-default", "damaged-input/TypeNames/Bytes/type-names", CheckOutcome.Corrupted, false)]
    [InlineData("safe-by-default", "damaged-input/TypeNames/Bytes/type-names", CheckOutcome.Rejected, null)]
    [InlineData("version-tolerant", "versions/RemovedLastNew/Bytes", CheckOutcome.Passed, true)]
    [InlineData("version-tolerant", "versions/RemovedLastNew/Bytes", CheckOutcome.Rejected, false)]
    [InlineData("version-tolerant", "versions/WidenedNew/Bytes", CheckOutcome.Corrupted, null)]
    [InlineData("thread-safe", "threads/Text/Bytes/first-use", CheckOutcome.Passed, true)]
    [InlineData("thread-safe", "threads/Text/Bytes/first-use", CheckOutcome.UnexpectedException, false)]
    [InlineData("thread-safe", "values/Text/Bytes", CheckOutcome.UnexpectedException, null)]
    public void A_need_is_answered_by_what_a_check_has_executed(string need, string sentence, CheckOutcome outcome, bool? isMet)
    {
        SerializerInfo info = new() { Name = "quick", Library = "quick", Format = "own", Status = "maintained" };
        var finding = MadeCheck.Finding(sentence, outcome, reason: "Exception: no");
        var result = MadeCheck.Case("quick", sentence.Split('/')[1], new CheckedCase
        {
            Outcome = Outcome.Measured,
            Passed = outcome == CheckOutcome.Passed ? new() { [finding.Category] = 1 } : new Dictionary<CheckCategory, int>(),
            Findings = outcome == CheckOutcome.Passed ? [] : [finding],
        });

        Need(need).Answer(new(info, [new("checks", result)], s_model)).IsMet.ShouldBe(isMet);
    }

    [Fact]
    public void Safety_is_met_by_a_page_that_says_so_and_never_because_nothing_is_noted()
    {
        SerializerInfo info = new() { Name = "quick", Library = "quick", Format = "own", Status = "maintained" };
        NeedAnswer Ask(SerializerInfo about, DocumentedSerializer? page) =>
            Need("safe-by-default").Answer(new(about, [], Documented(page)));
        DocumentedSerializer silent = new() { Format = "own" };

        Ask(info, null).IsMet.ShouldBeNull();
        Ask(info, silent).IsMet.ShouldBeNull();
        Ask(info, silent with { Safe = "It limits depth.", SafeSource = "https://a.example/" })
            .ShouldBe(new(true, "documented as safe for untrusted data") { Detail = "It limits depth.", Source = "https://a.example/" });
        Ask(info, silent with { Safe = "It limits depth.", SafeOnlySince = "3.0" }).IsMet.ShouldBeNull();
        Ask(info, silent with { Dangerous = "It runs what it reads.", DangerousSource = "https://b.example/" })
            .ShouldBe(new(false, "unsafe for untrusted data, by its documentation or an advisory")
            {
                Detail = "It runs what it reads.",
                Source = "https://b.example/",
            });
        Ask(info with { Dangerous = "It runs what it reads." }, null).IsMet.ShouldBe(false);
        Ask(info with { Status = "dangerous" }, silent).IsMet.ShouldBe(false);

        // What is not known is not among what fits.
        var advice = Of(Run(Rows("base", 1000, 1000, 1000)), [Need("safe-by-default")], Weights.Usual);
        advice.Best.ShouldBeEmpty();
        advice.NotKnown.ShouldHaveSingleItem().Serializer.ShouldBe("base");
    }

    [Fact]
    public void A_stream_that_was_not_tried_may_be_the_librarys_own()
    {
        var info = Run(Rows("quick", 1, 1, 1)).Serializers[0];
        KnownCase adapted = new("run.json", Shaped("quick", Shape.Stream) with { AdaptedFrom = Shape.Bytes });
        NeedAnswer Ask(IReadOnlyList<KnownCase> cases, params Shape[] native) =>
            Need("streaming").Answer(new(info, cases, Documented(new() { Format = "own", Native = native })));

        Ask([adapted], Shape.Bytes, Shape.BufferWriter, Shape.Segments).ShouldSatisfyAllConditions(
            answer => answer.IsMet.ShouldBeNull(),
            answer => answer.Command.ShouldBe(["run", "--serializer", "quick", "--dataset", "Login", "--shape", "BufferWriter"]));
        Ask([adapted], Shape.Bytes).IsMet.ShouldBe(false);
        Ask([adapted, new("run.json", Shaped("quick", Shape.BufferWriter))], Shape.Bytes, Shape.BufferWriter).IsMet.ShouldBe(true);
    }

    [Fact]
    public void The_data_that_is_ranked_decides_about_ahead_of_time_compilation_and_other_data_is_told_beside_it()
    {
        var rows = Rows("quick", 1000, 1000, 1000);
        var file = Run([.. rows, .. rows.Select(row => row.On("net10.0-aot"))]);
        var facts = Run([Other("quick", "GeoJson", Fidelity.Exact), Crashed("quick", "GeoJson").On("net10.0-aot")]);

        var advice = Of(file, [Need(NeedList.NativeAotName)], Weights.Usual, facts);
        var answer = advice.Best.ShouldHaveSingleItem().Needs.ShouldHaveSingleItem().Answer;
        answer.ShouldBe(new(true, "runs on net10.0-aot with a trimmer root of Roundup's")
        {
            Source = "run.json",
            Beside = "it crashes with other data (GeoJson on net10.0-aot, in facts.json), perhaps through a fault of .NET",
        });

        // Without it, the crash with other data decides nothing, and the command asks about the data that is ranked.
        var unknown = Of(Run(rows), [Need(NeedList.NativeAotName)], Weights.Usual, facts).NotKnown.ShouldHaveSingleItem().Answer;
        unknown.Beside.ShouldBe(answer.Beside);
        unknown.Command.ShouldBe(["run", "--serializer", "quick", "--dataset", "Users", "--target", "net10.0-aot"]);
    }

    private static Need Need(string name) => NeedList.All.Single(need => need.Name == name);

    private static ModelFacts Documented(DocumentedSerializer? page) => s_model with { Documented = _ => page };

    private static CaseResult Shaped(string name, Shape shape)
    {
        return Synthetic.Timed(name, 100, 101).At(shape: shape);
    }

    private static CaseResult Crashed(string name, string dataset) => Other(name, dataset, Fidelity.Unchecked) with
    {
        Experiments = Parts.Of(ExperimentNames.Speed, new CasePart { Outcome = Outcome.Crashed, Reason = "signal 11" }),
    };

    private static Advice Of(ResultsFile file, IReadOnlyList<Need> needs, Weights weights, ResultsFile? facts = null) =>
        Adviser.Advise(new("run.json", file), needs, weights, SerializerFacts.In(Sources(file, facts), s_model));

    private static (string, bool?)[] Facts(ResultsFile file, ResultsFile facts, string need)
    {
        var of = SerializerFacts.In(Sources(file, facts), s_model);
        var ask = NeedList.All.Single(one => one.Name == need).Answer;
        return [.. file.Serializers.Select(info => (info.Name, ask(of(info)).IsMet))];
    }

    private static NamedResults[] Sources(ResultsFile file, ResultsFile? facts) =>
        facts is null ? [new("run.json", file)] : [new("run.json", file), new("facts.json", facts)];

    private static ResultsFile Run(params CaseResult[][] rows) => Synthetic.File("base", [.. rows.SelectMany(row => row)]);

    private static CaseResult Failed(string name) => Other(name, "Login", Fidelity.Unchecked) with
    {
        Experiments = Parts.Of(ExperimentNames.Speed, new CasePart { Outcome = Outcome.Failed, Reason = "it threw" }),
    };

    private static CaseResult Other(string name, string dataset, Fidelity fidelity)
    {
        var result = Synthetic.Timed(name, 100, 101);
        return result with
        {
            Id = result.Id with { Table = result.Id.Table with { Dataset = dataset } },
            Fidelity = fidelity,
            Lost = fidelity == Fidelity.Lossy ? ["Name"] : [],
        };
    }

    /// <summary>Both operations in five launches with a scatter of 1 %.</summary>
    private static CaseResult[] Rows(string name, double write, double read, double size)
    {
        double[] scatter = [0.99, 1.01, 1.0, 0.995, 1.005];
        CaseResult In(Operation operation, double ns)
        {
            double[] launches = [.. scatter.Select((_, i) => name == "base" ? ns : ns * scatter[(i + name.Length) % 5])];
            var result = Synthetic.Timed(name, launches) with { SizeBytes = size };
            return result.At(operation: operation);
        }

        return [In(Operation.Serialize, write), In(Operation.Deserialize, read)];
    }
}
