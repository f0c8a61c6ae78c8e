namespace Roundup.Analysis.Tests.Speed;

public class TradeOffTests
{
    [Fact]
    public void A_message_takes_both_ways_and_its_bytes()
    {
        var row = One([.. Row("a", 1_000, 1_500, 5_000), .. Row("b", 1_000, 1_500, 5_001)]).Rows[0];
        row.TimeNs.ShouldBe(2_500, 1e-6);

        // 5 000 B are 40 000 bit: 4 ms at 10 Mbit/s.
        row.Deliveries.Select(d => d.Ns).ShouldBe([4_002_500, 402_500, 42_500, 6_500], 1e-6);
        row.Deliveries.Select(d => d.Bandwidth.Name).ShouldBe(["10 Mbit/s", "100 Mbit/s", "1 Gbit/s", "10 Gbit/s"]);
    }

    [Fact]
    public void Rows_are_sorted_by_the_message_at_100_megabits_and_references_are_last()
    {
        // At 100 Mbit/s 1 000 B are 80 us.
        var rows = One(
        [
            .. Row("handwritten", 1, 1, 10),
            .. Row("fast", 1_000, 1_000, 4_000),
            .. Row("small", 50_000, 50_000, 1_000),
            .. Row("slow", 500_000, 500_000, 900),
        ]).Rows;
        rows.Select(r => r.SerializerName).ShouldBe(["small", "fast", "slow", "handwritten"]);
        rows.Select(r => r.IsParetoOptimal).ShouldBe([true, true, true, false]);
        rows.Select(r => r.Deliveries[3].IsBest).ShouldBe([false, true, false, false]);
        rows.Select(r => r.Deliveries[0].IsBest).ShouldBe([true, false, false, false]);
    }

    [Fact]
    public void What_is_slower_and_not_smaller_is_beaten()
    {
        ParetoOptimal([.. Row("a", 1_000, 1_000, 500), .. Row("larger", 2_000, 2_000, 501), .. Row("as large", 2_000, 2_000, 500)])
            .ShouldBe(["a"]);
    }

    [Fact]
    public void A_tie_in_time_beats_nothing()
    {
        CaseResult[] cases =
        [
            .. Pair("a", [1_000, 1_050, 980], [1_000, 1_050, 980], 500),
            .. Pair("tied", [1_040, 1_010, 1_000], [1_040, 1_010, 1_000], 600),
            .. Pair("slower", [1_100, 1_155, 1_078], [1_100, 1_155, 1_078], 600),
        ];
        ParetoOptimal(cases).ShouldBe(["a", "tied"]);
    }

    [Fact]
    public void What_the_rule_of_ranks_does_not_show_beats_nothing_although_the_intervals_are_apart()
    {
        // Launches that differ by some ten percent.
        CaseResult[] cases =
        [
            .. Pair("a", [1_000, 1_050], [1_000, 1_050], 500),
            .. Pair("twice", [2_160, 2_000], [2_160, 2_000], 600),
            .. Pair("near", [1_080, 1_020], [1_080, 1_020], 700),
        ];
        Analyser.Analyse(Synthetic.File(null, cases)).Tables.ShouldAllBe(table => table.Rows.All(row => row.Rank!.Value.CanBeFirst));
        ParetoOptimal(cases).ShouldBe(["a", "near", "twice"], ignoreOrder: true);
        One(cases).Rows.ShouldAllBe(row => row.Deliveries[3].IsBest);
    }

    [Fact]
    public void What_the_rule_of_ranks_shows_beats_although_the_intervals_overlap()
    {
        // Both rows follow the machine, which is 10 % slower in each launch than in the one before: their own times scatter by more than
        // they differ, their differences by nothing.
        CaseResult[] cases =
        [
            .. Pair("a", [1_000, 1_100, 1_210], [1_000, 1_100, 1_210], 500),
            .. Pair("slower", [1_030, 1_134, 1_245], [1_030, 1_134, 1_245], 600),
        ];
        var rows = One(cases).Rows;
        rows[0].Interval!.Value.High.ShouldBeGreaterThan(rows[1].Interval!.Value.Low);
        ParetoOptimal(cases).ShouldBe(["a"]);
    }

    [Fact]
    public void A_lazy_row_takes_part_with_the_time_to_read_all_members()
    {
        var lazy = Row("lazy", 1_000, 200, 600);
        lazy[1] = lazy[1].With(new SpeedData([.. lazy[1].Launches.Select(launch => launch with { Hidden = new() { Reading = 9 } })]));
        var tradeOff = One([.. Row("a", 1_000, 1_000, 500), .. lazy]);
        tradeOff.Rows.Single(r => r.SerializerName == "lazy").TimeNs.ShouldBe(3_000, 1e-6);
        tradeOff.Rows.Where(r => r.IsParetoOptimal).Select(r => r.SerializerName).ShouldBe(["a"]);
    }

    [Fact]
    public void Rows_that_cannot_be_told_apart_are_both_the_best()
    {
        var rows = One(
        [
            .. Pair("a", [1_000, 1_050, 980], [1_000, 1_050, 980], 500),
            .. Pair("tied", [1_040, 1_010, 1_000], [1_040, 1_010, 1_000], 501),
        ]).Rows;
        rows.ShouldAllBe(r => r.Deliveries[3].IsBest);

        // A byte at 10 Mbit/s takes 0.8 us, and the wire has no noise.
        rows.Single(r => r.Deliveries[0].IsBest).SerializerName.ShouldBe("a");
    }

    [Fact]
    public void A_lossy_row_beats_only_lossy_ones_and_is_never_the_best()
    {
        CaseResult[] cases =
        [
            .. Row("exact", 1_000, 1_000, 500),
            .. Lossy(Row("lossy", 500, 500, 400)),
            .. Lossy(Row("lossy too", 700, 700, 450)),
            .. Lossy(Row("lossy and slow", 2_000, 2_000, 600)),
        ];
        ParetoOptimal(cases).ShouldBe(["exact", "lossy"], ignoreOrder: true);
        One(cases).Rows.Single(r => r.SerializerName == "exact").Deliveries.ShouldAllBe(d => d.IsBest);
        One(cases).Rows.Where(r => r.SerializerName != "exact").SelectMany(r => r.Deliveries).ShouldAllBe(d => !d.IsBest);
    }

    [Fact]
    public void A_row_that_is_lossy_one_way_is_lossy()
    {
        var row = Row("a", 1, 1, 1);
        row[1] = row[1].Lossy();
        One([.. row, .. Row("b", 1, 1, 2)]).Rows.Single(r => r.SerializerName == "a").IsExact.ShouldBeFalse();
    }

    [Fact]
    public void A_row_with_one_operation_has_no_message()
    {
        One([.. Row("a", 1, 1, 1), .. Row("b", 1, 1, 2), Row("half", 1, 1, 3)[0]]).Rows.Select(r => r.SerializerName).ShouldNotContain(
            "half");
    }

    [Fact]
    public void There_is_a_choice_only_between_sizes_or_compressors()
    {
        Of([.. Row("a", 1, 1, 7), .. Row("b", 1, 1, 7)]).ShouldBeEmpty();
        Of([.. Row("a", 1, 1, 7), .. Row("create", 1, 1, 9)]).ShouldBeEmpty();
        Of([.. Row("a", 1, 1, 7), .. Compressed(Row("a", 1, 1, 7))])
            .ShouldHaveSingleItem().Rows.Select(r => r.SerializerName)
            .ShouldBe(["a", "a + lz4"], ignoreOrder: true);
    }

    [Fact]
    public void A_machine_that_slows_down_between_rounds_hides_no_difference()
    {
        // Each round is slower than the one before, and the second row has other rounds in each launch: its times go from 8 % below the
        // first row's to 18 % above, its ratio is 1.05 in every round.
        CaseResult Drifting(string name, double ns, Operation operation, double size)
        {
            var launches = Enumerable.Range(0, 3)
                .Select(l => Synthetic.Launch(l, Enumerable.Range(0, 10)
                    .Where(r => name == "a" || r / 3 == l)
                    .Select(r => Synthetic.Batch(r, ns * (1 + (r / 20.0))))));
            var result = Synthetic.Case(name, [.. launches]) with { SizeBytes = size };
            return result.At(operation: operation);
        }

        CaseResult[] cases =
        [
            Drifting("a", 1_000, Operation.Serialize, 500), Drifting("a", 1_000, Operation.Deserialize, 500),
            Drifting("slower", 1_050, Operation.Serialize, 501), Drifting("slower", 1_050, Operation.Deserialize, 501),
        ];
        ParetoOptimal(cases).ShouldBe(["a"]);
    }

    [Fact]
    public void Targets_are_not_mixed()
    {
        CaseResult[] there = [.. Row("a", 1_000, 1_000, 500), .. Row("b", 2_000, 2_000, 400)];
        var tradeOffs = Of([.. there, .. there.Select(c => c.On("net9.0"))]);
        tradeOffs.Select(t => t.Target).ShouldBe([Synthetic.Target, "net9.0"]);
        tradeOffs.ShouldAllBe(t => t.Rows.Count == 2);
    }

    [Fact]
    public void Of_single_launches_nothing_is_the_best_or_unbeaten()
    {
        var tradeOff = One([.. Pair("a", [1_000], [1_000], 500), .. Pair("far", [9_000], [9_000], 600)]);
        tradeOff.Rows.ShouldAllBe(r => !r.IsParetoOptimal && r.Deliveries.All(d => !d.IsBest));
    }

    private static IEnumerable<string> ParetoOptimal(IReadOnlyList<CaseResult> cases) =>
        One(cases).Rows.Where(r => r.IsParetoOptimal).Select(r => r.SerializerName);

    private static TradeOff One(IReadOnlyList<CaseResult> cases) => Of(cases).ShouldHaveSingleItem();

    private static IReadOnlyList<TradeOff> Of(IReadOnlyList<CaseResult> cases) =>
        Analyser.Analyse(Synthetic.File(null, [.. cases])).TradeOffs;

    /// <summary>A row measured both ways in three launches that agree.</summary>
    private static CaseResult[] Row(string name, double serializeNs, double deserializeNs, double size) =>
        Pair(name, [serializeNs, serializeNs, serializeNs], [deserializeNs, deserializeNs, deserializeNs], size);

    private static CaseResult[] Pair(string name, double[] serialize, double[] deserialize, double size)
    {
        var there = Synthetic.Timed(name, serialize) with { SizeBytes = size };
        var back = Synthetic.Timed(name, deserialize) with { SizeBytes = size };
        return [there, back.At(operation: Operation.Deserialize)];
    }

    private static IEnumerable<CaseResult> Lossy(CaseResult[] row) => row.Select(c => c.Lossy());

    private static IEnumerable<CaseResult> Compressed(CaseResult[] row) =>
        row.Select(c => c.At(compressor: "lz4"));
}
