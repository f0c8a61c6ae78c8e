namespace Roundup.Analysis.Tests.Simulations;

/// <summary>
/// Whole runs with the rule that ships: launches are added until <see cref="StoppingRule"/> wants none, looking as often as the engine
/// does. Tables have a baseline, two rows that are equal to it, one that does 2 % more and one that does 30 % more.
/// </summary>
public class StoppingSimulationTests(ITestOutputHelper output)
{
    private const int Tables = 8;
    private static readonly (string Name, double Factor)[] s_rows = [("base", 1), ("a", 1), ("b", 1), ("c", 1.02), ("d", 1.3)];

    /// <summary>Those of many launches take most of the time: <c>dotnet test</c> has none of them.</summary>
    public static TheoryData<string, double, int, int> Efforts
    {
        get
        {
            var efforts = new TheoryData<string, double, int, int>
            {
                { Noise.Gaussian.Name, 0.10, 3, 5 },
                { Noise.HeavyTailed.Name, 0.10, 3, 5 },
            };
            if (AllTests.AreWanted)
            {
                efforts.Add(Noise.HeavyTailed.Name, 0.03, 3, 20);
                efforts.Add(Noise.Gaussian.Name, 0.02, 6, 40);
                efforts.Add(Noise.Quiet.Name, 0.02, 6, 40);
                efforts.Add(Noise.Unequal.Name, 0.02, 6, 40);
            }

            return efforts;
        }
    }

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Efforts))]
    public void Intervals_cover_and_equal_rows_stay_together_when_launches_are_added(string noise, double until, int least, int most)
    {
        var runs = SimulationLength.Repeats(60);
        var random = new Random(7);
        var shape = new[] { Noise.Quiet, Noise.Gaussian, Noise.Unequal, Noise.HeavyTailed }.Single(known => known.Name == noise);
        int covered = 0, ratios = 0, separated = 0, told = 0, tables = 0, launches = 0;
        for (var run = 0; run < runs; run++)
        {
            var analysed = Run(random, shape, until, least, most);
            foreach (var table in analysed.Tables)
            {
                tables++;
                var rank = table.Rows.ToDictionary(row => row.Result.Id.Serializer, row => row.Rank!.Value.First);
                separated += rank["base"] == 1 && rank["a"] == 1 && rank["b"] == 1 ? 0 : 1;
                told += rank["c"] == 4 ? 1 : 0;
                launches += table.Rows.Sum(row => row.Time!.Launches);
                foreach (var row in table.Rows.Where(row => !row.IsBaseline))
                {
                    ratios++;
                    var truth = s_rows.Single(known => known.Name == row.Result.Id.Serializer).Factor;
                    covered += row.Ratio!.Interval!.Value.Contains(truth) ? 1 : 0;
                }
            }
        }

        output.WriteLine(
            $"{noise}, until {until:P0}: {(double)launches / tables / s_rows.Length:F1} launches a case; intervals contain the truth in "
            + $"{(double)covered / ratios:P1} of {ratios}; equal rows separated in {(double)separated / tables:P1} of {tables} tables; "
            + $"2 % more told from all three in {(double)told / tables:P0}");
        ((double)covered / ratios).ShouldBe(0.95, SimulationLength.Tolerance(0.02));
        ((double)separated / tables).ShouldBeLessThan(0.05 + SimulationLength.Tolerance(0.01));
    }

    private static AnalysedRun Run(Random random, Noise shape, double until, int least, int most)
    {
        var noises = s_rows.Select((_, row) => shape.OfRow(random, row)).ToArray();
        var all = new Dictionary<CaseId, CaseResult>();
        for (var table = 0; table < Tables; table++)
        {
            for (var row = 0; row < s_rows.Length; row++)
            {
                var result = noises[row].Case(random, s_rows[row].Name, 1000 * s_rows[row].Factor, most, rounds: 1);
                result = result.At(dataset: $"Users{table}");
                all.Add(result.Id, result);
            }
        }

        // All launches are drawn beforehand; those that the rule does not want are never looked at.
        var indexes = all.Keys.ToDictionary(id => id, _ => Enumerable.Range(0, least).ToHashSet());
        ResultsFile SoFar() => Synthetic.File("base", [.. all.Select(known => known.Value.With(
            new SpeedData([.. known.Value.Launches.Where(launch => indexes[known.Key].Contains(launch.Index))])))]);
        var wanted = StoppingRule.LaunchesWanted(SoFar(), until, most);
        for (var (launch, look) = (least, least); launch < most; launch++)
        {
            if (launch >= look)
            {
                wanted = StoppingRule.LaunchesWanted(SoFar(), until, most);
                look = StoppingRule.NextLook(launch);
            }

            if (wanted.Count == 0)
            {
                break;
            }

            foreach (var id in wanted.Keys)
            {
                indexes[id].Add(launch);
            }
        }

        return Analyser.Analyse(SoFar());
    }
}
