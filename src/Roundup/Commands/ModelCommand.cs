using System.CommandLine;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;
using Roundup.OwnData.Samples.Model;

namespace Roundup.Cli.Commands;

internal sealed class ModelCommand : RoundupCommand
{
    private static readonly string[] s_compiled = ["--assembly", "--type", "--ignore"];

    public ModelCommand(CliContext context)
        : base("model", "Write the C# model of a JSON sample or of compiled types, and list what was guessed or left out.")
    {
        var line = AddOptions<ModelRequest>(context, option => option.Group is null || s_compiled.Contains(option.Name));
        SetAction(parsed =>
        {
            var request = line.Read(parsed);
            var options = new InferenceOptions { Name = request.Name, Namespace = request.Namespace };
            switch (request.File, request.Compiled)
            {
                case ({ } sample, null):
                    new ModelAction(context).Run(sample, request.Output, options);
                    break;
                case (null, { Assembly: { } assembly }) when options is { Name: null, Namespace: null }:
                    new AssemblyModelAction(context).Run(assembly, request.Compiled.Type, request.Compiled.Ignored, request.Output);
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

internal sealed record ModelRequest
{
    [Argument("FILE", "JSON: one object, an array, or one object per line; UTF-8, UTF-16 or UTF-32.")]
    public string? File { get; init; }

    [Options]
    public OwnDataRequest? Compiled { get; init; }

    [Option("--output", "FILE", "The file for the model (default: standard output; the list of guesses goes to standard error).")]
    public string? Output { get; init; }

    [Option("--name", "NAME", "The name of the root type (default: from the file's name).")]
    public string? Name { get; init; }

    [Option("--namespace", "NS", "The namespace of the model (default: Roundup.Datasets.NAMEModel).")]
    public string? Namespace { get; init; }
}
