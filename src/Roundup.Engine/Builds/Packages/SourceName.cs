namespace Roundup.Engine.Builds.Packages;

/// <summary>How a package source is named in text: a user, a password or a token in its address is never part of a name.</summary>
internal static class SourceName
{
    /// <summary>The name in results, which has no path: the host of a feed, or the name of a folder.</summary>
    /// <param name="source">The address or folder, as NuGet recorded it; null where it recorded none.</param>
    public static string Short(string? source) => string.IsNullOrEmpty(source) ? "an unknown source"
        : Feed(source) is { } feed ? feed.Host
        : $"the folder {Path.GetFileName(Path.TrimEndingDirectorySeparator(source))}";

    /// <summary>The name in an error about the source itself, by which the user finds it on the command line.</summary>
    public static string Full(string source) =>
        Feed(source)?.GetComponents(UriComponents.SchemeAndServer | UriComponents.Path, UriFormat.UriEscaped) ?? source;

    /// <summary>The address of a feed; null for a folder.</summary>
    public static Uri? Feed(string source) =>
        Uri.TryCreate(source, UriKind.Absolute, out var uri) && uri.Scheme is ("http" or "https") ? uri : null;
}
