namespace Roundup.Results;

/// <summary>The names of the experiments that come with Roundup.</summary>
public static class ExperimentNames
{
    /// <summary>How fast calls are once all is warm.</summary>
    public const string Speed = "speed";

    /// <summary>What the first call of a fresh process costs, type by type.</summary>
    public const string FirstCall = "first-call";

    /// <summary>Whether data still come back in pieces, from another version, reader or thread, or damaged; nothing is timed.</summary>
    public const string Check = "check";

    /// <summary>How many instructions calls execute, for before and after of one library.</summary>
    public const string Instructions = "instructions";

    /// <summary>What managed memory stays alive after calls whose results are gone.</summary>
    public const string Memory = "memory";
}
