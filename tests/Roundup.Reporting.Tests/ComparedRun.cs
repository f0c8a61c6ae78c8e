using Roundup.Contracts;

namespace Roundup.Reporting.Tests;

/// <summary>A run with <c>--against</c>, with a case for each verdict that tells what a time is of.</summary>
internal static class ComparedRun
{
    private const string Before = "MyLib@1.2.0";
    private const string After = "MyLib@99.0.0-ci";

    private static readonly IReadOnlyList<string> s_country = ["Country: null"];

    public static AnalysedRun Of()
    {
        CaseResult[] cases =
        [
            .. Pair("Users", 1, Shape.Bytes, Operation.Serialize, 0.89, lostAfter: s_country, sizeAfter: 742),
            .. Pair("Users", 1, Shape.Bytes, Operation.Deserialize, 1.15),
            .. Pair("Users", 100, Shape.Bytes, Operation.Serialize, 1),
            .. Pair("Users", 100, Shape.Bytes, Operation.Deserialize, 0.8),
            .. Pair("PurchaseOrders", 10_000, Shape.AsyncStream, Operation.Serialize, 1.2, lostBefore: ["Lines[].Placed: DateTime.Kind"]),
            .. Pair("PurchaseOrders", 10_000, Shape.AsyncStream, Operation.Deserialize, 1, lostAfter:
                ["Lines[].Product.Name: null", "Lines[].Product.Category: null", "Lines[].Product.Price: decimal scale"]),
            .. Pair("PurchaseOrders", 1, Shape.Bytes, Operation.Serialize, 1.3, lostAfter: ["Customer.ShippingAddress.PostalCode: null"]),
        ];
        var run = MadeRun.Of("quick", cases);
        return Analyser.Analyse(run.File with { Run = run.File.Run with { Comparison = new([new(After, Before)], 0.02, 0.05) } });
    }

    private static CaseResult[] Pair(
        string dataset,
        int count,
        Shape shape,
        Operation operation,
        double factor,
        IReadOnlyList<string>? lostBefore = null,
        IReadOnlyList<string>? lostAfter = null,
        double sizeAfter = 800)
    {
        CaseResult Side(string serializer, double ns, IReadOnlyList<string>? lost, double size) => new()
        {
            Id = new(serializer, CaseId.NoCompressor, new(dataset, count, shape, operation, "net10.0")),
            Fidelity = lost is null ? Results.Fidelity.Exact : Results.Fidelity.Lossy,
            Lost = lost ?? [],
            SizeBytes = size,
            Experiments = Parts.Of(ExperimentNames.Speed, MadeRun.Launches(ns)),
        };
        return [Side(Before, 3000 * count, lostBefore, 800), Side(After, 3000 * count * factor, lostAfter, sizeAfter)];
    }
}
