namespace Roundup.Analysis.SteadyState.PublishedPages;

/// <summary>What a published figure is beside the measured one.</summary>
public enum FigureVerdict
{
    /// <summary>Both are the same within what is uncertain.</summary>
    Agrees,

    /// <summary>They are not, and by what factor.</summary>
    Differs,

    /// <summary>They cannot be compared; an <see cref="IncomparableReason"/> says why.</summary>
    NotComparable,
}
