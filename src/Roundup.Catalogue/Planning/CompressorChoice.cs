using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Catalogue.Planning;

/// <summary>The compressors that are measured.</summary>
internal static class CompressorChoice
{
    /// <summary>What the user's globs match, else the suite's; null, which comes first, is without a compressor.</summary>
    public static List<CatalogueCompressor?> Choose(RoundupCatalogue catalogue, SuiteDefinition suite, RunOptions options)
    {
        var source = options.Compressors.Count > 0 ? "--compressor" : $"{suite.File}: 'compressors'";
        var globs = (options.Compressors.Count > 0 ? options.Compressors : suite.Compressors).SelectMany(glob => Rows(glob, catalogue));
        return new Selection(source, "roundup list compressors").Pick<CatalogueCompressor?>([.. globs], [null, .. catalogue.CompressorRows], Name);
    }

    /// <summary>The name in a case.</summary>
    public static string Name(CatalogueCompressor? compressor) => compressor?.Row.FullName ?? CaseId.NoCompressor;

    /// <summary>A glob that matches no row may be the name of a compressor, for all its rows.</summary>
    private static IEnumerable<string> Rows(string glob, RoundupCatalogue catalogue) =>
        catalogue.CompressorRows.Any(c => Glob.Matches(glob, c.Row.FullName)) || !catalogue.Compressors.Any(c => Glob.Matches(glob, c.Name))
            ? [glob]
            : catalogue.Compressors.Where(c => Glob.Matches(glob, c.Name)).Select(c => c.Name + "/*");
}
