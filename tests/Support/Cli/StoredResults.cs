using System.Text.Json.Nodes;
using Roundup.Catalogue.Reading;

namespace Roundup.Tests.Support;

/// <summary>What docs/results has.</summary>
internal static class StoredResults
{
    /// <summary>A stored file as JSON, with a few of its cases.</summary>
    public static JsonNode Some(string name)
    {
        var root = Repository.Find(AppContext.BaseDirectory) ?? throw new InvalidOperationException("the tests run outside a checkout");
        var file = Parts.Store.Read(Path.Combine(root, "docs", "results", name + ".json.br"));
        var table = file.Cases[0].Id.Table;
        var cases = file.Cases.Where(one => (one.Id.Table.Dataset, one.Id.Table.Count) == (table.Dataset, table.Count)).Take(6).ToList();
        using var stream = new MemoryStream();
        Parts.Store.Write(
            file with
            {
                Cases = cases,
                Serializers = [.. file.Serializers.Where(row => cases.Exists(one => one.Id.Serializer == row.Name))],
                Datasets = [.. file.Datasets.Where(data => data.Name == table.Dataset)],
                Notices = [.. file.Notices.Take(2)],
            },
            stream);
        return JsonNode.Parse(stream.ToArray())!;
    }
}
