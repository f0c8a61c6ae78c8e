using Roundup.Cli;
using System.CommandLine;
using Roundup.Cli.Parsing;

namespace Roundup.Crosscheck.Commands;

/// <summary><c>roundup-crosscheck</c>: the same cases measured by Roundup and by BenchmarkDotNet.</summary>
internal sealed class CrosscheckCommand : RoundupCommand
{
    /// <summary>The suite that is used when none is named.</summary>
    private const string DefaultSuite = "crosscheck";

    public CrosscheckCommand(CliContext context)
        : base("crosscheck", "Measure the same cases with Roundup and BenchmarkDotNet, in turns cell by cell, and compare the results.")
    {
        var selection = new SelectionOptions(context, DefaultSuite);
        var launches = new Option<int>("--bdn-launches")
        {
            HelpName = "N",
            DefaultValueFactory = _ => 3,
            Description = "The launches of each case by BenchmarkDotNet (whose own default is 1).",
        };
        var repeat = new Option<int>("--repeat")
        {
            HelpName = "N",
            DefaultValueFactory = _ => 1,
            Description = "Run everything N times and compare the runs with each other.",
        };
        var only = new Option<Tools>("--only")
        {
            HelpName = "TOOL",
            DefaultValueFactory = _ => Tools.Both,
            CustomParser = Parsers.OneOf<Tools>("--only", ["ours", "bdn", "both"]),
            Description = "Measure with ours, bdn or both.",
        };
        var output = OutputOption.Create();
        AtLeastOne(launches);
        AtLeastOne(repeat);
        Add(selection.Suite);
        Add(selection.With(new(OptionGroup.HowMuch, [launches, repeat, only]), new(OptionGroup.Results, [output])));
        SetAction((parsed, _) =>
        {
            var request = new CrosscheckRequest(
                selection.Read(parsed, context.Arguments),
                parsed.GetValue(output),
                parsed.GetValue(launches),
                parsed.GetValue(repeat),
                parsed.GetValue(only));
            return new CrosscheckAction(context).RunAsync(request);
        });
    }

    public override bool ShowsExitCodes => true;

    public override bool RunsCode => true;

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("dotnet run -c Release --project tools/Roundup.Crosscheck", "measure the suite crosscheck with both tools"),
        new("dotnet run -c Release --project tools/Roundup.Crosscheck -- --serializer 'System.Text.Json/*' --dataset Simple,Users --count 1", "measure some cells with both tools"),
        new("dotnet run -c Release --project tools/Roundup.Crosscheck -- --repeat 3 --only bdn", "find out how well runs of BenchmarkDotNet agree with each other"),
    ];

    private static void AtLeastOne(Option<int> option) => option.Validators.Add(result =>
    {
        if (!result.Errors.Any() && result.Tokens.Count > 0 && (!int.TryParse(result.Tokens[^1].Value, out var value) || value < 1))
        {
            result.AddError($"{option.Name} '{result.Tokens[^1].Value}' is not a whole number above 0: give for example 3.");
        }
    });
}
