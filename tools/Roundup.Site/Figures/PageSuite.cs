using System.Globalization;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Site.Figures;

/// <summary>
/// The suite that repeats a published page: a suite that follows the page, with the rows, cases and targets of the page in place of its
/// own.
/// </summary>
internal sealed class PageSuite
{
    /// <summary>What a target before .NET 8 refers to.</summary>
    private const string Oldest = "netstandard2.0";

    /// <summary>A list of more characters is broken into lines.</summary>
    private const int LongestList = 110;

    private static readonly JsonSerializerOptions s_text = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    private static readonly JsonDocumentOptions s_document = new()
    {
        CommentHandling = JsonCommentHandling.Skip,
        AllowTrailingCommas = true,
    };

    private readonly RoundupCatalogue _catalogue;
    private readonly SuiteDefinition _suite;
    private readonly List<PublishedEntry> _entries;
    private readonly bool _isAtVersions;

    private PageSuite(RoundupCatalogue catalogue, SuiteDefinition suite, PublishedPage page, bool isAtVersions)
    {
        _catalogue = catalogue;
        _suite = suite;
        _entries = [.. page.Entries.Where(entry => entry is { Row: not null, LeftOut: null })];
        _isAtVersions = isAtVersions;
    }

    /// <summary>The text of the suite's file; null where the page's versions change nothing.</summary>
    /// <param name="suite">The suite that follows the page.</param>
    /// <param name="isAtVersions">
    /// Whether each row is also measured at the version of its library that the page had, on the runtimes nearest to the page's.
    /// </param>
    public static string? Of(RoundupCatalogue catalogue, SuiteDefinition suite, PublishedPage page, bool isAtVersions)
    {
        var made = new PageSuite(catalogue, suite, page, isAtVersions);
        var plain = new PageSuite(catalogue, suite, page, false);
        return isAtVersions && made.Rows().SequenceEqual(plain.Rows()) && made.Targets().SequenceEqual(plain.Targets())
            ? null
            : made.Text();
    }

    private string Text()
    {
        var members = JsonNode.Parse(File.ReadAllText(_suite.File), null, s_document)!.AsObject();
        var (rows, targets) = (Rows(), Targets());
        members["title"] = $"{_suite.Title}: the published page";
        members["description"] = $"The rows and cases of the published page that the suite {_suite.Name} follows"
            + (rows.Exists(row => row.Contains('@')) ? ", the rows also at the page's versions of their libraries" : "")
            + (_isAtVersions ? ", on the runtimes nearest to the page's." : ".");
        members["serializers"] = Names(rows);
        members["datasets"] = new JsonArray([.. members["datasets"]!.AsArray().Select(OfPage).OfType<JsonNode>()]);
        members["operations"] = Names(_suite.Operations.Where(operation => _entries.Exists(entry => entry.Operation == operation)));
        members["targets"] = Names(targets);

        // No page executes checks.
        members.Remove("checkColumns");
        if (members.ContainsKey("experiments"))
        {
            members["experiments"] = Names(_suite.Experiments.Except([ExperimentNames.Check]));
        }

        if (_entries.Select(entry => entry.Shape).OfType<Shape>().Distinct().ToList() is { Count: > 0 } shapes)
        {
            members["shapes"] = Names(shapes);
        }

        if (_entries.Exists(entry => entry.Compressor is not null))
        {
            members["compressors"] = Names(_entries.Select(entry => entry.Compressor ?? CaseId.NoCompressor).Distinct());
        }

        // All rows of a page are compared with one baseline: the suite's, on a target that this suite has.
        if (members["baseline"] is JsonValue text && text.GetValue<string>().Split('@') is [var row, var wanted])
        {
            members["baseline"] = $"{row}@{Nearest(wanted, targets) ?? wanted}";
        }

        return Written(members);
    }

    private List<string> Rows()
    {
        var rows = _catalogue.Rows
            .Join(_entries, row => row.Row.FullName, entry => entry.Row, (row, entry) => (Row: row, entry.Version)).ToList();
        return
        [
            .. rows.Select(one => one.Row.UniqueName)
                .Concat(rows.Where(one => _isAtVersions && one.Row.Library.Package is not null && one.Version is not null
                        && one.Version != one.Row.Library.PackageVersion)
                    .Select(one => RowReference.WithVersion(one.Row.UniqueName, one.Version!)))
                .Distinct(),
        ];
    }

    /// <summary>A dataset with the counts of the page; null where the page has no figure of it.</summary>
    private JsonObject? OfPage(JsonNode? ofSuite)
    {
        var name = ofSuite is JsonObject known ? known["name"]!.GetValue<string>() : ofSuite!.GetValue<string>();
        var entries = _entries.FindAll(entry => entry.Dataset is null || entry.Dataset == name);
        if (entries.Count == 0)
        {
            return null;
        }

        var data = ofSuite as JsonObject is { } given ? given.DeepClone().AsObject() : new JsonObject { ["name"] = name };
        if (entries.Select(entry => entry.Count).OfType<int>().Distinct().Order().ToList() is { Count: > 0 } counts)
        {
            data["counts"] = new JsonArray([.. counts.Select(count => JsonValue.Create(count))]);
        }

        return data;
    }

    /// <summary>
    /// For each target of the page the nearest one of its family: of the suite's, or of all plain ones where the page's versions are asked
    /// for, so that old libraries have a runtime of their time.
    /// </summary>
    private List<string> Targets()
    {
        static bool IsUsual(Target target) =>
            target.Settings.Count == 0 && (target.Deployment == Deployment.Framework || target.Contracts != Oldest);
        var possible = Target.Known.Where(target => _isAtVersions ? IsUsual(target) : _suite.Targets.Contains(target.Name))
            .Select(target => target.Name).ToList();
        var chosen = _entries.Select(entry => Nearest(entry.Target, possible)).OfType<string>().ToHashSet();
        return chosen.Count > 0 ? [.. possible.Where(chosen.Contains)] : [.. possible.Where(_suite.Targets.Contains)];
    }

    private static string? Nearest(string wanted, IEnumerable<string> possible) => possible
        .Where(target => TargetFamilies.Of(target) == TargetFamilies.Of(wanted))
        .MinBy(target => TargetDistance.Of(target, wanted));

    private static JsonArray Names<T>(IEnumerable<T> names) => new([.. names.Select(name => (JsonNode)$"{name}")]);

    /// <summary>A member a line; a list that is longer is broken.</summary>
    private static string Written(JsonObject members)
    {
        var text = new StringBuilder("{\n  // Written by `dotnet run -c Release --project tools/Roundup.Site -- suites`.\n");
        foreach (var (name, value) in members)
        {
            text.Append(CultureInfo.InvariantCulture, $"  \"{name}\": {Value(value!, "  ")},\n");
        }

        return text.Append("}\n").ToString();
    }

    private static string Value(JsonNode value, string indent)
    {
        var line = value switch
        {
            JsonObject of => $"{{ {string.Join(", ", of.Select(one => $"\"{one.Key}\": {Value(one.Value!, indent + "  ")}"))} }}",
            JsonArray of => $"[{string.Join(", ", of.Select(one => Value(one!, indent + "  ")))}]",
            _ => value.ToJsonString(s_text),
        };
        return line.Length < LongestList || value is not JsonArray list ? line
            : $"[\n{string.Concat(list.Select(one => $"{indent}  {Value(one!, indent + "  ")},\n"))}{indent}]";
    }
}
