namespace Roundup.Trials.Soak.Processes;

/// <summary>A process as /proc shows it.</summary>
/// <param name="Id">Its id.</param>
/// <param name="Arguments">Its command line.</param>
internal sealed record FoundProcess(int Id, IReadOnlyList<string> Arguments)
{
    /// <summary>Whether it is a worker: an assembly of a unit with the number of a pipe, and a word behind it.</summary>
    public bool IsWorker => Pipe is not null;

    /// <summary>The number of the pipe that a worker answers through; null of any other process.</summary>
    public int? Pipe => Arguments.Count == 3 && IsUnit(Arguments[1]) && int.TryParse(Arguments[2].Split(':')[0], out var pipe)
        && !IsValuesProgram ? pipe : null;

    /// <summary>Whether it generates values.</summary>
    public bool IsValuesProgram =>
        Arguments.Count == 3 && IsUnit(Arguments[1]) && Arguments[2].EndsWith(".part", StringComparison.Ordinal);

    /// <summary>Whether it is a build.</summary>
    public bool IsBuild =>
        Arguments.Count > 2 && Arguments.Any(argument => argument is "msbuild" || Path.GetFileName(argument) is "MSBuild.dll");

    /// <summary>Its command line as one would type it.</summary>
    public string CommandLine => string.Join(' ', Arguments);

    private static bool IsUnit(string path) => path.Contains("/artifacts/units/", StringComparison.Ordinal);
}
