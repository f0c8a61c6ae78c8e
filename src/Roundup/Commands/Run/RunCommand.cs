using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.Run;

internal sealed class RunCommand : RoundupCommand
{
    public RunCommand(CliContext context)
        : base("run", "Build, verify, measure and report a suite.")
    {
        var line = AddOptions<RunRequest>(context, option => option.Use != OptionUse.Check);
        SetAction((parsed, _) =>
        {
            var request = line.Read(parsed);
            if (request.Resume is not null)
            {
                return line.Set.Given(parsed, option => option.WithResume) is not { } other ? new CheckAction(context).ResumeAsync(request)
                    : throw new RoundupException(
                        ExitCode.Usage,
                        $"--resume uses the options that the run was started with: leave out {other}, or start a new run.");
            }

            // Where no suite is named, the data decide which one.
            if (parsed.GetResult("suite") is not { Tokens.Count: > 0 })
            {
                return RunAsync(request);
            }

            var suite = SuiteChoice.Find(context.Catalogue(request.Options.Folders), request.Options.Suite);
            var file = new SuiteFile(suite.File, parsed);
            return file.RunAsync(() =>
            {
                var read = line.Read(parsed, file);
                return RunAsync(suite.IsOwn ? read with { Options = read.Options with { Suite = suite.File } } : read);
            });

            Task<int> RunAsync(RunRequest request) => new RunAction(context).RunAsync(
                request with { Options = RunLine.Read(request.Options, context.Arguments, parsed) });
        });
    }

    public override bool ShowsExitCodes => true;

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup run", "run the suite quick: the best-known serializers, in a few minutes"),
        new(
            "roundup run --serializer 'System.Text.Json/*,Newtonsoft.Json' --dataset Users --count 1,1000",
            "measure some serializers on one dataset"),
        new("roundup run --data order.json", "measure your own data; its types are inferred from a JSON sample") { IsForAll = true },
        new(
            "roundup run --model Order.cs --data orders.json --baseline Newtonsoft.Json",
            "measure your own types, relative to the library that you use now"),
        new("roundup run --target net10.0,net9.0 --dataset Users", "compare runtimes side by side"),
        new("roundup run quick --effort standard --baseline Newtonsoft.Json --budget 10m", "use more launches, within ten minutes"),
        new("roundup run --experiment speed,first-call,check", "measure warm and first calls, and check what breaks, in one report"),
        new(
            "roundup run --serializer MyLib --package-source ./out --against MyLib@1.2.0",
            "compare an unpublished build with the last version, and exit with 5 on a regression"),
        new("roundup run --package-source ./my-packages", "use packages that are not on a NuGet feed"),
        new("roundup run pages/json-libraries", "repeat what a published page measured"),
        new("roundup run quick --shard 1/3", "measure a third of the suite on this machine; `roundup merge` joins the thirds"),
        new("roundup run --resume", "resume the latest run"),
    ];
}
