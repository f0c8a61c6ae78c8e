using Roundup.Analysis.SteadyState;

namespace Roundup.Reporting;

/// <summary>One kind of report file. A new kind is one class and one entry in <see cref="Reports.All"/>.</summary>
public interface IReport
{
    /// <summary>The name of the file within the run's folder.</summary>
    string FileName { get; }

    /// <summary>Whether there is anything to write; without it the file is left out.</summary>
    bool HasContent(AnalysedRun run) => true;

    /// <summary>Writes the report: a pure function of <paramref name="run"/>, the same text every time.</summary>
    void Write(AnalysedRun run, TextWriter output);
}
