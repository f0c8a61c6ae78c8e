using System.Text.Json.Serialization.Metadata;
using Roundup.Engine.Journaling;

namespace Roundup.Engine.Experiments.Fidelity;

/// <summary>A payload was read in another process than the one that wrote it, and was right.</summary>
internal sealed record RereadEntry(int Case) : Entry;

/// <summary>The payloads of a run that were read so far.</summary>
internal sealed class FidelityState(int cases) : ExperimentState
{
    private readonly bool[] _isReread = new bool[cases];

    /// <inheritdoc/>
    public override IReadOnlyList<JsonDerivedType> Entries { get; } = [new(typeof(RereadEntry), "reread")];

    /// <inheritdoc/>
    public override bool NeedsPayload(int index, int launches) => !_isReread[index];

    /// <inheritdoc/>
    public override void Forget(IReadOnlyList<int> cases)
    {
        foreach (var index in cases)
        {
            _isReread[index] = false;
        }
    }

    /// <inheritdoc/>
    public override void Apply(Entry entry)
    {
        if (entry is RereadEntry reread)
        {
            _isReread[reread.Case] = true;
        }
    }
}
