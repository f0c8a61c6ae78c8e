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
            .. Both("Honest", 15_000, 700, new() { FreshThread = 1.01, Reading = 0.02, AllocatedBytes = Allocated }),
            .. Both("Memo|Lib", 900, 790, new() { FreshThread = 11.4, RetainedBytes = 1_840 }),
            .. Both("Parallel", 6_000, 790, new() { AllocatedBytes = 3.5 * Allocated }, processCpu: 1.8),
            .. Both("Late", 5_000, 640, new() { Finalizers = 0.31, Afterwards = 0.184 }),
            .. Both("Settings", 12_000, 820, new() { Changed = ["culture", "time zone"] }),
            Case("Lazy", Operation.Serialize, 8_000, 900),
            Case("Lazy", Operation.Deserialize, 1_200, 900, new() { Reading = 8.3 }),
            .. Both("handwritten", 500, 300, new() { FreshThread = 1.2 }),
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
