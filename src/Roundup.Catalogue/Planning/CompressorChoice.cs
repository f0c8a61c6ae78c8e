using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Catalogue.Planning;

internal static class CompressorChoice
{
    /// <summary>
    /// The compressors that the globs of the user match, otherwise those of the suite. Null is no compressor and comes first.
    /// </summary>
    public static List<CatalogueCompressor?> Choose(RoundupCatalogue catalogue, SuiteDefinition suite, RunOptions options)
    {
        var source = options.Compressors.Count > 0 ? "--compressor" : $"{suite.File}: 'compressors'";
        var globs = options.Compressors.Count > 0 ? options.Compressors : suite.Compressors;
        return new Selection(source, "roundup list compressors")
            .Pick<CatalogueCompressor?>(globs, [null, .. catalogue.CompressorRows], Matches, catalogue.CompressorNames);
    }

    public static string Name(CatalogueCompressor? compressor) => compressor?.Row.FullName ?? CaseId.NoCompressor;

    private static bool Matches(string glob, CatalogueCompressor? compressor) => compressor is null
        ? Glob.Matches(glob, CaseId.NoCompressor)
        : Glob.MatchesRow(glob, compressor.Compressor.Name, compressor.Row.Name);
}
