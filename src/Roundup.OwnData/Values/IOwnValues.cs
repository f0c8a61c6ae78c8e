using Roundup.Catalogue.Templates;

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
