using Roundup.Catalogue.Templates;
using Roundup.OwnData.Samples.Shapes;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Values;

/// <summary>The values of a JSON sample, which are all that is timed.</summary>
internal sealed class SampleValues(string sample, long roots) : IOwnValues
{
    /// <summary>The most values of a sample that are measured, and about the most bytes of JSON.</summary>
    private const int MostRoots = 10_000;
    private const int MostBytes = 16_000_000;

    /// <summary>The size in bytes of a list that is measured beside a single value.</summary>
    private const int ListBytes = 100_000;

    private static readonly int[] s_lists = [1000, 100, 10];
    private static readonly string[] s_templates = ["SampleValues.cs", "SampleMutation.cs", "ObjectForm.cs", "MadeCollection.cs"];

    private readonly long bytes = new FileInfo(sample).Length;

    public string Description => $"{Taken} of {Path.GetFileName(sample)}";

    public IReadOnlyList<int> Counts
    {
        get
        {
            var size = Math.Max(1, bytes / roots);
            var many = s_lists.FirstOrDefault(count => count * size <= ListBytes);
            return many == 0 ? [1] : [1, many];
        }
    }

    public string ClassName => "SampleValues";

    public string Resource => "sample.ndjson";

    /// <summary>1: all values are measured; n: every nth.</summary>
    public long Step => Math.Max((roots + MostRoots - 1) / MostRoots, (bytes + MostBytes - 1) / MostBytes);

    private string Taken =>
        Step > 1 ? $"1 in {Step} of the {roots} values"
        : roots == 1 ? "the one value"
        : $"the {roots} values";

    public IReadOnlyList<TemplateFile> Files(string rootType) =>
        [.. s_templates.Select(name => ValuesProject.Template(name, rootType))];

    public double? SampleBytes { get; private set; }

    public void WriteResource(string file)
    {
        using var output = File.Create(file);
        Copy(output);
    }

    /// <summary>Writes the values that are measured as lines of JSON.</summary>
    public void Copy(Stream output)
    {
        var copied = SampleRoots.Copy(sample, output, Step);
        SampleBytes = ((double)output.Length / copied) - 1;
    }

    public IReadOnlyList<DataNotice> Notices => [new(NoticeCode.ValuesFromSample, Taken)];
}
