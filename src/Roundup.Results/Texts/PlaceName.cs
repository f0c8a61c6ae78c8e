using System.Text.RegularExpressions;

namespace Roundup.Results.Texts;

/// <summary>
/// What is shown and stored of a path or an address of the user: results have no folder, user or host name, and no password.
/// </summary>
public static partial class PlaceName
{
    private static readonly string[] s_public = ["aka.ms", "microsoft.com", "nuget.org"];

    /// <summary>What stands for an address.</summary>
    public const string Address = "ADDRESS";

    /// <summary>The last name of a path, <c>~</c> for the user's home folder, and <see cref="Address"/> for an address.</summary>
    /// <param name="place">A path, absolute or not, or an address.</param>
    public static string Format(string place)
    {
        ArgumentNullException.ThrowIfNull(place);
        if (AddressStart().Match(place) is { Success: true } start)
        {
            return start.Groups["file"].Success ? Format(Uri.UnescapeDataString(place[start.Length..])) : Address;
        }

        var path = place.TrimEnd('/', '\\');
        var name = path[(path.LastIndexOfAny(['/', '\\']) + 1)..];
        return path.Length > 0 && path == Environment.GetFolderPath(Environment.SpecialFolder.UserProfile) ? "~"
            : name.Length > 0 ? name
            : place.Length > 0 ? place[..1]
            : place;
    }

    /// <summary>A text without what may be secret in its addresses: user and password, and what is behind a question mark.</summary>
    public static string WithoutSecrets(string text) =>
        Secrets().Replace(text, match => match.Groups["start"].Value + match.Groups["place"].Value);

    /// <summary>A message of a build with no more of its addresses than the hosts, since a path may have a token.</summary>
    public static string HostsOnly(string text) => Secrets().Replace(text, match =>
    {
        var (start, place) = (match.Groups["start"].Value, match.Groups["place"].Value);
        return start + (start == "file://" || IsPublic(place.Split('/')[0]) ? place : place.Split('/')[0]);
    });

    /// <summary>Whether a host is one that the SDK itself names, in links to documents and as the source that all have.</summary>
    public static bool IsPublic(string host) =>
        Array.Exists(s_public, known => host == known || host.EndsWith('.' + known, StringComparison.Ordinal));

    [GeneratedRegex("^(?<file>file:(//)?(?=/))|^[A-Za-z][A-Za-z0-9+.-]+://")]
    private static partial Regex AddressStart();

    [GeneratedRegex(@"(?<start>\b[A-Za-z][A-Za-z0-9+.-]+://)([^\s/'""<>]*@)?(?<place>[^\s'""<>?#]*)([?#][^\s'""<>]*)?")]
    private static partial Regex Secrets();
}
