using Roundup.Analysis;
using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Charts;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Site.Gallery;

/// <summary>A run of a gallery, analysed once: its own page, those of libraries and the index take from it.</summary>
internal sealed class GalleryRun
{
    private readonly Lazy<Report> _report;

    /// <summary>Analyses a run.</summary>
    /// <param name="name">The name of its page, without extension; unique in the gallery.</param>
    /// <param name="file">The results.</param>
    /// <param name="experiments">The experiments of the run, in the order of their sections.</param>
    /// <param name="address">The results file, as a relative path from the folder of the page; null: no page links to the file.</param>
    public GalleryRun(string name, ResultsFile file, IReadOnlyList<IExperimentReport> experiments, string? address = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        Name = name;
        File = file;
        Address = address;
        Parts = RunReport.PartsOf(file, experiments);
        _report = new(() => RunReport.Create(file, [.. Parts.Select(part => (part.Experiment, LightPart.Create(part.Part)))]));
    }

    /// <summary>The name of the page.</summary>
    public string Name { get; }

    /// <summary>The results.</summary>
    public ResultsFile File { get; }

    /// <summary>The results with the name of the page.</summary>
    public NamedResults Named => new(Name, File);

    /// <summary>The results file, as a relative path from the folder of the page; null: no page links to it.</summary>
    public string? Address { get; }

    /// <summary>What each experiment says.</summary>
    internal IReadOnlyList<(IExperimentReport Experiment, ReportPart Part)> Parts { get; }

    /// <summary>The sections of its page: the report without what repeats, and of a run that has a document alone, the document.</summary>
    internal IReadOnlyList<Section> Sections => _report.Value.Documents[0].Sections;

    /// <summary>The picture that says most: the first that nothing hides; null where the run has no picture.</summary>
    internal Chart? Picture =>
        Sections.Where(section => !section.IsFolded).Concat(Sections)
            .SelectMany(section => section.In(Detail.Full)).OfType<Chart>().FirstOrDefault();

    /// <summary>The answer in a few lines; null where the run has none.</summary>
    internal List? Answer => Parts.SelectMany(part => part.Part.Answer.Blocks).OfType<List>().FirstOrDefault();
}
