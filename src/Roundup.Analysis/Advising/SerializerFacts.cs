using Roundup.Analysis.Experiments.Checks;

namespace Roundup.Analysis.Advising;

/// <summary>One case of one experiment in some run.</summary>
/// <param name="Source">The name of the run.</param>
/// <param name="Result">The case, with the part of one experiment.</param>
public sealed record KnownCase(string Source, CaseResult Result)
{
    /// <summary>The last part of the name of the run: results files of folders are all called the same.</summary>
    public string ShortSource => ShortName(Source);

    /// <summary>The last part of the name of a run.</summary>
    public static string ShortName(string source)
    {
        ArgumentNullException.ThrowIfNull(source);
        return source.Split('/', '\\') is [.., var folder, "results.json"] ? folder : source.Split('/', '\\')[^1];
    }

    /// <summary>Whether a value came back, so that the case says what the serializer does.</summary>
    public bool Ran => Result.Fidelity != Fidelity.Unchecked && Result.Outcome is Outcome.Measured or Outcome.Skipped;

    /// <summary>Whether it says anything about the serializer: a package that is missing, or a budget, does not.</summary>
    public bool IsTried => Ran || Result.Outcome is not (Outcome.Measured or Outcome.Skipped or Outcome.Unavailable);

    /// <summary>How good the result is: exact, lossy, none.</summary>
    public int Grade => !Ran ? 0 : Result.Fidelity == Fidelity.Lossy ? 1 : 2;

    /// <summary>What became of it, in a few words.</summary>
    public string Text => Ran
        ? Result.Fidelity == Fidelity.Lossy ? $"loses {(Result.Lost.Count > 0 ? Result.Lost[0] : "data")}" : "exact"
        : $"{Result.Outcome.Word()}: {Result.Reason}";
}

/// <summary>What the catalogue and the compiler of models know, which no results file has.</summary>
/// <param name="Polymorphic">The datasets in whose model a member can hold values of several types.</param>
/// <param name="KeepsModel">
/// Whether a serializer is compiled with the model as its author wrote it; null where the serializer is not in the catalogue.
/// </param>
/// <param name="Documented">What its project file says today; null where the serializer is not in the catalogue.</param>
public sealed record ModelFacts(
    IReadOnlySet<string> Polymorphic, Func<string, bool?> KeepsModel, Func<SerializerInfo, DocumentedSerializer?> Documented);

/// <summary>What a project file says of a serializer, with the pages that say so.</summary>
public sealed record DocumentedSerializer
{
    /// <summary>The format; <c>own</c> where no other library reads the payloads.</summary>
    public required string Format { get; init; }

    /// <summary>The shapes that the library has itself.</summary>
    public IReadOnlyList<Shape> Native { get; init; } = [];

    /// <summary>Why it must not read data from outside; null where nothing is documented against it.</summary>
    public string? Dangerous { get; init; }

    /// <summary>The page that says so.</summary>
    public string? DangerousSource { get; init; }

    /// <summary>What is documented in favour of reading data from outside; null where nothing is known.</summary>
    public string? Safe { get; init; }

    /// <summary>The page that says so.</summary>
    public string? SafeSource { get; init; }

    /// <summary>The first version that <see cref="Safe"/> is documented for, where the measured one is older; null otherwise.</summary>
    public string? SafeOnlySince { get; init; }
}

/// <summary>All that is known of one serializer.</summary>
/// <param name="Info">What its project file says, as of the run that is ranked.</param>
/// <param name="Cases">
/// What runs found out about this version of it, without compressors. A question of a check is told of each model by one run, the newest.
/// </param>
/// <param name="Model">What the catalogue and the compiler of models know.</param>
public sealed record SerializerFacts(SerializerInfo Info, IReadOnlyList<KnownCase> Cases, ModelFacts Model)
{
    /// <summary>The run that is ranked; null: none is.</summary>
    public NamedResults? Ranked { get; init; }

    /// <summary>Whether runs have another version of its package, of which nothing is taken over.</summary>
    public bool HasOtherVersions { get; init; }

    /// <summary>
    /// What checks found of it, on the target that compiles while it runs and has most cases; null where no check asked it anything.
    /// </summary>
    public CheckedSerializer? Check =>
        Cases.Where(one => CheckedSerializer.WereChecksRun(one.Result)).Select(one => one.Result.Id.Table.Target)
        .Where(target => TargetFamilies.Get(target) == TargetFamily.Jit)
        .CountBy(target => target).OrderByDescending(target => target.Value).ThenBy(target => target.Key, StringComparer.Ordinal)
        .Select(target => CheckedSerializer.Of(
            Info, target.Key, [.. Cases.Select(one => one.Result).Where(result => result.Part is CheckedCase)])).FirstOrDefault();

    /// <summary>The run that tells what was asked of a model in a category; null where none has asked that.</summary>
    public string? SourceOf(string dataset, CheckCategory category, string target) => Cases.FirstOrDefault(one =>
        (one.Result.Id.Table.Dataset, one.Result.Id.Table.Target) == (dataset, target) && one.Result.Part is CheckedCase part
        && (part.Passed.ContainsKey(category) || part.Findings.Any(finding => finding.Category == category)))?.Source;

    /// <summary>Whether a case has the data that is ranked; own data are those of that run alone.</summary>
    public bool IsOfRankedData(KnownCase one)
    {
        ArgumentNullException.ThrowIfNull(one);
        return RankedData.Contains(one.Result.Id.Table.Dataset) && (!HasOwnData || one.Source == Ranked!.Name);
    }

    /// <summary>The arguments that select the data that is ranked.</summary>
    public IReadOnlyList<string> SelectedData =>
        HasOwnData ? ["--data", "FILE"] : ["--dataset", RankedData.Count == 0 ? "Login" : string.Join(',', RankedData)];

    private IReadOnlyList<string> RankedData => [.. (Ranked?.Results.Cases ?? []).Select(one => one.Id.Table.Dataset).Distinct()];

    private bool HasOwnData => Ranked?.Results.Datasets.Any(data => data.IsOwn) == true;

    /// <summary>The facts of each serializer in some runs.</summary>
    public static Func<SerializerInfo, SerializerFacts> In(IReadOnlyList<NamedResults> runs, ModelFacts model)
    {
        ArgumentNullException.ThrowIfNull(runs);
        var cases = runs.SelectMany(CasesOf).ToLookup(one => one.Case.Result.Id.Serializer);
        return info =>
        {
            var same = cases[info.Name]
                .Where(one => info.Package is null || (one.Version, one.Without) == (info.Version, info.BuiltWithout)).ToList();
            return new(info, ChosenChecks.Choose([.. same.Select(one => (one.Run, one.Case))]), model)
            {
                HasOtherVersions = same.Count < cases[info.Name].Count(),
            };
        };
    }

    private static IEnumerable<(string? Version, string? Without, NamedResults Run, KnownCase Case)> CasesOf(NamedResults run)
    {
        var infos = SerializerInfos.Of(run.Results);
        return
            from experiment in run.Results.Run.Experiments
            from result in run.Results.Of(experiment.Name).Cases
            where result.Id.Compressor == CaseId.NoCompressor
            let info = infos[result.Id.Serializer]
            select (info.Version, info.BuiltWithout, run, new KnownCase(run.Name, result));
    }
}
