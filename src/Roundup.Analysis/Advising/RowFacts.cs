using Roundup.Results;

namespace Roundup.Analysis.Advising;

/// <summary>One case of one experiment in some run.</summary>
/// <param name="Source">The name of the run.</param>
/// <param name="Result">The case, with the part of one experiment.</param>
public sealed record KnownCase(string Source, CaseResult Result)
{
    /// <summary>Whether a value came back, so that the case says what the row does.</summary>
    public bool Ran => Result.Fidelity != Fidelity.Unchecked && Result.Outcome is Outcome.Measured or Outcome.Skipped;

    /// <summary>Whether it says anything about the row: a package that is missing, or a budget, does not.</summary>
    public bool IsTried => Ran || Result.Outcome is not (Outcome.Measured or Outcome.Skipped or Outcome.Unavailable);

    /// <summary>How good the result is: exact, lossy, none.</summary>
    public int Grade => !Ran ? 0 : Result.Fidelity == Fidelity.Lossy ? 1 : 2;

    /// <summary>What became of it, in a few words.</summary>
    public string Text => Ran
        ? Result.Fidelity == Fidelity.Lossy ? $"loses {(Result.Lost.Count > 0 ? Result.Lost[0] : "data")}" : "exact"
        : $"{Result.Outcome.Word()}: {Result.Reason}";
}

/// <summary>What the compiler of models knows, which no results file has.</summary>
/// <param name="Polymorphic">The datasets in whose model a member can hold values of several types.</param>
/// <param name="KeepsModel">
/// Whether a row is compiled with the model as its author wrote it; null where the row is not in the catalogue.
/// </param>
public sealed record ModelFacts(IReadOnlySet<string> Polymorphic, Func<string, bool?> KeepsModel);

/// <summary>All that is known of one row.</summary>
/// <param name="Info">What its project file says, as of the run that is ranked.</param>
/// <param name="Cases">What runs found out about this version of it, without compressors.</param>
/// <param name="Model">What the compiler of models knows.</param>
public sealed record RowFacts(SerializerInfo Info, IReadOnlyList<KnownCase> Cases, ModelFacts Model)
{
    /// <summary>Whether runs have another version of its package, of which nothing is taken over.</summary>
    public bool HasOtherVersions { get; init; }

    /// <summary>The facts of each row in some runs.</summary>
    public static Func<SerializerInfo, RowFacts> In(IReadOnlyList<NamedResults> runs, ModelFacts model)
    {
        ArgumentNullException.ThrowIfNull(runs);
        var cases = runs.SelectMany(CasesOf).ToLookup(one => one.Case.Result.Id.Serializer);
        return info =>
        {
            var same = cases[info.Name].Where(one => info.Package is null || one.Version == info.Version).Select(one => one.Case).ToList();
            return new(info, same, model) { HasOtherVersions = same.Count < cases[info.Name].Count() };
        };
    }

    private static IEnumerable<(string? Version, KnownCase Case)> CasesOf(NamedResults run)
    {
        var infos = RowInfos.Of(run.Results);
        return
            from experiment in run.Results.Run.Experiments
            from result in run.Results.Of(experiment.Name).Cases
            where result.Id.Compressor == CaseId.NoCompressor
            select (infos[result.Id.Serializer].Version, new KnownCase(run.Name, result));
    }
}
