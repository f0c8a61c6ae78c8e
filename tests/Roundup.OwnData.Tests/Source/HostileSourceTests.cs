using Roundup.ModelCompiler.Flavours;
using Roundup.OwnData.Samples.Model;
using Roundup.OwnData.Source;

namespace Roundup.OwnData.Tests.Source;

/// <summary>Names of files, folders and of a project do not become code, and source that Roslyn would end at is refused before.</summary>
public sealed class HostileSourceTests : FolderTests
{
    private const string Order = "namespace Shop; public class Order { public int Id { get; set; } }";

    public static TheoryData<string> Names { get; } =
    [
        "A\nclass Evil;", "A\u2028class Evil;", "A* class Evil; #", "A\"; class Evil;", "A\u202E", "$([System.IO.File]::ReadAllText('x'))",
        "@(Compile)", "%(Identity)", "A;B", "A*", "A\r\n-analyzer:x.dll",
    ];

    [Theory]
    [MemberData(nameof(Names))]
    public void Names_of_files_and_folders_do_not_become_code(string name)
    {
        folder.Write($"{name}/{name}.cs", Order);
        folder.Write($"{name}/{name}.csproj", "<Project><ItemGroup><Using Include='Shop' /></ItemGroup></Project>");

        var model = PreparedModel.Of(SourceTypes.Read(folder.In(name), "Shop.Order", [])).Model;
        var files = Compiler.Compile(
            new("Own", model.RootType, Document: false, [.. model.Files.Select(file => new ModelFile(file.Path, file.Text))]),
            "plain");

        foreach (var file in files)
        {
            file.Name.ShouldMatch(@"^[\w. +()-]+\z");
            CSharpSyntaxTree.ParseText(file.Text).GetRoot().DescendantTokens().ShouldAllBe(token => token.ValueText != "Evil");
        }
    }

    [Theory]
    [InlineData("Shop; class Evil { }")]
    [InlineData("Shop\n.A")]
    [InlineData("Shop.\u202EA")]
    [InlineData("Shop..A")]
    [InlineData("Shop = System.Int32")]
    public void The_root_namespace_of_a_project_is_a_name(string space)
    {
        var text = $"<Project><PropertyGroup><RootNamespace>{space}</RootNamespace></PropertyGroup>"
            + "<ItemGroup><Using Include='$(RootNamespace)' /></ItemGroup></Project>";
        folder.Write("Shop.csproj", text);
        folder.Write("Order.cs", Order);

        Should.Throw<RoundupException>(() => SourceTypes.Read(Root, null, [])).Message.ShouldContain("which is not a name of C#");
    }

    [Theory]
    [InlineData("(", "1", ")")]
    [InlineData("!", "true", "")]
    [InlineData("[", "1", "]")]
    [InlineData("new int[]{", "1", "}")]
    [InlineData("$\"{", "1", "}\"")]
    [InlineData("", "a", ".b")]
    [InlineData("", "a", "[0]")]
    [InlineData("", "a", " as A")]
    [InlineData("(\n", "1", ")")]
    [InlineData("default(List<", "int", ">)")]
    public void Deep_source_is_refused_at_its_place(string before, string inner, string after)
    {
        foreach (var deep in new[] { 2_000, 20_000 })
        {
            var repeated = string.Concat(Enumerable.Repeat(before, deep)) + inner + string.Concat(Enumerable.Repeat(after, deep));
            var path = folder.Write("Order.cs", $"public class Order {{ public object Id {{ get; set; }} = {repeated}; }}");

            Should.Throw<RoundupException>(() => SourceTypes.Read(path, null, [])).Message
                .ShouldMatch(@"Order\.cs\(\d+,\d+\): an expression or a type is nested more than 600 levels deep; split it[.]$");
        }
    }

    [Theory]
    [InlineData("/// :( :( $\"{ \n public int C{0};\n", 3_000)]
    [InlineData("public int A{0}, B{0}; [Obsolete] public List<int> C{0} = new() {{ (1 + 2) * 3, 4 }};\n", 3_000)]
    public void Much_source_that_is_not_deep_is_read(string line, int count)
    {
        var lines = string.Concat(Enumerable.Range(0, count).Select(number => line.Replace("{0}", $"{number}")));
        var code = lines.Replace("{{", "{").Replace("}}", "}");
        var path = folder.Write("Order.cs", $"public class Order {{ {code} public int Id {{ get; set; }} }}");

        SourceTypes.Read(path, null, []).RootType.ShouldBe("Order");
    }

    [Theory]
    [InlineData(600)]
    [InlineData(2_000)]
    public void Long_names_of_a_sample_get_shorter_ones_in_the_model(int letters)
    {
        var (one, other) = (new string('m', letters), new string('m', letters) + "n");
        var path = folder.Write(
            $"{new string('f', 230)}.json",
            $$"""{ "id": 1, "{{one}}": { "{{one}}": { "a": 1 } }, "{{other}}": { "b": "x" } }""");
        var inferred = ModelInference.Infer(path, new());

        var bound = PreparedModel.Of(new OwnModel(path, inferred.RootType, [new("Model.cs", inferred.Source)])).Bound;

        bound.Root.Members.Count.ShouldBe(3);
        inferred.Source.ShouldContain($"[JsonPropertyName(\"{one}\")]");
        inferred.Source.ShouldContain($"[JsonPropertyName(\"{other}\")]");
        bound.Objects.Count.ShouldBe(4);
        bound.Objects.ShouldAllBe(type => type.Name.Length <= 200);
    }

    [Fact]
    public void A_long_name_is_shortened_in_the_message()
    {
        var path = folder.Write("Order.cs", $"public class Order {{ public int {new string('m', 2_000)} {{ get; set; }} }}");

        Should.Throw<RoundupException>(() => SourceTypes.Read(path, null, [])).Message
            .ShouldEndWith($"Order.cs(1,33): the name {new string('m', 60)}… has 2000 letters; give it one of at most 300.");
    }
}
