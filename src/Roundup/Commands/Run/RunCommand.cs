using System.CommandLine;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.Run;

/// <summary><c>roundup run</c>: the main job.</summary>
internal sealed class RunCommand : RoundupCommand
{
    public RunCommand(CliContext context)
        : base("run", "Build, verify, measure and report a suite.")
    {
        var selection = new SelectionOptions(context);
        var experiment = ExperimentOption.Create(context);
        var limits = new LimitOptions();
        var shard = new Option<Shard?>("--shard")
        {
            HelpName = "I/N",
            CustomParser = Parsers.Shard,
            Description = "Measure only this part of the suite, on one of N machines; `roundup merge` joins the parts. "
                + "Without --seed, the seed follows from the suite.",
        };
        var output = OutputOption.Create();
        var resume = new Option<string?>("--resume")
        {
            HelpName = "DIR",
            Arity = ArgumentArity.ZeroOrOne,
            Description = "Resume an interrupted run: the one in this folder, or the latest.",
        };
        var keepData = KeepDataOption.Create();
        var all = AllOption.Create();
        var picture = PictureOption.Create(context);
        var export = ExportOption.Create(context);
        var ascii = new Option<bool?>("--ascii")
        {
            HelpName = "BOOL",
            Description = "Replace all non-ASCII characters in the strings of the values with ASCII letters "
                + "(false: keep them, even if the suite does not).",
        };
        var keepSamples = new Option<bool>("--keep-samples")
        {
            Description = "Write every batch and first call to results.json, not only the estimates that the reports need.",
        };
        var against = new Option<string[]>("--against")
        {
            HelpName = "GLOB",
            CustomParser = Parsers.Texts,
            Description = "Compare with these rows in the same run, until each change is decided, for example MyLib@1.2.0.",
        };
        var allowSame = new Option<bool>("--allow-same")
        {
            Description = "With --against: compare rows even if their assemblies are the same bytes (an A/A).",
        };
        var change = new ChangeOptions();
        var accept = AcceptOption.Create();
        Add(selection.Suite);
        Add(selection.With(
            new(OptionGroup.What, [experiment, ascii, shard]),
            new(OptionGroup.Comparison, [against, allowSame, .. change.All]),
            new(OptionGroup.Results, [accept, output, all, picture, export, keepData, keepSamples]),
            limits.Group));
        Add(resume);
        SetAction((parsed, _) =>
        {
            if (parsed.GetResult(resume) is not null)
            {
                var request = RunRequest.Resuming(
                    parsed, this, resume, keepData, all, picture, export, selection.Folders, selection.PackageSources);
                return new RunAction(context).RunAsync(request);
            }

            var options = AcceptOption.Checked(limits.Read(selection.Read(parsed, context.Arguments), parsed) with
            {
                Experiments = parsed.GetValue(experiment) ?? [],
                Ascii = parsed.GetResult(ascii) is null ? null : parsed.GetValue(ascii) ?? true,
                Against = parsed.GetValue(against) ?? [],
                AllowSame = parsed.GetValue(allowSame),
                Threshold = change.Threshold(parsed),
                Margin = change.Margin(parsed),
                Shard = parsed.GetValue(shard),
                KeepData = parsed.GetValue(keepData),
                KeepSamples = parsed.GetValue(keepSamples),
                Accepted = parsed.GetValue(accept) ?? [],
            });
            return new RunAction(context).RunAsync(
                new RunRequest(options, parsed.GetValue(output), false, null)
                {
                    ShowsAll = parsed.GetValue(all),
                    Pictures = parsed.GetValue(picture) ?? [],
                    Exports = parsed.GetValue(export) ?? [],
                });
        });
    }

    public override bool ShowsExitCodes => true;

    public override bool RunsCode => true;

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup run", "run the suite quick: the best-known serializers, in a few minutes"),
        new(
            "roundup run --serializer 'System.Text.Json/*,Newtonsoft.Json' --dataset Users --count 1,1000",
            "measure some serializers on one dataset"),
        new("roundup run --data order.json", "measure your own data; its types are inferred from a JSON sample"),
        new(
            "roundup run --model Order.cs --data orders.json --baseline Newtonsoft.Json",
            "measure your own types, relative to the library that you use now"),
        new("roundup run --target net10.0,net9.0 --dataset Users", "compare runtimes side by side"),
        new("roundup run quick --effort standard --baseline Newtonsoft.Json --budget 10m", "use more launches, within ten minutes"),
        new("roundup run --experiment speed,first-call,fidelity", "measure warm calls, first calls and losses, in one report"),
        new(
            "roundup run --serializer MyLib --package-source ./out --against MyLib@1.2.0",
            "compare an unpublished build with the last version, and exit with 5 if anything became worse"),
        new("roundup run --package-source ./my-packages", "use packages that are not on a NuGet feed"),
        new("roundup run pages/json-libraries-versions", "repeat what a published page measured, with its versions beside today's"),
        new("roundup run quick --shard 1/3", "measure a third of the suite on this machine; `roundup merge` joins the thirds"),
        new("roundup run --resume", "resume the latest run"),
    ];
}
