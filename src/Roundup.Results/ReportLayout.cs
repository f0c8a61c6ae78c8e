namespace Roundup.Results;

/// <summary>How a suite wants the tables of its report put together.</summary>
public sealed record ReportLayout
{
    /// <summary>Whether tables that differ only in their target stand in one table, with one baseline.</summary>
    public bool JoinTargets { get; init; }
}
