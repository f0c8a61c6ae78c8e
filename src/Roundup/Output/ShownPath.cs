namespace Roundup.Cli.Output;

/// <summary>A path as a person would type it.</summary>
internal static class ShownPath
{
    /// <summary>From the current folder where the path is within it, else as it is: a command that names it can be copied.</summary>
    public static string Of(string path) => Path.GetRelativePath(Directory.GetCurrentDirectory(), path) is var near
        && (near.StartsWith("..", StringComparison.Ordinal) || Path.IsPathRooted(near)) ? path : near;
}
