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
        var globs = options.Compressors.Count > 0 ? options.Compressors : suite.Compressors;
        return new Selection(source, "roundup list compressors")
            .Pick<CatalogueCompressor?>(globs, [null, .. catalogue.CompressorRows], Matches, Names(catalogue));
    }

    /// <summary>The name in a case.</summary>
    public static string Name(CatalogueCompressor? compressor) => compressor?.Row.FullName ?? CaseId.NoCompressor;

    /// <summary>Every name that a compressor can be asked for by.</summary>
    public static IEnumerable<string> Names(RoundupCatalogue catalogue) =>
    [
        CaseId.NoCompressor,
        .. catalogue.CompressorRows.Select(compressor => compressor.Row.FullName)
            .Union(catalogue.Compressors.Select(compressor => compressor.Name)),
    ];

    private static bool Matches(string glob, CatalogueCompressor? compressor) => compressor is null
        ? Glob.Matches(glob, CaseId.NoCompressor)
        : Glob.MatchesRow(glob, compressor.Compressor.Name, compressor.Row.Name);
}
