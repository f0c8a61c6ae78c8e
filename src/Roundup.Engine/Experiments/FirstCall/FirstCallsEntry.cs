using Roundup.Engine.Journaling;

namespace Roundup.Engine.Experiments.FirstCall;

/// <summary>
/// A process that made first calls has ended: all its calls are in one line, so that none is recorded without the others.
/// </summary>
internal sealed record FirstCallsEntry(int Group, int Launch, IReadOnlyList<FirstCallOf> Calls, double Seconds) : Entry;

/// <summary>The first call of one case.</summary>
internal sealed record FirstCallOf(int Case, FirstCallSample Sample);
