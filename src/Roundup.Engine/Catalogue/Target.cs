namespace Roundup.Engine.Catalogue;

/// <summary>The targets that can be built.</summary>
public static class Target
{
    /// <summary>The one that is taken when nothing is said.</summary>
    public const string Default = "net10.0";

    /// <summary>All, in the order of reports.</summary>
    public static IReadOnlyList<string> All { get; } = [Default];
}
