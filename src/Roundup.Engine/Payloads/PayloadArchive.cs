using System.Security.Cryptography;
using Roundup.Catalogue;
using Roundup.Engine.Files;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;
using Roundup.Engine.Workers;
using Roundup.Protocol.Fidelity;

namespace Roundup.Engine.Payloads;

/// <summary>
/// Keeps payloads (<c>--keep-data</c>): the process that has just verified a case writes the payload of the first value to a file. The
/// measured process writes no files.
/// </summary>
internal sealed class PayloadArchive(RunContext context, string folder)
{
    /// <summary>The bytes that are inspected to distinguish text from the binary form that some libraries of a text format write.</summary>
    private const int InspectedBytes = 4096;

    private readonly PayloadNames _names = new(context.Plan);

    /// <summary>Keeps the payload of the case that is open in a worker. A file gets its final name when it is complete.</summary>
    public async Task KeepAsync(Worker worker, int index)
    {
        var planned = context.Plan.Cases[index];
        var name = _names.Of(planned.Id);
        try
        {
            var path = Path.Combine(folder, name);
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            var part = path + ".part";
            var kept = await worker.AskAsync(new KeepCommand(part));
            var size = kept.Size ?? throw new IOException(kept.Problem);

            var extension = PayloadExtension.Of(planned.Library.Format, planned.Id.Compressor);
            if (PayloadExtension.IsText(extension) && !await IsTextAsync(part))
            {
                extension = PayloadExtension.Binary;
            }

            File.Move(part, $"{path}.{extension}", overwrite: true);
            context.Journal.Add(new KeptEntry(index, $"{name}.{extension}", size, ContentHash.OfFile($"{path}.{extension}")));
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw NotWritable(folder, e);
        }
    }

    public static RoundupException NotWritable(string folder, Exception cause) =>
        new(
            ExitCode.OutputNotWritable,
            FileFault.Of(cause, folder).Sentence("make it writable", "resume with --resume, or leave out --keep-data"),
            cause);

    private static async Task<bool> IsTextAsync(string path)
    {
        var head = new byte[InspectedBytes];
        await using var stream = File.OpenRead(path);
        var length = await stream.ReadAtLeastAsync(head, InspectedBytes, throwOnEndOfStream: false);
        return !head.AsSpan(0, length).ContainsAnyInRange((byte)0, (byte)8);
    }
}
