// crosscheck --filter '*'               runs the benchmarks; other options of BenchmarkDotNet too
// crosscheck compare FOLDER RESULTS     shows its results beside those of Roundup
using BenchmarkDotNet.Running;
using Roundup.Crosscheck;

if (args is ["compare", var folder, var results])
{
    return Comparer.Compare(folder, results) ? 0 : 1;
}

BenchmarkSwitcher.FromAssembly(typeof(Users1).Assembly).Run(args);
return 0;
