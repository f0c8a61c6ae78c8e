namespace Roundup.Catalogue.Tests.Planning;

/// <summary>A run bears the title of its suite only where it measures what the suite measures.</summary>
public sealed class RunTitleTests : RepositoryTests
{
    public static TheoryData<RunOptions, string?, string> Titles => new()
    {
        { new(), null, "Quick" },
        { new() { Serializers = ["*"], Datasets = ["Users"], Counts = [1, 20], Shapes = ["Bytes", "String"] }, null, "Quick" },
        { new() { Effort = "standard", Seed = 7, Baseline = "Packed" }, null, "Quick" },
        { new() { Serializers = ["Packed/default"] }, "Packed on the data of quick", "The suite quick with fewer serializers." },
        {
            new() { Serializers = ["Packed", "Swift.Json/default", "reference/*"], Datasets = ["Books"] },
            "Swift.Json, Packed and Packed/writer on Books", "The suite quick with fewer serializers and other datasets."
        },
        { new() { Datasets = ["Books", "Users"] }, "quick on Users and Books", "The suite quick with other datasets." },
        { new() { Counts = [7] }, "quick with other counts", "The suite quick with other counts." },
        { new() { Serializers = ["Packed", "Swift.Json"] }, "quick with fewer serializers", "The suite quick with fewer serializers." },
        { new() { Shapes = ["Stream"] }, "quick with other shapes", "The suite quick with other shapes." },
        {
            new() { Targets = ["net8.0"], Operations = ["Serialize"] },
            "quick with fewer operations and other runtimes", "The suite quick with fewer operations and other runtimes."
        },
        {
            new() { Serializers = ["Packed/default"], Against = ["Packed/writer"] },
            "Packed against Packed/writer on the data of quick", "The suite quick with fewer serializers."
        },
        {
            new() { Against = ["Swift.Json@2.0.1"], Datasets = ["Books"] },
            "Swift.Json and Swift.Json/generated before and after a change on Books",
            "The suite quick with other serializers and other datasets."
        },
    };

    [Theory]
    [MemberData(nameof(Titles))]
    public void A_run_of_other_rows_or_data_says_what_it_is(RunOptions options, string? title, string description)
    {
        var plan = repository.Plan(options);

        plan.Title.ShouldBe(title);
        plan.Description.ShouldBe(description);
    }
}
