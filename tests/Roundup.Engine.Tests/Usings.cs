global using Shouldly;
global using Xunit;

// Worker processes share the processors with the clock, and a pipe must not leak into a process that another test starts.
[assembly: CollectionBehavior(DisableTestParallelization = true)]
