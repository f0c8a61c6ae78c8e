using System.Globalization;
using CsvHelper;
using CsvHelper.Configuration;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Journaling;
using Roundup.Results.Texts;

namespace Roundup.Engine.Payloads;

/// <summary>The list of the payload files of a run.</summary>
internal static class PayloadIndex
{
    /// <summary>The name of the file in the folder of the payloads.</summary>
    public const string Name = "index.csv";

    private static readonly object[] s_columns =
        ["Serializer", "Compressor", "Dataset", "Count", "Shape", "Target", "File", "Bytes", "SHA-256"];

    /// <summary>
    /// Writes the list in the order of the plan; does nothing in a run without <c>--keep-data</c>. Files of an earlier run in the same
    /// folder are not listed.
    /// </summary>
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
            WriteRow(csv, s_columns);
            foreach (var kept in state.Kept.Values.OrderBy(kept => kept.Case))
            {
                var id = plan.Cases[kept.Case].Id;
                WriteRow(
                    csv,
                    [
                        id.Serializer, id.Compressor, id.Cell.Dataset, id.Cell.Count, id.Cell.Shape, id.Cell.Target,
                        kept.File, kept.Bytes, kept.Sha256,
                    ]);
            }
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw PayloadArchive.NotWritable(folder, e);
        }
    }

    private static void WriteRow(CsvWriter csv, object[] fields)
    {
        foreach (var field in fields)
        {
            csv.WriteField(field is string text ? CsvText.Cell(text) : field);
        }

        csv.NextRecord();
    }
}
