namespace Roundup.Engine.Tests.Builds;

/// <summary>Packages that did not come from the source that was asked for them, and comparisons of a library with itself.</summary>
public sealed class SameCodeTests
{
    private const string Feed = "https://me:secret@api.nuget.org/v3/index.json";

    [Fact]
    public void Two_versions_with_the_same_bytes_are_refused_with_where_they_came_from()
    {
        var (plan, built) = Compared("same", "same");

        var refusal = Should.Throw<RoundupException>(() => SameCode.Check(plan, built));

        refusal.ExitCode.ShouldBe(ExitCode.Usage);
        refusal.Message.ShouldBe(
            "MyLib and MyLib@1.2.0 are identical (MyLib.Package 1.2.0 from api.nuget.org), so --against would compare the code with "
            + "itself: check --package-source and the versions, or add --allow-same if you want that (an A/A check).");
    }

    [Fact]
    public void They_are_compared_where_the_user_asks_for_it() =>
        SameCode.Check(Compared("same", "same").Plan with { Options = new() { AllowSame = true } }, Compared("same", "same").Built);

    [Theory]
    [InlineData("old", "new", "MyLib@1.2.0")]
    [InlineData("same", "same", "Other")]
    public void Other_bytes_and_other_rows_are_compared(string after, string before, string against)
    {
        var (plan, built) = Compared(after, before, against);

        SameCode.Check(plan, built);
    }

    [Fact]
    public void What_is_one_native_file_is_not_taken_for_the_same()
    {
        var (plan, built) = Compared(null, null);

        SameCode.Check(plan, built);
    }

    [Fact]
    public void A_package_that_came_from_elsewhere_is_named_with_its_source_and_no_user()
    {
        var notice = SourceNotices.Create(["/packages"], Compared("same", "same").Built.Workers).ShouldNotBeNull();

        NoticeCatalogue.Text(notice).ShouldStartWith(
            "--package-source does not have all packages: MyLib.Package 1.2.0 (from api.nuget.org). ");
    }

    [Fact]
    public void All_packages_are_named_by_where_they_came_from()
    {
        var unit = Compared("same", "same").Built.Workers.First();
        BuiltUnit[] units =
        [
            .. Enumerable.Range(0, 5).Select(index => unit with { Version = $"1.{index}", Source = index < 4 ? Feed : "/own" }),
        ];

        SourceNotices.Create(["/packages"], units)!.Arguments.ShouldBe(
        [
            "MyLib.Package 1.0, MyLib.Package 1.1, MyLib.Package 1.2, MyLib.Package 1.3 (from api.nuget.org), "
            + "MyLib.Package 1.4 (from the folder own)",
        ]);
    }

    [Fact]
    public async Task A_run_that_compares_a_library_with_itself_ends_before_a_worker_starts()
    {
        using var run = new ScriptedRun("MyLib", "MyLib@1.2.0");
        run.Builds.Libraries["MyLib.dll"] = "same";
        var plan = run.PlanOf(Efforts.Hardly) with { Comparison = new([new("MyLib", "MyLib@1.2.0")], 0.02, 0.05) };

        (await Should.ThrowAsync<RoundupException>(() => run.RunAsync(plan))).ExitCode.ShouldBe(ExitCode.Usage);

        run.Workers.Processes.ShouldBeEmpty();
    }

    [Fact]
    public void The_version_to_compare_with_may_come_from_elsewhere()
    {
        var (_, built) = Compared("same", "same");
        var workers = built.Workers.ToList();
        workers[0] = workers[0] with { IsFromPackageSource = true };

        SourceNotices.Create(["/packages"], workers).ShouldBeNull();
        SourceNotices.Create([], built.Workers).ShouldBeNull("no source was asked");
    }

    private static (Plan Plan, BuildResult Built) Compared(string? after, string? before, string against = "MyLib@1.2.0")
    {
        var made = Made.Plan(["MyLib", against], ["Books"], [1], [Shape.Bytes]);
        var plan = made with
        {
            Cases = [.. made.Cases.Select(planned => planned with { Library = planned.Library with { Package = "MyLib.Package" } })],
            Comparison = new([new("MyLib", against)], 0.02, 0.05),
        };
        var built = new BuildResult();
        foreach (var planned in plan.Cases)
        {
            var hash = planned.Id.Serializer == "MyLib" ? after : before;
            built.Add(new BuiltUnit(BuildUnit.Worker(planned), "stamp", "Roundup.Worker.dll", null, null, "1.2.0", null)
            {
                Source = Feed,
                Files = hash is null
                    ? new Dictionary<string, string> { ["Roundup.Worker"] = "native" }
                    : new Dictionary<string, string> { ["MyLib.dll"] = hash, ["Roundup.Serializers.MyLib.dll"] = planned.Id.Serializer },
            });
        }

        return (plan, built);
    }
}
