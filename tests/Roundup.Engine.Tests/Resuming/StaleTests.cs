using System.Text;
using System.Text.RegularExpressions;
using Roundup.Catalogue;
using Roundup.Engine.Journaling;
using Roundup.Engine.Tests.Support;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Engine.Tests.Resuming;

/// <summary>Launches of two builds are not joined in one row.</summary>
[Collection(WithRepository.Resuming)]
public sealed partial class StaleTests(TestRepository repository)
{
    [Fact]
    public async Task A_row_that_changed_is_verified_and_measured_anew_with_those_beside_it()
    {
        var folder = repository.NewFolder();
        var plan = repository.PlanOf("good,loses-member,throws", Efforts.Hardly);
        var first = await repository.RunAsync(plan, folder);
        await ChangeStampAsync(folder, changed: 0);
        var before = JournalText.Entries(folder).Count;

        var second = await repository.RunAsync(plan, folder, resume: true);

        var notice = second.Notices.Where(notice => notice.Code == NoticeCode.ChangedSinceThen).ShouldHaveSingleItem();
        notice.Arguments.ShouldBe([plan.Cases[0].Id.RowName, "1"]);
        JournalText.Entries(folder).Skip(before).OfType<VerdictEntry>().ShouldNotBeEmpty();
        foreach (var (old, anew) in first.Cases.Zip(second.Cases))
        {
            anew.Outcome.ShouldBe(old.Outcome, anew.Reason);
            anew.Launches.Select(launch => (launch.Index, launch.Replica))
                .ShouldBe(old.Launches.Select(launch => (launch.Index, launch.Replica)));
            foreach (var (one, other) in old.Launches.Zip(anew.Launches))
            {
                other.Samples.ShouldNotBe(one.Samples);
            }
        }
    }

    [Fact]
    public async Task Nothing_is_measured_anew_where_nothing_changed()
    {
        var folder = repository.NewFolder();
        var plan = repository.PlanOf("good,throws", Efforts.Hardly);
        var first = await repository.RunAsync(plan, folder);
        var second = await repository.RunAsync(plan, folder, resume: true);

        second.Notices.ShouldNotContain(notice => notice.Code == NoticeCode.ChangedSinceThen);
        Times(second).ShouldBe(Times(first));
    }

    [Fact]
    public async Task Nothing_is_added_on_a_machine_of_another_kind()
    {
        var folder = repository.NewFolder();
        var plan = repository.PlanOf("good", Efforts.Hardly);
        var cpu = (await repository.RunAsync(plan, folder)).Machine.Cpu;
        var journal = Journal.PathIn(folder);
        var before = (await File.ReadAllTextAsync(journal))
            .Replace($"\"cpu\":\"{cpu}\"", "\"cpu\":\"another one\"", StringComparison.Ordinal);
        await File.WriteAllTextAsync(journal, before);

        var error = await Should.ThrowAsync<RoundupException>(() => repository.RunAsync(plan, folder, resume: true));

        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldContain("was started on another one");
        (await File.ReadAllTextAsync(journal)).ShouldBe(before);
    }

    private static IEnumerable<double> Times(ResultsFile results) =>
        results.Cases.SelectMany(result => result.Launches).SelectMany(launch => launch.Samples).Select(sample => sample.WallNs);

    /// <summary>As if the case had been made of something else.</summary>
    private static async Task ChangeStampAsync(string folder, int changed)
    {
        var lines = await File.ReadAllLinesAsync(Journal.PathIn(folder));
        for (var i = 0; i < lines.Length; i++)
        {
            if (lines[i].Contains("\"t\":\"stamps\"", StringComparison.Ordinal))
            {
                var place = -1;
                lines[i] = Stamp().Replace(lines[i], stamp => ++place == changed ? "\"0123456789abcdef\"" : stamp.Value);
            }
        }

        await File.WriteAllLinesAsync(Journal.PathIn(folder), lines, new UTF8Encoding(false));
    }

    [GeneratedRegex("\"[0-9a-f]{16}\"")]
    private static partial Regex Stamp();
}
