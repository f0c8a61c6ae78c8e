namespace Roundup.Engine.Experiments.Speed;

/// <summary>Says when enough has been measured. The engine knows no statistics; it asks.</summary>
internal interface IStoppingRule
{
    /// <summary>Which cases want more launches than they have.</summary>
    /// <param name="soFar">The results so far.</param>
    /// <param name="until">
    /// The wanted half-width of a ratio's interval, as a share of the ratio; null in a comparison, which goes on until it is decided.
    /// </param>
    /// <param name="most">The most launches that a case may have.</param>
    /// <returns>The cases, each with the number of launches that it is expected to have in the end.</returns>
    IReadOnlyDictionary<CaseId, int> LaunchesWanted(ResultsFile soFar, double? until, int most);

    /// <summary>How many launches there are to be when it is asked again.</summary>
    int NextLook(int launches, bool isComparison);

    /// <summary>Whether the batches of a launch scatter so much that the launch wants another round.</summary>
    bool WantsRound(IReadOnlyList<Sample> batches);

    /// <summary>Whether the next launch of a case is to look for hidden work.</summary>
    /// <param name="found">What its launches found that have looked; empty for the first.</param>
    bool LooksForHiddenWork(IReadOnlyList<HiddenWork> found);
}
