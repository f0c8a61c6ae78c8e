namespace Roundup.Engine.Tests.Builds;

public sealed class OldVersionNoticeTests
{
    [Theory]
    [InlineData("1.0.0", "1.2.3", false, NoticeCode.OldVersion)]
    [InlineData("1.0.0", "1.2.3", true, NoticeCode.OldVersionGiven)]
    [InlineData("1.2.3", "1.2.3", true, null)]
    [InlineData("1.0.0", null, true, null)]
    public void An_older_version_is_told_wherever_it_came_from(string version, string? newest, bool isGiven, NoticeCode? expected)
    {
        var row = new SerializerInfo
        {
            Name = "Lib",
            Library = "Lib",
            Package = "Lib.Package",
            Version = version,
            NewestKnown = newest,
            FromPackageSource = isGiven,
            Format = "own",
            Needs = "nothing",
            Status = "maintained",
        };

        var notices = OldVersions.Notices([row, row with { Name = "Lib/other" }], []).ToList();
        notices.Select(notice => (NoticeCode?)notice.Code).ShouldBe(expected is null ? [] : [expected]);
        notices.Select(NoticeCatalogue.Text).ShouldAllBe(text => text.StartsWith($"Lib.Package {version} was measured"));
    }
}
