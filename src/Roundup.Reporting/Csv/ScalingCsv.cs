using Roundup.Analysis.SteadyState;

namespace Roundup.Reporting.Csv;

/// <summary>How cost grows, for programs: a record for each row and count; times in ns.</summary>
public sealed class ScalingCsv : IReport
{
    /// <inheritdoc/>
    public string FileName => "scaling.csv";

    /// <inheritdoc/>
    public bool HasContent(AnalysedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        return run.Growths.Count > 0;
    }

    /// <inheritdoc/>
    public void Write(AnalysedRun run, TextWriter output)
    {
        ArgumentNullException.ThrowIfNull(run);
        CsvText.WriteRecord(output, ["Serializer", "Compressor", "Dataset", "Shape", "Operation", "Target", "Count", "Mean", "PerObject", "Slope", "SlopeLow", "SlopeHigh", "SlopeLaunches", "LastStep", "FasterThanInput", "Fidelity", "Floor"]);
        foreach (var growth in run.Growths)
        {
            foreach (var point in growth.Points)
            {
                var id = point.Case.Result.Id;
                CsvText.WriteRecord(output,
                [
                    id.Serializer, id.Compressor, growth.Group.Dataset, growth.Group.Shape, growth.Group.Operation, growth.Group.Target, point.Count, point.Case.Time!.Mean, point.PerObjectNs,
                    growth.Slope.Value, growth.Slope.Interval?.Low, growth.Slope.Interval?.High, growth.Slope.Launches, growth.LastStep.Value, growth.FasterThanInput, Text.Words.Of(growth.Fidelity), growth.Serializer.IsFloor,
                ]);
            }
        }
    }
}
