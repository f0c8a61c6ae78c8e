using System.Globalization;
using Roundup.Catalogue.Templates;
using Roundup.Results.Messages;

namespace Roundup.Cli.OwnData;

/// <summary>Values that are generated from the types, by the names and types of their members.</summary>
/// <param name="depth">How deep objects of types that hold themselves are in each other; null: the default.</param>
internal sealed class ValuesOfType(int? depth) : IOwnValues
{
    private const int DefaultDepth = 4;

    private static readonly string[] s_templates =
    [
        "TypeValues.cs", "ValueMaker.cs", "HierarchyFacts.cs", "ObjectForm.cs", "MemberWords.cs", "TextMaker.cs", "NumberMaker.cs",
        "TimeMaker.cs", "Vocabulary.cs",
    ];

    /// <inheritdoc/>
    public string Description => "values generated from the types";

    /// <inheritdoc/>
    public IReadOnlyList<int> Counts => [1, 100];

    /// <inheritdoc/>
    public string? Resource => null;

    /// <inheritdoc/>
    public string ClassName => "TypeValues";

    /// <inheritdoc/>
    public IReadOnlyList<TemplateFile> Files(string rootType) => [.. s_templates.Select(name => File(name, rootType))];

    /// <inheritdoc/>
    public void WriteResource(string file) => throw new InvalidOperationException("There is no resource.");

    /// <inheritdoc/>
    public IEnumerable<Notice> Notices(string dataset) => [new(NoticeCode.ValuesFromTypes, dataset)];

    private TemplateFile File(string name, string rootType)
    {
        var file = ValuesProject.Template(name, rootType);
        var levels = (depth ?? DefaultDepth).ToString(CultureInfo.InvariantCulture);
        return file with { Text = file.Text.Replace("MostLevels", levels, StringComparison.Ordinal) };
    }
}
