using System.Globalization;
using Roundup.Catalogue.Templates;
using Roundup.ModelCompiler.Binding;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Values;

internal interface IOwnValues
{
    string Description { get; }

    // The counts that are measured where the user gives none.
    IReadOnlyList<int> Counts { get; }

    // The file that is embedded in the program of the values; null: none.
    string? Resource { get; }

    string ClassName { get; }

    IReadOnlyList<DataNotice> Notices { get; }

    IReadOnlyList<TemplateFile> Files(string rootType);

    void WriteResource(string file);

    // Mean bytes of a value of the sample without white space; null before it is read, and where there is no sample.
    double? SampleBytes => null;
}

// depth: how deep objects of types that contain themselves are nested; null: the default.
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
        [.. s_templates.Select(name => File(name, rootType)), new("TypesByChance.cs", ValueCode.Generate(model))];

    public void WriteResource(string file) => throw new InvalidOperationException("There is no resource.");

    private TemplateFile File(string name, string rootType)
    {
        var file = ValuesProject.Template(name, rootType);
        var levels = (depth ?? DefaultDepth).ToString(CultureInfo.InvariantCulture);
        return file with { Text = file.Text.Replace("MostLevels", levels, StringComparison.Ordinal) };
    }
}
