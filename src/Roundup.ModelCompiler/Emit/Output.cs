using System.Text.RegularExpressions;
using Roundup.ModelCompiler.Binding;

namespace Roundup.ModelCompiler.Emit;

/// <summary>What all generated files of a dataset in one flavour share: the bound model, the helper classes, the start of a file.</summary>
public sealed class Output
{
    private readonly IReadOnlyList<HelperClass> _helpers;

    internal Output(BoundModel model, IReadOnlyList<HelperClass> helpers) => (Model, _helpers) = (model, helpers);

    public const string Namespace = "Roundup.Flavours";

    public BoundModel Model { get; }

    /// <summary>The dataset, which all generated names start with.</summary>
    public string Dataset => Model.Source.Dataset;

    /// <summary>The root type, and the list of roots unless the root is a document.</summary>
    public IReadOnlyList<string> Roots =>
        Model.Source.Document ? [Model.Root.Name] : [Model.Root.Name, $"List<{Model.Root.Name}>"];

    internal Locals Locals() => new(Model.Aliases.Select(alias => alias.Name));

    internal IEnumerable<GeneratedFile> Helpers() => _helpers.Select(helper => Template.File(Dataset, helper));

    /// <summary>A file with header, usings, aliases and <paramref name="body"/>.</summary>
    /// <param name="name">The end of the file's name, for example <c>Order.Canonical.cs</c>.</param>
    /// <param name="summary">One sentence about the contents.</param>
    /// <param name="usings">Namespaces in addition to those that every file has.</param>
    public GeneratedFile File(string name, string summary, CodeWriter body, params string[] usings)
    {
        var text = body.ToString();
        var code = new CodeWriter();
        code.Header(summary, "disable");
        foreach (var used in (string[])["System", "System.Collections.Generic", "System.IO", .. usings, "Roundup.Contracts"])
        {
            code.Line($"using {used};");
        }

        code.Line();
        code.Line($"namespace {Namespace};");
        code.Line();

        // Aliases inside the namespace take precedence over the types of the usings above (a model may well have an Index).
        var all = Model.Aliases
            .Concat(_helpers.Select(helper => new Alias(helper.Name, $"{Namespace}.{Dataset}{helper.Name}")))
            .Where(alias => Regex.IsMatch(text, $@"(?<![\w.""]){Regex.Escape(alias.Name)}\b"))
            .OrderBy(alias => alias.FullName, StringComparer.Ordinal)
            .ToList();
        foreach (var alias in all)
        {
            code.Line($"using {alias.Name} = global::{alias.FullName};");
        }

        if (all.Count > 0)
        {
            code.Line();
        }

        return new($"{Dataset}.{name}", code + text);
    }
}

// Reads templates: C# files named *.template.cs.
internal static class Template
{
    // The helper class of one dataset. Each dataset has its own, so that a worker can have several datasets.
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

// A template for a class that generated code calls. It is the same for every model except for its name.
internal sealed record HelperClass(string Name, string Summary);
