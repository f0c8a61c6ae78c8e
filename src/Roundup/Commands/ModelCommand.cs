using System.CommandLine;
using Roundup.Cli.Modelling;
using Roundup.Inference;

namespace Roundup.Cli.Commands;

/// <summary><c>roundup model</c>: the C# model of a JSON sample, to look at, correct and use.</summary>
internal sealed class ModelCommand : RoundupCommand
{
    public ModelCommand(CliContext context)
        : base("model", "Infer the C# model of a JSON sample, and list what was guessed with the evidence.")
    {
        var file = new Argument<string>("FILE")
        {
            Description = "JSON: one object, an array of objects, or one object a line; UTF-8, UTF-16 or UTF-32.",
        };
        var output = new Option<string?>("--output")
        {
            HelpName = "FILE",
            Description = "The file for the model (default: standard output; what was guessed goes to standard error).",
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
        Add(file);
        Add(output);
        Add(name);
        Add(space);
        SetAction(parsed => new ModelAction(context).Run(
            parsed.GetValue(file)!,
            parsed.GetValue(output),
            new InferenceOptions { Name = parsed.GetValue(name), Namespace = parsed.GetValue(space) }));
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup model order.json", "show the types that hold order.json, and what was guessed"),
        new("roundup model orders.ndjson --name Order --output Model.cs", "write the types to a file, the root named Order"),
    ];
}
