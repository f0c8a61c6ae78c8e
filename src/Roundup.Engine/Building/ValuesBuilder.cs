using System.Diagnostics;
using System.Security.Cryptography;
using System.Text.Json;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Processes;
using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>Generates values that do not exist yet, by running the programs of datasets.</summary>
internal static class ValuesBuilder
{
    /// <summary>Generates the values of one dataset at one count.</summary>
    /// <param name="layout">The folders of the repository.</param>
    /// <param name="dataset">The dataset.</param>
    /// <param name="program">The assembly of the program that generates its values.</param>
    /// <param name="stamp">The content stamp of the program: other code may generate other values.</param>
    /// <param name="count">The count.</param>
    /// <param name="seed">The seed.</param>
    /// <param name="cancellation">Ends the program.</param>
    /// <exception cref="RoundupException">The dataset's own code failed.</exception>
    public static async Task<ValuesFile> BuildAsync(
        Layout layout,
        DatasetDefinition dataset,
        string program,
        string stamp,
        int count,
        ulong seed,
        CancellationToken cancellation)
    {
        Directory.CreateDirectory(layout.Values);
        var path = Path.Combine(layout.Values, $"{dataset.Name}-{count}-{seed}-{stamp[..12]}.bin");
        var description = path + ".json";
        if (File.Exists(path) && ReadInfo(description) is { } known)
        {
            return new ValuesFile(path, known);
        }

        // Written under another name: a program that is interrupted must not leave a file that looks complete.
        var partial = path + ".part";
        await RunAsync(dataset, program, $"{seed}:{count}:{partial}", cancellation).ConfigureAwait(false);
        File.Move(partial, path, overwrite: true);
        var info = Describe(dataset, count, path);
        File.WriteAllBytes(description, JsonSerializer.SerializeToUtf8Bytes(info, ResultsStore.JsonOptions));
        return new ValuesFile(path, info);
    }

    private static DatasetInfo? ReadInfo(string file) =>
        File.Exists(file) ? JsonSerializer.Deserialize<DatasetInfo>(File.ReadAllBytes(file), ResultsStore.JsonOptions) : null;

    private static async Task RunAsync(DatasetDefinition dataset, string program, string argument, CancellationToken cancellation)
    {
        using var process = Process.Start(new ProcessStartInfo(Toolchain.DotNet, [program, argument]) { RedirectStandardError = true })!;
        using var registration = cancellation.Register(() => process.Kill(entireProcessTree: true));
        var errors = await process.StandardError.ReadToEndAsync(CancellationToken.None).ConfigureAwait(false);
        await process.WaitForExitAsync(CancellationToken.None).ConfigureAwait(false);
        cancellation.ThrowIfCancellationRequested();
        if (process.ExitCode != 0)
        {
            var cause = Cause(process.ExitCode, errors);
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
