namespace Roundup.Catalogue.Definitions;

/// <summary>How a library is kept.</summary>
public static class LibraryStatus
{
    /// <summary>The status of rows that are no libraries but limits.</summary>
    public const string Floor = "floor";

    /// <summary>Every status.</summary>
    public static IReadOnlyList<string> All { get; } =
    [
        "maintained", // Its authors answer and release.
        "dormant", // Nothing has happened for a while, and nothing says that it is over.
        "dead", // No release for years.
        "archived", // Its authors say that it is over.
        "withdrawn", // Its package was taken back or replaced by another.
        "dangerous", // Unsafe by design on data from outside.
        Floor,
    ];
}
