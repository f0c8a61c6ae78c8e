using Roundup.Results;

namespace Roundup.Site.Gallery;

/// <summary>A question of readers, and the runs that answer it.</summary>
/// <param name="Text">The question.</param>
/// <param name="Runs">The runs, by name.</param>
internal sealed record RunQuestion(string Text, IReadOnlyList<GalleryRun> Runs)
{
    /// <summary>The questions in the order of readers. A run has the one that fits, by the smallest number.</summary>
    private static readonly (string Text, int Tried, Func<GalleryRun, bool> Fits)[] s_questions =
    [
        ("Which serializer is fast?", 7, _ => true),
        ("Which runtime or version is faster?", 6, run => run.File.Targets.Count > 1),
        ("How small is the data, and what does compression cost?", 5,
            run => run.File.Cases.Any(one => one.Id.Compressor != CaseId.NoCompressor)),
        ("What does the first call cost?", 4, run => run.File.Has(ExperimentNames.FirstCall)),
        ("Does it work as NativeAOT?", 3, run => run.File.Targets.All(target =>
            TargetFamilies.Get(target.Name) == TargetFamily.NativeAot)),
        ("What breaks?", 2, run => run.File.Has(ExperimentNames.Check)),
        ("Do published benchmarks repeat?", 1, IsOfPage),
    ];

    // Older runs named the page's versions by an option.
    private static bool IsOfPage(GalleryRun run) => run.File.Run.Suite.StartsWith("pages/", StringComparison.Ordinal)
        || run.File.Run.Command?.Contains(" --page", StringComparison.Ordinal) == true;

    /// <summary>The questions that some of the runs answer.</summary>
    public static IReadOnlyList<RunQuestion> AllOf(IReadOnlyList<GalleryRun> runs)
    {
        var answered = runs.ToLookup(run => s_questions.OrderBy(question => question.Tried).First(question => question.Fits(run)).Text);
        return
        [
            .. s_questions.Where(question => answered.Contains(question.Text)).Select(question => new RunQuestion(
                question.Text, [.. answered[question.Text].OrderBy(run => run.Name, StringComparer.Ordinal)])),
        ];
    }
}
