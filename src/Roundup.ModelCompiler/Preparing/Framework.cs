using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Preparing;

/// <summary>What a model is compiled against: the framework that runs this process, and nothing else.</summary>
public static class Framework
{
    private static readonly Lazy<IReadOnlyList<MetadataReference>> Loaded = new(Load);

    /// <summary>The framework's assemblies, read once: what Roslyn derives from them is shared by all compilations.</summary>
    public static IReadOnlyList<MetadataReference> References => Loaded.Value;

    /// <summary>The newest language, and the symbols that a worker of this runtime defines.</summary>
    internal static CSharpParseOptions ParseOptions { get; } = new(
        LanguageVersion.Latest,
        DocumentationMode.None,
        preprocessorSymbols: [.. Symbols()]);

    private static IEnumerable<string> Symbols() =>
        Enumerable.Range(5, Environment.Version.Major - 4).Select(version => $"NET{version}_0_OR_GREATER").Prepend("NET");

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
