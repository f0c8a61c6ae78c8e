namespace Roundup.ModelCompiler.Emit;

/// <summary>Reads the templates, which are C# files in folders named Templates.</summary>
internal static class Template
{
    /// <summary>
    /// The helper class <paramref name="helper"/> of <paramref name="dataset"/>: each dataset has its own, so that a worker can hold
    /// several.
    /// </summary>
    public static GeneratedFile File(string dataset, HelperClass helper) =>
        File(
            dataset,
            helper.Name,
            helper.Name,
            helper.Summary,
            text => text.Replace("Dataset" + helper.Name, dataset + helper.Name, StringComparison.Ordinal));

    /// <summary>
    /// The template <paramref name="name"/> as the file <paramref name="file"/>, its text changed by <paramref name="change"/>.
    /// </summary>
    public static GeneratedFile File(string dataset, string name, string file, string summary, Func<string, string> change)
    {
        using var stream = typeof(Template).Assembly.GetManifestResourceStream(name + ".cs")!;
        using var reader = new StreamReader(stream);
        var text = change(reader.ReadToEnd().ReplaceLineEndings("\n"));
        var code = new CodeWriter();
        FileHeader.Write(code, $"Dataset {dataset}: {summary}.", "disable");
        return new($"{dataset}.{file}.cs", code + text);
    }
}
