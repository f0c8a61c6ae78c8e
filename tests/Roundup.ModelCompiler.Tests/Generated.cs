using System.Runtime.Loader;
using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

/// <summary>A model of the folder Models, compiled by the compiler under test and then by Roslyn, and loaded.</summary>
internal sealed class Generated
{
    private static readonly string[] s_symbols = ["NET", "NET5_0_OR_GREATER", "NET6_0_OR_GREATER", "NET7_0_OR_GREATER"];
    private static readonly Dictionary<string, Generated> s_known = [];

    internal static readonly CSharpParseOptions Modern = new(LanguageVersion.Latest, preprocessorSymbols: s_symbols);

    private Generated(string name, string root)
    {
        Source = Of(name, root);
        Files = Compiler.Compile(Source, "plain");
        using var stream = new MemoryStream(Emit(Files, modern: true));
        Assembly = AssemblyLoadContext.Default.LoadFromStream(stream);
        RootType = Assembly.GetType("Sample." + root, throwOnError: true)!;
        var set = ModelsOf(name, Assembly);
        One = Take(set, many: false);
        Many = Take(set, many: true);
    }

    public ModelSource Source { get; }

    public IReadOnlyList<GeneratedFile> Files { get; }

    public Assembly Assembly { get; }

    public Type RootType { get; }

    /// <summary>The model of one root.</summary>
    public Untyped One { get; }

    /// <summary>The model of a list of roots.</summary>
    public Untyped Many { get; }

    public static Generated Everything => Get("Scalars", "Everything");

    public static Generated Bag => Get("Collections", "Bag");

    public static Generated Drawing => Get("Shapes", "Drawing");

    public static Generated Stock => Get("Framework", "Stock");

    public static ModelSource Of(string name, string root, bool document = false)
    {
        using var stream = typeof(Generated).Assembly.GetManifestResourceStream(name + ".cs")!;
        using var reader = new StreamReader(stream);
        return new(name, "Sample." + root, document, [new(name + "/Model.cs", reader.ReadToEnd())]);
    }

    public static ModelSource FromText(string text, string root = "Sample.Root") =>
        new("Test", root, false, [new("Test/Model.cs", "using System;\nusing System.Collections.Generic;\nnamespace Sample;\n" + text)]);

    /// <summary>A model of this text and nothing before it.</summary>
    public static ModelSource Exactly(string text) => new("Test", "Sample.Root", false, [new("Model.cs", text)]);

    /// <summary>Compiles generated files; fails with the first error and its line.</summary>
    /// <param name="files">The files.</param>
    /// <param name="modern">Whether the symbols of .NET are defined; without them the code for .NET Standard is taken.</param>
    public static byte[] Emit(IEnumerable<GeneratedFile> files, bool modern)
    {
        var parse = modern ? Modern : Modern.WithPreprocessorSymbols();
        var compilation = CSharpCompilation.Create(
            "Generated" + Guid.NewGuid().ToString("N"),
            files.Select(file => CSharpSyntaxTree.ParseText(file.Text, parse, file.Name)),
            CSharpCode.References,
            new(OutputKind.DynamicallyLinkedLibrary));
        using var stream = new MemoryStream();
        var result = compilation.Emit(stream);

        // Warnings about the model's own text are its author's.
        var worst = result.Diagnostics
            .Where(diagnostic =>
                diagnostic.Severity == DiagnosticSeverity.Error
                    || (diagnostic.Severity == DiagnosticSeverity.Warning
                        && diagnostic.Location.SourceTree?.FilePath.EndsWith(".Source.cs", StringComparison.Ordinal) != true))
            .ToList();
        return worst.Count == 0
            ? stream.ToArray()
            : throw new InvalidOperationException(string.Join("\n", worst.Take(5)) + "\n" + worst[0].Location.SourceTree);
    }

    /// <summary>The models that the generated files of a dataset give.</summary>
    public static IModelSet ModelsOf(string dataset, Assembly assembly) =>
        (IModelSet)Activator.CreateInstance(assembly.GetType($"Roundup.Flavours.{dataset}Models", throwOnError: true)!)!;

    private static Generated Get(string name, string root)
    {
        lock (s_known)
        {
            return s_known.TryGetValue(name, out var known) ? known : s_known[name] = new(name, root);
        }
    }

    internal static Untyped Take(IModelSet set, bool many)
    {
        var visitor = new Visitor();
        set.Accept(visitor, many);
        return visitor.Model!;
    }

    private sealed class Visitor : IModelVisitor
    {
        public Untyped? Model { get; private set; }

        public void Visit<T>(Model<T> model)
            where T : notnull => Model = new Untyped<T>(model);
    }
}

internal static class GeneratedFiles
{
    /// <summary>The text of one of the files.</summary>
    public static string Text(this IReadOnlyList<GeneratedFile> files, string name) => files.Single(file => file.Name == name).Text;
}
