namespace Roundup.Engine.Experiments.Speed;

// Says when enough has been measured. The engine knows no statistics; it asks.
internal interface IStoppingRule
{
    // Which cases want more launches than they have.
    // until: the wanted half-width of a ratio's interval, as a share of the ratio; null in a comparison, which goes on until it is decided.
    // Returns: the cases, each with the number of launches that it is expected to have in the end.
    IReadOnlyDictionary<CaseId, int> LaunchesWanted(ResultsFile soFar, double? until, int most);

    // How many launches there are to be when it is asked again.
    int NextLook(int launches, bool isComparison);

    bool WantsRound(IReadOnlyList<Sample> batches);

    // Whether the next launch of a case is to look for hidden work.
    // found: what its launches found that have looked; empty for the first.
    bool LooksForHiddenWork(IReadOnlyList<HiddenWork> found);
}
