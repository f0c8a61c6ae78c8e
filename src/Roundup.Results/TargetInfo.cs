using System.Text.Json.Serialization;

namespace Roundup.Results;

/// <summary>One target as the workers reported it.</summary>
public sealed record TargetInfo
{
    /// <summary>The setting that names the time zone of the workers.</summary>
    public const string TimeZoneSetting = "Time zone";

    /// <summary>The time zone that workers are given: with UTC, errors in dates stay hidden.</summary>
    public const string WorkerTimeZone = "America/New_York";

    /// <summary>The target's name, for example <c>net10.0</c>.</summary>
    public required string Name { get; init; }

    /// <summary>What the runtime calls itself, for example <c>.NET 10.0.12</c>.</summary>
    public required string Runtime { get; init; }

    /// <summary>The runtime's version alone: what of its name begins with a digit.</summary>
    [JsonIgnore]
    public string Version => Runtime.Split(' ').FirstOrDefault(word => word.Length > 0 && char.IsAsciiDigit(word[0])) ?? Runtime;

    /// <summary>The runtime's name for a table: without the details of its build that Mono adds in brackets.</summary>
    [JsonIgnore]
    public string ShortName => Runtime.Split(" (")[0];

    /// <summary>Settings in force: GC mode, tiering, time zone, timer resolution, ...</summary>
    public IReadOnlyDictionary<string, string> Settings { get; init; } = new Dictionary<string, string>();

    /// <summary>Probes that this runtime lacks, each with the reason.</summary>
    public IReadOnlyDictionary<string, string> MissingProbes { get; init; } = new Dictionary<string, string>();
}
