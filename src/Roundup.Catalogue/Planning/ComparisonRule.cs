namespace Roundup.Catalogue.Planning;

/// <summary>What decides whether a case became worse.</summary>
public enum ComparisonRule
{
    /// <summary>The time of a call.</summary>
    Time,

    /// <summary>The instructions of a call.</summary>
    Instructions,
}
