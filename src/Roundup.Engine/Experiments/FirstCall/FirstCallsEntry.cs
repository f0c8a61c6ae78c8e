using Roundup.Engine.Journaling;

namespace Roundup.Engine.Experiments.FirstCall;

// A process that made first calls has ended: all its calls are in one line, so that none is recorded without the others.
internal sealed record FirstCallsEntry(int Group, int Launch, IReadOnlyList<FirstCallOf> Calls, double Seconds) : Entry;

internal sealed record FirstCallOf(int Case, FirstCallSample Sample);
