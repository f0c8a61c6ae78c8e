using System.Text.Json.Nodes;

namespace Roundup.Results;

/// <summary>
/// Results files of schema 2: a sample's time of day was its last element, there were fewer probes, and the one speed probe was the
/// canary.
/// </summary>
internal static class Schema2
{
    private static readonly Probe[] s_elements =
    [
        Probe.WallNs, Probe.CpuNs, Probe.AllocatedBytes, Probe.Gen0, Probe.Gen1, Probe.Gen2, Probe.PauseNs,
        Probe.CanaryBeforeNs, Probe.CanaryAfterNs,
    ];

    private const int Own = 3;

    /// <summary>Changes a file of schema 2 into schema 3, in place.</summary>
    public static void Upgrade(JsonNode file)
    {
        foreach (var result in (file["cases"] as JsonArray ?? []).OfType<JsonObject>())
        {
            foreach (var launch in ((result["data"] as JsonObject)?["launches"] as JsonArray ?? []).OfType<JsonObject>())
            {
                var samples = (launch["samples"] as JsonArray ?? []).OfType<JsonArray>().Select(Reordered);
                launch["samples"] = new JsonArray([.. samples]);
            }
        }

        (file as JsonObject)?.Remove("sampleColumns");
        file["schema"] = ResultsFile.CurrentSchema;
    }

    private static JsonNode Reordered(JsonArray sample)
    {
        if (sample.Count != Own + s_elements.Length + 1)
        {
            throw new System.Text.Json.JsonException($"a sample has {Own + s_elements.Length + 1} numbers");
        }

        var readings = new JsonNode?[BatchReadings.Count];
        for (var i = 0; i < s_elements.Length; i++)
        {
            readings[(int)s_elements[i]] = sample[Own + i]?.DeepClone();
        }

        return new JsonArray(
            [sample[0]?.DeepClone(), sample[1]?.DeepClone(), sample[2]?.DeepClone(), sample[^1]?.DeepClone(), .. readings]);
    }
}
