namespace Roundup.Tests.Scripts;

/// <summary>Builds nothing: says which units are built and which are not.</summary>
/// <param name="folder">The folder of the values.</param>
internal sealed class ScriptedBuilds(string folder) : IBuilds
{
    /// <summary>The reasons why libraries are not built, by the library's name.</summary>
    public Dictionary<string, (Outcome Outcome, string Reason)> Failures { get; } = [];

    /// <summary>The reasons why datasets have no values, by name.</summary>
    public Dictionary<string, string> DatasetFailures { get; } = [];

    /// <summary>The reasons why nothing runs on targets, by name.</summary>
    public Dictionary<string, string> TargetFailures { get; } = [];

    /// <summary>The code of libraries, which changes what they are made of, by the library's name.</summary>
    public Dictionary<string, string> Code { get; } = [];

    /// <summary>The values of datasets, likewise.</summary>
    public Dictionary<string, string> Values { get; } = [];

    /// <summary>The hashes of files that all libraries have, by path.</summary>
    public Dictionary<string, string> Libraries { get; } = [];

    /// <summary>The library of a worker, which the path of its assembly names.</summary>
    public static string LibraryOf(string assembly) => Path.GetFileName(Path.GetDirectoryName(assembly)!);

    public Task<BuildResult> RunAsync(Plan plan, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        var result = new BuildResult();
        foreach (var planned in plan.Cases.Where(planned => planned.Unsupported is null))
        {
            var library = planned.Library.Name;
            var failure = Failures.TryGetValue(library, out var found) ? found : ((Outcome, string)?)null;
            result.Add(new BuiltUnit(
                BuildUnit.Worker(planned),
                Code.GetValueOrDefault(library, "1"),
                failure is null ? Path.Combine(folder, library, "worker.dll") : null,
                failure?.Item1,
                failure is { } why ? new(why.Item2) : null,
                "1.0.0",
                "1.0.0.0")
            {
                Files = Libraries,
            });
            if (planned.Compressor is { } compressor)
            {
                result.AddCompressor(new BuiltUnit(
                    BuildUnit.Of(compressor.Compressor, planned.Id.Table.Target), "1", "compressor.dll", null, null, "1.0.0", null));
            }

            var (dataset, table) = (planned.Dataset, planned.Id.Table);
            var path = Path.Combine(folder, $"{dataset.Name}-{table.Count}.bin");
            File.WriteAllText(path, "note 0 remark 0");
            result.Add(new ValuesFile(path, new DatasetInfo
            {
                Name = dataset.Name,
                Description = dataset.Description,
                IsOwn = dataset.IsOwn,
                Count = table.Count,
                InList = table.InList,
                PoolRoots = 1,
                CanonicalBytes = 1000,
                Hash = Values.GetValueOrDefault(dataset.Name, "1"),
            }));
        }

        foreach (var (dataset, reason) in DatasetFailures)
        {
            result.DatasetFailed(dataset, new(reason));
        }

        foreach (var (target, reason) in TargetFailures)
        {
            result.TargetFailed(target, new(reason));
        }

        return Task.FromResult(result);
    }
}
