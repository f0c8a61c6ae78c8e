namespace Roundup.Trials.Power;

/// <summary>What a run says about a slower and a faster row.</summary>
internal enum Verdict
{
    /// <summary>They share a rank, or one has none.</summary>
    NotTold,

    /// <summary>The rank of the slower one is behind.</summary>
    ToldApart,

    /// <summary>The rank of the slower one is in front.</summary>
    WrongOrder,
}
