using Roundup.Contracts;

namespace Roundup.Tests.Support;

/// <summary>
/// A run of first calls made by hand: two targets, a lossy row, a reference, a row that cannot do the first type, and one that ends.
/// </summary>
internal static class FirstCallSampleRun
{
    private static readonly string[] s_types = ["Simple", "Users"];

    private static readonly SerializerInfo[] s_serializers =
    [
        new()
        {
            Name = "System.Text.Json/reflection",
            Library = "System.Text.Json",
            Format = "JSON",
            Status = "maintained",
            Version = "10.0.12",
        },
        new()
        {
            Name = "Newtonsoft.Json",
            Library = "Newtonsoft.Json",
            Package = "Newtonsoft.Json",
            Format = "JSON",
            Status = "maintained",
            Version = "13.0.3",
            FileVersion = "13.0.3.27908",
        },
        new() { Name = SampleRun.Nasty, Library = "Evil|Lib", Package = "Evil", Format = "JSON", Status = "maintained", Version = "1.0.0" },
        new()
        {
            Name = "Picky",
            Library = "Picky",
            Package = "Picky",
            Format = "Binary",
            Status = "maintained",
            Version = "2.0.0",
            FileVersion = "2.0.0.0",
        },
        new() { Name = "reference/handwritten", Library = "reference", Format = "Binary", Status = "reference", IsReference = true },
    ];

    /// <summary>The run.</summary>
    public static ResultsFile Rich()
    {
        CaseResult[] cases =
        [
            .. Row("System.Text.Json/reflection", "net10.0", 32e6, 110),
            .. Row("System.Text.Json/reflection", "net10.0-aot", 2e6, 0).Select(result => result with { DeployedBytes = 9_400_000 }),
            .. Row("Newtonsoft.Json", "net10.0", 90e6, 415),
            .. Row(SampleRun.Nasty, "net10.0", 31e6, 90)
                .Select(result => result with { Fidelity = Results.Fidelity.Lossy, Lost = ["A|B[]: `x`, <y>"] }),
            .. Row("reference/handwritten", "net10.0", 1.2e6, 12),
            Unsupported("Picky", "Simple"),
            Measured("Picky", "Users", "net10.0", place: 0, 20e6, 50),
            Unsupported("Newtonsoft.Json", "Simple").Ended(Outcome.Unsupported, SampleRun.NastyReason) with
            {
                Id = Id("Newtonsoft.Json", "Simple", "net10.0-aot"),
            },
        ];
        return File(cases);
    }

    /// <summary>A run of which nothing came.</summary>
    public static ResultsFile Nothing() => File([Unsupported("Picky", "Simple")]);

    private static IEnumerable<CaseResult> Row(string name, string target, double timeNs, int methods) =>
        s_types.Select((type, place) => Measured(name, type, target, place, timeNs / (1 + (4 * place)), methods / (1 + place)));

    private static CaseResult Measured(string name, string type, string target, int place, double timeNs, int methods) => new()
    {
        Id = Id(name, type, target),
        Fidelity = Results.Fidelity.Exact,
        SizeBytes = 66,
        Experiments = Parts.Of(
            ExperimentNames.FirstCall,
            new FirstCallData(
                [.. Enumerable.Range(0, 10).Select(launch => Sample(launch, place, timeNs * (1 + (0.01 * (launch - 1))), methods))])),
    };

    private static FirstCallSample Sample(int launch, int place, double timeNs, int methods) => new()
    {
        Launch = launch,
        Position = launch,
        Place = place,
        AtSeconds = launch,
        Values = new()
        {
            [FirstCallQuantities.Open] = timeNs * 0.125,
            [FirstCallQuantities.Call] = timeNs * 0.875,
            [FirstCallQuantities.Cpu] = timeNs * 0.9,
            [FirstCallQuantities.Jit] = methods == 0 ? 0 : timeNs * 0.5,
            [FirstCallQuantities.Rest] = methods == 0 ? timeNs : timeNs * 0.6,
            [FirstCallQuantities.Methods] = methods,
            [FirstCallQuantities.Assemblies] = place == 0 ? 11 : 0,
            [FirstCallQuantities.WorkingSet] = 36_000_000 + methods,
            [FirstCallQuantities.StartToFirstByte] = place == 0 ? 45e6 + timeNs : null,
            [FirstCallQuantities.Size] = 66 + (850 * place),
        },
    };

    private static CaseResult Unsupported(string name, string type) =>
        new()
        {
            Id = Id(name, type, "net10.0"),
            Experiments = Parts.Ended(ExperimentNames.FirstCall, Outcome.Unsupported, "strings are not its trade"),
        };

    private static CaseId Id(string name, string type, string target) =>
        new(name, CaseId.NoCompressor, new(type, 1, Shape.Bytes, Operation.Serialize, target));

    private static ResultsFile File(IReadOnlyList<CaseResult> cases)
    {
        var file = SampleRun.Empty().File;
        return file with
        {
            Run = file.Run with
            {
                Suite = "startup",
                Description = "First calls",
                Command = "run startup",
                Experiments =
                    [file.Run.Experiment with { Name = ExperimentNames.FirstCall, Launches = 8, Rounds = 1, BatchMs = 0 }],
                Interrupted = false,
                ExtraColumns = [],
            },
            Targets =
            [
                new()
                {
                    Name = "net10.0",
                    Runtime = ".NET 10.0.12",
                    Settings = new Dictionary<string, string>
                    {
                        ["Runtime file version"] = "10.0.1226.1",
                        ["Tiered compilation"] = "the runtime's own defaults",
                    },
                },
                new() { Name = "net10.0-aot", Runtime = ".NET 10.0.12" },
            ],
            Serializers = s_serializers,
            Compressors = [],
            Cases = cases,
        };
    }
}
