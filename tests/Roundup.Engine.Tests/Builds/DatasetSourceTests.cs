using Roundup.Catalogue.Templates;

namespace Roundup.Engine.Tests.Builds;

/// <summary>A source of datasets is one class: here one without a folder, whose model is a text and whose project is generated.</summary>
public sealed class DatasetSourceTests
{
    [Fact]
    public async Task A_dataset_without_a_folder_is_planned_and_compiled_into_workers_and_its_program_of_values()
    {
        using var units = new ScriptedUnits();
        units.Sources = [new TextSource(units.Layout.Root)];

        var worker = (await units.BuildAsync("Tiny/default", "Sample")).Values.ShouldHaveSingleItem();
        var generator = BuildUnit.ValueGenerators(units.Layout, [units.Dataset("Sample")]).Single();
        var values = (await units.BuildAsync(generator)).Values.ShouldHaveSingleItem();

        foreach (var built in (BuiltUnit[])[worker, values])
        {
            (built.Outcome, built.Models.Keys.ShouldHaveSingleItem()).ShouldBe((null, "Sample"));
        }

        Directory.EnumerateFiles(Path.Combine(units.Layout.Models, "plain", "Sample")).Select(File.ReadAllText)
            .ShouldContain(text => text.Contains("class SampleModel", StringComparison.Ordinal));
        File.Exists(values.Unit.ProjectFile).ShouldBeTrue();
    }

    private sealed class TextSource(string repository) : IDatasetSource, IDatasetContent
    {
        private static readonly IReadOnlyList<TemplateFile> s_template = EntrantTemplates.Dataset("Sample");

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
            [new ModelText("sample.json", s_template.Single(file => file.Path.EndsWith("Model.cs", StringComparison.Ordinal)).Text)];

        public string ValuesProject(string folder)
        {
            Directory.CreateDirectory(folder);
            foreach (var file in (TemplateFile[])[.. EntrantTemplates.DatasetImports(repository), .. s_template])
            {
                File.WriteAllText(Path.Combine(folder, Path.GetFileName(file.Path)), file.Text);
            }

            return Path.Combine(folder, "Sample.csproj");
        }
    }
}
