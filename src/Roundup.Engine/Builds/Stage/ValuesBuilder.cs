using System.Diagnostics;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Builds.Units;
using Roundup.Engine.Files;
using Roundup.Engine.Processes;
using Roundup.Protocol;

namespace Roundup.Engine.Builds.Stage;

// Values of a sample that correspond to those of another version of its model.
// Without: the members that the other version lacks, each as Type.Member.
// Roots: how many of the first ones are made.
internal sealed record SamplePart(int Pool, IReadOnlyList<string> Without, int Roots)
{
    public string Argument => $"/{Pool}/{string.Join(',', Without)}{(Roots < Pool ? $"/{Roots}" : "")}";

    public string FileText => $"-{ContentHash.OfText(Argument)[..8]}";
}

internal sealed class ValuesBuilder(RepositoryLayout layout, ulong seed, bool isAscii, bool hidesNames, WatchOptions limits)
{
    // Generates the values of one dataset at one count, or a part of them, unless an unchanged file of these values exists.
    public async Task<ValuesFile> BuildAsync(
        DatasetDefinition dataset, BuiltUnit generator, int count, bool? inList, SamplePart? part, CancellationToken cancellation)
    {
        OwnersFolder.Create(layout.Values);
        var (list, text) = (inList == true ? "list-" : "", isAscii ? "-ascii" : "");
        var drawn = dataset.Probe is null ? seed : 0;
        var name = $"{dataset.Name}-{count}-{list}{drawn}{text}{part?.FileText}-{generator.StampOf(dataset.Name)[..12]}.bin";
        var description = Path.Combine(layout.Values, name + ".json");
        if (ValuesRecord.Read(description) is { } known && PathOf(known.Info) is var path && known.Describes(path))
        {
            Use(description, path);

            // The description may have changed while the values are the same: a renamed sample, or a name that is to be hidden.
            return HideNames(path, known.Info with { Description = dataset.Description, IsOwn = dataset.IsOwn });
        }

        // Another name until the file is complete: the generator may be interrupted.
        var partial = $"{description}.{Environment.ProcessId}.part";
        var roots = (inList == true ? $"[{count}]" : $"{count}") + part?.Argument;
        var argument = dataset.Probe is null ? $"{(isAscii ? "ascii:" : "")}{seed}:{roots}:{partial}" : $"{dataset.Name}:{partial}";
        string output;
        try
        {
            output = await RunAsync(dataset, generator.Assembly!, argument, cancellation);
        }
        catch
        {
            File.Delete(partial);
            throw;
        }

        var record = new ValuesRecord(Describe(dataset, count, inList, partial) with { Changed = ChangedIn(output) });
        path = PathOf(record.Info);
        if (record.Describes(path))
        {
            // Another seed gives the same values: a sample has no others. A run may be reading the file.
            File.Delete(partial);
            Use(path);
        }
        else
        {
            File.Move(partial, path, overwrite: true);
        }

        record.Write(description);
        return HideNames(path, record.Info);
    }

    private ValuesFile HideNames(string path, DatasetInfo info) => new(path, hidesNames ? info with { Changed = null } : info);

    // The file of values has its content in its name, so that equal values are kept once.
    private string PathOf(DatasetInfo info) => Path.Combine(layout.Values, $"{info.Name}-{info.Hash[..16]}.bin");

    // Marks files as used, so that they are not removed as the oldest.
    private static void Use(params IEnumerable<string> files)
    {
        foreach (var file in files)
        {
            File.SetLastWriteTimeUtc(file, DateTime.UtcNow);
        }
    }

    private static List<string>? ChangedIn(string output) =>
        output.Split('\n').Where(line => line.StartsWith(ValuesOutput.Changed, StringComparison.Ordinal))
            .Select(line => line[ValuesOutput.Changed.Length..].Trim()).ToList() is { Count: > 0 } named ? named : null;

    private async Task<string> RunAsync(DatasetDefinition dataset, string assembly, string argument, CancellationToken cancellation)
    {
        var start = new ProcessStartInfo(Toolchain.DotNet, [assembly, argument]);
        var end = await WatchedProcess.RunAsync(start, limits with { HasOwnTemporaryFiles = true }, cancellation);
        var cause = end.Exceeded switch
        {
            ExceededLimit.Time => BuildTimeLimit.Reason("the program that makes them", limits.TimeLimit),
            ExceededLimit.Memory =>
                $"the program that makes them grew past {limits.MemoryBytes / 1e9:0.0} GB, three quarters of the machine",
            _ => end.ExitCode == 0 ? null : Cause(end.ExitCode, end.Errors),
        };
        if (cause is not null)
        {
            BuildChecks.CheckMachine([end.Errors]);
            throw new RoundupException(ExitCode.SomeFailed, $"the values of {dataset.Name} could not be generated: {cause}");
        }

        return end.Output;
    }

    // The reason why the generator failed: its first line on standard error, or else the meaning of its exit code.
    internal static string Cause(int exitCode, string errors) =>
        errors.Split('\n')[0].Trim() is { Length: > 0 } message ? message : CrashReason.Classify(exitCode, errors).Reason;

    private DatasetInfo Describe(DatasetDefinition dataset, int count, bool? inList, string path)
    {
        using var stream = File.OpenRead(path);
        using var reader = new BinaryReader(stream);
        var pool = reader.ReadInt32();
        reader.ReadInt32();
        var poolBytes = reader.ReadInt64();
        return new DatasetInfo
        {
            Name = dataset.Name,
            Description = dataset.Description,
            SampleSet = dataset.SampleSet,
            IsOwn = dataset.IsOwn,
            IsAscii = isAscii,
            Count = count,
            InList = inList,
            PoolRoots = pool,
            CanonicalBytes = (double)poolBytes / pool,
            SampleBytes = dataset.Content.SampleBytes,
            Hash = ContentHash.OfFile(path),
        };
    }
}
