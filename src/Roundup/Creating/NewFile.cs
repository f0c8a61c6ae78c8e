namespace Roundup.Cli.Creating;

/// <summary>A file that is to be made.</summary>
/// <param name="Path">Its path below the repository's root, with slashes.</param>
/// <param name="Text">What it holds.</param>
internal sealed record NewFile(string Path, string Text);
