using System.Text.Json.Serialization;
using Roundup.ModelCompiler.Flavours;
using Roundup.OwnData.Samples.Model;

namespace Roundup.OwnData.Tests.Samples;

public sealed class SampleTests
{
    public static TheoryData<string> Names => SampleFiles.Names;

    [Theory]
    [MemberData(nameof(Names))]
    public void The_model_and_what_was_guessed_are_as_expected(string name)
    {
        var model = Infer(name);

        Golden.ShouldMatch(model.Source, name + ".cs.txt");
        Golden.ShouldMatch(string.Concat(model.Findings.Select(finding => finding + "\n")), name + ".findings.txt");
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Every_value_survives_the_round_trip(string name)
    {
        var model = Infer(name);
        var assembly = Compiled.Load([model.Source]);
        foreach (var value in Values(File.ReadAllText(SampleFiles.PathOf(name)), model.Form))
        {
            JsonComparison.Difference(value, Compiled.RoundTrip(assembly, model, value)).ShouldBeNull();
        }
    }

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Names))]
    public void The_model_compiler_takes_the_model(string name)
    {
        var model = Infer(name);
        var source = new ModelSource("Sample", model.RootType, false, [new("Sample/Model.cs", model.Source)]);
        string[] flavours = ["json-by-hand", "messagepack", "json-derived-types", "protobuf", "cbor"];
        foreach (var flavour in AllTests.Kinds(flavours, first: name.Length % 3))
        {
            Compiler.Compile(source, flavour).ShouldNotBeEmpty();
        }

        Compiled.Emit(
            Compiler.Compile(source, "plain").Select(file => file.Text), NullableContextOptions.Disable, Stream.Null);
    }

    /// <summary>With these options a list is an object in JSON, which the converters of rows and of mixed values read too.</summary>
    [Theory]
    [InlineData("""[[1,"a"],[2,"b"]]""")]
    [InlineData("""[{"v":[1,2]},{"v":"x"}]""")]
    [InlineData("""[{"v":[1,2]},{"v":{"a":1,"b":"c"}},{"v":[]},{"v":null}]""")]
    public void Lists_are_read_where_references_are_preserved(string json)
    {
        var file = Path.Combine(Path.GetTempPath(), Path.GetRandomFileName() + ".json");
        File.WriteAllText(file, json);
        try
        {
            var model = ModelInference.Infer(file, new());
            var list = typeof(List<>).MakeGenericType(Compiled.Load([model.Source]).GetType(model.RootType, throwOnError: true)!);
            var options = new JsonSerializerOptions { ReferenceHandler = ReferenceHandler.Preserve };
            var written = JsonSerializer.Serialize(JsonSerializer.Deserialize(json, list), list, options);
            written.ShouldContain("$values");
            var read = JsonSerializer.Deserialize(written, list, options);
            JsonComparison.Difference(json, JsonSerializer.Serialize(read, list)).ShouldBeNull();
        }
        finally
        {
            File.Delete(file);
        }
    }

    [Fact]
    public void The_same_sample_gives_the_same_text() => Infer("issues.json").ShouldBeEquivalentTo(Infer("issues.json"));

    private static InferredModel Infer(string name) => ModelInference.Infer(SampleFiles.PathOf(name), new());

    private static IEnumerable<string> Values(string text, SampleForm form) => form switch
    {
        SampleForm.One => [text],
        SampleForm.Lines => text.Split('\n', StringSplitOptions.RemoveEmptyEntries),
        _ => JsonDocument.Parse(text).RootElement.EnumerateArray().Select(element => element.GetRawText()),
    };
}
