using Roundup.Reporting.Checks;
using Roundup.Reporting.Speed;
using static Roundup.Tests.Support.MadeCheck;

namespace Roundup.Reporting.Tests;

/// <summary>What a team reads before it upgrades: times, sizes, losses, and whether each version reads the other's data.</summary>
public class UpgradeTests
{
    [Fact]
    public void The_answer_is_as_agreed()
    {
        var file = MadeRun.Compared().File;
        var pair = file.Run.Comparison!.Pairs.Single();
        CaseResult[] checks =
        [
            Case(
                pair.Base,
                "Text",
                Part(12, 10_000, Finding("values/Text/Bytes", CheckOutcome.UnexpectedException, reason: "NullReferenceException: no"))),
            Case(
                pair.Candidate,
                "Text",
                Part(
                    11,
                    64,
                    Finding("values/Text/String", CheckOutcome.Corrupted, "Value: text", "\"a\" → \"\" (value 0)"),
                    Finding($"versions/Text/Bytes/from-{pair.Base}", CheckOutcome.Corrupted, "Value: text", "\"b\" → \"\" (value 0)"))),
        ];
        var known = file.Serializers.Select(info => info.Name).ToHashSet();
        file = file with
        {
            Run = file.Run with { Experiments = [.. file.Run.Experiments, .. File().Run.Experiments] },
            Cases = [.. file.Cases, .. checks],
            Serializers = [.. file.Serializers, .. File(checks).Serializers.Where(info => !known.Contains(info.Name))],
        };

        var report = RunReport.Create(file, [new SpeedReport(), new CheckReport()]);

        Golden.ShouldMatch(Render.Piped(new Report(report.Screen, [])), "upgrade.txt");
        report.Sections[1].ShouldBe(report.Screen[0]);
        var comparison = Render.Written(report, "comparison.md");
        comparison.ShouldStartWith("## MyLib@99.0.0-ci: from MyLib@1.2.0 to MyLib@99.0.0-ci\n");
        comparison.ShouldContain("\n| reads MyLib@1.2.0 ");
        comparison.ShouldContain("\n**7 cases, 3 with new losses: ");
        report.Compared.Select(part => part.IsWorse).ShouldBe([true, true]);
    }

    private static CheckedCase Part(int held, double depth, params CheckFinding[] findings) => new()
    {
        Outcome = Outcome.Measured,
        Passed = new Dictionary<CheckCategory, int> { [CheckCategory.Values] = held, [CheckCategory.Versions] = 1 },
        Findings = findings,
        Figures = new Dictionary<string, double> { ["greatest depth"] = depth },
    };
}
