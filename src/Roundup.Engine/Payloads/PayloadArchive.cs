using CsvHelper;
using CsvHelper.Configuration;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Files;
using Roundup.Engine.Journaling;
using Roundup.Engine.Ledger;
using Roundup.Engine.Workers;
using Roundup.Protocol.Fidelity;
using Roundup.Results.Texts;

namespace Roundup.Engine.Payloads;

// Keeps payloads (--keep-data): the process that has just verified a case writes the payload of the first value to a file. The measured
// process writes no files.
internal sealed class PayloadArchive(Plan plan, CaseLedger ledger, string folder)
{
    // The bytes that are inspected to distinguish text from the binary form that some libraries of a text format write.
    private const int InspectedBytes = 4096;

    private readonly PayloadNames _names = new(plan);

    // Keeps the payload of the case that is open in a worker. A file gets its final name when it is complete.
    public async Task KeepAsync(Worker worker, int index)
    {
        var planned = plan.Cases[index];
        var name = _names.Get(planned.Id);
        try
        {
            var path = Path.Combine(folder, name);
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            var part = path + ".part";
            var kept = await worker.SendAsync(new KeepCommand(part));
            var size = kept.Size ?? throw new IOException(kept.Problem);

            var extension = PayloadExtension.Get(planned.Library.Format, planned.Id.Compressor);
            if (PayloadExtension.IsText(extension) && !await IsTextAsync(part))
            {
                extension = PayloadExtension.Binary;
            }

            File.Move(part, $"{path}.{extension}", overwrite: true);
            ledger.Add(new KeptEntry(index, $"{name}.{extension}", size, ContentHash.OfFile($"{path}.{extension}")));
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw NotWritable(folder, e);
        }
    }

    public static RoundupException NotWritable(string folder, Exception cause) =>
        new(
            ExitCode.OutputNotWritable,
            FileFault.Describe(cause, folder).Sentence("make it writable", "resume with --resume, or leave out --keep-data"),
            cause);

    private static async Task<bool> IsTextAsync(string path)
    {
        var head = new byte[InspectedBytes];
        await using var stream = File.OpenRead(path);
        var length = await stream.ReadAtLeastAsync(head, InspectedBytes, throwOnEndOfStream: false);
        return !head.AsSpan(0, length).ContainsAnyInRange((byte)0, (byte)8);
    }
}

// The extension of a payload file: the library's format, then the compressor.
internal static class PayloadExtension
{
    // The extension for formats without a customary one.
    public const string Binary = "bin";

    private static readonly string[] s_texts = ["json", "xml", "yaml"];

    // The extension without the first dot, for example json or msgpack.br.
    public static string Get(string format, string compressor) =>
        compressor == CaseId.NoCompressor ? OfFormat(format) : $"{OfFormat(format)}.{OfCompressor(compressor)}";

    public static bool IsText(string extension) => s_texts.Contains(extension);

    private static string OfFormat(string format) => format.ToUpperInvariant() switch
    {
        "JSON" => "json",
        "XML" => "xml",
        "YAML" => "yaml",
        "MESSAGEPACK" => "msgpack",
        "CBOR" => "cbor",
        "BSON" => "bson",
        "AVRO" => "avro",
        "PROTOBUF" => "pb",
        "CAP'N PROTO" => "capnp",
        "BEBOP" => "bebop",
        "NRBF" => "nrbf",
        _ => Binary,
    };

    // The customary extension for the compressor's algorithm. A library may use a container of its own, which common tools cannot open.
    private static string OfCompressor(string compressor)
    {
        (string Part, string Extension)[] known =
        [
            ("gzip", "gz"), ("brotli", "br"), ("zstd", "zst"), ("lz4", "lz4"),
            ("snapp", "snappy"), ("deflate", "deflate"), ("zlib", "zlib"),
        ];
        var found = known.FirstOrDefault(entry => compressor.Contains(entry.Part, StringComparison.OrdinalIgnoreCase));
        return found.Extension ?? "packed";
    }
}

internal static class PayloadIndex
{
    public const string Name = "index.csv";

    private static readonly object[] s_columns =
        ["Serializer", "Compressor", "Dataset", "Count", "Shape", "Target", "File", "Bytes", "SHA-256"];

    // Writes the list in the order of the plan; does nothing in a run without --keep-data. Files of an earlier run in the same folder are
    // not listed.
    internal static void Write(Plan plan, RunState state)
    {
        if (plan.Options.KeepData is not { } folder)
        {
            return;
        }

        try
        {
            using var writer = new StreamWriter(Path.Combine(folder, Name));
            using var csv = new CsvWriter(writer, new CsvConfiguration(CultureInfo.InvariantCulture) { NewLine = "\n" });
            WriteLine(csv, s_columns);
            foreach (var kept in state.Kept.Values.OrderBy(kept => kept.Case))
            {
                var id = plan.Cases[kept.Case].Id;
                WriteLine(
                    csv,
                    [
                        id.Serializer, id.Compressor, id.Table.Dataset, id.Table.Count, id.Table.Shape, id.Table.Target,
                        kept.File, kept.Bytes, kept.Sha256,
                    ]);
            }
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw PayloadArchive.NotWritable(folder, e);
        }
    }

    private static void WriteLine(CsvWriter csv, object[] fields)
    {
        foreach (var field in fields)
        {
            csv.WriteField(field is string text ? CsvText.Cell(text) : field);
        }

        csv.NextRecord();
    }
}
