using System.CommandLine;
using Roundup.Catalogue.Planning;
using Roundup.Cli;
using Roundup.Cli.Parsing;

namespace Roundup.Crosscheck.Commands;

/// <summary><c>roundup-crosscheck</c>: the same cases measured by Roundup and by BenchmarkDotNet.</summary>
internal sealed class CrosscheckCommand : RoundupCommand
{
    /// <summary>The suite that is used when none is named.</summary>
    private const string DefaultSuite = "crosscheck";

    public CrosscheckCommand(CliContext context)
        : base("crosscheck", "Measure the same cases with Roundup and BenchmarkDotNet, in turns table by table, and compare the results.")
    {
        var line = AddOptions(
            context,
            option => option.Use is OptionUse.Cases or OptionUse.Measuring,
            new CrosscheckRequest { Options = new() { Suite = DefaultSuite } });
        AtLeastOne((Option<int>)Options.First(option => option.Name == "--bdn-launches"));
        AtLeastOne((Option<int>)Options.First(option => option.Name == "--repeat"));
        ((Option<Tools>)Options.First(option => option.Name == "--only")).CustomParser =
            Parsers.OneOf<Tools>("--only", ["ours", "bdn", "both"]);
        SetAction((parsed, _) =>
        {
            var request = line.Read(parsed);
            var options = RunLine.Of(request.Options, context.Arguments, parsed, isQuick: false);
            return new CrosscheckAction(context).RunAsync(request with { Options = options });
        });
    }

    public override bool ShowsExitCodes => true;

    public override bool RunsCode => true;

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("dotnet run -c Release --project tools/Roundup.Crosscheck", "measure the suite crosscheck with both tools"),
        new(
            "dotnet run -c Release --project tools/Roundup.Crosscheck -- --serializer 'System.Text.Json/*' --dataset Simple,Users --count 1",
            "measure some tables with both tools"),
        new(
            "dotnet run -c Release --project tools/Roundup.Crosscheck -- --repeat 3 --only bdn",
            "find out how well runs of BenchmarkDotNet agree with each other"),
    ];

    private static void AtLeastOne(Option<int> option) => option.Validators.Add(result =>
    {
        if (!result.Errors.Any() && result.Tokens.Count > 0 && (!int.TryParse(result.Tokens[^1].Value, out var value) || value < 1))
        {
            result.AddError($"{option.Name} '{result.Tokens[^1].Value}' is not a whole number above 0: give for example 3.");
        }
    });
}
