using System.Runtime.Loader;
using System.Text.Json.Serialization;

namespace Roundup.OwnData.Tests.Samples;

/// <summary>Inferred models, compiled by Roslyn and loaded.</summary>
internal static class Compiled
{
    private static readonly string[] s_symbols = ["NET", "NET6_0_OR_GREATER", "NET7_0_OR_GREATER"];

    // The type of an object may be told by its last member, and nothing may be passed over.
    private static readonly JsonSerializerOptions s_options = new()
    {
        AllowOutOfOrderMetadataProperties = true,
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
        MaxDepth = 600,
    };

    /// <summary>Compiles sources together; each has a namespace of its own. Warnings fail too.</summary>
    public static Assembly Load(IEnumerable<string> sources)
    {
        using var stream = new MemoryStream();
        Emit(sources, NullableContextOptions.Enable, stream);
        stream.Position = 0;
        return new AssemblyLoadContext(null, isCollectible: true).LoadFromStream(stream);
    }

    /// <summary>Compiles sources.</summary>
    public static void Emit(IEnumerable<string> sources, NullableContextOptions nullable, Stream stream)
    {
        var compilation = CSharpCompilation.Create(
            "Inferred" + Guid.NewGuid().ToString("N"),
            sources.Select(source => CSharpSyntaxTree.ParseText(source, new(LanguageVersion.Latest, preprocessorSymbols: s_symbols))),
            CSharpCode.References,
            new(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: nullable));
        var result = compilation.Emit(stream);
        var worst = result.Diagnostics.Where(diagnostic => diagnostic.Severity >= DiagnosticSeverity.Warning).ToList();
        if (worst.Count > 0)
        {
            throw new InvalidOperationException(string.Join("\n", worst.Take(5)) + "\n" + worst[0].Location.SourceTree);
        }
    }

    /// <summary>What comes back after one value was read into the model and written again.</summary>
    public static string RoundTrip(Assembly assembly, InferredModel model, string json)
    {
        var type = assembly.GetType(model.RootType, throwOnError: true)!;
        return JsonSerializer.Serialize(JsonSerializer.Deserialize(json, type, s_options), type, s_options);
    }
}
