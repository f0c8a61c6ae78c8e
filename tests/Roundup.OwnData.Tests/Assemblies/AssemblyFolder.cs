namespace Roundup.OwnData.Tests.Assemblies;

/// <summary>A folder of small assemblies, as a build would write it.</summary>
internal sealed class AssemblyFolder : TempFolder
{
    /// <summary>Compiles an assembly; returns its path.</summary>
    /// <param name="name">Its name; a path relative to the folder.</param>
    /// <param name="source">C#, with the usual usings.</param>
    /// <param name="references">Paths of assemblies that it refers to.</param>
    /// <param name="nullable">Whether annotations for null are on.</param>
    public string Compile(string name, string source, string[]? references = null, bool nullable = true)
    {
        var path = In(name + ".dll");
        Directory.CreateDirectory(System.IO.Path.GetDirectoryName(path)!);
        var compilation = CSharpCompilation.Create(
            System.IO.Path.GetFileName(name),
            [CSharpSyntaxTree.ParseText("using System; using System.Collections.Generic;" + source)],
            [.. CSharpCode.Framework, .. (references ?? []).Select(file => MetadataReference.CreateFromFile(file))],
            new(
                OutputKind.DynamicallyLinkedLibrary,
                allowUnsafe: true,
                nullableContextOptions: nullable ? NullableContextOptions.Enable : NullableContextOptions.Disable));
        var result = compilation.Emit(path);
        result.Success.ShouldBeTrue(string.Join("\n", result.Diagnostics.Where(one => one.Severity == DiagnosticSeverity.Error)));
        return path;
    }

    /// <summary>Reads a type of an assembly that is compiled first.</summary>
    public AssemblyModel Read(string source, string type = "Shop.Order", params string[] ignored) =>
        AssemblyReader.Read(Compile("Shop", source), type, ignored, In("packages"));

    /// <summary>The message for a type that cannot be read.</summary>
    public string Refusal(string source, string type = "Shop.Order", params string[] ignored)
    {
        var path = Compile("Shop", source);
        return Should.Throw<RoundupException>(() => AssemblyReader.Read(path, type, ignored, In("packages"))).Message;
    }

    /// <summary>Compiles written source; warnings fail too.</summary>
    public static void ShouldCompile(string source)
    {
        var compilation = CSharpCompilation.Create(
            "Written",
            [CSharpSyntaxTree.ParseText(source)],
            CSharpCode.Framework,
            new(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
        compilation.GetDiagnostics().Where(one => one.Severity >= DiagnosticSeverity.Warning).ShouldBeEmpty(source);
    }
}
