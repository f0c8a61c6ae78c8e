using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Experiments.Speed;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.Flavours;
using Roundup.Results;

namespace Roundup.Tools.Tests.Crosscheck;

/// <summary>The real entrants and datasets, as units of generation.</summary>
internal static class Entrants
{
    public static RoundupCatalogue Catalogue { get; } = CatalogueReader.Read(Repository.Find(), [new SpeedExperiment()]);

    public static string[] Sources(LibraryDefinition library) =>
        [.. ProjectSources.CodeOf(library.ProjectFile).Select(File.ReadAllText)];

    public static BenchmarkCase Case(CatalogueRow row, Shape shape, Operation operation, int count = 1, int index = 7)
    {
        var dataset = Catalogue.Datasets.Single(d => d.Name == "Users");
        var id = new CaseId(row.Row.FullName, CaseId.NoCompressor, new TableId(dataset.Name, count, shape, operation, "net10.0"));
        var root = Compiler.Find(row.Row.Flavour, FlavourList.All).LoopRootOf(dataset.Name, dataset.Root, dataset.IsDocument);
        return new BenchmarkCase(index, new PlannedCase(id, row.Library, row.Row, dataset, null), root, "/values/users.bin");
    }

    public static BenchmarkUnit Unit(LibraryDefinition library, params IReadOnlyList<BenchmarkCase> cases) =>
        new("Unit", library.ClassName, library.ProjectFile, "/worker.dll", [], cases);
}
