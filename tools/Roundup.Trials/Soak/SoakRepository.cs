using Roundup.Trials.Running;

namespace Roundup.Trials.Soak;

/// <summary>
/// The repository of all trials: the entrants that misbehave, those of the engine's tests among them, and one small dataset. No package is
/// needed and no feed is there, so that a missing package is missing everywhere.
/// </summary>
internal sealed class SoakRepository
{
    /// <summary>The suite.</summary>
    public const string Suite = "soak";

    private readonly SmallRepository _repository = new("soak-repository");

    private SoakRepository()
    {
        Program = _repository.Write(Suite, "Hostile", "Stale");
        var tests = Path.Combine(BuiltRoundup.Checkout, "tests", "Roundup.Engine.Tests", "Repository");
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

    /// <summary>The program in it.</summary>
    public BuiltRoundup Program { get; }

    /// <summary>The folder of built workers and values programs, one folder for each.</summary>
    public string Units => _repository.In("artifacts", "units");

    /// <summary>The folder of values.</summary>
    public string Values => _repository.In("artifacts", "values");

    /// <summary>Writes it below artifacts/ anew, except what the engine has built there.</summary>
    public static SoakRepository Create() => new();

    /// <summary>Changes the source of the entrant Stale, so that the next run has to build it.</summary>
    /// <param name="text">What the source says from now on.</param>
    public void MakeStale(string text) => File.WriteAllText(_repository.In("serializers", "Stale", "Changing.cs"), $"// {text}\n");
}
