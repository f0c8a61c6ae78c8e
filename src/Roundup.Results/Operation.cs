namespace Roundup.Results;

/// <summary>What is timed.</summary>
public enum Operation
{
    /// <summary>From objects to the shape.</summary>
    Serialize,

    /// <summary>From the shape to objects.</summary>
    Deserialize,
}
