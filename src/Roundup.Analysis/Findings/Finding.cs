using Roundup.Analysis.Rankings;

namespace Roundup.Analysis.Findings;

/// <summary>The tables that a finding is about.</summary>
/// <param name="Operation">The operation.</param>
/// <param name="Target">The target.</param>
public sealed record FindingScope(Operation Operation, string Target);

/// <summary>A conclusion from the numbers, as data: the sentence, its scope and its numbers. The report has the words.</summary>
/// <param name="Code">The sentence.</param>
/// <param name="Scope">The tables that it is about; null: the whole run.</param>
/// <param name="Arguments">
/// The arguments of the sentence, in the order that <see cref="FindingCode"/> states: a text, a whole number, an <see cref="Estimate"/>, or
/// a list of texts, of <see cref="Factor"/>s or of <see cref="NamedFactors"/>.
/// </param>
public sealed record Finding(FindingCode Code, FindingScope? Scope, params IReadOnlyList<object> Arguments);

/// <summary>The cost of a serializer over another in one respect.</summary>
/// <param name="Kind">The respect.</param>
/// <param name="Estimate">The factor.</param>
public sealed record Factor(FactorKind Kind, Estimate Estimate);

/// <summary>The factors of a serializer on one target.</summary>
/// <param name="Name">The target.</param>
/// <param name="Factors">The factors.</param>
public sealed record NamedFactors(string Name, IReadOnlyList<Factor> Factors);

/// <summary>The respect in which serializers are compared.</summary>
public enum FactorKind
{
    /// <summary>Time to serialize.</summary>
    Serialize,

    /// <summary>Time to deserialize.</summary>
    Deserialize,

    /// <summary>Bytes allocated by a call.</summary>
    Allocation,

    /// <summary>Bytes written.</summary>
    Size,
}

/// <summary>Every conclusion that a report can draw from the numbers, with its arguments in order.</summary>
public enum FindingCode
{
    /// <summary>
    /// A lossy serializer that is faster than every exact serializer: serializer, number of such tables, number of tables in which it is
    /// lossy, members lost.
    /// </summary>
    LossyIsFaster,

    /// <summary>The ratio that grows most with the count: serializer, baseline, least count, greatest count, factor, series.</summary>
    GrowsWithCount,

    /// <summary>The ratio that falls most with the count: as <see cref="GrowsWithCount"/>.</summary>
    FallsWithCount,

    /// <summary>No ratio changes with the count by more than its interval: serializers, least count, greatest count.</summary>
    SteadyOverCounts,

    /// <summary>The cost of a further version of a library over the first: serializer, serializer of the first version, factors.</summary>
    VersionOverFirst,

    /// <summary>
    /// The cost of a serializer on further targets over the first: serializer, first target, factors of each further one.
    /// </summary>
    SerializerOverTargets,
}
