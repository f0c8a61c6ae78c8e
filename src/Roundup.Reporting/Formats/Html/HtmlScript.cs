using System.Reflection;
using System.Text.RegularExpressions;
using Roundup.Reporting.Formats.Svg;

namespace Roundup.Reporting.Formats.Html;

internal static partial class HtmlScript
{
    // The modules of the script of a page with numbers, each behind those that it imports.
    private static readonly string[] s_modules =
    [
        "dom", "numbers", "state", "choice", "compare", "tables", "tips", "pictures", "controls", "rowDialog", "matrices",
        "explorer", "main",
    ];

    // Those of a page without: a site can have many such pages.
    private static readonly string[] s_plainModules = ["dom", "state", "choice", "tables", "tips", "plain"];

    public static string Style { get; } = Palette.PageStyle + Resource("page.css");

    // The script: the modules behind each other, each a function that returns what it exports, since a page on a disk cannot import files.
    // Comments and indents are left out.
    public static string Script { get; } = Joined(s_modules);

    public static string PlainScript { get; } = Joined(s_plainModules);

    private static string Joined(string[] modules) => "\"use strict\";\n" + string.Concat(modules.Select(Module));

    private static string Module(string name)
    {
        string[] lines =
        [
            .. Comment().Replace(Resource(name + ".js"), "").Split('\n').Select(line => line.TrimStart()).Where(line => line.Length > 0),
        ];
        var exports = lines.Select(line => Export().Match(line)).Where(match => match.Success).Select(match => match.Groups[1].Value);
        var body = string.Concat(lines.Select(line => Import().Replace(Export().Replace(line, match => match.Value["export ".Length..]),
            "const $1 = module_$2;") + "\n"));
        return $"const module_{name} = (() => {{\n{body}return {{ {string.Join(", ", exports)} }};\n}})();\n";
    }

    [GeneratedRegex(@"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*\n", RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex Comment();

    [GeneratedRegex("^export (?:const|function) ([A-Za-z]+)")]
    private static partial Regex Export();

    [GeneratedRegex("^import ({ .* }) from \"\\./([A-Za-z]+)\\.js\";")]
    private static partial Regex Import();

    // A resource with the line ends that the page is written with: its hashes are of what a browser reads.
    private static string Resource(string name)
    {
        using var stream = Assembly.GetExecutingAssembly().GetManifestResourceStream(typeof(HtmlScript), "page." + name)!;
        using var reader = new StreamReader(stream);
        return reader.ReadToEnd().ReplaceLineEndings("\n");
    }
}
