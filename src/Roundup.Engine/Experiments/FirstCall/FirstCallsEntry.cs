using Roundup.Engine.Journaling;
using Roundup.Results;

namespace Roundup.Engine.Experiments.FirstCall;

/// <summary>A process that made first calls came to its end: all of them in one line, so that there is no half of it.</summary>
internal sealed record FirstCallsEntry(int Group, int Launch, IReadOnlyList<FirstCallOf> Calls, double Seconds) : Entry;

/// <summary>The first call of one case.</summary>
internal sealed record FirstCallOf(int Case, FirstCallSample Sample);
