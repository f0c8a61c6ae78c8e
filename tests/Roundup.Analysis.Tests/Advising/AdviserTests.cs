using Roundup.Analysis.Advising;
using Roundup.Analysis.Findings;
using Roundup.Contracts;

namespace Roundup.Analysis.Tests.Advising;

public class AdviserTests
{
    private static readonly ModelFacts s_model = new(new HashSet<string> { "Vehicles" }, name => name == "quick" ? false : null);

    [Fact]
    public void The_usual_weights_rank_as_the_head_of_a_report_does()
    {
        var file = Run(Rows("base", 1000, 1000, 1000), Rows("quick", 400, 900, 2000), Rows("small", 900, 900, 100));

        var advice = Of(file, [], Weights.Usual);

        var head = Overview.Of(Analyser.Analyse(file).Cells)[0];
        advice.Best.Select(one => (one.Line.Name, one.Line.Both, one.Line.Rank))
            .ShouldBe(head.Lines.Select(line => (line.Name, line.Both, line.Rank)));
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
        called.NotKnown.ShouldHaveSingleItem().Row.ShouldBe("small");
    }

    [Fact]
    public void A_need_is_answered_by_what_ran_and_by_the_same_version_only()
    {
        var file = Run(Rows("base", 1000, 1000, 1000), Rows("quick", 400, 900, 900), Rows("small", 900, 900, 100));
        var facts = Run(
            [Other("base", "Vehicles", Fidelity.Exact), Other("base", "Login", Fidelity.Exact).On("net10.0-aot")],
            [Other("quick", "Vehicles", Fidelity.Lossy), Failed("quick").On("net10.0-aot")]);

        Facts(file, facts, NeedList.NativeAotName).ShouldBe([("base", true), ("quick", false), ("small", null)]);
        Facts(file, facts, NeedList.PolymorphismName).ShouldBe([("base", true), ("quick", false), ("small", null)]);

        var needs = NeedList.All.Where(need => need.Name == NeedList.PolymorphismName).ToList();
        var advice = Of(file, needs, Weights.Usual, facts);
        advice.Best.ShouldHaveSingleItem().Line.Name.ShouldBe("base");
        advice.Excluded.ShouldHaveSingleItem().Answer.ShouldBe(new(false, "does not give derived types back exactly")
        {
            Source = "facts.json",
            Detail = "Vehicles on net10.0: loses Name",
        });
        advice.NotKnown.ShouldHaveSingleItem().Answer.Command
            .ShouldBe(["verify", "--serializer", "small", "--dataset", "Vehicles"]);

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
        bool? Ask(string need, SerializerInfo about) => NeedList.All.Single(one => one.Name == need).Ask(new(about, [], s_model)).IsMet;

        Ask("maintained", info).ShouldBe(false);
        Ask("cross-language", info).ShouldBe(false);
        Ask("safe-by-default", info).ShouldBe(true);
        Ask("safe-by-default", info with { Dangerous = "it runs what it reads" }).ShouldBe(false);
        Ask("schema", info with { Needs = "schema" }).ShouldBe(true);
        Ask("no-attributes", info).ShouldBe(false);
        Ask("no-attributes", info with { Name = "unheard of" }).ShouldBeNull();
        Ask("no-attributes", info with { Needs = "nothing" }).ShouldBe(true);
        Ask("streaming", info).ShouldBeNull();
    }

    private static Advice Of(ResultsFile file, IReadOnlyList<Need> needs, Weights weights, ResultsFile? facts = null) =>
        Adviser.Of(new("run.json", file), needs, weights, RowFacts.In(Sources(file, facts), s_model));

    private static (string, bool?)[] Facts(ResultsFile file, ResultsFile facts, string need)
    {
        var of = RowFacts.In(Sources(file, facts), s_model);
        var ask = NeedList.All.Single(one => one.Name == need).Ask;
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
            Id = result.Id with { Cell = result.Id.Cell with { Dataset = dataset } },
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
            return result with { Id = result.Id with { Cell = result.Id.Cell with { Operation = operation } } };
        }

        return [In(Operation.Serialize, write), In(Operation.Deserialize, read)];
    }
}
