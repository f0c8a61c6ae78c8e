namespace Roundup.Tools.Tests.Crosscheck;

/// <summary>Made-up figures.</summary>
internal static class Made
{
    public static TableId Table { get; } = new("Users", 1, Shape.Bytes, Operation.Serialize, "net10.0");

    public static BenchmarkResult Result(double mean, double stdErr = 1, int n = 15, double? allocated = 100, int index = 0) =>
        new() { Case = index, Mean = mean, StdErr = stdErr, N = n, AllocatedBytes = allocated, Seconds = 10, LaunchMeans = [mean] };

    public static ComparedTable Theirs(string? baseline, params (string Name, BenchmarkResult Result)[] rows) =>
        TableReader.Read(
            Table,
            [.. rows.Select(row => row.Name)],
            baseline,
            null,
            null,
            rows.ToDictionary(row => row.Name, row => row.Result));

    public static CrosscheckRow Row(
        string name,
        double ours,
        double theirs,
        double ourRatio,
        double theirRatio,
        double? ourBytes = 100,
        double? theirBytes = 100) =>
        new(
            name,
            new Figures(ours, null, ourRatio, null, ourBytes),
            new Figures(theirs, null, theirRatio, null, theirBytes),
            null,
            Result(theirs));

    public static CrosscheckRun Run(params ComparedTable[] tables) => new(1, tables, 12, 5, 120, 30);

    public static CrosscheckFile File(params CrosscheckRun[] runs) => new()
    {
        Command = "crosscheck",
        RoundupVersion = "0.1.0",
        BenchmarkDotNetVersion = "0.14.0",
        BenchmarkDotNetLaunches = 3,
        Effort = "standard",
        Seed = 1,
        Machine = new MachineInfo { Os = "os", Architecture = "x64", Cpu = "a|cpu", LogicalCpus = 2, MemoryBytes = 1 },
        Started = DateTimeOffset.UnixEpoch,
        Finished = DateTimeOffset.UnixEpoch,
        Runs = runs,
        Repeats = Repeats.Of(runs, [.. runs.Select(_ => (ResultsFile?)null)]),
    };
}
