namespace Roundup.Analysis.Tests.SteadyState;

/// <summary>How the rows of a synthetic cell differ in their noise, by a factor of four at most.</summary>
internal enum Spread
{
    /// <summary>All the same.</summary>
    Equal,

    /// <summary>Anything between half and twice.</summary>
    LogUniform,

    /// <summary>One row has four times the noise of the others.</summary>
    OneRow,

    /// <summary>Every second row has.</summary>
    EverySecondRow,
}
