namespace Roundup.Catalogue;

internal static class ProgramPath
{
    // The path of a program that PATH has; null where it has none. A program of that name in the current folder is somebody else's.
    public static string? Find(string program) => (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator)
        .Where(Path.IsPathFullyQualified)
        .Select(folder => Path.Combine(folder, OperatingSystem.IsWindows() ? program + ".exe" : program))
        .FirstOrDefault(File.Exists);
}
