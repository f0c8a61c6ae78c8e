namespace Roundup.Engine.Tests.Checks;

/// <summary>The checks of own data and of the other versions of its model.</summary>
public sealed class OwnVersionTests : IDisposable
{
    private readonly ScriptedCheck _check = new(["Text"], new CheckedLibrary("row", Shape.Bytes, Shape.Stream));

    public OwnVersionTests()
    {
        var order = _check.Run.Catalogue.Datasets[0] with { Name = "Order", Counts = [1, 100], IsOwn = true };
        var version = order with { Name = "OrderWithoutLast", Version = new("Order", ["Note.Remark"], []) };
        var row = _check.Run.Catalogue.Libraries[0];
        _check.Run.Catalogue = _check.Run.Catalogue with
        {
            Datasets = [order, version],
            Probes = [],
            Libraries = [row, Other(row, "row@2.0.0", false), Other(row, "reference", true)],
            Suites = [_check.Run.Catalogue.Suites[0] with { Datasets = [new("Order", null)] }],
        };
    }

    public void Dispose() => _check.Dispose();

    [Fact]
    public void Each_version_reads_single_values_of_the_other_one_and_nothing_else_is_checked_of_its_values() =>
        _check.Checks(new() { Serializers = ["row", "reference"] }).Where(id => id.Contains("versions")).ShouldBe(
        [
            "row on net10.0: versions/Order/Bytes/from-OrderWithoutLast",
            "row on net10.0: versions/OrderWithoutLast/Bytes/from-Order",
        ]);

    [Fact]
    public void Versions_of_a_library_read_the_values_of_one_count() =>
        _check.Checks(new() { Serializers = ["row", "row@2.0.0"] }).Where(id => id.Contains("from-row")).ShouldBe(
        [
            "row on net10.0: versions/Order/Bytes/from-row@2.0.0",
            "row@2.0.0 on net10.0: versions/Order/Bytes/from-row",
            "row on net10.0: versions/Order-x100/Bytes/from-row@2.0.0",
            "row@2.0.0 on net10.0: versions/Order-x100/Bytes/from-row",
        ]);

    [Fact]
    public void Only_a_check_has_the_cases_of_other_versions()
    {
        var plan = _check.PlanOf(new() { Experiments = ["speed", "check"], Serializers = ["row", "reference"] });

        // A reference has the layout of one model.
        plan.Cases.Where(planned => planned.Dataset.Version is not null).Select(planned => planned.Id.SerializerName).Distinct().ShouldBe(
            ["row"]);
        bool Takes(string experiment, string dataset) => plan.Cases.Any(planned =>
            planned.Dataset.Name == dataset && plan.Experiments.Single(one => one.Name == experiment).Takes(planned.Id));
        Takes("check", "OrderWithoutLast").ShouldBeTrue();
        Takes("speed", "OrderWithoutLast").ShouldBeFalse();
        Takes("speed", "Order").ShouldBeTrue();
        Planner.ChecksVersions(_check.Run.Catalogue, new() { Suite = "test", Experiments = ["speed"] }).ShouldBeFalse();
        Planner.ChecksVersions(_check.Run.Catalogue, new() { Suite = "test" }).ShouldBeTrue();
        Planner.ChecksVersions(_check.Run.Catalogue, new() { Suite = "test", CheckCategories = [CheckCategory.Chunks] }).ShouldBeFalse();
    }

    [Fact]
    public async Task What_a_version_loses_by_itself_is_a_failure_of_the_data_alone_and_forgiven_between_versions()
    {
        _check.Run.Script("row", step => step.Name is "round-trip" or "read" && step.Dataset.StartsWith("Order", StringComparison.Ordinal)
            ? Act.Finds(CheckOutcome.Corrupted, null, "Remark: value") : null);

        var results = await _check.Run.RunAsync(
            _check.PlanOf(new() { Serializers = ["row"], CheckCategories = [CheckCategory.Values, CheckCategory.Versions] }));

        var version = (CheckedCase)results.Cases.Single(result => result.Id.Table.Dataset == "OrderWithoutLast").Part;
        version.Findings.ShouldBeEmpty();
        version.Passed.ShouldBe(new Dictionary<CheckCategory, int> { [CheckCategory.Versions] = 1 });
        var parts = results.Cases.Where(result => result.Id.Table.Dataset == "Order").ToDictionary(
            result => result.Id.Table.Count, result => (CheckedCase)result.Part);
        parts[1].Findings.Select(finding => $"{finding.Id}").ShouldBe(["values/Order/Bytes", "values/Order/Stream"]);
        parts[1].Passed.ShouldBe(new Dictionary<CheckCategory, int> { [CheckCategory.Values] = 1, [CheckCategory.Versions] = 1 });
        parts[100].Findings.Select(finding => $"{finding.Id}").ShouldBe(["values/Order-x100/Bytes", "values/Order-x100/Stream"]);
        parts[100].NotRun[CheckCategory.Versions].ShouldBe("single values of the data were checked");
    }

    /// <summary>Of a sample larger than the pool, every second value is taken, or every third.</summary>
    [Theory]
    [InlineData(16, 5, 3, 3)]
    [InlineData(16, 16, 16, 16)]
    [InlineData(16, 40, 9, 5)]
    [InlineData(16, 40, 40, 16)]
    [InlineData(1, 40, 1, 1)]
    public void Two_versions_exchange_the_first_values_that_both_can_have(int pool, int all, int both, int exchanged)
    {
        new ModelVersion("Order", [], []) { Exchanged = (all, both) }.Exchange(pool).ShouldBe(exchanged);
        new ModelVersion("Order", [], []).Exchange(pool).ShouldBe(pool);
    }

    private static LibraryDefinition Other(LibraryDefinition row, string name, bool isReference) => row with
    {
        Name = name,
        Serializers = [row.Serializers[0] with { FullName = name, IsReference = isReference }],
    };
}
