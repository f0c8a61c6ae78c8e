using System.CommandLine;
using System.CommandLine.Parsing;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Commands.Lists;
using Roundup.Cli.Parsing;
using Roundup.Cli.Progress;
using Roundup.Contracts;
using Roundup.Engine.Inspection;
using Roundup.Reporting.Text;

namespace Roundup.Cli.Commands;

internal sealed class ShowCommand : RoundupCommand
{
    public ShowCommand(CliContext context)
        : base("show", "Show what a serializer does with one value: its model, the exact calls, the payload and what is lost.")
    {
        var line = AddOptions<ShowRequest>(context, option => option.Name != "--anonymise");
        Options.First(option => option.Name == "--include-data").Description =
            "Changes nothing here: show prints values and stores none.";
        SetAction((parsed, _) =>
        {
            var request = line.Read(parsed);
            var own = RunLine.Checked(request.Own);
            var isNamed = parsed.GetResult("--dataset") is OptionResult { Implicit: false };
            var options = new RunOptions
            {
                Serializers = [request.Serializer],
                Datasets = own is not null && !isNamed ? [] : [request.Dataset],
                Own = own,
                Counts = request.Counts,
                Shapes = [request.Shape.ToString()],
                Seed = 1,
                Folders = request.Folders,
                Settings = request.Settings,
                PackageSources = request.PackageSources,
                CommandLine = CommandWords.Quoted(context.Arguments),
            };
            return new ShowAction(context).RunAsync(options, Math.Max(0, request.Bytes));
        });
    }

    public override bool ShowsExitCodes => true;

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup show System.Text.Json/source-generator --dataset Users", "show the model, calls, payload and losses"),
        new("roundup show Newtonsoft.Json@13.0.1/default --dataset Complex --shape Stream", "show another version and another shape"),
    ];
}

internal sealed record ShowRequest
{
    [Argument("serializer", "The serializer, such as MessagePack/attributes; @version selects a version.", Names = OptionNames.Serializers)]
    public string Serializer { get; init; } = "";

    [Option("--dataset", "NAME", "The dataset.", Names = OptionNames.Datasets)]
    public string Dataset { get; init; } = "Simple";

    [Options]
    public OwnDataRequest? Own { get; init; }

    [Option("--count", "N", "1: one object; n: a list of n objects.")]
    public IReadOnlyList<int> Counts { get; init; } = [1];

    [Option("--shape", "SHAPE", "The shape of the calls: {names}.", Names = OptionNames.CalledShapes)]
    public Shape Shape { get; init; } = Shape.Bytes;

    [Option("--bytes", "N", "How many bytes of the payload to show.")]
    public int Bytes { get; init; } = 2048;

    [Option("--folder", "DIR", RunOptions.OwnFoldersText, Form = OptionForm.OwnFolders)]
    public IReadOnlyList<string> Folders { get; init; } = [];

    [Option("--settings", "FILE", RunOptions.SettingsText, Form = OptionForm.FullPath)]
    public IReadOnlyList<string> Settings { get; init; } = [];

    [Option("--package-source", "SOURCE", RunOptions.PackageSourcesText, Form = OptionForm.PackageSources)]
    public IReadOnlyList<string> PackageSources { get; init; } = [];
}

internal sealed class ShowAction(CliContext context)
{
    public async Task<int> RunAsync(RunOptions options, int maxBytes)
    {
        var root = context.Root();
        var (catalogue, asked, _) = context.Catalogue(options);
        var plan = Planner.Plan(
            catalogue, asked with { Serializers = [.. options.Serializers.Select(name => Planner.FindSerializer(catalogue, name))] });
        RequireSingle("serializer", options.Serializers, plan.Cases.Select(planned => planned.Id.Serializer));
        RequireSingle("dataset", options.Datasets, plan.Cases.Select(planned => planned.Id.Table.Dataset));
        RequireSingle("count", options.Counts, plan.Cases.Select(planned => planned.Id.Table.Count));
        await context.CheckSources(plan.Options.PackageSources);
        var display = RunDisplay.For(context.Terminal, context.Time);
        using var interruption = new Interruption(display.WriteLine, context.Terminal.Exit);
        var engine = new CaseInspector(root, catalogue.Datasets, context.Flavours, display);
        var shown = await display.RunAsync(() => engine.InspectAsync(plan, maxBytes, interruption.Token));
        display.Finish();
        context.Show(ShownSections.Create(shown, StoredAot.In(root, context.Results)));
        return shown.Failure is not { } failure
            ? 0
            : throw new RoundupException(ExitCode.SomeFailed, CaseFailure.Sentence(shown.Planned, failure.Outcome, failure.Reason));
    }

    private static void RequireSingle<T>(string what, IEnumerable<T> asked, IEnumerable<T> planned)
    {
        var picked = planned.Distinct().ToList();
        if (picked.Count > 1)
        {
            throw new RoundupException(
                ExitCode.Usage, $"'{string.Join(',', asked)}' is more than one {what}: name one of {string.Join(", ", picked)}.");
        }
    }
}
