using Roundup.Catalogue.Planning;
using Roundup.Results;

namespace Roundup.Engine.Archiving;

/// <summary>
/// Where the payload of each case goes: <c>dataset-count-shape/serializer+compressor@target</c>. A function of the plan, so that a resumed
/// run comes to the same names.
/// </summary>
internal sealed class ArchiveNames
{
    private readonly Dictionary<CaseId, string> _files = [];

    /// <summary>Names the payloads of a plan.</summary>
    public ArchiveNames(Plan plan)
    {
        var folders = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        var cells = plan.Cases
            .Select(planned => Proof(planned.Id))
            .Distinct()
            .GroupBy(id => (id.Cell.Dataset, id.Cell.Count, id.Cell.Shape));
        foreach (var cell in cells)
        {
            var folder = SafeName.Unique($"{cell.Key.Dataset}-{cell.Key.Count}-{cell.Key.Shape}", folders);
            var taken = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
            foreach (var id in cell)
            {
                var row = id.Compressor == CaseId.NoCompressor ? id.Serializer : $"{id.Serializer}+{id.Compressor}";
                _files[id] = $"{folder}/{SafeName.Unique($"{row}@{id.Cell.Target}", taken)}";
            }
        }
    }

    /// <summary>The file of a case, relative, with <c>/</c>, without its ending.</summary>
    public string Of(CaseId id) => _files[Proof(id)];

    /// <summary>Serialize and Deserialize share one payload.</summary>
    private static CaseId Proof(CaseId id) => id with { Cell = id.Cell with { Operation = default } };
}
