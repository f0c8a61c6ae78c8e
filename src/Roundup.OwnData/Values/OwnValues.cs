using System.Globalization;
using Roundup.Catalogue.Templates;
using Roundup.ModelCompiler.Binding;
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
