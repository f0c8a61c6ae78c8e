namespace Roundup.Trials.SampleComparison;

/// <summary>What the interval of a ratio says about a row and its sample.</summary>
internal enum TimeVerdict
{
    /// <summary>The interval is too wide for any of the others, or there is none.</summary>
    NotKnown,

    /// <summary>The whole interval is within the tolerance.</summary>
    Within,

    /// <summary>The whole interval is below the tolerance.</summary>
    Faster,

    /// <summary>The whole interval is above the tolerance.</summary>
    Slower,
}
