namespace Roundup.Catalogue.Tests.Reading;

public sealed class DatasetSourceTests : RepositoryTests
{
    [Fact]
    public void A_source_adds_its_datasets_to_those_of_the_repository()
    {
        var catalogue = CatalogueReader.Read(repository.Path, TestExperiments.All, new Source("Sample"));

        catalogue.Datasets.Select(dataset => dataset.Name).ShouldBe(["Books", "Sample", "Users"]);
        Planner.Plan(catalogue, new RunOptions { Datasets = ["sample"] }).Cases.Select(c => c.Dataset.Origin).Distinct()
            .ShouldBe(["sample.json"]);
    }

    [Fact]
    public void Two_sources_cannot_have_a_dataset_of_one_name() =>
        Should.Throw<RoundupException>(() => CatalogueReader.Read(repository.Path, TestExperiments.All, new Source("USERS"))).Message
            .ShouldBe($"The dataset Users exists twice, in {repository.In("datasets/Users/Users.csproj")} and in sample.json: rename one.");

    private sealed class Source(string name) : IDatasetSource, IDatasetContent
    {
        public IEnumerable<DatasetDefinition> Read() =>
        [
            new DatasetDefinition
            {
                Name = name,
                Origin = "sample.json",
                Description = "A sample.",
                Root = "Shop.Sample",
                Values = "Shop.SampleValues",
                Counts = [1],
                Content = this,
            },
        ];

        public IReadOnlyList<ModelText> ReadModel() => [];

        public string ValuesProject(string folder) => Path.Combine(folder, "Sample.csproj");
    }
}
