namespace Roundup.Engine.Tests.Privacy;

/// <summary>What results tell of the user's own data.</summary>
public class OwnDataPrivacyTests
{
    private const string Quoting = """FormatException: unable to write {"Number":1000,"Text":"note 0""";

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
        using var run = new ScriptedRun("quotes", "loses");
        run.Script("quotes", at => at.Name == "Serialize" ? Act.Throws(Quoting) : null);
        run.Script("loses", at => at.Name == "Deserialize" ? Act.Loses("Remark: value") : null);
        var plan = run.PlanOf(Efforts.Hardly, isOwn: isOwn, options: new()
        {
            Operations = ["Serialize"],
            Experiments = [ProofOnly.Experiment],
            Own = new() { Sample = "own.json", IncludeData = includes, Anonymise = anonymises },
        });

        var results = await run.RunAsync(plan);

        var quotes = results.Cases.Single(result => result.Id.Serializer == "quotes");
        quotes.Reason.ShouldBe(reason);
        var loses = results.Cases.Single(result => result.Id.Serializer == "loses");
        loses.Lost.ShouldHaveSingleItem().ShouldStartWith(lost);
        var journal = File.ReadAllText(Path.Combine(run.Folder, "journal.jsonl"));
        journal.Contains("note", StringComparison.Ordinal).ShouldBe(!isOwn || includes);
        journal.Contains("Remark", StringComparison.Ordinal).ShouldBe(!anonymises);
    }
}
