using System.Text.RegularExpressions;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Codecs;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Emit;

/// <summary>What the emitters share: the bound model, the names of generated classes, the head of a file.</summary>
internal sealed class Output(BoundModel model)
{
    /// <summary>The namespace of all generated classes.</summary>
    public const string Namespace = "Roundup.Flavours";

    /// <summary>The model.</summary>
    public BoundModel Model { get; } = model;

    /// <summary>The dataset, first part of every generated name.</summary>
    public string Dataset => Model.Source.Dataset;

    /// <summary>The name of the codec of <paramref name="type"/>.</summary>
    public string Codec(ObjectType type, Wire wire) => Dataset + type.Name + wire.Suffix;

    /// <summary>Local names for one generated method.</summary>
    public Locals Locals() => new(Model.Aliases.Select(alias => alias.Name));

    /// <summary>Puts head, usings and aliases before <paramref name="body"/>.</summary>
    /// <param name="name">The file's name after the dataset's, for example <c>Order.Canonical.cs</c>.</param>
    /// <param name="summary">One sentence for the reader of the file.</param>
    /// <param name="body">The class.</param>
    /// <param name="usings">Namespaces beside those that every file gets, in the order to be written.</param>
    public GeneratedFile File(string name, string summary, CodeWriter body, params string[] usings)
    {
        var text = body.ToString();
        var code = new CodeWriter();
        FileHead.Write(code, summary, "disable");
        foreach (var used in (string[])["System", "System.Collections.Generic", "System.IO", .. usings, "Roundup.Contracts"])
        {
            code.Line($"using {used};");
        }

        code.Line();
        code.Line($"namespace {Namespace};");
        code.Line();

        // Aliases stand inside the namespace, where they win over the types of the usings above (a model may well have an Index).
        var all = Model.Aliases
            .Append(new("Equality", $"{Namespace}.{Dataset}Equality"))
            .Append(new("Values", $"{Namespace}.{Dataset}Values"))
            .Append(new("CborValues", $"{Namespace}.{Dataset}CborValues"))
            .Append(new("JsonValues", $"{Namespace}.{Dataset}JsonValues"))
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
