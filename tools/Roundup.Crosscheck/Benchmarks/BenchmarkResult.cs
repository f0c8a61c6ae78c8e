using System.Text.Json;
using System.Text.Json.Serialization;

namespace Roundup.Crosscheck.Benchmarks;

/// <summary>BenchmarkDotNet's result for one case, in its own statistics; times are in ns per call.</summary>
public sealed record BenchmarkResult
{
    private static readonly JsonSerializerOptions s_options = new(JsonSerializerDefaults.Web)
    {
        NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
    };

    /// <summary>The case's index in the plan.</summary>
    public required int Case { get; init; }

    /// <summary>Why there is no number; null where there is one.</summary>
    public string? Failure { get; init; }

    /// <summary>Mean over the iterations of all launches, after BenchmarkDotNet has removed outliers.</summary>
    public double Mean { get; init; }

    /// <summary>Median of the same iterations.</summary>
    public double Median { get; init; }

    /// <summary>Standard deviation of the same iterations.</summary>
    public double StdDev { get; init; }

    /// <summary>
    /// Standard error of the mean: <see cref="StdDev"/> over the root of <see cref="N"/>, as if iterations of one launch were independent.
    /// </summary>
    public double StdErr { get; init; }

    /// <summary>The number of iterations.</summary>
    public int N { get; init; }

    /// <summary>BenchmarkDotNet's column Error: half of the 99.9 % interval of the mean.</summary>
    public double Error { get; init; }

    /// <summary>
    /// Mean over the iterations of all launches as they were timed: no overhead is subtracted and no outlier is removed, as in Roundup.
    /// Null in files of older versions.
    /// </summary>
    public double? AsTimed { get; init; }

    /// <summary>What BenchmarkDotNet subtracts: the time of a call of an empty method; null in files of older versions.</summary>
    public double? Overhead { get; init; }

    /// <summary>The mean of each launch.</summary>
    public IReadOnlyList<double> LaunchMeans { get; init; } = [];

    /// <summary>Collections of generation 0 per 1 000 calls.</summary>
    public double Gen0 { get; init; }

    /// <summary>Collections of generation 1 per 1 000 calls.</summary>
    public double Gen1 { get; init; }

    /// <summary>Collections of generation 2 per 1 000 calls.</summary>
    public double Gen2 { get; init; }

    /// <summary>Bytes allocated per call, not rounded; null where unknown.</summary>
    public double? AllocatedBytes { get; init; }

    /// <summary>
    /// Wall time of the case in seconds, from the start of its first process to the end of its last; the build is not part of it.
    /// </summary>
    public double Seconds { get; init; }

    /// <summary>Runtime, collector, time zone and DOTNET_ settings as the measured process itself saw them.</summary>
    public string? Environment { get; init; }

    /// <summary>Reads the JSON that a generated host writes.</summary>
    /// <exception cref="JsonException">The text is not such JSON.</exception>
    public static BenchmarkResult Read(string json) =>
        JsonSerializer.Deserialize<BenchmarkResult>(json, s_options) ?? throw new JsonException("the result of a benchmark is null");

    /// <summary>A case without a number.</summary>
    public static BenchmarkResult Failed(int index, string reason) => new() { Case = index, Failure = reason };
}
