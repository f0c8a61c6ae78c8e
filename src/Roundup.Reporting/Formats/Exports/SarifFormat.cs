using System.Text.Json;
using Roundup.Analysis.Experiments.Checks;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats.Json;

namespace Roundup.Reporting.Formats.Exports;

// Writes SARIF 2.1.0: a rule for each outcome, and a result for each finding, at the line of the change that it comes from.
internal sealed class SarifFormat() : FindingsFormat("sarif", "findings.sarif")
{
    protected override string Content(ContractFindings findings)
    {
        var rules = findings.Findings.Select(one => one.Of.Outcome).Distinct().Order().Select(outcome =>
            new { id = outcome.ToString(), shortDescription = new { text = outcome.Word() } });
        var driver = new { name = "roundup", version = findings.Version, rules };
        return JsonSerializer.Serialize(
            new Dictionary<string, object>
            {
                ["$schema"] = "https://json.schemastore.org/sarif-2.1.0.json",
                ["version"] = "2.1.0",
                ["runs"] = new[] { new { tool = new { driver }, results = findings.Findings.Select(Result) } },
            },
            JsonFormat.Options);
    }

    private static object Result(ContractFinding one) => new
    {
        ruleId = one.Of.Outcome.ToString(),
        level = !one.Fails ? "note" : one.Of.State == FindingState.NotCompared ? "warning" : "error",
        message = new { text = $"{one.Of.Serializer}: {Text(one)}" },
        locations = new[] { Location(one) },
        partialFingerprints = new Dictionary<string, string> { ["finding/v1"] = $"{one.Of.Serializer} {one.Of.Key}" },
    };

    // The file of what did not change is not known.
    private static object Location(ContractFinding one) => one.Change is not { File: { } file } change
        ? new { logicalLocations = new[] { new { fullyQualifiedName = one.Of.Key } } }
        : new
        {
            physicalLocation = new
            {
                artifactLocation = new
                {
                    uri = string.Join('/', file.Split('/').Select(Uri.EscapeDataString)),
                    uriBaseId = "%SRCROOT%",
                },
                region = new { startLine = change.Line ?? 1 },
            },
        };
}
