using Roundup.Catalogue;
using Roundup.Catalogue.Reading;
using Roundup.Trials.Runs;

namespace Roundup.Trials.Soak;

/// <summary>
/// The repository of all trials: entrants that misbehave, including those of the engine's tests, and one small dataset. It needs no package
/// and has an empty feed, so that a missing package is missing on every machine.
/// </summary>
internal sealed class SoakRepository
{
    public const string Suite = "soak";

    private readonly SmallRepository _repository = new("soak-repository");

    private SoakRepository()
    {
        Program = _repository.Write(Suite, "Hostile", "Stale");
        var tests = Path.Combine(BuiltRoundup.Checkout, "tests", "Support", "Repository");
        foreach (var entrant in (string[])["Misbehaving", "NotThere", "NotCompiling", "Shared"])
        {
            _repository.Add(Path.Combine(tests, SmallRepository.Serializers, entrant), SmallRepository.Serializers);
        }

        _repository.Add(Path.Combine(tests, SmallRepository.Datasets, "Notes"), SmallRepository.Datasets);
        var feed = Directory.CreateDirectory(_repository.In("feed")).FullName;
        File.WriteAllText(
            _repository.In("nuget.config"),
            $"<configuration><packageSources><clear /><add key=\"empty\" value=\"{feed}\" /></packageSources></configuration>");
    }

    public BuiltRoundup Program { get; }

    /// <summary>The folder of built workers and programs that generate values.</summary>
    public string Units => _repository.In("artifacts", "units");

    public string Values => _repository.In("artifacts", "values");

    /// <summary>Writes the repository below artifacts/ anew, except for builds of the engine.</summary>
    /// <exception cref="RoundupException">A row of the trials is not in the repository.</exception>
    public static SoakRepository Create()
    {
        var created = new SoakRepository();
        var exist = CatalogueReader.Read(created._repository.Root, []).Rows.Select(row => row.Row.FullName);
        IEnumerable<Misbehaviour> used = [.. Misbehaviours.Good, .. Misbehaviours.Bad, Misbehaviours.Built, Misbehaviours.Unbuilt];
        return used.Select(row => row.Row).Except(exist).ToList() is { Count: > 0 } missing
            ? throw new RoundupException(
                ExitCode.Usage,
                $"No entrant has the rows {string.Join(", ", missing)} of the trials: correct {nameof(Misbehaviours)}.cs.")
            : created;
    }

    /// <summary>Changes the source of the entrant Stale, so that the next run has to build it.</summary>
    /// <param name="text">The new content of the source, as a comment.</param>
    public void MakeStale(string text) => File.WriteAllText(_repository.In("serializers", "Stale", "Changing.cs"), $"// {text}\n");
}
