using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Tests.Support;
using Roundup.Results;

namespace Roundup.Engine.Tests.Privacy;

/// <summary>What results tell of the user's own data, with real workers.</summary>
[Collection(WithRepository.Others)]
public sealed class OwnDataPrivacyTests(TestRepository repository)
{
    private static readonly Effort s_effort = new("one", Launches: 1, Rounds: 1, BatchMs: 0.1, WarmupMs: 50);

    [Theory]
    [InlineData(
        true,
        false,
        false,
        """FormatException: unable to write {"Number":…,"Text":"… … (in Serialize) (values are left out: --include-data keeps them)""",
        "Remark")]
    [InlineData(true, true, false, """FormatException: unable to write {"Number":1000,"Text":"note 0 (in Serialize)""", "Remark")]
    [InlineData(true, false, true, """FormatException: unable to write {"…":…,"…":"… … (in Serialize)""", "M")]
    [InlineData(false, false, false, """FormatException: unable to write {"Number":1000,"Text":"note 0 (in Serialize)""", "Remark")]
    public async Task Reasons_and_losses_tell_what_they_may(bool isOwn, bool includes, bool anonymises, string reason, string lost)
    {
        var folder = repository.NewFolder();
        var plan = repository.PlanOf("quotes,loses-member", s_effort, new RunOptions
        {
            Datasets = ["Notes"],
            Operations = ["Serialize"],
            Experiments = [ExperimentNames.Fidelity],
            Own = new() { Sample = "own.json", IncludeData = includes, Anonymise = anonymises },
        });
        plan = plan with { Cases = [.. plan.Cases.Select(planned => planned with { Dataset = planned.Dataset with { IsOwn = isOwn } })] };

        var results = await repository.RunAsync(plan, folder);

        var quotes = results.Cases.Single(result => result.Id.Serializer.EndsWith("quotes", StringComparison.Ordinal));
        quotes.Reason.ShouldBe(reason);
        var loses = results.Cases.Single(result => result.Id.Serializer.EndsWith("loses-member", StringComparison.Ordinal));
        loses.Lost.ShouldHaveSingleItem().ShouldStartWith(lost);
        var journal = File.ReadAllText(Path.Combine(folder, "journal.jsonl"));
        journal.Contains("note", StringComparison.Ordinal).ShouldBe(!isOwn || includes);
        journal.Contains("Remark", StringComparison.Ordinal).ShouldBe(!anonymises);
    }
}
