using Roundup.Engine.Journaling;

namespace Roundup.Engine.Experiments.Speed;

internal sealed record SampleEntry(int Group, int Launch, int Case, int Replica, Sample Sample) : Entry;

internal sealed record LaunchEntry(int Group, int Case, LaunchResult Launch) : Entry;

internal sealed record GroupStartEntry(int Group, int Launch) : Entry;

// A group of launches that ran side by side is whole. Without this line its samples do not count and it is run again.
internal sealed record GroupEndEntry(int Group, int Launch, double Seconds) : Entry;
