namespace Roundup.Engine.Progress;

/// <summary>The stages of a run.</summary>
public enum RunStage
{
    /// <summary>Flavours and workers are built.</summary>
    Build,

    /// <summary>Round trips are compared.</summary>
    Verify,

    /// <summary>What verification wrote is read in other processes.</summary>
    Reread,

    /// <summary>The cases are measured.</summary>
    Measure,
}
