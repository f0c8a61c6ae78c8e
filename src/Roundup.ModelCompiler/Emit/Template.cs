namespace Roundup.ModelCompiler.Emit;

/// <summary>The helper classes that are the same for every model but for their name.</summary>
internal static class Template
{
    /// <summary>The helper <paramref name="name"/> for <paramref name="dataset"/>: each dataset has its own, so that a worker can hold several.</summary>
    public static GeneratedFile File(string dataset, string name) =>
        File(dataset, name, name, name switch { "Equality" => "the rules of equality", "JsonValues" => "what converters share", _ => "scalars of the codecs" }, text => text.Replace("Dataset" + name, dataset + name, StringComparison.Ordinal));

    /// <summary>The template <paramref name="name"/> as <paramref name="file"/>, with what <paramref name="change"/> makes of its text.</summary>
    public static GeneratedFile File(string dataset, string name, string file, string summary, Func<string, string> change)
    {
        using var stream = typeof(Template).Assembly.GetManifestResourceStream(name + ".cs")!;
        using var reader = new StreamReader(stream);
        var text = change(reader.ReadToEnd().ReplaceLineEndings("\n"));
        var code = new CodeWriter();
        FileHead.Write(code, $"Dataset {dataset}: {summary}.", "disable");
        return new($"{dataset}.{file}.cs", code + text);
    }
}
