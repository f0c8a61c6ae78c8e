using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

internal sealed record RunTitle(string Title, string Description)
{
    // More names than these are not listed in a title.
    private const int MostNames = 3;

    // The title; null if the run has the suite's own parts, or is headed by the user's data.
    // comparison: the serializers that are compared before and after a change; empty: none.
    public static RunTitle? Of(
        RoundupCatalogue catalogue,
        SuiteDefinition suite,
        RunOptions options,
        IReadOnlyList<PlannedCase> cases,
        IReadOnlyList<ComparedPair> comparison,
        IReadOnlyList<string> experiments)
    {
        if (options.Own is not null)
        {
            return null;
        }

        var own = new RunOptions { Suite = options.Suite };
        var serializers = cases.Select(one => one.Serializer).DistinctBy(serializer => serializer.FullName).ToList();
        var serializersOfSuite = new SerializerChoice(new Selection(suite.File, null), catalogue).Pick(suite.Serializers)
            .Select(serializer => serializer.Configuration.FullName).ToHashSet();
        var datasets = DatasetChoice.Choose(catalogue, suite, options);
        var datasetsOfSuite = DatasetChoice.Choose(catalogue, suite, own);
        var hasOwnRows = serializers.TrueForAll(serializer => serializersOfSuite.Contains(serializer.FullName))
            && (options.Serializers.Count == 0 || serializers.Count == serializersOfSuite.Count);
        var otherSerializers = hasOwnRows ? null : Differs(serializers.Select(serializer => serializer.FullName), serializersOfSuite);
        var otherData = Differs(datasets.Select(one => one.Dataset), datasetsOfSuite.Select(one => one.Dataset));
        (string Name, string? Differs)[] parts =
        [
            ("serializers", otherSerializers),
            ("datasets", otherData),
            ("counts", otherData is null ? Differs(datasets.SelectMany(Counts), datasetsOfSuite.SelectMany(Counts)) : null),
            ("shapes", Differs(options.Shapes, cases.Select(one => one.Id.Table.Shape), suite.Shapes)),
            ("operations", Differs(options.Operations, cases.Select(one => one.Id.Table.Operation), suite.Operations)),
            ("compressors", Differs(
                CompressorChoice.Choose(catalogue, suite, options), CompressorChoice.Choose(catalogue, suite, own))),
            ("runtimes", Differs(options.Targets, cases.Select(one => one.Id.Table.Target), suite.Targets)),
            ("experiments", Differs(
                experiments, ExperimentChoice.Choose(catalogue, suite, own).Select(experiment => experiment.Name))),
        ];
        List<string> other = [.. parts.Where(part => part.Differs is not null).Select(part => $"{part.Differs} {part.Name}")];
        if (other.Count == 0)
        {
            return null;
        }

        var replaced = $"{suite.Name} with {Listed(other)}";
        var ofSerializers = otherSerializers is not null ? Names(serializers, comparison) : null;
        var ofData = otherData is not null && datasets.Count <= MostNames ? Listed([.. datasets.Select(one => one.Dataset.Name)]) : null;
        var title = (ofSerializers, ofData) switch
        {
            ({ } named, { } data) => $"{named} on {data}",
            ({ } named, null) => $"{named} on {(otherData is not null ? $"{datasets.Count} datasets" : $"the data of {suite.Name}")}",
            (null, { } data) when otherSerializers is null => $"{suite.Name} on {data}",
            _ => replaced,
        };
        return new(title, $"The suite {replaced}.");
    }

    private static string? Names(List<SerializerDefinition> serializers, IReadOnlyList<ComparedPair> comparison)
    {
        var named = comparison.Count > 0
            ? [.. comparison.Select(pair => pair.Candidate)]
            : serializers.Where(serializer => !serializer.IsReference || serializers.TrueForAll(other => other.IsReference))
                .Select(serializer => serializer.FullName).ToList();
        return comparison is [var only] ? $"{only.Candidate} against {only.Base}"
            : named.Count > MostNames ? comparison.Count > 0 ? $"{named.Count} serializers before and after a change" : null
            : Listed(named) + (comparison.Count > 0 ? " before and after a change" : "");
    }

    private static IEnumerable<(DatasetDefinition Dataset, int Count)> Counts(DatasetChoice choice) =>
        choice.Counts.Select(count => (choice.Dataset, count));

    // How a part that the user chose differs from that of the suite. Shapes that no serializer has are not left out by choice.
    private static string? Differs<T>(IReadOnlyList<string> option, IEnumerable<T> chosen, IEnumerable<T> ofSuite) =>
        option.Count == 0 ? null : Differs(chosen, ofSuite);

    // "fewer" or "other"; null if they are the same.
    private static string? Differs<T>(IEnumerable<T> chosen, IEnumerable<T> ofSuite)
    {
        var (some, all) = (chosen.ToHashSet(), ofSuite.ToHashSet());
        return some.SetEquals(all) ? null : some.IsSubsetOf(all) ? "fewer" : "other";
    }

    // In the form: a, b and c.
    private static string Listed(List<string> names) =>
        names.Count < 2 ? string.Concat(names) : $"{string.Join(", ", names.SkipLast(1))} and {names[^1]}";
}
