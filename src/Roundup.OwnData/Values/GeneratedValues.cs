using System.Globalization;
using Roundup.Catalogue.Templates;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Values;

/// <param name="depth">How deep objects of types that contain themselves are nested; null: the default.</param>
internal sealed class GeneratedValues(int? depth) : IOwnValues
{
    private const int DefaultDepth = 4;

    private static readonly string[] s_templates =
        ["TypeValues.cs", "ValueGenerator.cs", "ScalarGenerator.cs", "TypeHierarchy.cs", "ObjectForm.cs", "MadeCollection.cs"];

    public string Description => "values generated from the types";

    public IReadOnlyList<int> Counts => [1, 100];

    public string? Resource => null;

    public string ClassName => "TypeValues";

    public IReadOnlyList<DataNotice> Notices => [new(NoticeCode.ValuesFromTypes)];

    public IReadOnlyList<TemplateFile> Files(string rootType) => [.. s_templates.Select(name => File(name, rootType))];

    public void WriteResource(string file) => throw new InvalidOperationException("There is no resource.");

    private TemplateFile File(string name, string rootType)
    {
        var file = ValuesProject.Template(name, rootType);
        var levels = (depth ?? DefaultDepth).ToString(CultureInfo.InvariantCulture);
        return file with { Text = file.Text.Replace("MostLevels", levels, StringComparison.Ordinal) };
    }
}
