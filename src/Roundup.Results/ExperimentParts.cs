namespace Roundup.Results;

/// <summary>
/// Every experiment that comes with Roundup, and the type of its results: a new one is a line here. All that read results know these; the
/// host has for each how it is measured and what is reported.
/// </summary>
public static class ExperimentParts
{
    /// <summary>The types, each a <see cref="CasePart"/>, by the experiment's name.</summary>
    public static IReadOnlyDictionary<string, Type> All { get; } = new Dictionary<string, Type>
    {
        [ExperimentNames.Speed] = typeof(SpeedData),
        [ExperimentNames.FirstCall] = typeof(FirstCallData),
        [ExperimentNames.Check] = typeof(CheckedCase),
        [ExperimentNames.Instructions] = typeof(InstructionsData),
        [ExperimentNames.Memory] = typeof(MemoryData),
    };

    /// <summary>Reads and writes the results of all of them.</summary>
    public static ResultsStore Store { get; } = new(All);
}
