using Roundup.ModelCompiler.Flavours;

namespace Roundup.OwnData.Tests.Assemblies;

/// <summary>Whatever types an assembly has: their source compiles, and the model compiler takes it.</summary>
public sealed class RandomTests : IDisposable
{
    private readonly AssemblyFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact, Trait(AllTests.Category, AllTests.Slow)]
    public void The_source_of_random_types_compiles_and_is_a_model()
    {
        for (var seed = 1; seed <= AllTests.Times(15, 5); seed++)
        {
            var source = new RandomTypes(seed).Source();
            var path = _folder.Compile($"Shop{seed}", source);

            var model = AssemblyReader.Read(path, "Shop.T0", []);

            AssemblyFolder.ShouldCompile(model.Source);
            model.Source.ShouldBe(AssemblyReader.Read(path, "Shop.T0", []).Source);
            Compiler.Compile(new("Own", model.RootType, false, [new("Model.cs", model.Source)]), "plain").ShouldNotBeEmpty();
        }
    }
}
