using System.Security.Cryptography;
using Roundup.Catalogue;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;
using Roundup.Engine.Workers;
using Roundup.Protocol.Fidelity;

namespace Roundup.Engine.Archiving;

/// <summary>
/// Has the twin that has just verified a case write the first value's payload to a file. The measured process never does.
/// </summary>
internal sealed class PayloadArchive(RunContext context, string folder)
{
    /// <summary>Enough to see that a file is no text after all: libraries of one format may have a binary form too.</summary>
    private const int Glance = 4096;

    private readonly ArchiveNames _names = new(context.Plan);

    /// <summary>Keeps the payload of the case that is open in a worker. A file gets its name when it is whole.</summary>
    /// <exception cref="WorkerFailedException">The library threw.</exception>
    /// <exception cref="RoundupException">The folder cannot be written.</exception>
    public async Task KeepAsync(Worker worker, int index)
    {
        var planned = context.Plan.Cases[index];
        var name = _names.Of(planned.Id);
        try
        {
            var path = Path.Combine(folder, name);
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            var part = path + ".part";
            var kept = await worker.AskAsync(new KeepCommand(part)).ConfigureAwait(false);
            var size = kept.Size ?? throw new IOException(kept.Problem);

            var ending = FileEnding.Of(planned.Library.Format, planned.Id.Compressor);
            ending = FileEnding.IsText(ending) && !await IsTextAsync(part).ConfigureAwait(false) ? FileEnding.Binary : ending;
            File.Move(part, $"{path}.{ending}", overwrite: true);
            var hash = await HashAsync($"{path}.{ending}").ConfigureAwait(false);
            context.Journal.Add(new KeptEntry(index, $"{name}.{ending}", size, hash));
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw NotWritable(folder, e);
        }
    }

    /// <summary>The error of a folder that takes no more.</summary>
    public static RoundupException NotWritable(string folder, Exception cause) =>
        new(
            ExitCode.OutputNotWritable,
            $"Cannot write to {folder}: {cause.Message.Split('\n')[0].Trim().TrimEnd('.')}; make room or fix it, and resume with --resume, "
            + "or leave out --keep-data.",
            cause);

    private static async Task<bool> IsTextAsync(string path)
    {
        var head = new byte[Glance];
        var stream = File.OpenRead(path);
        await using (stream.ConfigureAwait(false))
        {
            var length = await stream.ReadAtLeastAsync(head, Glance, throwOnEndOfStream: false).ConfigureAwait(false);
            return !head.AsSpan(0, length).ContainsAnyInRange((byte)0, (byte)8);
        }
    }

    private static async Task<string> HashAsync(string path)
    {
        var stream = File.OpenRead(path);
        await using (stream.ConfigureAwait(false))
        {
            return Convert.ToHexStringLower(await SHA256.HashDataAsync(stream).ConfigureAwait(false));
        }
    }
}
