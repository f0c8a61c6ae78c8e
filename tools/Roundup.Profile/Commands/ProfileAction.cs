using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Cli;
using Roundup.Cli.Output;
using Roundup.Cli.Progress;
using Roundup.Profile.Traces;
using Roundup.Reporting;
using Roundup.Reporting.Formats;
using Roundup.Results;

namespace Roundup.Profile.Commands;

/// <summary>Runs <c>roundup-profile</c>: one case, its traces, what they say.</summary>
internal sealed class ProfileAction(CliContext context)
{
    private const int MaximumNamed = 4;

    /// <param name="output">The folder or file that <c>--output</c> names, or null.</param>
    public async Task<int> RunAsync(RunOptions options, string? output)
    {
        var root = context.Root();
        var (catalogue, selected, _) = context.Catalogue(options with { Experiments = [ExperimentNames.Speed] });
        var plan = Planner.Plan(catalogue, selected);
        CheckOneCase(plan);
        await context.CheckSources(plan.Options.PackageSources);
        var where = output ?? OutputFolder.Prepare(null, root, "profile", context.Time.GetLocalNow());
        var files = ProfileFiles.In(where, plan.Cases[0].Id);
        var folder = Path.GetDirectoryName(files.Trace)!;
        OutputFolder.CheckWritable(folder);
        try
        {
            var display = RunDisplay.For(context.Terminal, context.Time);
            using var interruption = new Interruption(display.WriteLine, context.Terminal.Exit);
            var engine = new ProfileEngine(root, catalogue.Datasets, context.Flavours, display);
            var profile = await display
                .RunAsync(() => engine.ProfileAsync(plan, files, ProfileEngine.UsualLength, interruption.Token));
            display.Finish();
            Write(profile);
            return (int)ExitCode.Success;
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            throw Failure.NotWritable(folder, e, "give another --output");
        }
        finally
        {
            OutputFolder.RemoveIfEmpty(folder);
        }
    }

    private void Write(ProfileResult profile)
    {
        var sections = ProfileSections.Of(profile);
        ReportFolder.WriteFile(profile.Files.Text, output => ReportFormats.Console.Write(sections, new ReportOutput(output)));
        context.Show(sections);
        foreach (var line in ProfileSections.Written(profile.Files).Prepend(""))
        {
            context.Terminal.WriteLine(line);
        }
    }

    private static void CheckOneCase(Plan plan)
    {
        if (plan.Cases.Count == 1)
        {
            return;
        }

        (string Option, IEnumerable<string> Values)[] filters =
        [
            ("--serializer", plan.Cases.Select(planned => new CatalogueRow(planned.Library, planned.Row).UniqueName)),
            ("--compressor", plan.Cases.Select(planned => planned.Id.Compressor)),
            ("--dataset", plan.Cases.Select(planned => planned.Id.Table.Dataset)),
            ("--count", plan.Cases.Select(planned => $"{planned.Id.Table.Count}")),
            ("--shape", plan.Cases.Select(planned => planned.Id.Table.Shape.ToString())),
            ("--operation", plan.Cases.Select(planned => planned.Id.Table.Operation.ToString())),
            ("--target", plan.Cases.Select(planned => planned.Id.Table.Target)),
        ];
        var missing = filters
            .Select(filter => (filter.Option, Values: filter.Values.Distinct().ToList()))
            .Where(filter => filter.Values.Count > 1)
            .Select(filter => $"{filter.Option} ({List(filter.Values)})");
        throw new RoundupException(
            ExitCode.Usage,
            $"A profile is of one case, and {plan.Cases.Count} are selected: name one value for each of {string.Join(", ", missing)}.");
    }

    private static string List(List<string> values) =>
        string.Join(", ", values.Take(MaximumNamed)) + (values.Count > MaximumNamed ? $", and {values.Count - MaximumNamed} more" : "");
}
