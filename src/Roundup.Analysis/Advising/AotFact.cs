using System.Globalization;
using Roundup.Analysis.Conditions;

namespace Roundup.Analysis.Advising;

/// <summary>What became of a serializer on a target: what is asked of NativeAOT, and of the JIT beside it.</summary>
/// <param name="Serializer">The serializer.</param>
/// <param name="Version">The version of its package; null where it has none.</param>
/// <param name="Target">The target.</param>
/// <param name="Word">
/// <c>exact</c>, <c>lossy</c> or the outcome without a number; of datasets that differ the worse in brackets: <c>exact (Users failed)</c>.
/// </param>
/// <param name="Warnings">What the compiler warned of in the library and its dependencies; null: not known, or not that compiler.</param>
/// <param name="Bytes">What was published: the executable, under NativeAOT; null where nothing was.</param>
public sealed record AotFact(string Serializer, string? Version, string Target, string Word, int? Warnings, long? Bytes)
{
    private const double Mega = 1024 * 1024;

    // What was not tried says nothing, so that it is no worst case.
    private const int Untried = 3;

    /// <summary>Whether the target is NativeAOT.</summary>
    public bool IsAot => TargetFamilies.Get(Target) == TargetFamily.NativeAot;

    /// <inheritdoc cref="SerializerConditions.HasTrimmerRoot"/>
    public bool HasTrimmerRoot { get; init; }

    /// <summary>All in one line: <c>net10.0-aot: exact with a trimmer root of Roundup's, 13 warnings, 4.1 MB</c>.</summary>
    public string Text => string.Join(
        ", ",
        (string[])
        [
            $"{Target}: {Word}{(HasTrimmerRoot ? " " + SerializerConditions.TrimmerRoot : "")}",
            .. Warnings is { } some ? (string[])[$"{some} warning{(some == 1 ? "" : "s")}"] : [],
            .. Bytes is { } size ? (string[])[string.Create(CultureInfo.InvariantCulture, $"{size / Mega:0.0} MB")] : [],
        ]);

    /// <summary>
    /// The facts of a run without compressors, in the order of its cases; none where no serializer was published as NativeAOT.
    /// </summary>
    public static IReadOnlyList<AotFact> In(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        if (file.Cases.All(result => result.AotWarnings is null))
        {
            return [];
        }

        var infos = SerializerInfos.Of(file);
        return
        [
            .. file.Run.Experiments.SelectMany(experiment => file.Of(experiment.Name).Cases)
                .Where(result => result.Id.Compressor == CaseId.NoCompressor)
                .GroupBy(result => (result.Id.Serializer, result.Id.Table.Target))
                .Select(row => new AotFact(
                    row.Key.Serializer,
                    infos[row.Key.Serializer] is { Package: not null } info ? info.Version : null,
                    row.Key.Target,
                    WordOf([.. row.Select(result => new KnownCase("", result))]),
                    row.Max(result => result.AotWarnings),
                    row.Max(result => result.DeployedBytes))
                {
                    HasTrimmerRoot = row.Any(result => new KnownCase("", result).Ran)
                        && SerializerConditions.Of(infos[row.Key.Serializer], [.. row]).HasTrimmerRoot,
                }),
        ];
    }

    private static string WordOf(IReadOnlyList<KnownCase> cases)
    {
        var data = cases.GroupBy(one => one.Result.Id.Table.Dataset)
            .Select(one => (Dataset: one.Key, Worst: one.MinBy(known => known.IsTried ? known.Grade : Untried)!))
            .OrderByDescending(one => one.Worst.IsTried ? one.Worst.Grade : -1).ToList();
        var first = NameOf(data[0].Worst);
        var others = data.Where(one => NameOf(one.Worst) != first).Select(one => $"{one.Dataset} {NameOf(one.Worst)}").ToList();
        return others.Count == 0 ? first : $"{first} ({string.Join(", ", others)})";
    }

    private static string NameOf(KnownCase one) => !one.Ran ? one.Result.Outcome.Word()
        : one.Result.Fidelity == Fidelity.Lossy ? "lossy" : "exact";
}
