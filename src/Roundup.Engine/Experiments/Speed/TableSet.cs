namespace Roundup.Engine.Experiments.Speed;

// Tables of one group that a process has open beside each other. Small ones, all shapes and both operations of a count, are warmed up
// together and timed in random order; big ones, both operations of a count and shape, are warmed up and timed one after the other,
// Serialize first.
internal sealed record TableSet(IReadOnlyList<IReadOnlyList<int>> Tables);
