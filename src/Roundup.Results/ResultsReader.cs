using System.Globalization;
using System.Text.Json;
using Roundup.Results.Messages;
using Roundup.Results.Reading;

namespace Roundup.Results;

// First the bytes, then the schema, then the values, whose types and number are checked.
internal sealed class ResultsReader(string name, JsonSerializerOptions options)
{
    private static readonly JsonDocumentOptions s_document = new() { AllowDuplicateProperties = false, MaxDepth = FileLimits.Depth };

    public ResultsFile Read(Stream stream, int most, long mostValues = long.MaxValue)
    {
        var all = Bytes(stream, most) ?? throw Damaged(new("$", BoundedFile.TooLong(most)));
        var bytes = BoundedFile.WithoutMark(all);
        if (JsonScan.Find(bytes.Span, most: mostValues) is { } unreadable)
        {
            throw Damaged(unreadable);
        }

        try
        {
            // A document and not a record: whatever else is wrong with the file is said when the rest is read.
            using var document = JsonDocument.Parse(bytes, s_document);
            var schema = SchemaOf(document.RootElement);
            var current = schema == ResultsFile.CurrentSchema ? bytes.Span : OlderResults.Upgrade(bytes.Span);
            var file = JsonSerializer.Deserialize<ResultsFile>(current, options);
            return (ValueScan.Find(file!, options) ?? DefectOf(file!)) is { } defect ? throw Damaged(defect) : file!;
        }
        catch (Exception e) when (JsonProblem.Is(e))
        {
            throw Damaged(JsonProblem.Describe(e), e);
        }
    }

    private byte[]? Bytes(Stream stream, int most)
    {
        try
        {
            return BoundedFile.Read(stream, most);
        }
        catch (Exception e) when (e is InvalidOperationException or InvalidDataException)
        {
            throw Damaged(new("$", "it is not compressed with Brotli, or not whole"), e);
        }
    }

    // Files of other commands have a schema, too: results of every schema have a run.
    private int SchemaOf(JsonElement root)
    {
        if (root.ValueKind != JsonValueKind.Object
            || !root.TryGetProperty("run", out _)
            || !root.TryGetProperty("schema", out var schema)
            || schema.ValueKind != JsonValueKind.Number
            || !schema.TryGetInt32(out var version))
        {
            throw new ResultsFormatException(
                $"{name} is not a results file of Roundup: it lacks 'run' or a number 'schema'; give the results.json of a run.");
        }

        if (version is < OlderResults.Least or > ResultsFile.CurrentSchema)
        {
            var (age, remedy) = version > ResultsFile.CurrentSchema ? ("a newer", "update Roundup") : ("an older", "run again");
            throw new ResultsFormatException(
                $"{name} was written by {age} Roundup (schema {version}, this one reads {ResultsFile.CurrentSchema}): {remedy}.");
        }

        return version;
    }

    // What no look at one value alone finds.
    private static Defect? DefectOf(ResultsFile file)
    {
        var experiments = file.Run.Experiments.Select(run => run.Name).ToHashSet();
        if (experiments.Count == 0 || experiments.Count < file.Run.Experiments.Count)
        {
            return new("$.run.experiments", "there is none, or one is there twice");
        }

        if (file.Cases.Count > FileLimits.Cases)
        {
            return new("$.cases", string.Create(CultureInfo.InvariantCulture, $"there are more than {FileLimits.Cases} of them"));
        }

        if ((file.Parts ?? []).Select(part => part.Shard).Prepend(file.Run.Shard).Any(shard => shard is { IsValid: false }))
        {
            return new("$.run.shard, or that of a part", "there is no such shard");
        }

        // Names become those of files; 255 letters are the most that a file system takes.
        string[] names =
        [
            file.Run.Suite, .. experiments, .. file.Serializers.SelectMany(serializer => (string[])[serializer.Name, serializer.Library]),
            .. file.Targets.Select(target => target.Name), .. file.Compressors.Select(compressor => compressor.Name),
            .. file.Datasets.Select(data => data.Name), .. file.Cases.Select(one => one.Id.Table.Dataset),
        ];
        if (names.FirstOrDefault(name => name.Length is 0 or > FileLimits.Name) is { } odd)
        {
            var what = string.Create(CultureInfo.InvariantCulture, $"a name in it has {odd.Length} letters, not 1 to {FileLimits.Name}");
            return new("$", what);
        }

        if (file.Notices.Index().FirstOrDefault(one => one.Item.Arguments.Count < NoticeCatalogue.Places(one.Item)) is (var at, { } notice))
        {
            var place = string.Create(CultureInfo.InvariantCulture, $"$.notices[{at}].arguments");
            return new(place, $"the notice {notice.Code} has fewer than its text needs");
        }

        return DefectOfCases(file, experiments);
    }

    private static Defect? DefectOfCases(ResultsFile file, HashSet<string> experiments)
    {
        var passed = file.Cases.SelectMany(one => one.Experiments.Values).OfType<CheckedCase>().SelectMany(part => part.Passed.Values);
        if (passed.Sum(checks => (long)Math.Abs((double)checks)) > FileLimits.Checks)
        {
            return new("$.cases", "more checks are said to have passed than a run can have");
        }

        var seen = new HashSet<CaseId>();
        var rows = new Dictionary<TableId, int>();
        for (var i = 0; i < file.Cases.Count; i++)
        {
            var id = file.Cases[i].Id;
            if (!seen.Add(id))
            {
                return new(Place(i, "id"), $"the case {id} is there twice");
            }

            if (file.Cases[i].Experiments.Count == 0
                || file.Cases[i].Experiments.Any(part => part.Value is null || !experiments.Contains(part.Key)))
            {
                return new(Place(i, "experiments"), "there is none, or one that the run did not make");
            }

            if (file.Cases[i].Experiments.Values.OfType<FirstCallData>().Any(HasLaunchTwice))
            {
                return new(Place(i, "experiments"), "a launch of its first calls is there twice");
            }

            rows[id.Table] = rows.GetValueOrDefault(id.Table) + 1;
            if (rows[id.Table] > FileLimits.RowsOfTable)
            {
                var what = string.Create(CultureInfo.InvariantCulture, $"more than {FileLimits.RowsOfTable} serializers have this table");
                return new(Place(i, "id"), what);
            }
        }

        return null;
    }

    private static bool HasLaunchTwice(FirstCallData part) => part.Calls.Select(call => call.Launch).GroupBy(launch => launch)
        .Concat((part.Summary?.Times ?? []).Select(time => time.Launch).GroupBy(launch => launch))
        .Any(launch => launch.Count() > 1);

    private static string Place(int index, string member) =>
        string.Create(CultureInfo.InvariantCulture, $"$.cases[{index}].{member}");

    private ResultsFormatException Damaged(Defect defect, Exception? inner = null) => new(
        $"{name} is damaged ({defect}): run again with --resume on its folder, or use an undamaged copy.",
        inner);
}
