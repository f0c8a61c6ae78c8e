namespace Roundup.Trials.Neighbouring;

/// <summary>What a core does in a phase.</summary>
internal enum PhaseKind
{
    /// <summary>Nothing.</summary>
    Idle,

    /// <summary>Copies memory, more than the last-level cache holds.</summary>
    Memory,

    /// <summary>Fills the core's issue slots, so that its other hyperthread has few.</summary>
    Issue,
}
