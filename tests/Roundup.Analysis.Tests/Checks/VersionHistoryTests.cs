using Roundup.Analysis.Experiments.Checks;
using Roundup.Results.Messages;
using static Roundup.Tests.Support.MadeCheck;

namespace Roundup.Analysis.Tests.Checks;

public class VersionHistoryTests
{
    private static readonly CheckFinding s_lost = Finding("values/Text/Bytes", CheckOutcome.Corrupted, "A: value");

    [Theory]
    [InlineData("-+", "2.0 not in 1.0, last 2.0, until ")]
    [InlineData("+-", "1.0 not in , last 1.0, until 2.0")]
    [InlineData("++", "1.0 not in , last 2.0, until ")]
    [InlineData("-?+", "3.0 not in 1.0, last 3.0, until ")]
    [InlineData("?+", "")]
    [InlineData("?++", "2.0 not in , last 3.0, until ")]
    [InlineData("+?-", "1.0 not in , last 1.0, until 3.0")]
    [InlineData("+?+", "1.0 not in , last 3.0, until ")]
    [InlineData("-+?-+", "2.0 not in 1.0, last 2.0, until 4.0; 5.0 not in 4.0, last 5.0, until ")]
    public void A_failure_has_the_versions_between_which_it_came_and_went(string versions, string periods) =>
        PeriodsIn(Of([.. versions.Select((has, i) => CaseOf(i, has switch
        {
            '+' => [s_lost],
            '-' => [],
            _ => null,
        }))])).ShouldBe(periods);

    /// <summary>Two numbers of digits; the version that is not pinned is the first of a file.</summary>
    [Fact]
    public void Versions_are_in_the_order_of_their_numbers() =>
        PeriodsIn(Of(("Swift", "9.1.0", [s_lost]), ("Swift@10.0.0", "10.0.0", []), ("Swift@9.0.9.1", "9.0.9.1", [])))
            .ShouldBe("9.1.0 not in 9.0.9.1, last 9.1.0, until 10.0.0");

    [Fact]
    public void Messages_values_shapes_and_ways_do_not_make_another_failure()
    {
        var before = Finding("values/Text/Bytes", CheckOutcome.Rejected, reason: "SwiftException: no");
        var after = Finding("values/Text/Stream/another-process", CheckOutcome.Rejected, reason: "FormatException: 'x' is wrong");

        PeriodsIn(Of(CaseOf(0, []), CaseOf(1, [before]), CaseOf(2, [after]))).ShouldBe("2.0 not in 1.0, last 3.0, until ");
    }

    [Fact]
    public void Another_member_or_outcome_is_another_failure_and_each_member_has_its_own_versions()
    {
        var both = s_lost with { Lost = ["A: value", "B: decimal scale"] };
        var thrown = Finding("values/Text/Bytes", CheckOutcome.Rejected, reason: "SwiftException: no") with { Place = "Deserialize, C" };

        var histories = Of(CaseOf(0, [both]), CaseOf(1, [s_lost]), CaseOf(2, [thrown])).ShouldHaveSingleItem().Failures;

        histories.Select(one => $"{one.Failure.Outcome} {one.Failure.What}: {Text(one.Periods)}").ShouldBe(
        [
            "Equivalent B: decimal scale: 1.0 not in , last 1.0, until 2.0",
            "Rejected C: 3.0 not in 2.0, last 3.0, until ",
            "Corrupted A: value: 1.0 not in , last 2.0, until 3.0",
        ]);
        var period = histories[1].Periods[0];
        (period.Before, period.After).ShouldBe((CheckOutcome.Corrupted, null));
        histories[2].Periods[0].After.ShouldBe(CheckOutcome.Rejected);
    }

    /// <summary>The restore may take another version than the one that was asked for.</summary>
    [Fact]
    public void What_ran_counts_and_not_what_was_asked_for()
    {
        var history = Of(("Swift@1.0", "1.0", []), ("Swift@2.0", "3.0", [s_lost]), ("Swift@3.0", "3.0", [s_lost])).ShouldHaveSingleItem();

        history.Tried.Select(one => one.Version).ShouldBe(["1.0", "3.0"]);
        history.NotKnown.ShouldBe(new Dictionary<string, string> { ["2.0"] = "3.0 was built in its place" });
        PeriodsIn([history]).ShouldBe("3.0 not in 1.0, last 3.0, until ");
    }

    [Fact]
    public void A_version_that_is_not_built_or_built_without_its_generator_is_not_known()
    {
        var file = FileOf(CaseOf(0, []), CaseOf(1, null), CaseOf(2, [s_lost]), CaseOf(3, []));
        file = file with
        {
            Serializers = [.. file.Serializers.Select(info => info with { Needs = "code generation" })],
            Notices = [new(NoticeCode.BuiltWithoutTool, "Swift 3.0", "SwiftGenerator", "2.0")],
        };

        var history = VersionHistory.Of(file).ShouldHaveSingleItem();

        history.Tried.Select(one => one.Version).ShouldBe(["1.0", "4.0"]);
        history.NotKnown.ShouldBe(new Dictionary<string, string>
        {
            ["2.0"] = "build-failed",
            ["3.0"] = "built without SwiftGenerator",
        });
        history.Failures.ShouldBeEmpty();
    }

    /// <summary>What a newer version wrote, what threads meet by chance, and what Roundup's code does are of no version.</summary>
    [Fact]
    public void Nothing_is_told_of_data_of_newer_versions_threads_and_code_of_Roundup() =>
        Of(
            CaseOf(0, [Finding("versions/Text/Bytes/from-Swift@2.0", CheckOutcome.Corrupted, "A: value")]),
            CaseOf(
                1,
                [
                    Finding("threads/Text/Bytes/first-use", CheckOutcome.Corrupted, "A: value"),
                    Finding("values/Text/Bytes", CheckOutcome.ByRoundup, "A: value", reason: "mapping"),
                ])).ShouldHaveSingleItem().Failures.ShouldBeEmpty();

    /// <summary>Each version reads what all others wrote; those whose data end alike are told together.</summary>
    /// <param name="last">The versions whose data the fifth version rejects.</param>
    /// <param name="told">The versions that wrote, with the periods.</param>
    [Theory]
    [InlineData("", "1.0, 2.0: 3.0 not in 2.0, last 4.0, until 5.0")]
    [InlineData("12", "1.0, 2.0: 3.0 not in 2.0, last 5.0, until ")]
    [InlineData("1", "1.0: 3.0 not in 2.0, last 5.0, until ", "2.0: 3.0 not in 2.0, last 4.0, until 5.0")]
    public void Data_of_older_versions_are_not_read_since_a_version(string last, params string[] told) =>
        OlderIn(Pairs(last, passed: 4)).ShouldBe(told, ignoreOrder: true);

    /// <summary>Older files have the pairs of neighbours alone, and a pair is left out where the writer has nothing to read.</summary>
    [Theory]
    [InlineData("", 2)]
    [InlineData("1", 2, "1.0: 3.0 not in 2.0, last 5.0, until ")]
    public void A_pair_that_may_not_have_been_read_is_not_known(string last, int passed, params string[] told) =>
        OlderIn(Pairs(last, passed)).ShouldBe(told, "of the data of 2.0 nothing is known in 5.0");

    /// <summary>What a version loses of its own data is no answer about those of others.</summary>
    [Fact]
    public void A_version_that_fails_with_its_own_data_does_not_read_those_of_others()
    {
        var fails = Finding("values/Text/Bytes", CheckOutcome.UnexpectedException, reason: "SwiftException: else");
        var cases = Pairs("12", passed: 4);

        OlderIn([cases[0], With(cases[1], fails), .. cases[2..]]).ShouldBe(["1.0, 2.0: 3.0 not in , last 5.0, until "]);
    }

    private static CheckFinding From(int version) =>
        Finding($"versions/Text/Bytes/from-Swift@{version}.0", CheckOutcome.Rejected, reason: "SwiftException: no");

    // Five versions: the third and the fourth reject data of the first and the second. Passed: pairs of the fifth that passed or failed.
    private static (string Name, CheckFinding[] Findings, int Pairs)[] Pairs(string last, int passed) =>
    [
        .. new CheckFinding[][] { [], [], [From(1), From(2)], [From(1), From(2)], [.. last.Select(writer => From(writer - '0'))] }
            .Select((findings, i) => ($"Swift@{i + 1}.0", findings, i == 4 ? passed : 4)),
    ];

    private static (string Name, CheckFinding[] Findings, int Pairs) With(
        (string Name, CheckFinding[] Findings, int Pairs) one, CheckFinding finding) => one with { Findings = [.. one.Findings, finding] };

    private static IEnumerable<string> OlderIn((string Name, CheckFinding[] Findings, int Pairs)[] versions)
    {
        var file = File([.. versions.Select(one => Case(one.Name, "Text", new CheckedCase
        {
            Outcome = Outcome.Measured,
            Findings = one.Findings,
            Passed = new Dictionary<CheckCategory, int>
            {
                [CheckCategory.Values] = 1,
                [CheckCategory.Versions] = one.Pairs - one.Findings.Count(finding => finding.Category == CheckCategory.Versions),
            },
        }))]);
        file = file with
        {
            Serializers = [.. file.Serializers.Select(info => info with { Package = "Swift", Version = info.Name.Split('@')[1] })],
        };
        return VersionHistory.Of(file).ShouldHaveSingleItem().Failures.Where(one => one.WrittenBy.Count > 0)
            .Select(one => $"{string.Join(", ", one.WrittenBy)}: {Text(one.Periods)}");
    }

    [Fact]
    public void A_failure_of_another_run_has_the_versions_of_its_own_category()
    {
        var history = Of(CaseOf(0, []), CaseOf(1, [s_lost])).ShouldHaveSingleItem();
        var file = File(Case("Swift", "Text", 1, s_lost, Finding("chunks/Text/Stream/reads-1", CheckOutcome.Corrupted, "A: value")));
        var cause = CheckedSerializer.Of(file).ShouldHaveSingleItem().Causes.ShouldHaveSingleItem();

        Text(history.PeriodsOf(cause, CheckCategory.Values)).ShouldBe("2.0 not in 1.0, last 2.0, until ");
        history.PeriodsOf(cause, CheckCategory.Chunks).ShouldBeEmpty();
        history.Changes.Count().ShouldBe(1);
    }

    private static (string Name, string? Version, CheckFinding[]? Findings) CaseOf(int version, CheckFinding[]? findings) =>
        ($"Swift@{version + 1}.0", findings is null ? null : $"{version + 1}.0", findings);

    private static IReadOnlyList<VersionHistory> Of(params (string Name, string? Version, CheckFinding[]? Findings)[] versions) =>
        VersionHistory.Of(FileOf(versions));

    private static ResultsFile FileOf(params (string Name, string? Version, CheckFinding[]? Findings)[] versions)
    {
        var file = File([.. versions.Select(one => one.Findings is { } findings ? Case(one.Name, "Text", 1, findings)
            : Case(one.Name, "Text", new CheckedCase { Outcome = Outcome.BuildFailed, Reason = "CS0246" }))]);
        return file with
        {
            Serializers =
            [
                .. file.Serializers.Select(info => info with
                {
                    Package = "Swift", Version = versions.First(one => one.Name == info.Name).Version,
                }),
            ],
        };
    }

    private static string PeriodsIn(IReadOnlyList<VersionHistory> histories) => Text(
        histories.SelectMany(history => history.Failures).SelectMany(failure => failure.Periods));

    private static string Text(IEnumerable<FailurePeriod> periods) => string.Join("; ", periods.Select(period =>
        $"{period.Since} not in {period.NotIn}, last {period.LastIn}, until {period.Until}"));
}
