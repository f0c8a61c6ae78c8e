using System.Text.Json.Nodes;

namespace Roundup.Results;

/// <summary>
/// Results files of schema 1: the experiment was a number of an enumeration or "only verified", and each case held the launches or
/// the first calls itself.
/// </summary>
internal static class Schema1
{
    /// <summary>Changes a file of schema 1 into schema 2, in place.</summary>
    public static void Upgrade(JsonNode file)
    {
        if (file["run"] is JsonObject run)
        {
            var verifiedOnly = run["verifiedOnly"]?.GetValueKind() == System.Text.Json.JsonValueKind.True;
            var isFirstCall = run["experiment"]?.ToString() == "FirstCall";
            run.Remove("verifiedOnly");
            run["experiment"] = verifiedOnly
                ? ExperimentNames.Fidelity
                : isFirstCall ? ExperimentNames.FirstCall : ExperimentNames.SteadyState;
        }

        foreach (var result in (file["cases"] as JsonArray ?? []).OfType<JsonObject>())
        {
            Move(result, "firstCalls", "calls", ExperimentNames.FirstCall);
            Move(result, "launches", "launches", ExperimentNames.SteadyState);
            Rename(result, "publishBytes", "deployedBytes");
        }

        file["schema"] = 2;
    }

    private static void Rename(JsonObject result, string from, string to)
    {
        if (result.Remove(from, out var value) && value is not null)
        {
            result[to] = value;
        }
    }

    private static void Move(JsonObject result, string from, string to, string experiment)
    {
        result.Remove(from, out var value);
        if (value is JsonArray { Count: > 0 })
        {
            result["data"] = new JsonObject { ["experiment"] = experiment, [to] = value };
        }
    }
}
