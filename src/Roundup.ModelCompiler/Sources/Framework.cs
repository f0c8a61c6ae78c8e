using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Sources;

/// <summary>The references and options that a model is compiled with: the framework that runs this process, and no package.</summary>
public static class Framework
{
    private static readonly Lazy<IReadOnlyList<MetadataReference>> Loaded = new(Load);

    /// <summary>The framework's assemblies, read once: all compilations share what Roslyn derives from them.</summary>
    public static IReadOnlyList<MetadataReference> References => Loaded.Value;

    /// <summary>The simple names of the framework's assemblies.</summary>
    internal static IReadOnlySet<string> Names { get; } = References.OfType<PortableExecutableReference>()
        .Select(one => Path.GetFileNameWithoutExtension(one.FilePath!)).ToHashSet(StringComparer.OrdinalIgnoreCase);

    /// <summary>The newest language version, and the preprocessor symbols of a worker on this runtime.</summary>
    public static CSharpParseOptions ParseOptions { get; } = new(
        LanguageVersion.Latest,
        DocumentationMode.None,
        preprocessorSymbols: [.. Symbols()]);

    private static IEnumerable<string> Symbols() =>
        Enumerable.Range(5, Environment.Version.Major - 4).Select(version => $"NET{version}_0_OR_GREATER")
            .Concat(["NET", "NETCOREAPP", "NETCOREAPP3_1_OR_GREATER", $"NET{Environment.Version.Major}_0"]);

    private static List<MetadataReference> Load()
    {
        var folder = Path.GetDirectoryName(typeof(object).Assembly.Location);
        var trusted = (string?)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES") ?? string.Empty;
        return
        [
            .. trusted.Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
                .Where(path => Path.GetDirectoryName(path) == folder)
                .Select(path => MetadataReference.CreateFromFile(path)),
        ];
    }
}
