using System.CommandLine;
using Roundup.Catalogue;
using Roundup.Cli.Parsing;
using Roundup.OwnData.Samples.Model;

namespace Roundup.Cli.Commands.Model;

/// <summary><c>roundup model</c>: the C# model of a JSON sample or of compiled types, to look at, correct and use.</summary>
internal sealed class ModelCommand : RoundupCommand
{
    public ModelCommand(CliContext context)
        : base("model", "Write the C# model of a JSON sample or of compiled types, and list what was guessed or left out.")
    {
        var file = new Argument<string?>("FILE")
        {
            Arity = ArgumentArity.ZeroOrOne,
            Description = "JSON: one object, an array, or one object per line; UTF-8, UTF-16 or UTF-32.",
        };
        var output = new Option<string?>("--output")
        {
            HelpName = "FILE",
            Description = "The file for the model (default: standard output; the list of guesses goes to standard error).",
        };
        var name = new Option<string?>("--name")
        {
            HelpName = "NAME",
            Description = "The name of the root type (default: from the file's name).",
        };
        var space = new Option<string?>("--namespace")
        {
            HelpName = "NS",
            Description = "The namespace of the model (default: Roundup.Datasets.NAMEModel).",
        };
        var own = new OwnDataOptions();
        Add(file);
        foreach (var option in (Option[])[.. own.OfAssembly, output, name, space])
        {
            Add(option);
        }

        SetAction(parsed =>
        {
            var options = new InferenceOptions { Name = parsed.GetValue(name), Namespace = parsed.GetValue(space) };
            var compiled = own.Read(parsed);
            switch (parsed.GetValue(file), compiled)
            {
                case ({ } sample, null):
                    new ModelAction(context).Run(sample, parsed.GetValue(output), options);
                    break;
                case (null, { Assembly: { } assembly }) when options is { Name: null, Namespace: null }:
                    new AssemblyModelAction(context).Run(assembly, compiled.Type, compiled.Ignored, parsed.GetValue(output));
                    break;
                default:
                    throw new RoundupException(
                        ExitCode.Usage,
                        "A model is made from a JSON sample (FILE, --name, --namespace) or from compiled types (--assembly, --type, "
                            + "--ignore): give one of them, with its own options only.");
            }
        });
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup model order.json", "show the types that hold order.json, and what was guessed"),
        new("roundup model orders.ndjson --name Order --output Model.cs", "write the types to a file, the root named Order"),
        new("roundup model --assembly bin/Release/net10.0/Shop.dll --type Shop.Order", "show Shop.Order and all types it holds"),
    ];
}
