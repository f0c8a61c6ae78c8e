using System.Xml.Linq;

namespace Roundup.ModelCompiler.Tests;

/// <summary>
/// The source generators of libraries, at the versions of <c>serializers/</c>, from the packages that were restored on this machine when
/// the libraries' rows were built; that of System.Text.Json is in the SDK.
/// </summary>
internal static class SourceGenerators
{
    private static readonly Lazy<Dictionary<string, string>> s_versions = new(() =>
        XDocument.Load(Path.Combine(Metadata("Serializers"), "Directory.Packages.props")).Descendants("PackageVersion")
            .ToDictionary(one => one.Attribute("Include")!.Value, one => one.Attribute("Version")!.Value));

    /// <summary>The parts of a library: packages at its own version, then other packages, each with its version.</summary>
    private static readonly Dictionary<string, string[]> s_packages = new()
    {
        ["MemoryPack"] = ["MemoryPack.Generator", "MemoryPack.Core"],
        ["Microsoft.Orleans.Serialization"] =
            ["Microsoft.Orleans.CodeGenerator", "Microsoft.Orleans.Serialization", "Microsoft.Orleans.Serialization.Abstractions"],
        ["Nerdbank.MessagePack"] = ["Nerdbank.MessagePack", "PolyType/1.4.1"],
        ["SharpYaml"] = ["SharpYaml"],
        ["Tomlyn"] = ["Tomlyn"],
        ["YamlDotNet"] = ["Vecc.YamlDotNet.Analyzers.StaticGenerator", "YamlDotNet"],
    };

    /// <summary>The library whose generator completes a flavour; null where none does that a package here has.</summary>
    public static string? LibraryOf(string flavour) => flavour switch
    {
        "polytype" or "nerdbank-keys" => "Nerdbank.MessagePack",
        "sharp-yaml" => "SharpYaml",
        "tomlyn" => "Tomlyn",
        "yaml-static" => "YamlDotNet",
        _ when flavour.StartsWith("memorypack", StringComparison.Ordinal) => "MemoryPack",
        _ when flavour.StartsWith("orleans", StringComparison.Ordinal) => "Microsoft.Orleans.Serialization",
        _ when flavour.StartsWith("json-", StringComparison.Ordinal) => "System.Text.Json",
        _ => null,
    };

    /// <summary>Why a library's generator cannot run; null where it can.</summary>
    public static string? Missing(string library) => Folders(library).FirstOrDefault(folder => !Directory.Exists(folder)) is { } missing
        ? $"{missing} was not restored: roundup check {library} --only values restores it"
        : null;

    public static IReadOnlyList<ISourceGenerator> Of(string library) =>
        [.. (library == "System.Text.Json" ? [Metadata("JsonGenerator")] : Folders(library).SelectMany(Analyzers)).SelectMany(Generators)];

    public static IEnumerable<MetadataReference> References(string library) => Folders(library)
        .Select(folder => Path.Combine(folder, "lib"))
        .Where(Directory.Exists)
        .Select(lib => ((string[])["net10.0", "net9.0", "net8.0"]).Select(target => Path.Combine(lib, target)).First(Directory.Exists))
        .SelectMany(folder => Directory.GetFiles(folder, "*.dll")).Select(file => MetadataReference.CreateFromFile(file));

    public static string Metadata(string key) => typeof(SourceGenerators).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>().Single(attribute => attribute.Key == key).Value!;

    private static IEnumerable<string> Folders(string library) => s_packages.GetValueOrDefault(library, [])
        .Select(package => package.Split('/'))
        .Select(parts => Path.Combine(
            Metadata("Packages"), parts[0].ToLowerInvariant(), parts.ElementAtOrDefault(1) ?? s_versions.Value[library]));

    private static IEnumerable<string> Analyzers(string folder) =>
        Path.Combine(folder, "analyzers") is var analyzers && Directory.Exists(analyzers)
        ? Directory.GetFiles(analyzers, "*.dll", SearchOption.AllDirectories)
        : [];

    private static IEnumerable<ISourceGenerator> Generators(string file)
    {
        foreach (var type in Types(file).Where(type => type.IsDefined(typeof(GeneratorAttribute)) && !type.IsAbstract))
        {
            var generator = Activator.CreateInstance(type)!;
            yield return generator as ISourceGenerator ?? ((IIncrementalGenerator)generator).AsSourceGenerator();
        }
    }

    // Analyzers and code fixes in the same file need assemblies that only an IDE has.
    private static IEnumerable<Type> Types(string file)
    {
        try
        {
            return Assembly.LoadFrom(file).GetTypes();
        }
        catch (ReflectionTypeLoadException error)
        {
            return error.Types.OfType<Type>();
        }
    }
}
