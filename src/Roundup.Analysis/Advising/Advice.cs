using Roundup.Analysis.Rankings;
using Roundup.Results;

namespace Roundup.Analysis.Advising;

/// <summary>Which rows fit: those of one target and shape of a run, the best first, and why the others do not.</summary>
/// <param name="Run">The run that is ranked.</param>
/// <param name="Ranking">The rows that meet the needs, over all tables; null where none of them has a number.</param>
/// <param name="Best">The rows with a rank, the best first.</param>
/// <param name="Excluded">The other rows that something is known against.</param>
/// <param name="NotKnown">The rows of which it is not known whether they fit.</param>
public sealed record Advice(
    NamedResults Run,
    Ranking? Ranking,
    IReadOnlyList<Suggestion> Best,
    IReadOnlyList<Rejection> Excluded,
    IReadOnlyList<Rejection> NotKnown);

/// <summary>A row that fits.</summary>
/// <param name="Line">Its numbers.</param>
/// <param name="Needs">What is needed, and how it is known that the row has it.</param>
public sealed record Suggestion(RankedRow Line, IReadOnlyList<(Need Need, NeedAnswer Answer)> Needs);

/// <summary>A row that does not fit, or may not.</summary>
/// <param name="Row">The row.</param>
/// <param name="Need">The need that it does not meet; null where the ranked run says so.</param>
/// <param name="Answer">The fact.</param>
public sealed record Rejection(string Row, string? Need, NeedAnswer Answer);
