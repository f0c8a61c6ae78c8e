namespace Roundup.Trials.Soak.Processes;

/// <summary>A process as /proc shows it.</summary>
/// <param name="Id">Its id.</param>
/// <param name="Arguments">Its command line.</param>
internal sealed record FoundProcess(int Id, IReadOnlyList<string> Arguments)
{
    /// <summary>Whether it is a worker: an assembly of a unit with the number of a pipe.</summary>
    public bool IsWorker => Arguments.Count == 3 && IsUnit(Arguments[1]) && int.TryParse(Arguments[2], out _);

    /// <summary>Whether it generates values.</summary>
    public bool IsValuesProgram =>
        Arguments.Count == 3 && IsUnit(Arguments[1]) && Arguments[2].EndsWith(".part", StringComparison.Ordinal);

    /// <summary>Whether it is a build.</summary>
    public bool IsBuild =>
        Arguments.Count > 2 && Arguments.Any(argument => argument is "msbuild" || Path.GetFileName(argument) is "MSBuild.dll");

    /// <inheritdoc/>
    public override string ToString() => $"{Id} {string.Join(' ', Arguments)}";

    private static bool IsUnit(string path) => path.Contains("/artifacts/units/", StringComparison.Ordinal);
}
