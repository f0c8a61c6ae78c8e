namespace Roundup.Catalogue.Planning;

internal static class OptionTexts
{
    public const string Output =
        "The folder for the results (default: a new one in roundup-results, or in artifacts/results of a checkout).";
    public const string All = "Show all tables and explanations, not only the overview and the answer.";
    public const string Picture = "Also write an SVG picture to embed, light and dark: {names}.";
    public const string Export = "Also write the results in the formats of other tools: {names}.";
    public const string Format = "The output format: {names} (default: console).";
}
