namespace Roundup.Results;

/// <summary>What a suite asks.</summary>
public enum Experiment
{
    /// <summary>How fast calls are once all is warm.</summary>
    Steady,

    /// <summary>What the first call of a fresh process costs, type by type.</summary>
    FirstCall,
}
