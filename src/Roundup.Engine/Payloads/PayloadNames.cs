using System.Text;
using Roundup.Catalogue.Planning;

namespace Roundup.Engine.Payloads;

// The names of payload files: dataset-count-shape/serializer+compressor@target. They depend only on the plan, so that a resumed run has the
// same names.
internal sealed class PayloadNames
{
    private readonly Dictionary<CaseId, string> _files = [];

    public PayloadNames(Plan plan)
    {
        var folders = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        var tables = plan.Cases
            .Select(planned => planned.Id.WithoutOperation())
            .Distinct()
            .GroupBy(id => (id.Table.Dataset, id.Table.Count, id.Table.Shape));
        foreach (var table in tables)
        {
            var folder = SafeFileName.Unique($"{table.Key.Dataset}-{table.Key.Count}-{table.Key.Shape}", folders);
            var taken = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
            foreach (var id in table)
            {
                var serializer = id.Compressor == CaseId.NoCompressor ? id.Serializer : $"{id.Serializer}+{id.Compressor}";
                _files[id] = $"{folder}/{SafeFileName.Unique($"{serializer}@{id.Table.Target}", taken)}";
            }
        }
    }

    // The relative path of a case's file, with / and without the extension. Serialize and Deserialize share one payload.
    public string Get(CaseId id) => _files[id.WithoutOperation()];
}

// File names that every file system accepts: ASCII, no separator, not reserved by Windows, not too long.
internal static class SafeFileName
{
    // Less than the 255 bytes of common file systems, with room for an extension and a number.
    private const int MaxLength = 200;

    private static readonly string[] s_reserved =
        ["CON", "PRN", "AUX", "NUL", .. Enumerable.Range(0, 10).SelectMany(n => (string[])[$"COM{n}", $"LPT{n}"])];

    // A name without characters that some file systems refuse; different texts may give the same name.
    public static string Make(string text)
    {
        var name = new StringBuilder(text.Length);
        foreach (var c in text)
        {
            name.Append(char.IsAsciiLetterOrDigit(c) || "._-+@=".Contains(c, StringComparison.Ordinal) ? c : '-');
        }

        // Windows drops dots at the end; on other systems a dot at the start hides a file.
        var trimmed = name.ToString(0, Math.Min(name.Length, MaxLength)).Trim('.');
        var isReserved = s_reserved.Contains(trimmed.Split('.')[0], StringComparer.OrdinalIgnoreCase);
        return trimmed.Length == 0 || isReserved ? "_" + trimmed : trimmed;
    }

    // The name, with a number where it is in use. Names that differ only in case count as equal, as on some file systems.
    // taken: the names in use, compared without case; the new name is added.
    public static string Unique(string text, HashSet<string> taken)
    {
        var name = Make(text);
        var free = name;
        for (var n = 2; !taken.Add(free); n++)
        {
            free = $"{name}-{n}";
        }

        return free;
    }
}
