using Roundup.Reporting.Blocks;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Formats.Exports;

internal abstract class FindingsFormat(string name, string fileName, bool isPrinted = false) : IReportFormat
{
    public string Name => name;

    public string FileName => fileName;

    public string Extension => Path.GetExtension(FileName);

    public FormatKind Kind => FormatKind.Export;

    public bool IsPrinted => isPrinted;

    public string? Lacks(IReadOnlyList<Section> sections) => Find(sections) is null ? "checks of your own data" : null;

    public void Write(IReadOnlyList<Section> sections, ReportOutput output) => output.Text.Write(Content(Find(sections)!) + "\n");

    protected abstract string Content(ContractFindings findings);

    // What is known of a finding, a line each.
    protected static string Text(ContractFinding one) => string.Join('\n', one.Of.Changes
        .Select(change => change.Text + (change.File is null ? "" : $" ({change.File}:{change.Line})"))
        .Append(one.Command is null ? "Run again with --update, and it is no longer expected." : $"To repeat it: {one.Command}")
        .Prepend(one.Title).Select(Plain));

    // Names of members may have any character, XML may not.
    protected static string Plain(string text) => Visible.Line(text).Replace('\uFFFE', '?').Replace('\uFFFF', '?');

    private static ContractFindings? Find(IReadOnlyList<Section> sections) =>
        sections.SelectMany(section => section.Blocks).OfType<ContractFindings>().FirstOrDefault();
}
