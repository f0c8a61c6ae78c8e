using Roundup.Analysis.SteadyState;

namespace Roundup.Reporting.Markdown;

/// <summary>Everything there is to say about a run, for reading on GitHub or in an editor.</summary>
public sealed class MarkdownReport : IReport
{
    private static readonly Action<AnalysedRun, MarkdownWriter>[] Sections =
    [
        HeadSection.Write,
        ContentsSection.Write,
        ConclusionSection.Write,
        MachineSection.Write,
        OutcomeSection.Write,
        NoticeSection.Write,
        MacroSection.Write,
        ResultSection.Write,
        PublishedSection.Write,
        ScalingSection.Write,
        TradeOffSection.Write,
        LossSection.Write,
        MissingSection.Write,
        SerializerSection.Write,
        CompressorSection.Write,
        DatasetSection.Write,
        LegendSection.Write,
    ];

    /// <inheritdoc/>
    public string FileName => "report.md";

    /// <inheritdoc/>
    public void Write(AnalysedRun run, TextWriter output)
    {
        var writer = new MarkdownWriter(output);
        foreach (var section in Sections)
        {
            section(run, writer);
        }
    }
}
