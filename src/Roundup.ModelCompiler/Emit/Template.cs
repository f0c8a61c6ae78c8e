namespace Roundup.ModelCompiler.Emit;

/// <summary>The helper classes that are the same for every model but for their name.</summary>
internal static class Template
{
    /// <summary>The helper <paramref name="name"/> for <paramref name="dataset"/>: each dataset has its own, so that a worker can hold several.</summary>
    public static GeneratedFile File(string dataset, string name)
    {
        using var stream = typeof(Template).Assembly.GetManifestResourceStream(name + ".cs")!;
        using var reader = new StreamReader(stream);
        var text = reader.ReadToEnd().ReplaceLineEndings("\n").Replace("Dataset" + name, dataset + name, StringComparison.Ordinal);
        var code = new CodeWriter();
        FileHead.Write(code, $"Dataset {dataset}: {(name == "Equality" ? "the rules of equality" : "scalars of the codecs")}.", "disable");
        return new($"{dataset}.{name}.cs", code + text);
    }
}
