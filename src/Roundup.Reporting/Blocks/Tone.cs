namespace Roundup.Reporting.Blocks;

/// <summary>How something is meant; a renderer decides what that looks like.</summary>
public enum Tone
{
    /// <summary>Nothing special.</summary>
    Plain,

    /// <summary>Names or introduces what follows.</summary>
    Heading,

    /// <summary>Of less weight than what it belongs to.</summary>
    Note,

    /// <summary>To be minded.</summary>
    Warning,

    /// <summary>Went wrong.</summary>
    Bad,
}
