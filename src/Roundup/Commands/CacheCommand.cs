using System.CommandLine;
using Roundup.Cli.Commands.Lists;
using Roundup.Cli.Parsing;
using Roundup.Engine.Builds;
using Roundup.Reporting.Tables;

namespace Roundup.Cli.Commands;

internal sealed class CacheCommand : RoundupCommand
{
    private const double BytesOfMegabyte = 1e6;

    public CacheCommand(CliContext context)
        : base("cache", "Show the folder and size of cached builds and values, or remove them.")
    {
        SetAction(_ => Show(context));
        var clear = new Command("clear", "Remove all cached builds and values; results of runs stay.");
        clear.SetAction(_ => Clear(context));
        Add(clear);
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup cache", "show the folder and the size of each kind"),
        new("roundup cache clear", "remove everything that can be built again, while no run uses it"),
    ];

    private static void Show(CliContext context)
    {
        var cache = new BuildCache(new RepositoryLayout(context.Root()), DateTime.UtcNow);
        var entries = cache.Entries().ToLookup(entry => entry.Kind);
        var kinds = BuildCache.Kinds
            .Select(kind => new KindSize(kind, entries[kind].Count(), entries[kind].Sum(entry => entry.Bytes))).ToList();
        context.Terminal.WriteLine($"The cache is {cache.Folder}.");
        context.Show(
        [
            new(CatalogueLists.List(new Table<KindSize>(
                [
                    Column.Of<KindSize>("Kind", kind => kind.Name),
                    Column.Of<KindSize>("Entries", kind => $"{kind.Entries}", isNumeric: true),
                    Column.Of<KindSize>("Size", kind => Megabytes(kind.Bytes), isNumeric: true),
                ],
                [.. kinds, new("all", kinds.Sum(kind => kind.Entries), kinds.Sum(kind => kind.Bytes))])
            {
                Name = "cache",
            })),
        ]);
        var (days, gigabytes) = (BuildCache.LongestUnused.TotalDays, BuildCache.MostBytes / 1e9);
        context.Terminal.WriteLine(FormattableString.Invariant(
            $"A run removes what was not used for {days:0} days, and the oldest beyond {gigabytes:0} GB."));
    }

    private static void Clear(CliContext context)
    {
        var layout = new RepositoryLayout(context.Root());
        var freed = CacheUse.Alone(layout, () => new BuildCache(layout, DateTime.UtcNow).Clear());
        context.Terminal.WriteLine($"{Megabytes(freed)} removed from {layout.Artifacts}.");
    }

    private static string Megabytes(long bytes) => FormattableString.Invariant($"{bytes / BytesOfMegabyte:0.0} MB");

    private sealed record KindSize(string Name, int Entries, long Bytes);
}
