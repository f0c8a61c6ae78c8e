namespace Roundup.ModelCompiler.Emit;

/// <summary>Reads templates: C# files named <c>*.template.cs</c>.</summary>
internal static class Template
{
    /// <summary>The helper class of one dataset. Each dataset has its own, so that a worker can have several datasets.</summary>
    public static GeneratedFile File(string dataset, HelperClass helper) =>
        File(
            dataset,
            helper.Name,
            helper.Name,
            helper.Summary,
            text => text.Replace("Dataset" + helper.Name, dataset + helper.Name, StringComparison.Ordinal));

    public static GeneratedFile File(string dataset, string name, string file, string summary, Func<string, string> change)
    {
        using var stream = typeof(Template).Assembly.GetManifestResourceStream(name + ".template.cs")!;
        using var reader = new StreamReader(stream);
        var text = change(reader.ReadToEnd().ReplaceLineEndings("\n"));
        var code = new CodeWriter();
        code.Header($"Dataset {dataset}: {summary}.", "disable");
        return new($"{dataset}.{file}.cs", code + text);
    }
}

/// <summary>A template for a class that generated code calls. It is the same for every model except for its name.</summary>
/// <param name="Name">The name in generated code, an alias for the dataset's name and this.</param>
/// <param name="Summary">What the class has, for the header of its file.</param>
internal sealed record HelperClass(string Name, string Summary);
