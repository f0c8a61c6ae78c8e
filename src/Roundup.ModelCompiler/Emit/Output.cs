using System.Text.RegularExpressions;
using Roundup.ModelCompiler.Binding;

namespace Roundup.ModelCompiler.Emit;

/// <summary>
/// What all generated files of one dataset in one flavour share: the bound model, the helper classes, the start of a file.
/// </summary>
internal sealed class Output(BoundModel model, IReadOnlyList<HelperClass> helpers)
{
    /// <summary>The namespace of all generated classes.</summary>
    public const string Namespace = "Roundup.Flavours";

    /// <summary>The model.</summary>
    public BoundModel Model { get; } = model;

    /// <summary>The dataset, first part of every generated name.</summary>
    public string Dataset => Model.Source.Dataset;

    /// <summary>Local names for one generated method.</summary>
    public Locals Locals() => new(Model.Aliases.Select(alias => alias.Name));

    /// <summary>The files of the helper classes.</summary>
    public IEnumerable<GeneratedFile> Helpers() => helpers.Select(helper => Template.File(Dataset, helper));

    /// <summary>Puts header, usings and aliases before <paramref name="body"/>.</summary>
    /// <param name="name">The file's name after the dataset's, for example <c>Order.Canonical.cs</c>.</param>
    /// <param name="summary">One sentence for the reader of the file.</param>
    /// <param name="body">The class.</param>
    /// <param name="usings">Namespaces in addition to those that every file has, in the order to be written.</param>
    public GeneratedFile File(string name, string summary, CodeWriter body, params string[] usings)
    {
        var text = body.ToString();
        var code = new CodeWriter();
        FileHeader.Write(code, summary, "disable");
        foreach (var used in (string[])["System", "System.Collections.Generic", "System.IO", .. usings, "Roundup.Contracts"])
        {
            code.Line($"using {used};");
        }

        code.Line();
        code.Line($"namespace {Namespace};");
        code.Line();

        // Aliases inside the namespace take precedence over the types of the usings above (a model may well have an Index).
        var all = Model.Aliases
            .Concat(helpers.Select(helper => new Alias(helper.Name, $"{Namespace}.{Dataset}{helper.Name}")))
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
