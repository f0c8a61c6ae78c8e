using System.Text;
using System.Text.Json.Nodes;
using Roundup.Catalogue.Reading;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Trials.Fuzzing;

/// <summary>Results files: a few cases of those in docs/results, in their old schema and in today's.</summary>
internal static class ResultsExamples
{
    private const int CasesKept = 16;
    private const int LaunchesKept = 3;
    private const int SamplesKept = 6;

    private static readonly string[] s_files = ["quick.json", "startup.json", "verified.json", "json-libraries.json"];

    /// <summary>All of them.</summary>
    public static IReadOnlyList<byte[]> All() => [.. s_files.Select(Old).SelectMany(old => new[] { Current(old), old })];

    /// <summary>The first cases of a file, as they are: rows of few cells, so that there is something to compare.</summary>
    private static byte[] Old(string name)
    {
        var file = JsonNode.Parse(File.ReadAllBytes(Path.Combine(Repository.Find(), "docs", "results", name)))!;
        Cut(file["cases"]!.AsArray(), CasesKept);
        var rows = file["cases"]!.AsArray().Select(result => result!["id"]!["serializer"]!.ToString()).ToHashSet();
        file["serializers"] = new JsonArray(
            [.. file["serializers"]!.AsArray().Where(row => rows.Contains(row!["name"]!.ToString())).Select(row => row!.DeepClone())]);
        foreach (var result in file["cases"]!.AsArray())
        {
            foreach (var launches in (string[])["launches", "firstCalls"])
            {
                if (result![launches] is JsonArray all)
                {
                    Cut(all, LaunchesKept);
                    all.Select(launch => launch!["samples"]).OfType<JsonArray>().ToList().ForEach(samples => Cut(samples, SamplesKept));
                }
            }
        }

        return Encoding.UTF8.GetBytes(file.ToJsonString());
    }

    /// <summary>The same in today's schema, with what no old file has.</summary>
    private static byte[] Current(byte[] old)
    {
        using var stream = new MemoryStream(old);
        var file = ResultsStore.Read(stream, "example");
        using var written = new MemoryStream();
        ResultsStore.Write(
            file with
            {
                Schema = ResultsFile.CurrentSchema,
                Notices = [new(NoticeCode.HighLoad, "3", "2"), new(NoticeCode.Steal, "9 %")],
                Compressors = [new() { Name = "lz4", Status = "maintained" }],
                Published = Page(file),
                Cases = [.. file.Cases.Select(Case)],
            },
            written);
        return written.ToArray();
    }

    private static PublishedPage Page(ResultsFile file) => new()
    {
        Source = "A page",
        Entries =
        [
            .. file.Cases.Select(result => new PublishedEntry
            {
                Name = result.Id.RowName,
                Row = result.Id.Serializer,
                Dataset = result.Id.Cell.Dataset,
                Operation = result.Id.Cell.Operation,
                Target = result.Id.Cell.Target,
                Ratio = 1,
                Baseline = file.Cases[0].Id.RowName,
                BaselineTarget = file.Cases[0].Id.Cell.Target,
            }),
        ],
    };

    private static CaseResult Case(CaseResult result) => result with
    {
        Data = result.Data is SteadyStateData data ? new SteadyStateData([.. data.Launches.Select(Launch)]) : result.Data,
    };

    private static LaunchResult Launch(LaunchResult launch) => launch with
    {
        Hidden = new() { FreshValues = 1.1, FreshThread = 1, Reading = -0.01, AllocatedBytes = 100, Finalizers = 0, Changed = ["culture"] },
    };

    private static void Cut(JsonArray array, int most)
    {
        while (array.Count > most)
        {
            array.RemoveAt(array.Count - 1);
        }
    }
}
