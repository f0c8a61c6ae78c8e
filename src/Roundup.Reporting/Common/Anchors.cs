using System.Text;

namespace Roundup.Reporting.Common;

internal static class Anchors
{
    public const string Summary = "summary";
    public const string Overview = "overview";
    public const string HeatMap = "table-by-table";
    public const string Conclusions = "conclusions";
    public const string Machine = "machine";
    public const string Outcomes = "outcomes";
    public const string Notices = "notices";
    public const string Aot = "native-aot";
    public const string Growth = "cost-as-work-grows";
    public const string TradeOffs = "time-and-size";
    public const string Replicas = "aa-check";
    public const string Losses = "lossy-serializers";
    public const string Missing = "not-measured";
    public const string Serializers = "serializers";
    public const string Compressors = "compressors";
    public const string Datasets = "datasets";
    public const string Legend = "legend";

    public static string Get(Operation operation) => operation == Operation.Serialize ? "serialize" : "deserialize";

    public static string Charts(Operation operation) => Get(operation) + "-charts";

    // The anchor of an operation, dataset, count and shape. The dataset goes in by its place: two names may differ only in characters that
    // an anchor cannot have.
    public static string Get(ResultsFile file, TableId id)
    {
        var place = file.Cases.Select(c => c.Id.Table.Dataset).Distinct().TakeWhile(d => d != id.Dataset).Count() + 1;
        return $"{Get(id.Operation)}-{place}-{Slug(id.Dataset)}-{id.Count}-{Slug(id.Shape.ToString())}";
    }

    private static string Slug(string text)
    {
        var slug = new StringBuilder();
        foreach (var c in text.Where(char.IsAsciiLetterOrDigit))
        {
            slug.Append(char.ToLowerInvariant(c));
        }

        return slug.ToString();
    }
}
