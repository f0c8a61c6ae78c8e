using Roundup.Catalogue.Templates;
using Roundup.Inference;
using Roundup.Results.Messages;

namespace Roundup.Cli.OwnData;

/// <summary>The values of a JSON sample; where there are too few, others are made of them by seed.</summary>
/// <param name="sample">The sample, absolute.</param>
/// <param name="roots">How many values it holds.</param>
internal sealed class ValuesOfSample(string sample, long roots) : IOwnValues
{
    /// <summary>The most values that are taken of a sample, and about the most bytes of JSON.</summary>
    private const int MostRoots = 10_000;
    private const int MostBytes = 16_000_000;

    /// <summary>About the size of a list that is measured beside a single value.</summary>
    private const int ListBytes = 100_000;

    private static readonly int[] s_lists = [1000, 100, 10];
    private static readonly string[] s_templates = ["SampleValues.cs", "SampleMutation.cs", "ObjectForm.cs"];

    private readonly long bytes = new FileInfo(sample).Length;

    /// <inheritdoc/>
    public string Description => $"{Taken} of {Path.GetFileName(sample)}";

    /// <inheritdoc/>
    public IReadOnlyList<int> Counts
    {
        get
        {
            var size = Math.Max(1, bytes / roots);
            var many = s_lists.FirstOrDefault(count => count * size <= ListBytes);
            return many == 0 ? [1] : [1, many];
        }
    }

    /// <inheritdoc/>
    public string ClassName => "SampleValues";

    /// <inheritdoc/>
    public string Resource => "sample.ndjson";

    /// <summary>1 where all values are taken, n for each nth.</summary>
    public long Step => Math.Max((roots + MostRoots - 1) / MostRoots, (bytes + MostBytes - 1) / MostBytes);

    private string Taken =>
        Step > 1 ? $"1 in {Step} of the {roots} values"
        : roots == 1 ? "the one value"
        : $"the {roots} values";

    /// <inheritdoc/>
    public IReadOnlyList<TemplateFile> Files(string rootType) =>
        [.. s_templates.Select(name => ValuesProject.Template(name, rootType))];

    /// <inheritdoc/>
    public void WriteResource(string file)
    {
        using var output = File.Create(file);
        SampleRoots.Copy(sample, output, Step);
    }

    /// <inheritdoc/>
    public IEnumerable<Notice> Notices(string dataset) => [new(NoticeCode.ValuesFromSample, dataset, Taken)];
}
