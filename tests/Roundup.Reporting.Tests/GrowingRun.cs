using Roundup.Contracts;

namespace Roundup.Reporting.Tests;

/// <summary>
/// A run with four counts and a compressor, from samples through the whole analysis: what the sections on growth and on time and size need.
/// </summary>
internal static class GrowingRun
{
    private static readonly int[] Counts = [1, 10, 100, 1_000];

    public static AnalysedRun Of()
    {
        CaseResult[] cases =
        [
            .. Both("System.Text.Json/reflection", "none", 200, 1, 80),
            .. Both("System.Text.Json/reflection", "lz4", 900, 0.98, 41),
            .. Both("Steep|Lib/<b>", "none", 300, 1.4, 80).Select(c => c with { Fidelity = Results.Fidelity.Lossy, Lost = ["Name"] }),
            .. Both("Newtonsoft.Json", "none", 500, 0.97, 80),
            .. Both("handwritten", "none", 50, 0.95, 30),
        ];
        return MadeRun.Of("growing", cases);
    }

    private static IEnumerable<CaseResult> Both(string serializer, string compressor, double ns, double power, double size) =>
        from operation in new[] { Operation.Serialize, Operation.Deserialize }
        from count in Counts
        let perCall = ns * (operation == Operation.Serialize ? 1 : 1.5) * Math.Pow(count, power)
        select new CaseResult
        {
            Id = new(serializer, compressor, new("Users", count, Shape.Bytes, operation, "net10.0")),
            Fidelity = Results.Fidelity.Exact,
            SizeBytes = size * count,
            Experiments = Parts.Of(ExperimentNames.Speed, MadeRun.Launches(perCall)),
        };
}
