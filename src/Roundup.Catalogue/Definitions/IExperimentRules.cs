namespace Roundup.Catalogue.Definitions;

/// <summary>What planning needs to know of an experiment.</summary>
public interface IExperimentRules
{
    /// <summary>The name in suites, results and help, for example <c>speed</c>.</summary>
    string Name { get; }

    /// <summary>What it finds out, a line for people.</summary>
    string Description { get; }

    /// <summary>The efforts, one for each of <see cref="Effort.Names"/>, in that order.</summary>
    IReadOnlyList<Effort> Efforts { get; }

    /// <summary>Whether it can add launches until intervals are as narrow as wanted.</summary>
    bool AddsLaunches => false;

    /// <summary>Whether it compares rows with each other, so that what they are compared with has to be beside them.</summary>
    bool ComparesRows => true;

    /// <summary>The cases that it takes of those that a suite and the user's filters select.</summary>
    /// <param name="suite">The suite's name, for messages.</param>
    /// <param name="cases">The selected cases.</param>
    /// <exception cref="RoundupException">What was asked makes no sense for this experiment.</exception>
    IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases);
}
