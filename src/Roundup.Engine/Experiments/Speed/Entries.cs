using Roundup.Engine.Journaling;

namespace Roundup.Engine.Experiments.Speed;

/// <summary>A batch.</summary>
internal sealed record SampleEntry(int Group, int Launch, int Case, int Replica, Sample Sample) : Entry;

/// <summary>What a launch says of a case besides its samples.</summary>
internal sealed record LaunchEntry(int Group, int Case, LaunchResult Launch) : Entry;

/// <summary>A group of launches begins, for the first time or again.</summary>
internal sealed record GroupStartEntry(int Group, int Launch) : Entry;

/// <summary>
/// A group of launches that ran side by side is whole. Without this line its samples do not count and it is run again.
/// </summary>
internal sealed record GroupEndEntry(int Group, int Launch, double Seconds) : Entry;
