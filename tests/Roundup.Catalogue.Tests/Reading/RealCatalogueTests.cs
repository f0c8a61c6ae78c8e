using System.Xml.Linq;

namespace Roundup.Catalogue.Tests.Reading;

/// <summary>The catalogue of the repository itself.</summary>
public class RealCatalogueTests
{
    private static readonly RoundupCatalogue s_catalogue = CatalogueReader.Read(Repository.Find(), TestExperiments.All);

    [Fact]
    public void Every_suite_gives_a_plan_and_is_under_60_lines()
    {
        s_catalogue.Suites.ShouldNotBeEmpty();
        foreach (var suite in s_catalogue.Suites)
        {
            Planner.Plan(s_catalogue, new RunOptions { Suite = suite.Name }).Cases.ShouldNotBeEmpty(suite.Name);
            File.ReadLines(suite.File).Count().ShouldBeLessThan(60, suite.Name);
        }
    }

    /// <summary>Sources may lack a generator at an older version of the library; rows without generated code do not need it.</summary>
    [Fact]
    public void A_package_with_the_version_of_the_library_is_demanded_only_by_rows_that_need_it()
    {
        var demanded =
            from library in s_catalogue.Libraries
            where library.Serializers.Any(row => row.Needs is "nothing" or "attributes")
            from reference in XDocument.Load(library.ProjectFile).Descendants("PackageReference")
            where reference.Attribute("SameVersion") is not null
                && (reference.Attribute("Condition") ?? reference.Parent!.Attribute("Condition")) is null
            select $"{library.Name}: {reference.Attribute("Include")!.Value}";

        demanded.ShouldBeEmpty("add a condition on RoundupVariant, see docs/extend/serializer.md");
    }

    [Fact]
    public void The_suite_quick_is_the_main_job()
    {
        var cases = Planner.Plan(s_catalogue, new RunOptions()).Cases.Where(c => c.Unsupported is null && !c.Serializer.IsReference)
            .ToList();

        foreach (var operation in Enum.GetValues<Operation>())
        {
            var datasets = cases
                .Where(c => c.Id.Table.Operation == operation && c.Id.Table.Shape == Shape.Bytes)
                .GroupBy(c => c.Dataset.Name);
            foreach (var dataset in datasets)
            {
                dataset.Count().ShouldBeGreaterThanOrEqualTo(10, dataset.Key);
            }
        }

        cases.Select(c => c.Dataset.Name).Distinct().Count().ShouldBeGreaterThanOrEqualTo(3);
        cases.Select(c => c.Id.Table.Shape).Distinct().ShouldBe([Shape.String, Shape.Bytes], ignoreOrder: true);
    }

    [Fact]
    public void Every_entrant_and_dataset_is_under_60_lines_of_project()
    {
        var files = s_catalogue.Libraries.Select(l => l.ProjectFile)
            .Concat(s_catalogue.Compressors.Select(c => c.ProjectFile))
            .Concat(s_catalogue.Datasets.Select(d => d.Origin));
        foreach (var file in files)
        {
            File.ReadLines(file).Count().ShouldBeLessThan(60, file);
        }
    }

    [Fact]
    public void What_is_said_of_data_from_outside_has_its_source()
    {
        foreach (var row in s_catalogue.Serializers.Where(row => row.Trust is not null))
        {
            row.Trust!.ShouldContain("(https://", Case.Sensitive, row.UniqueName);
        }
    }

    [Fact]
    public void Every_entrant_has_the_folder_and_the_class_that_its_name_gives()
    {
        foreach (var entrant in s_catalogue.Libraries.Concat<EntrantDefinition>(s_catalogue.Compressors))
        {
            entrant.Folder.ShouldBe(string.Concat(entrant.Name.Where(char.IsLetterOrDigit)), StringCompareShould.IgnoreCase);
            char.IsUpper(entrant.Folder[0]).ShouldBeTrue(entrant.Folder);
            var folder = Path.GetDirectoryName(entrant.ProjectFile)!;
            Path.GetFileName(folder).ShouldBe(entrant.Folder);
            File.ReadAllText(Path.Combine(folder, entrant.Folder + "Entrant.cs"))
                .ShouldContain($"public sealed class {entrant.Folder}Entrant");
        }
    }
}
