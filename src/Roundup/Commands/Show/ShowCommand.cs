using System.CommandLine;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;
using Roundup.Contracts;

namespace Roundup.Cli.Commands.Show;

/// <summary><c>roundup show</c>: what one row does with one value, for authors of libraries.</summary>
internal sealed class ShowCommand : RoundupCommand
{
    private const int DefaultBytes = 2048;

    private static readonly string[] s_shapes = [.. Enum.GetNames<Shape>().Except([nameof(Shape.Preferred)])];

    public ShowCommand(CliContext context)
        : base("show", "Show what a serializer does with one value: its model, the exact calls, the payload and what is lost.")
    {
        var complete = new Completions(context);
        var row = complete.Add(
            new Argument<string>("row")
            {
                HelpName = "row",
                Description = "The serializer's name (library/row); add @version to select a version.",
            },
            catalogue => catalogue.SerializerNames);
        var dataset = complete.Add(
            new Option<string>("--dataset") { HelpName = "NAME", DefaultValueFactory = _ => "Simple", Description = "The dataset." },
            catalogue => catalogue.Datasets.Select(known => known.Name));
        var count = new Option<int[]>("--count")
        {
            HelpName = "N",
            CustomParser = Parsers.Counts,
            DefaultValueFactory = _ => [1],
            Description = "1: one object; n: a list of n objects.",
        };
        var shape = complete.Add(
            new Option<Shape>("--shape")
            {
                HelpName = "SHAPE",
                CustomParser = Parsers.OneOf<Shape>("--shape", s_shapes),
                DefaultValueFactory = _ => Shape.Bytes,
                Description = "String, Bytes, BufferWriter, Stream, AsyncStream, Segments or Pipe.",
            },
            _ => s_shapes);
        var bytes = new Option<int>("--bytes")
        {
            HelpName = "N",
            DefaultValueFactory = _ => DefaultBytes,
            Description = "The number of bytes of the payload to show.",
        };
        var own = new OwnDataOptions();
        own.IncludeData.Description = "Changes nothing: show prints values and stores none. Verify and run suggest this option.";
        var folder = FolderOption.Create(context);
        var packageSource = SelectionOptions.PackageSource();
        Add(row);
        foreach (var option in (Option[])[dataset, .. own.All, own.IncludeData, count, shape, bytes, folder, packageSource])
        {
            Add(option);
        }

        SetAction((parsed, _) =>
        {
            var options = new RunOptions
            {
                Serializers = [parsed.GetValue(row)!],
                Datasets = own.Read(parsed) is not null && parsed.GetResult(dataset) is not { Implicit: false }
                    ? []
                    : [parsed.GetValue(dataset)!],
                Own = own.Read(parsed),
                Counts = parsed.GetValue(count)!,
                Shapes = [parsed.GetValue(shape).ToString()],
                Seed = 1,
                Folders = parsed.GetValue(folder) ?? [],
                PackageSources = parsed.GetValue(packageSource) ?? [],
                CommandLine = SelectionOptions.Quote(context.Arguments),
            };
            return new ShowAction(context).RunAsync(options, Math.Max(0, parsed.GetValue(bytes)));
        });
    }

    public override bool ShowsExitCodes => true;

    public override bool RunsCode => true;

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup show System.Text.Json/source-generator --dataset Users", "show the model, calls, payload and losses"),
        new("roundup show Newtonsoft.Json@13.0.1/default --dataset Complex --shape Stream", "show another version and another shape"),
    ];
}
