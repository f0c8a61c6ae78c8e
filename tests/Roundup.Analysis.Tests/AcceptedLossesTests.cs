using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Tests;

/// <summary>Which losses keep a row from its rank, where some are accepted.</summary>
public class AcceptedLossesTests
{
    [Theory]
    [InlineData("updatedAt", true, "Orders[].UpdatedAt: DateTimeOffset.Offset")]
    [InlineData("Orders[].UpdatedAt", true, "Orders[].UpdatedAt: DateTimeOffset.Offset")]
    [InlineData("offset", true, "UpdatedAt: DateTimeOffset.Offset", "Placed: DateTimeOffset.Offset")]
    [InlineData("DateTime.Kind", true, "Placed: DateTime.Kind")]
    [InlineData("tags", true, "Tags[]: null")]
    [InlineData("null", true, "Tags: null")]
    [InlineData("offset", false, "UpdatedAt: DateTimeOffset.Offset", "Placed: DateTimeOffset.Ticks")]
    [InlineData("updated", false, "UpdatedAt: DateTimeOffset.Offset")]
    [InlineData("kind", false, "Kind2: value")]
    [InlineData("offset", false)]
    public void A_row_is_exact_enough_if_each_of_its_losses_is_accepted(string accepted, bool isAccepted, params string[] lost)
    {
        var result = Lossy(lost);

        var seen = AcceptedLosses.In(File(result, accepted)).Cases.Single();

        seen.IsAccepted.ShouldBe(isAccepted);
        seen.Fidelity.ShouldBe(isAccepted ? Fidelity.Exact : Fidelity.Lossy);
        seen.Lost.ShouldBe(lost);
    }

    [Fact]
    public void A_row_with_a_wrong_result_or_without_a_check_is_not_accepted()
    {
        var unchecked_ = Lossy(["A: null"]) with { Fidelity = Fidelity.Unchecked };

        AcceptedLosses.In(File(unchecked_, "null")).Cases.Single().IsAccepted.ShouldBeFalse();
    }

    [Theory]
    [InlineData("UpdatedAt", "Orders[].UpdatedAt: DateTimeOffset.Offset", "Orders[].UpdatedAt: DateTimeOffset.Ticks")]
    [InlineData("Offset", "UpdatedAt: DateTimeOffset.Offset", "Placed: DateTimeOffset.Offset")]
    [InlineData(null, "UpdatedAt: DateTimeOffset.Offset", "Tags: null")]
    [InlineData(null)]
    public void One_word_is_named_if_it_accepts_everything(string? word, params string[] lost)
    {
        AcceptedLosses.SingleWord(lost).ShouldBe(word);
        if (word is not null)
        {
            AcceptedLosses.In(File(Lossy(lost), word)).Cases.Single().IsAccepted.ShouldBeTrue();
        }
    }

    [Fact]
    public void An_accepted_row_has_a_rank_and_the_file_keeps_what_was_found()
    {
        var lossy = Synthetic.Timed("quick", 100, 101, 99).Lossy("Placed: DateTime.Kind");
        var file = Synthetic.File("base", Synthetic.Timed("base", 1000, 1001, 999), lossy);

        Row(file).Rank.ShouldBeNull();
        Row(file with { Run = file.Run with { Accepted = ["kind"] } }).Rank!.Value.First.ShouldBe(1);
        Row(file with { Run = file.Run with { Accepted = ["offset"] } }).Rank.ShouldBeNull();
        file.Cases[1].Fidelity.ShouldBe(Fidelity.Lossy);
    }

    private static AnalysedCase Row(ResultsFile file) => Analyser.Analyse(file).Row("quick");

    private static CaseResult Lossy(IReadOnlyList<string> lost) =>
        Synthetic.Timed("quick", 100) with { Fidelity = Fidelity.Lossy, Lost = lost };

    private static ResultsFile File(CaseResult result, string accepted)
    {
        var file = Synthetic.File(null, result);
        return file with { Run = file.Run with { Accepted = [accepted] } };
    }
}
