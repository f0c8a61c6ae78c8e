using Roundup.Analysis.Advising;
using Roundup.Analysis.Conditions;

namespace Roundup.Analysis.Tests.Conditions;

public class RowConditionsTests
{
    private static readonly ModelFacts s_model = new(new HashSet<string>(), _ => null, _ => null);

    [Fact]
    public void A_missing_generator_is_told_of_the_version_and_of_the_rows_that_use_it()
    {
        var file = WithoutGenerator(Both("generated", 100), Both("plain", 100), Both("without", 100), Both("older", 100));
        file = file with
        {
            Serializers =
            [
                .. file.Serializers.Select(info => info.Name switch
                {
                    "plain" => info with { Needs = "nothing" },
                    "without" => info with { LeavesOutGenerator = true },
                    "older" => info with { Version = "2.0" },
                    _ => info,
                }),
            ],
        };

        var infos = SerializerInfos.Of(file);

        file.Serializers.Select(info => SerializerConditions.Of(infos[info.Name], file.Cases[0]).WithoutGenerator)
            .ShouldBe(["Generator", null, null, null]);
    }

    [Fact]
    public void A_row_without_its_generator_has_numbers_and_no_rank_anywhere()
    {
        var file = WithoutGenerator(Both("base", 1000), Both("generated", 100));
        file = file with { Serializers = [file.Serializers[0] with { Package = null }, file.Serializers[1]] };

        var run = Analyser.Analyse(file);

        run.Tables.ShouldAllBe(table => table.Rows[0].Serializer.Name == "generated" && table.Rows[0].Rank == null);
        var row = run.Rankings[0].Serializers[0];
        (row.Name, row.IsCompared, row.IsExact, row.Rank, row.FirstPlaces).ShouldBe(("generated", false, false, null, 0));
        row.Conditions.Words.ShouldBe(["built without its source generator (package Generator not found)"]);
        run.TradeOffs.SelectMany(tradeOff => tradeOff.Rows).Where(one => one.SerializerName == "generated")
            .ShouldAllBe(one => !one.IsParetoOptimal && one.Deliveries.All(delivery => !delivery.IsBest));

        var named = new NamedResults("run.json", file);
        var advice = Adviser.Advise(named, [], Weights.Usual, SerializerFacts.In([named], s_model));
        advice.Best.Select(one => one.Line.Name).ShouldBe(["base"]);
        advice.NotKnown.ShouldHaveSingleItem().Answer.Fact.ShouldBe("built without its source generator (package Generator not found)");
    }

    [Fact]
    public void A_version_without_its_generator_has_no_verdict()
    {
        var file = WithoutGenerator(Both("A@1", 1000), Both("A@2", 2000));
        file = file with
        {
            Run = file.Run with { Comparison = new([new("A@2", "A@1")], 0.02, 0.05) },
            Serializers = [file.Serializers[0] with { Version = "2.0" }, file.Serializers[1]],
        };

        var changes = Changes.PairedRun.Compare(file);

        changes.Cases.ShouldBeEmpty();
        changes.IsWorse.ShouldBeFalse();
        changes.NoTimes.ShouldBe("A@2 3.0 was built without its source generator (package Generator not found), so there is no verdict: "
            + "--package-source adds a source that has the package.");
        Analyser.Analyse(file).Findings.ShouldNotContain(finding => finding.Code == Findings.FindingCode.VersionOverFirst);
    }

    [Fact]
    public void A_mapped_row_has_both_figures_and_own_data_go_by_the_one_with_mapping()
    {
        var file = Synthetic.File("base", [.. Both("base", 1000), .. Mapped("mapped", 400), .. Both("other", 500)]);

        var row = Analyser.Analyse(file).Rankings[0].Serializers[0];
        (row.Name, Math.Round(row.Both.Value, 2), Math.Round(row.WithMapping!.Value.Value, 2)).ShouldBe(("mapped", 0.4, 0.8));
        row.OfMapped(Operation.Serialize)!.Value.ShouldBe(0.8, 0.01);
        row.Conditions.Words.ShouldBe(["2.00 times the time with mapping"]);

        var data = new DatasetInfo
        {
            Name = "Users",
            Description = "Own.",
            Count = 100,
            PoolRoots = 1,
            CanonicalBytes = 1,
            Hash = "",
            IsOwn = true,
        };
        var own = Analyser.Analyse(file with { Datasets = [data] }).OwnData.Single();
        own.Ranking!.Serializers.Select(one => one.Name).ShouldBe(["other", "mapped", "base"]);
        own.Switch!.Name.ShouldBe("other");
        own.Ranking.Serializers[1].WithoutMapping!.Value.Value.ShouldBe(0.4, 0.01);
    }

    [Fact]
    public void Only_a_row_without_conditions_may_stand_first_without_a_mark()
    {
        var row = Synthetic.Info("a");
        var exact = Synthetic.Timed("a", 100);

        SerializerConditions.Of(row, exact).IsPlain.ShouldBeTrue();
        SerializerConditions.Of(row with { Dangerous = "runs what it reads" }, exact).Words.ShouldBe(["unsafe for untrusted data"]);
        SerializerConditions.Of(row, exact with { Fidelity = Fidelity.Unchecked }).Words.ShouldBe(["unchecked"]);
        SerializerConditions.Of(row, exact with { AdaptedFrom = Shape.String }).Words.ShouldBe(["adapted from String"]);
        SerializerConditions.Of(row, exact.On("net10.0-aot")).Words.ShouldBe(["with a trimmer root of Roundup's"]);

        // Code that was generated names the members itself, unless the compiler warns.
        var generated = row with { Needs = "code generation" };
        SerializerConditions.Of(generated, exact.On("net10.0-aot") with { AotWarnings = 0 }).IsPlain.ShouldBeTrue();
        SerializerConditions.Of(generated, exact.On("net10.0-aot") with { AotWarnings = 3 }).IsPlain.ShouldBeFalse();
    }

    [Fact]
    public void An_unchecked_row_has_no_rank()
    {
        var run = Analyser.Analyse(Synthetic.File(
            "base", [.. Both("base", 1000), .. Both("unchecked", 100).Select(one => one with { Fidelity = Fidelity.Unchecked })]));

        run.Tables.SelectMany(table => table.Rows).Where(row => row.Serializer.Name == "unchecked")
            .ShouldAllBe(row => row.Rank == null && row.Time != null);
    }

    private static CaseResult[] Both(string row, double ns) =>
        Synthetic.Both(operation => Synthetic.Timed(row, ns, ns * 1.01, ns * 0.99) with { SizeBytes = ns });

    private static IEnumerable<CaseResult> Mapped(string row, double ns) => Both(row, ns).Select(one => one with
    {
        Experiments = Parts.Of(
            ExperimentNames.Speed,
            new SpeedData([.. one.Launches.Select(launch => launch with { Hidden = new() { Mapping = 1 } })])),
    });

    private static ResultsFile WithoutGenerator(params CaseResult[][] rows)
    {
        var file = Synthetic.File(rows[0][0].Id.Serializer, [.. rows.SelectMany(row => row)]);
        return file with
        {
            Serializers =
            [
                .. file.Serializers.Select(info => info with { Package = "Package", Version = "3.0", Needs = "attributes" }),
            ],
            Notices = [new(NoticeCode.BuiltWithoutTool, "Package 3.0", "Generator", "2.5")],
        };
    }
}
