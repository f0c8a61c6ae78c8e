using System.Runtime.Loader;
using System.Text.Encodings.Web;
using System.Text.Unicode;
using Roundup.OwnData.Reading;

namespace Roundup.OwnData.Tests.Values;

/// <summary>The program that makes the values of own data: its generated project, compiled and run in this process.</summary>
internal sealed class ValuesProgram
{
    private const string Usings =
        "global using System; global using System.Collections.Generic; global using System.IO; global using System.Linq;";

    private static readonly JsonSerializerOptions s_json = new()
    {
        Encoder = JavaScriptEncoder.Create(UnicodeRanges.All),
        IncludeFields = true,
        MaxDepth = 256,
    };

    private readonly object _values;
    private readonly MethodInfo _create;

    private ValuesProgram(object _values) => (this._values, _create) = (_values, _values.GetType().GetMethod("Create")!);

    /// <summary>The assembly, which holds the model too.</summary>
    public Assembly Assembly => _values.GetType().Assembly;

    /// <summary>Compiles it.</summary>
    /// <param name="dataset">The dataset.</param>
    /// <param name="folder">Where its project is written.</param>
    public static ValuesProgram Of(OwnDataset dataset, string folder)
    {
        var project = Path.GetDirectoryName(dataset.ValuesProject(folder))!;
        var definition = dataset.Read().First();
        var sources = Directory.EnumerateFiles(project, "*.cs").Select(File.ReadAllText)
            .Concat(dataset.ReadModel().Select(file => file.Text))
            .Append(Usings);
        var compilation = CSharpCompilation.Create(
            "Values" + Guid.NewGuid().ToString("N"),
            sources.Select(source => CSharpSyntaxTree.ParseText(source)),
            CSharpCode.References,
            new(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
        using var stream = new MemoryStream();
        var lines = Directory.EnumerateFiles(project, "*.ndjson")
            .Select(file => new ResourceDescription(Path.GetFileName(file), () => File.OpenRead(file), isPublic: true));
        var result = compilation.Emit(stream, manifestResources: [.. lines]);
        result.Diagnostics.Where(diagnostic => diagnostic.Severity >= DiagnosticSeverity.Warning).ShouldBeEmpty();
        stream.Position = 0;
        var assembly = AssemblyLoadContext.Default.LoadFromStream(stream);
        return new(Activator.CreateInstance(assembly.GetType(definition.Values, throwOnError: true)!)!);
    }

    /// <summary>A value.</summary>
    public object Value(ulong seed, int index) => _create.Invoke(_values, [SeededRandom.For(seed, index), index])!;

    /// <summary>The members of which a value is not what the sample has.</summary>
    public IReadOnlyCollection<string> Changed => (IReadOnlyCollection<string>)_values.GetType().GetProperty("Changed")!.GetValue(_values)!;

    /// <summary>A value as JSON.</summary>
    public string Json(ulong seed, int index) => JsonOf(Value(seed, index));

    /// <summary>A value that is derived from those of a sample, as JSON.</summary>
    public string Derived(int index) => JsonOf(_values.GetType().GetMethod("Derive")!.Invoke(_values, [index])!);

    /// <summary>
    /// The value that a program should read where another one, without these members, has written the value of the sample.
    /// </summary>
    public string Without(int index, params string[] members) =>
        JsonOf(_values.GetType().GetMethod("CreateWithout")!.Invoke(_values, [members, index])!);

    private string JsonOf(object value) => JsonSerializer.Serialize(value, _create.ReturnType, s_json);
}
