using System.Globalization;
using System.Text;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Journaling;

namespace Roundup.Engine.Archiving;

/// <summary>The list of the payloads that a run kept.</summary>
public static class ArchiveIndex
{
    /// <summary>Its name, in the folder of the payloads.</summary>
    public const string Name = "index.csv";

    private const string Head = "Serializer,Compressor,Dataset,Count,Shape,Target,File,Bytes,SHA-256";

    /// <summary>
    /// Writes it, in the plan's order, where payloads are kept at all. Files of an earlier run in the same folder are not in it.
    /// </summary>
    /// <exception cref="RoundupException">The folder cannot be written.</exception>
    internal static void Write(Plan plan, RunState state)
    {
        if (plan.Options.KeepData is not { } folder)
        {
            return;
        }

        var text = new StringBuilder(Head).Append('\n');
        foreach (var kept in state.Kept.Values.OrderBy(kept => kept.Case))
        {
            var id = plan.Cases[kept.Case].Id;
            string[] fields =
            [
                id.Serializer, id.Compressor,
                id.Cell.Dataset, id.Cell.Count.ToString(CultureInfo.InvariantCulture), id.Cell.Shape.ToString(), id.Cell.Target,
                kept.File, kept.Bytes.ToString(CultureInfo.InvariantCulture), kept.Sha256,
            ];
            text.AppendJoin(',', fields.Select(Quote)).Append('\n');
        }

        try
        {
            File.WriteAllText(Path.Combine(folder, Name), text.ToString());
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw PayloadArchive.NotWritable(folder, e);
        }
    }

    private static string Quote(string field) =>
        field.AsSpan().ContainsAny(",\"\r\n") ? $"\"{field.Replace("\"", "\"\"", StringComparison.Ordinal)}\"" : field;
}
