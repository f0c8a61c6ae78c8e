using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats;

namespace Roundup.Reporting;

/// <summary>An output format of an extension. What it throws is told as the extension's.</summary>
/// <param name="format">The format.</param>
/// <param name="extension">The name of the extension.</param>
public sealed class AddedFormat(IReportFormat format, string extension) : IReportFormat
{
    /// <inheritdoc/>
    public string Name { get; } = format.Name;

    /// <inheritdoc/>
    public string Extension { get; } = format.Extension;

    /// <inheritdoc/>
    public FormatKind Kind { get; } = format.Kind;

    /// <inheritdoc/>
    public bool IsWrittenByRuns { get; } = format.IsWrittenByRuns;

    /// <inheritdoc/>
    /// <exception cref="ExtensionException">The format failed; nothing is written.</exception>
    public void Write(IReadOnlyList<Section> sections, ReportOutput output)
    {
        ArgumentNullException.ThrowIfNull(output);

        // Written when it is whole: an error of the disk is then told from one of the format.
        using var text = new StringWriter { NewLine = output.Text.NewLine };
        try
        {
            format.Write(sections, output with { Text = text });
        }
        catch (Exception e) when (ExtensionException.IsOf(e))
        {
            throw new ExtensionException($"The output format {Name}", extension, e);
        }

        output.Text.Write(text.ToString());
    }
}
