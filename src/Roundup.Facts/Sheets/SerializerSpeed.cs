using Roundup.Contracts;

namespace Roundup.Facts;

/// <summary>Time and size relative to System.Text.Json/reflection in one run: geometric means over its tables.</summary>
/// <param name="Source">The run.</param>
/// <param name="Target">The target.</param>
/// <param name="Shape">The shape.</param>
/// <param name="Tables">The number of tables in which the serializer was measured.</param>
public sealed record SerializerSpeed(FactSource Source, string Target, Shape Shape, int Tables)
{
    /// <summary>The version of the library that the run measured.</summary>
    public string? Version { get; init; }

    /// <summary>The datasets with their counts.</summary>
    public required IReadOnlyList<string> Data { get; init; }

    /// <summary>Whether all data came back exact, and all work is in the time.</summary>
    public required bool IsExact { get; init; }

    /// <summary>The analyzer or build tool that the library was built without: with it, it may be faster or slower.</summary>
    public string? BuiltWithout { get; init; }

    /// <summary>The shape of the library that the timed one is made from; left out where the library has the timed one.</summary>
    public Shape? AdaptedFrom { get; init; }

    /// <summary>
    /// Both operations where the program has classes of its own, and those of the library are generated; left out where they are the same.
    /// </summary>
    public double? WithMapping { get; init; }

    /// <summary>The time to serialize.</summary>
    public SpeedFactor? Write { get; init; }

    /// <summary>The time to deserialize.</summary>
    public SpeedFactor? Read { get; init; }

    /// <summary>The bytes written.</summary>
    public double? Size { get; init; }

    /// <summary>The bytes allocated.</summary>
    public double? Allocated { get; init; }
}

/// <summary>A factor with its 95 % interval; below 1 is less.</summary>
/// <param name="Ratio">The factor.</param>
/// <param name="Low">The lower end; left out for the baseline itself, and where a run has a single launch.</param>
/// <param name="High">The upper end.</param>
public sealed record SpeedFactor(double Ratio, double? Low = null, double? High = null);
