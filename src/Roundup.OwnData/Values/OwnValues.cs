using System.Globalization;
using Roundup.Catalogue.Templates;
using Roundup.ModelCompiler.Binding;
using Roundup.OwnData.Samples.Shapes;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Values;

/// <summary>The source of the values of own data.</summary>
internal interface IOwnValues
{
    /// <summary>Part of the description of the dataset: <c>the 12 values of orders.json</c>.</summary>
    string Description { get; }

    /// <summary>The counts that are measured where the user gives none.</summary>
    IReadOnlyList<int> Counts { get; }

    /// <summary>The file that is embedded in the program of the values; null: none.</summary>
    string? Resource { get; }

    /// <summary>The class of the program that creates the values.</summary>
    string ClassName { get; }

    IReadOnlyList<DataNotice> Notices { get; }

    /// <summary>The source of the program that creates the values.</summary>
    IReadOnlyList<TemplateFile> Files(string rootType);

    void WriteResource(string file);

    /// <summary>Mean bytes of a value of the sample without white space; null before it is read, and where there is no sample.</summary>
    double? SampleBytes => null;
}

/// <param name="depth">How deep objects of types that contain themselves are nested; null: the default.</param>
internal sealed class GeneratedValues(BoundModel model, int? depth) : IOwnValues
{
    private const int DefaultDepth = 4;

    private static readonly string[] s_templates = ["TypeValues.cs", "ValueGenerator.cs", "ScalarGenerator.cs"];

    public string Description => "values generated from the types";

    public IReadOnlyList<int> Counts => [1, 100];

    public string? Resource => null;

    public string ClassName => "TypeValues";

    public IReadOnlyList<DataNotice> Notices => [new(NoticeCode.ValuesFromTypes)];

    public IReadOnlyList<TemplateFile> Files(string rootType) =>
        [.. s_templates.Select(name => File(name, rootType)), new("TypesByChance.cs", ValueCode.Of(model))];

    public void WriteResource(string file) => throw new InvalidOperationException("There is no resource.");

    private TemplateFile File(string name, string rootType)
    {
        var file = ValuesProject.Template(name, rootType);
        var levels = (depth ?? DefaultDepth).ToString(CultureInfo.InvariantCulture);
        return file with { Text = file.Text.Replace("MostLevels", levels, StringComparison.Ordinal) };
    }
}

/// <summary>The values of a JSON sample, which are all that is timed.</summary>
internal class SampleValues(string sample, long roots) : IOwnValues
{
    /// <summary>The most values of a sample that are measured, and about the most bytes of JSON.</summary>
    private const int MostRoots = 10_000;
    private const int MostBytes = 16_000_000;

    /// <summary>The size in bytes of a list that is measured beside a single value.</summary>
    private const int ListBytes = 100_000;

    private static readonly int[] s_lists = [1000, 100, 10];
    private static readonly string[] s_templates = ["SampleValues.cs", "SampleMutation.cs", "ClosedProperty.cs", "FrozenConverter.cs"];

    private readonly long _bytes = new FileInfo(sample).Length;

    public string Description => $"{Taken} of {Path.GetFileName(sample)}";

    public IReadOnlyList<int> Counts
    {
        get
        {
            var size = Math.Max(1, _bytes / roots);
            var many = s_lists.FirstOrDefault(count => count * size <= ListBytes);
            return many == 0 ? [1] : [1, many];
        }
    }

    public string ClassName => "SampleValues";

    public string Resource => "sample.ndjson";

    /// <summary>1: all values are measured; n: every nth.</summary>
    public long Step => Math.Max((roots + MostRoots - 1) / MostRoots, (_bytes + MostBytes - 1) / MostBytes);

    private string Taken =>
        Step > 1 ? $"1 in {Step} of the {roots} values"
        : roots == 1 ? "the one value"
        : $"the {roots} values";

    public IReadOnlyList<TemplateFile> Files(string rootType) =>
        [.. s_templates.Select(name => ValuesProject.Template(name, rootType))];

    public double? SampleBytes { get; private set; }

    public virtual void WriteResource(string file)
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

    public virtual IReadOnlyList<DataNotice> Notices => [new(NoticeCode.ValuesFromSample, Taken)];
}
