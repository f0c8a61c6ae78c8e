using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Catalogue.Reading;
using Roundup.Catalogue.Templates;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Tests.Support;
using Roundup.ModelCompiler.Flavours;

namespace Roundup.Engine.Tests.Builds;

/// <summary>A source of datasets is one class: here one without a folder, whose model is a text and whose project is generated.</summary>
public sealed class DatasetSourceTests : IDisposable
{
    private readonly TestRepository _repository = new();

    public void Dispose() => _repository.Dispose();

    [Fact]
    public async Task A_dataset_without_a_folder_is_planned_and_built()
    {
        var catalogue = CatalogueReader.Read(_repository.Root, TestRepository.Experiments, new TextSource(_repository.Root));
        var options = new RunOptions { Suite = "test", Serializers = ["Tiny/default"], Datasets = ["Sample"], Seed = 1 };
        var plan = Planner.Plan(catalogue, options);

        var stage = new BuildStage(new RepositoryLayout(_repository.Root), plan, catalogue.Datasets, FlavourList.All, new Watcher());
        var built = await stage.RunAsync(CancellationToken.None);

        built.Failure(plan.Cases[0]).ShouldBeNull();
        built.ValuesOf(plan.Cases[0].Id.Cell).Info.PoolRoots.ShouldBeGreaterThan(0);
    }

    private sealed class TextSource(string repository) : IDatasetSource, IDatasetContent
    {
        private static readonly DatasetTemplate s_template = new("Sample");

        public IEnumerable<DatasetDefinition> Read() =>
        [
            new DatasetDefinition
            {
                Name = "Sample",
                Origin = "sample.json",
                Description = "A sample.",
                Root = "Roundup.Datasets.Sample.SampleModel",
                Values = "Roundup.Datasets.Sample.SampleValues",
                Counts = [1],
                Content = this,
            },
        ];

        public IReadOnlyList<ModelText> ReadModel() =>
            [new ModelText("sample.json", s_template.Files.Single(file => file.Path.EndsWith("Model.cs", StringComparison.Ordinal)).Text)];

        public string ValuesProject(string folder)
        {
            Directory.CreateDirectory(folder);
            foreach (var file in (TemplateFile[])[.. DatasetTemplate.Imports(repository), .. s_template.Files])
            {
                File.WriteAllText(Path.Combine(folder, Path.GetFileName(file.Path)), file.Text);
            }

            return Path.Combine(folder, "Sample.csproj");
        }
    }
}
