namespace Roundup.Reporting.Tests;

/// <summary>Runs that are made up: cases with samples, through the whole analysis.</summary>
internal static class MadeRun
{
    public const string Baseline = "System.Text.Json/reflection";

    private const int CallsOfBatch = 1_000;
    private const int Rounds = 4;
    private const string Before = "MyLib@1.2.0";
    private const string After = "MyLib@99.0.0-ci";

    /// <summary>Launches differ by so much.</summary>
    private static readonly double[] s_launches = [1, 1.02, 0.985];

    private static readonly int[] s_counts = [1, 10, 100, 1_000];

    /// <summary>The analysis of cases.</summary>
    public static AnalysedRun Of(string suite, params CaseResult[] cases)
    {
        var file = Synthetic.File(Baseline, cases);
        var speed = file.Run.Experiment with { Effort = "quick", Launches = s_launches.Length, Rounds = Rounds };
        return Analyser.Analyse(file with { Run = file.Run with { Suite = suite, Experiments = [speed] } });
    }

    /// <summary>A case of single values.</summary>
    public static CaseResult Case(string row, double ns, double? size = null) =>
        (Synthetic.Case(row, Launches(ns)) with { SizeBytes = size }).At(count: 1);

    /// <summary>The launches of a case.</summary>
    /// <param name="perCallNs">Time of a call.</param>
    /// <param name="allocated">Bytes per call.</param>
    /// <param name="processCpu">CPU time of all threads over that of the measuring one; null where it is not known.</param>
    /// <param name="hidden">What was found of hidden work.</param>
    public static SpeedData Launches(double perCallNs, double allocated = 0, double? processCpu = null, HiddenWork? hidden = null)
    {
        BatchReadings Readings(double ns) => new(processCpu is { } times ? [ns, ns, ns * times] : [ns, ns])
        {
            AllocatedBytes = allocated * CallsOfBatch,
            PauseNs = 0,
            Gen0 = 0,
            Gen1 = 0,
            Gen2 = 0,
        };
        return new([.. s_launches.Select((factor, index) => new LaunchResult
        {
            Index = index,
            Settled = true,
            Hidden = hidden,
            Samples =
            [
                .. Enumerable.Range(0, Rounds).Select(round =>
                    new Sample(round, 0, CallsOfBatch, (index * 100) + round, Readings(perCallNs * factor * CallsOfBatch))),
            ],
        })]);
    }

    /// <summary>Four counts and a compressor: what the sections on growth and on time and size need.</summary>
    public static AnalysedRun Growing()
    {
        IEnumerable<CaseResult> Both(string row, string compressor, double ns, double power, double size) =>
            from operation in Enum.GetValues<Operation>()
            from count in s_counts
            let perCall = ns * (operation == Operation.Serialize ? 1 : 1.5) * Math.Pow(count, power)
            select Case(row, perCall, size * count).At(count: count, operation: operation, compressor: compressor);
        return Of(
            "growing",
            [
                .. Both(Baseline, "none", 200, 1, 80),
                .. Both(Baseline, "lz4", 900, 0.98, 41),
                .. Both("Steep|Lib/<b>", "none", 300, 1.4, 80).Select(c => c.Lossy("Name")),
                .. Both("Newtonsoft.Json", "none", 500, 0.97, 80),
                .. Both("handwritten", "none", 50, 0.95, 30),
            ]);
    }

    /// <summary>A row for each mark of hidden work.</summary>
    public static AnalysedRun Hidden()
    {
        const double Allocated = 2_000;
        CaseResult One(string row, double ns, double size, HiddenWork? hidden = null, double processCpu = 1) =>
            Case(row, ns, size).With(Launches(ns, Allocated, processCpu, hidden));
        return Of(
            "hidden",
            [
                .. Synthetic.Both(_ => One(Baseline, 10_000, 800)),
                .. Synthetic.Both(_ => One("Honest", 15_000, 700, new() { Reading = 0.02, AllocatedElsewhereBytes = 0 })),
                .. Synthetic.Both(_ => One("Paral|lel", 6_000, 790, new() { AllocatedElsewhereBytes = 2.5 * Allocated }, processCpu: 1.8)),
                One("Lazy", 8_000, 900),
                One("Lazy", 1_200, 900, new() { Reading = 8.3 }).At(operation: Operation.Deserialize),
                .. Synthetic.Both(_ => One("handwritten", 500, 300)),
            ]);
    }

    /// <summary>A run with <c>--against</c>, with a case for each verdict that tells what a time is of.</summary>
    public static AnalysedRun Compared()
    {
        string[] country = ["Country: null"];
        CaseResult[] Pair(
            int count, Operation operation, double factor, string[]? lostBefore = null, string[]? lostAfter = null, double sizeAfter = 800)
        {
            CaseResult Side(string row, double ns, string[]? lost, double size) => Case(row, ns * count, size) is var one && lost is null
                ? one.At(count: count, operation: operation)
                : one.At(count: count, operation: operation).Lossy(lost!);
            return [Side(Before, 3000, lostBefore, 800), Side(After, 3000 * factor, lostAfter, sizeAfter)];
        }

        IEnumerable<CaseResult> Orders(CaseResult[] pair, Shape shape) =>
            pair.Select(one => one.At(dataset: "PurchaseOrders", shape: shape));
        var run = Of(
            "quick",
            [
                .. Pair(1, Operation.Serialize, 0.89, lostAfter: country, sizeAfter: 742),
                .. Pair(1, Operation.Deserialize, 1.15),
                .. Pair(100, Operation.Serialize, 1),
                .. Pair(100, Operation.Deserialize, 0.8),
                .. Orders(Pair(10_000, Operation.Serialize, 1.2, lostBefore: ["Lines[].Placed: DateTime.Kind"]), Shape.AsyncStream),
                .. Orders(
                    Pair(10_000, Operation.Deserialize, 1, lostAfter:
                        ["Lines[].Product.Name: null", "Lines[].Product.Category: null", "Lines[].Product.Price: decimal scale"]),
                    Shape.AsyncStream),
                .. Orders(Pair(1, Operation.Serialize, 1.3, lostAfter: ["Customer.ShippingAddress.PostalCode: null"]), Shape.Bytes),
            ]);
        return Analyser.Analyse(run.File with { Run = run.File.Run with { Comparison = new([new(After, Before)], 0.02, 0.05) } });
    }
}
