using System.Globalization;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Results;
using Roundup.Results.Texts;
using Roundup.Site.Published;

namespace Roundup.Site.Gallery;

/// <summary>The first page: a line for each run, then answers and pictures, published benchmarks and libraries.</summary>
internal static class IndexPage
{
    private static readonly Column<GalleryRun>[] s_runs =
    [
        Column.Of<GalleryRun>("Run", Name) with { Role = ColumnRole.Name },
        Column.Of<GalleryRun>("What it answers", Answers),
        Column.Of<GalleryRun>("Picture", run => run.Picture is null ? null : Inline.Link("picture", Anchor(run))),
        Column.Of<GalleryRun>("Date", run => Date(run.File.Run.Started), isNumeric: true),
        Column.Of<GalleryRun>("Machine", run => Machine(run.File.Machine)),
        Column.Of<GalleryRun>("Versions", Versions),
        new("Cases", "", Unit.Number, run => run.File.Cases.Count),
    ];

    private static readonly Column<MeasuredLibrary>[] s_libraries =
    [
        Column.Of<MeasuredLibrary>("Library", library => new(
            new Span(library.Known.Name) { Address = $"{Navigation.Libraries}/{library.Sheet.Page}.html" })) with
        {
            Role = ColumnRole.Name,
        },
        Column.Of<MeasuredLibrary>("Format", library => string.Join(", ", library.Sheet.Infos.Select(info => info.Format).Distinct())),
        Column.Of<MeasuredLibrary>("Version",
            library => library.Sheet.Infos.Select(info => info.Version).FirstOrDefault(one => one is not null)),
        Column.Of<MeasuredLibrary>("Status", library => library.Sheet.Status),
        new("Configurations", "", Unit.Number, library => library.Sheet.Serializers.Count),
        new("Runs", "", Unit.Number, library => library.Runs.Count),
        new("Cases", "Measured cases, in all runs.", Unit.Number, library => library.Cases.Count(row => row.HasNumber)),
        new("Ways to lose data", "", Unit.Number, library => library.Losses.All.Count == 0 ? null : library.Losses.All.Count),
    ];

    public static IReadOnlyList<Section> Create(
        IReadOnlyList<GalleryRun> runs,
        IReadOnlyList<MeasuredLibrary> libraries,
        IReadOnlyList<JudgedPage> published,
        IReadOnlyList<GalleryLibrary> known) =>
    [
        Navigation.Line(""),
        new(
        [
            new Heading(1, "Roundup: libraries and runs"),
            new Paragraph(Inline.Of(
                $"{CountText.Format(runs.Count, "run")} of {CountText.Format(libraries.Count, "library", "libraries")}. "
                + "Each number was measured after the round trip was compared with the input, and has a 95 % interval. "
                + "A result holds for the machine, the data and the versions named with it.")),
        ]),
        new(
        [
            new Heading(2, "Libraries") { Anchor = Navigation.Libraries },
            new Table<MeasuredLibrary>(s_libraries, libraries) { LeavesOutEmpty = true },
            .. Others(libraries, known),
        ]),
        new(
        [
            new Heading(2, "Runs") { Anchor = Navigation.Runs },
            .. RunQuestion.AllOf(runs).SelectMany(question => (Block[])
            [
                new Heading(3, question.Text), new Table<GalleryRun>(s_runs, question.Runs) { LeavesOutEmpty = true, HasLongTexts = true },
            ])
        ]),
        new([new Heading(2, "Answers and pictures") { Anchor = "answers" }, .. runs.SelectMany(Picture)]),
        Published(published),
        SerializersWithoutNumber.Create(libraries),
    ];

    /// <summary>The libraries of the catalogue that no run has, by their status.</summary>
    private static IEnumerable<Block> Others(IReadOnlyList<MeasuredLibrary> libraries, IReadOnlyList<GalleryLibrary> known)
    {
        var others = known.Where(one => libraries.All(library => library.Known.Name != one.Name))
            .OrderBy(one => one.Name, StringComparer.OrdinalIgnoreCase).GroupBy(one => one.Status ?? "not known").ToList();
        return others.Count == 0 ? [] :
        [
            new Paragraph(Inline.Of("No run here has these libraries, by their status:")),
            new List(
                ListForm.Facts,
                [.. others.Select(same => new ListItem(same.Key, Inline.Of(string.Join(", ", same.Select(one => one.Name)))))]),
        ];
    }

    /// <summary>The prefix tells a run from the sections of the page.</summary>
    private static string Anchor(GalleryRun run) => "run-" + run.Name;

    private static IEnumerable<Block> Picture(GalleryRun run)
    {
        yield return new Heading(3, run.Name) { Anchor = Anchor(run) };
        if (run.Answer is { } answer)
        {
            yield return answer with { Detail = Detail.Always };
        }

        if (run.Picture is { } chart)
        {
            yield return chart with { Detail = Detail.Always };
        }

        yield return new Paragraph(new Inline(new Span("More: "), Navigation.To(run, ""), new Span(".")));
    }

    private static Section Published(IReadOnlyList<JudgedPage> pages) => pages.Count == 0 ? new() : new(
        new Heading(2, "Published benchmarks") { Anchor = Navigation.Published },
        new Paragraph(Inline.Of(
            "The ratios of published benchmarks beside ours: each agrees, differs by a factor, or cannot be compared, with the reason.")),
        new Table<JudgedPage>(
            [
                Column.Of<JudgedPage>("Page", page => new(
                    new Span(page.Page.Name) { Address = $"{Navigation.Published}/{page.Page.Name}.html" })) with
                {
                    Role = ColumnRole.Name,
                },
                Column.Of<JudgedPage>("Source", page => page.Page.Source),
                .. PublishedReport.SummaryColumns(),
            ],
            pages)
        {
            HasLongTexts = true,
        });

    /// <summary>The description of the suite; without one, the first line of the answer.</summary>
    private static Inline? Answers(GalleryRun run) =>
        Description(run.File) is { Length: > 0 } text ? text : run.Answer?.Items.Select(item => item.Text).FirstOrDefault();

    private static string? Description(ResultsFile file) => file.Datasets.Count == 0 || !file.Datasets.All(data => data.IsOwn)
        ? file.Run.Description
        : string.Join(" ", file.Datasets.Select(data => data.Description).Distinct());

    /// <summary>The name, and the suite where the name is another.</summary>
    private static Inline Name(GalleryRun run) => run.File.Run.Suite == run.Name
        ? new(Navigation.To(run, ""))
        : new(Navigation.To(run, ""), new Span($" (suite {run.File.Run.Suite})"));

    private static Inline Versions(GalleryRun run) => Inline.Of(string.Join(
        ", ", run.File.Targets.Select(target => target.ShortName).Distinct().Prepend($"Roundup {run.File.Run.RoundupVersion}")));

    private static string Date(DateTimeOffset time) => time.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);

    private static string Machine(MachineInfo machine) =>
        $"{machine.Cpu}, {CountText.Format(machine.LogicalCpus, "logical CPU")}, {machine.Os} {machine.Architecture}";
}
