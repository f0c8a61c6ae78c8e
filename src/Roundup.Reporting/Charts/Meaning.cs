using Roundup.Results;

namespace Roundup.Reporting.Charts;

/// <summary>What a colour says; in all charts each colour says one thing.</summary>
public enum Meaning
{
    /// <summary>The time to serialize.</summary>
    Serialize,

    /// <summary>The time to deserialize.</summary>
    Deserialize,

    /// <summary>The part of a first call in which code was compiled.</summary>
    Compiled,

    /// <summary>The row that the others are compared with.</summary>
    Baseline,

    /// <summary>Unbeaten, or faster than the baseline.</summary>
    Better,

    /// <summary>Slower than the baseline, or growing faster than the input.</summary>
    Worse,

    /// <summary>A row of which nothing else is said.</summary>
    Row,

    /// <summary>A reference for scale, never ranked.</summary>
    Floor,
}

/// <summary>The meanings of results.</summary>
internal static class Colours
{
    public static Meaning Of(Operation operation) => operation == Operation.Serialize ? Meaning.Serialize : Meaning.Deserialize;
}
