using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Analysis.Advising;

/// <summary>
/// The needs. What can be executed is answered by cases that ran; the rest by the row's project file, as the results file has it.
/// </summary>
public static class NeedList
{
    /// <summary>The name of the need that also decides which target is ranked.</summary>
    public const string NativeAotName = "nativeaot";

    /// <summary>The name of the need that asks which datasets have members of derived types.</summary>
    public const string PolymorphismName = "polymorphism";

    private const string AotTarget = "net10.0-aot";

    private static readonly Shape[] s_streaming = [Shape.Stream, Shape.AsyncStream, Shape.Pipe, Shape.BufferWriter, Shape.Segments];

    /// <summary>All needs.</summary>
    public static IReadOnlyList<Need> All { get; } =
    [
        new(NativeAotName, "runs when it is compiled ahead of time", NativeAot),
        new(PolymorphismName, "gives back members whose values are of derived types", Polymorphism),
        new("no-attributes", "takes the types as they are: no attributes on them, no schema", NoAttributes),
        new("cross-language", "writes a format that others than its own library define", CrossLanguage),
        new("safe-by-default", "may read data from outside", SafeByDefault),
        new("maintained", "its authors answer and release", Maintained),
        new("streaming", "has a stream, a pipe or a buffer writer of its own", Streaming),
        new("schema", "works from a schema", Schema),
    ];

    private static NeedAnswer NativeAot(RowFacts row)
    {
        var tried = row.Cases.Where(one => one.IsTried).ToLookup(one => FamilyOf(one) == TargetFamily.NativeAot);
        var aot = tried[true].ToList();
        if (aot.Count == 0)
        {
            return Unknown("no run with NativeAOT has it", row, "verify", "--dataset", "Login", "--target", AotTarget);
        }

        // What a row cannot do anywhere says nothing about NativeAOT.
        var elsewhere = tried[false].GroupBy(DatasetOf).ToDictionary(data => data.Key, data => data.Max(one => one.Grade));
        var worse = aot.Find(one => one.Grade < elsewhere.GetValueOrDefault(DatasetOf(one)));
        var best = aot.MaxBy(one => one.Grade)!;
        return best.Grade == 0 ? By(false, "does not run as NativeAOT", worse ?? aot[0], detail: true)
            : worse is not null ? By(false, "runs as NativeAOT, but not with all data that it can take elsewhere", worse, detail: true)
            : By(true, $"runs on {best.Result.Id.Cell.Target}", best);
    }

    private static NeedAnswer Polymorphism(RowFacts row)
    {
        // Ahead of time, the question is another one.
        var tried = row.Cases.Where(one => one.IsTried && FamilyOf(one) != TargetFamily.NativeAot
            && row.Model.Polymorphic.Contains(DatasetOf(one))).ToList();
        if (tried.Count == 0)
        {
            return row.Model.Polymorphic.Max(StringComparer.Ordinal) is { } dataset
                ? Unknown("no run has it with derived types", row, "verify", "--dataset", dataset)
                : new(null, "there is no dataset with derived types");
        }

        // All cases of one dataset together: the counts of one model are not several chances.
        var best = tried.GroupBy(DatasetOf).Select(data => data.MinBy(one => one.Grade)!).MaxBy(one => one.Grade)!;
        return best.Grade == 2
            ? By(true, $"{DatasetOf(best)} comes back exact", best)
            : By(false, "does not give derived types back exactly", best, detail: true);
    }

    private static NeedAnswer NoAttributes(RowFacts row) => row.Info.Needs switch
    {
        "nothing" => new(true, "needs nothing"),
        "code generation" when row.Model.KeepsModel(row.Info.Name) is { } keeps =>
            new(keeps, keeps ? "its code generator leaves the model as it is" : "needs attributes for its code generator"),
        null or "code generation" => new(null, "what its model needs is not known"),
        var needs => new(false, $"needs {needs}"),
    };

    private static NeedAnswer CrossLanguage(RowFacts row) => row.Info.Format is "own" or "none"
        ? new(false, "its format is its own")
        : new(true, $"writes {row.Info.Format}");

    private static NeedAnswer SafeByDefault(RowFacts row) => row.Info is { Dangerous: null, Status: not "dangerous" }
        ? new(true, "nothing is known against data from outside")
        : new(false, "dangerous with data from outside") { Detail = row.Info.Dangerous ?? row.Info.StatusReason };

    private static NeedAnswer Maintained(RowFacts row) => row.Info.Status == "maintained"
        ? new(true, "maintained")
        : new(false, $"is {row.Info.Status}") { Detail = row.Info.StatusReason };

    private static NeedAnswer Schema(RowFacts row) => row.Info.Needs == "schema"
        ? new(true, "works from a schema")
        : new(false, "has no schema");

    private static NeedAnswer Streaming(RowFacts row)
    {
        var tried = row.Cases.Where(one => one.IsTried && s_streaming.Contains(ShapeOf(one))).ToList();
        if (tried.Count == 0)
        {
            return Unknown(
                "no run has it with a stream", row, "verify", "--dataset", "Login", "--shape", "BufferWriter,Stream,AsyncStream");
        }

        return tried.Find(one => one.Ran && one.Result.AdaptedFrom is null) is { } native
            ? By(true, $"{ShapeOf(native)} is its own", native)
            : By(false, "has no stream, pipe or buffer writer of its own", tried[0]) with
            {
                Detail = tried[0].Result.AdaptedFrom is { } from ? $"{ShapeOf(tried[0])} is adapted from {from}" : tried[0].Text,
            };
    }

    private static Shape ShapeOf(KnownCase one) => one.Result.Shape ?? one.Result.Id.Cell.Shape;

    private static string DatasetOf(KnownCase one) => one.Result.Id.Cell.Dataset;

    private static TargetFamily FamilyOf(KnownCase one) => TargetFamilies.Of(one.Result.Id.Cell.Target);

    private static NeedAnswer By(bool isMet, string fact, KnownCase proof, bool detail = false) => new(isMet, fact)
    {
        Source = proof.Source,
        Detail = detail ? $"{DatasetOf(proof)} on {proof.Result.Id.Cell.Target}: {proof.Text}" : null,
    };

    private static NeedAnswer Unknown(string fact, RowFacts row, string command, params IReadOnlyList<string> arguments) =>
        new(null, fact + (row.HasOtherVersions ? " in this version" : ""))
        {
            Command = [command, "--serializer", row.Info.Name, .. arguments],
        };
}
