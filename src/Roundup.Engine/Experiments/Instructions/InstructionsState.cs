using System.Text.Json.Serialization.Metadata;
using Roundup.Engine.Journaling;
using Roundup.Results;

namespace Roundup.Engine.Experiments.Instructions;

/// <summary>The count of one process.</summary>
/// <param name="Case">The case.</param>
/// <param name="PerCall">Instructions of a call.</param>
internal sealed record InstructionsEntry(int Case, double PerCall) : Entry;

/// <summary>The counts of a run so far.</summary>
internal sealed class InstructionsState(int cases) : ExperimentState
{
    private readonly List<double>[] _counts = [.. Enumerable.Range(0, cases).Select(_ => new List<double>())];

    /// <inheritdoc/>
    public override IReadOnlyList<JsonDerivedType> Entries { get; } = [new(typeof(InstructionsEntry), "instructions")];

    /// <inheritdoc/>
    public override void Apply(Entry entry)
    {
        if (entry is InstructionsEntry counted)
        {
            _counts[counted.Case].Add(counted.PerCall);
        }
    }

    /// <inheritdoc/>
    public override void Forget(IReadOnlyList<int> cases)
    {
        foreach (var index in cases)
        {
            _counts[index].Clear();
        }
    }

    /// <inheritdoc/>
    public override int Launches(int index) => _counts[index].Count;

    /// <inheritdoc/>
    public override CasePart? Result(int index) => _counts[index].Count > 0 ? new InstructionsData([.. _counts[index]]) : null;
}
