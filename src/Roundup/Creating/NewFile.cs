namespace Roundup.Cli.Creating;

/// <summary>A file to create.</summary>
/// <param name="Path">Its path below the repository's root, with slashes.</param>
/// <param name="Text">Its content.</param>
internal sealed record NewFile(string Path, string Text);
