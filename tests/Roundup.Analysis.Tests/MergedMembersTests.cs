using Roundup.Results;

namespace Roundup.Analysis.Tests;

/// <summary>A joined file is the first one with some members changed, so that a new member would be lost without a word.</summary>
public class MergedMembersTests
{
    [Fact]
    public void How_each_member_of_a_file_and_of_its_run_is_joined_was_decided()
    {
        string[] joined = ["Run", "Machine", "Targets", "Serializers", "Compressors", "Datasets", "Notices", "Parts", "Cases"];
        string[] notStored = ["Checks"];
        string[] ofRun =
        [
            "Title", "Description", "Shard", "Command", "Started", "Finished", "BuildSeconds", "VerifySeconds", "Interrupted",
            "Experiments",
        ];
        string[] same = ["Schema"];
        string[] sameOfRun =
        [
            "Suite", "RoundupVersion", "Seed", "Baseline", "FurtherBaselines", "BaselineTarget", "Comparison", "Accepted", "Contract",
            "Expected",
            "ExtraColumns", "Report",
        ];

        Members<ResultsFile>().ShouldBe(
            joined.Concat(same).Concat(notStored), ignoreOrder: true, "say in FileJoin how a new member is joined, and here");
        Members<RunInfo>().ShouldBe(ofRun.Concat(sameOfRun), ignoreOrder: true, "say in FileJoin how a new member is joined, and here");
    }

    private static IEnumerable<string> Members<T>() =>
        typeof(T).GetProperties().Where(property => property.SetMethod is not null).Select(property => property.Name);
}
