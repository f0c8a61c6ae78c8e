using System.Diagnostics;
using System.Security.Cryptography;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Processes;
using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>Generates values that do not exist yet, by running the programs of datasets.</summary>
/// <param name="layout">The folders of the repository.</param>
/// <param name="seed">The seed.</param>
/// <param name="watch">What a program may use.</param>
internal sealed class ValuesBuilder(Layout layout, ulong seed, Watch watch)
{
    /// <summary>Generates the values of one dataset at one count, where they are not there as they were made.</summary>
    /// <param name="dataset">The dataset.</param>
    /// <param name="program">The program that generates its values: other code may generate other values.</param>
    /// <param name="count">The count.</param>
    /// <param name="cancellation">Ends the program.</param>
    /// <exception cref="RoundupException">The dataset's own code failed, or did not end.</exception>
    public async Task<ValuesFile> BuildAsync(DatasetDefinition dataset, BuiltUnit program, int count, CancellationToken cancellation)
    {
        Directory.CreateDirectory(layout.Values);
        var path = Path.Combine(layout.Values, $"{dataset.Name}-{count}-{seed}-{program.StampOf(dataset.Name)[..12]}.bin");
        var description = path + ".json";
        if (ValuesRecord.Read(description) is { } known && known.IsOf(path))
        {
            // The same values may be described otherwise now: a renamed sample, or a name that is not to be told.
            return new ValuesFile(path, known.Info with { Description = dataset.Description, IsOwn = dataset.IsOwn });
        }

        // Written under another name: a program that is interrupted must not leave a file that looks complete.
        var partial = $"{path}.{Environment.ProcessId}.part";
        await RunAsync(dataset, program.Assembly!, $"{seed}:{count}:{partial}", cancellation).ConfigureAwait(false);
        var record = new ValuesRecord(Describe(dataset, count, partial), FileHashes.OfFile(partial));
        File.Move(partial, path, overwrite: true);
        record.Write(description);
        return new ValuesFile(path, record.Info);
    }

    private async Task RunAsync(DatasetDefinition dataset, string program, string argument, CancellationToken cancellation)
    {
        var start = new ProcessStartInfo(Toolchain.DotNet, [program, argument]);
        var end = await WatchedProcess.RunAsync(start, watch, cancellation).ConfigureAwait(false);
        var cause = end.Overrun switch
        {
            Overrun.Time => BuildLimit.Reason("the program that makes them", watch.Limit),
            Overrun.Memory => $"the program that makes them grew past {watch.MemoryBytes / 1e9:0.0} GB, three quarters of the machine",
            _ => end.ExitCode == 0 ? null : Cause(end.ExitCode, end.Errors),
        };
        if (cause is not null)
        {
            throw new RoundupException(ExitCode.SomeFailed, $"the values of {dataset.Name} could not be generated: {cause}");
        }
    }

    /// <summary>Why the program ended: its first words, or, where it had no time for any, what its exit code says.</summary>
    internal static string Cause(int exitCode, string errors) =>
        errors.Split('\n')[0].Trim() is { Length: > 0 } words ? words : CrashReason.Classify(exitCode, errors).Reason;

    private static DatasetInfo Describe(DatasetDefinition dataset, int count, string path)
    {
        using var stream = File.OpenRead(path);
        using var reader = new BinaryReader(stream);
        var pool = reader.ReadInt32();
        reader.ReadInt32();
        var poolBytes = reader.ReadInt64();

        // The roots that follow a pool are there to look for hidden work; the hash is of what is verified and timed.
        var length = pool > 1 ? stream.Position + poolBytes : stream.Length;
        stream.Position = 0;
        return new DatasetInfo
        {
            Name = dataset.Name,
            Description = dataset.Description,
            SampleSet = dataset.SampleSet,
            IsOwn = dataset.IsOwn,
            Count = count,
            PoolRoots = pool,
            CanonicalBytes = (double)poolBytes / pool,
            Hash = HashOf(stream, length),
        };
    }

    private static string HashOf(FileStream stream, long length)
    {
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        var buffer = new byte[1 << 16];
        for (var left = length; left > 0;)
        {
            var read = stream.Read(buffer, 0, (int)Math.Min(left, buffer.Length));
            hash.AppendData(buffer, 0, read);
            left = read == 0 ? 0 : left - read;
        }

        return Convert.ToHexStringLower(hash.GetHashAndReset());
    }
}
