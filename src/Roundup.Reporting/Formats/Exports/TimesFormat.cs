using System.Text.Json;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats.Json;

namespace Roundup.Reporting.Formats.Exports;

/// <summary>A JSON file of times that another tool reads.</summary>
internal abstract class TimesFormat : IReportFormat
{
    public abstract string Name { get; }

    public abstract string Extension { get; }

    public FormatKind Kind => FormatKind.Export;

    public void Write(IReadOnlyList<Section> sections, ReportOutput output)
    {
        foreach (var times in sections.SelectMany(section => section.In(Detail.Data)).OfType<MeasuredTimes>())
        {
            output.Text.Write(JsonSerializer.Serialize(Content(times), JsonFormat.Options) + "\n");
        }
    }

    /// <summary>What is written, as JSON names it.</summary>
    protected abstract object Content(MeasuredTimes times);
}
