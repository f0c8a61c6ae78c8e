using Roundup.Contracts;

namespace Roundup.Reporting.Tests;

/// <summary>A run with a row for each mark of hidden work, from samples through the whole analysis.</summary>
internal static class HiddenRun
{
    private const double Allocated = 2_000;

    public static AnalysedRun Of()
    {
        CaseResult[] cases =
        [
            .. Both("System.Text.Json/reflection", 10_000, 800),
            .. Both("Honest", 15_000, 700, new() { Reading = 0.02, AllocatedBytes = Allocated }),
            .. Both("Paral|lel", 6_000, 790, new() { AllocatedBytes = 3.5 * Allocated }, processCpu: 1.8),
            Case("Lazy", Operation.Serialize, 8_000, 900),
            Case("Lazy", Operation.Deserialize, 1_200, 900, new() { Reading = 8.3 }),
            .. Both("handwritten", 500, 300),
        ];
        return MadeRun.Of("hidden", cases);
    }

    private static IEnumerable<CaseResult> Both(
        string serializer, double ns, double size, HiddenWork? hidden = null, double processCpu = 1) =>
        new[] { Operation.Serialize, Operation.Deserialize }
            .Select(operation => Case(serializer, operation, ns, size, hidden, processCpu));

    private static CaseResult Case(
        string serializer, Operation operation, double ns, double size, HiddenWork? hidden = null, double processCpu = 1) =>
        new()
        {
            Id = new(serializer, CaseId.NoCompressor, new("Users", 1, Shape.Bytes, operation, "net10.0")),
            Fidelity = Results.Fidelity.Exact,
            SizeBytes = size,
            Experiments = Parts.Of(ExperimentNames.Speed, MadeRun.Launches(ns, Allocated, processCpu, hidden)),
        };
}
