namespace Roundup.Trials.Soak.Faults;

/// <summary>Truncates files between two parts of a trial's run. Files of all trials are restored at the end.</summary>
/// <param name="plan">The trial.</param>
/// <param name="repository">The repository of all trials.</param>
/// <param name="folder">The trial's folder.</param>
internal sealed class DamagedFiles(TrialPlan plan, SoakRepository repository, TrialFolder folder) : IDisposable
{
    private DamagedFile? _shared;

    /// <summary>Truncates the file of the trial's fault.</summary>
    /// <returns>Whether there was a file to truncate.</returns>
    public bool Strike()
    {
        switch (plan.Fault)
        {
            case Fault.TruncateJournal:
                DamagedFile.TakeFrom(folder.Journal, plan.Random.Next(1, 400));
                return true;
            case Fault.TruncateResults when File.Exists(folder.ResultsFile):
                DamagedFile.TakeFrom(folder.ResultsFile, plan.Random.Next(1, (int)new FileInfo(folder.ResultsFile).Length));
                return true;
            case Fault.TruncateValues:
                _shared = DamagedFile.OneOf(Values(), plan.Random);
                return _shared is not null;
            case Fault.TruncateAssembly:
                _shared = DamagedFile.OneOf(Assemblies(), plan.Random);
                return _shared is not null;
            default:
                return false;
        }
    }

    public void Dispose() => _shared?.Dispose();

    private List<string> Values() => !Directory.Exists(repository.Values) ? [] :
    [
        .. Directory.EnumerateFiles(repository.Values, $"*-{plan.RunSeed}-*.bin").Order(StringComparer.Ordinal),
    ];

    /// <summary>The assemblies that the workers of the trial's rows load.</summary>
    private List<string> Assemblies()
    {
        var libraries = plan.Rows.Select(row => row.Row.Split('/')[0]).Distinct();
        return
        [
            .. libraries.SelectMany(library => Directory.EnumerateDirectories(repository.Units, library + "-*"))
                .SelectMany(unit => Directory.EnumerateFiles(Path.Combine(unit, "bin"), "*.dll"))
                .Order(StringComparer.Ordinal),
        ];
    }
}
