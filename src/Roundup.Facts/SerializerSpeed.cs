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

/// <summary>The first call in a new process: opening the serializer, and the call itself.</summary>
/// <param name="Source">The run.</param>
/// <param name="Target">The target.</param>
/// <param name="Shape">The shape.</param>
/// <param name="Data">The dataset of the first type.</param>
public sealed record SerializerFirstCall(FactSource Source, string Target, Shape Shape, string Data)
{
    /// <summary>The version of the library that the run measured.</summary>
    public string? Version { get; init; }

    /// <summary>Whether the data came back exact.</summary>
    public required bool IsExact { get; init; }

    /// <summary>The analyzer or build tool that the library was built without: with it, it may be faster or slower.</summary>
    public string? BuiltWithout { get; init; }

    /// <summary>The shape of the library that the timed one is made from; left out where the library has the timed one.</summary>
    public Shape? AdaptedFrom { get; init; }

    /// <summary>The first call that serializes.</summary>
    public FirstCallFigure? Write { get; init; }

    /// <summary>The first call that deserializes.</summary>
    public FirstCallFigure? Read { get; init; }
}

/// <summary>A time in milliseconds: the median over processes with its 95 % interval.</summary>
/// <param name="Milliseconds">The median.</param>
/// <param name="Low">The lower end; left out below six processes.</param>
/// <param name="High">The upper end.</param>
public sealed record FirstCallFigure(double Milliseconds, double? Low = null, double? High = null)
{
    /// <summary>The median of the first calls with the further types in the same process, ms.</summary>
    public double? Further { get; init; }

    /// <summary>Over the first call of System.Text.Json/reflection in the same launch; left out where the run does not have it.</summary>
    public SpeedFactor? Ratio { get; init; }
}
