using System.Diagnostics;
using System.Security.Cryptography;
using System.Text.Json;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Processes;
using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>Runs the makers of values, for what is not there yet.</summary>
internal static class ValuesBuilder
{
    /// <summary>Makes the values of one dataset at one count.</summary>
    /// <param name="layout">Where they are kept.</param>
    /// <param name="dataset">The dataset.</param>
    /// <param name="maker">Its maker, built.</param>
    /// <param name="stamp">What the maker was built from: other code, other values.</param>
    /// <param name="count">The count.</param>
    /// <param name="seed">The seed.</param>
    /// <param name="cancellation">Ends the maker.</param>
    /// <exception cref="RoundupException">The dataset's own code failed.</exception>
    public static async Task<ValuesFile> MakeAsync(Layout layout, DatasetDefinition dataset, string maker, string stamp, int count, ulong seed, CancellationToken cancellation)
    {
        Directory.CreateDirectory(layout.Values);
        var path = Path.Combine(layout.Values, $"{dataset.Name}-{count}-{seed}-{stamp[..12]}.bin");
        var described = path + ".json";
        if (File.Exists(described) && File.Exists(path) && JsonSerializer.Deserialize<DatasetInfo>(File.ReadAllBytes(described), ResultsStore.JsonOptions) is { } known)
        {
            return new ValuesFile(path, known);
        }

        // Made under another name: a maker that is stopped half-way leaves no file that looks whole.
        var partial = path + ".part";
        await RunAsync(dataset, maker, $"{seed}:{count}:{partial}", cancellation).ConfigureAwait(false);
        File.Move(partial, path, overwrite: true);
        var info = Describe(dataset, count, path);
        File.WriteAllBytes(described, JsonSerializer.SerializeToUtf8Bytes(info, ResultsStore.JsonOptions));
        return new ValuesFile(path, info);
    }

    private static async Task RunAsync(DatasetDefinition dataset, string maker, string argument, CancellationToken cancellation)
    {
        using var process = Process.Start(new ProcessStartInfo(Toolchain.DotNet, [maker, argument]) { RedirectStandardError = true })!;
        using var registration = cancellation.Register(() => process.Kill(entireProcessTree: true));
        var errors = await process.StandardError.ReadToEndAsync(CancellationToken.None).ConfigureAwait(false);
        await process.WaitForExitAsync(CancellationToken.None).ConfigureAwait(false);
        cancellation.ThrowIfCancellationRequested();
        if (process.ExitCode != 0)
        {
            throw new RoundupException(ExitCode.SomeFailed, $"the values of {dataset.Name} could not be made: {errors.Split('\n')[0].Trim()}");
        }
    }

    private static DatasetInfo Describe(DatasetDefinition dataset, int count, string path)
    {
        using var stream = File.OpenRead(path);
        using var reader = new BinaryReader(stream);
        var pool = reader.ReadInt32();
        reader.ReadInt32();
        var poolBytes = reader.ReadInt64();
        stream.Position = 0;
        return new DatasetInfo
        {
            Name = dataset.Name,
            Description = dataset.Description,
            SampleSet = dataset.SampleSet,
            Count = count,
            PoolRoots = pool,
            CanonicalBytes = (double)poolBytes / pool,
            Hash = Convert.ToHexStringLower(SHA256.HashData(stream)),
        };
    }
}
