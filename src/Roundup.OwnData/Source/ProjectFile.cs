using System.Text.RegularExpressions;
using System.Xml.Linq;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Reading;
using Roundup.OwnData.Code;

namespace Roundup.OwnData.Source;

// What a project file says about the source in its folder. It is read as XML: MSBuild does not run, and what has a condition does not
// count.
internal sealed class ProjectFile(ProjectXml xml)
{
    private readonly string _folder = Path.GetDirectoryName(xml.File)!;

    // The file at a path, or the only one in a folder; null: neither.
    public static ProjectFile? Of(string path) =>
        File.Exists(path) && Path.GetExtension(path).Equals(".csproj", StringComparison.OrdinalIgnoreCase) ? new(ProjectXml.Load(path))
        : Directory.Exists(path) && Directory.GetFiles(path, "*.csproj") is [var only] ? new(ProjectXml.Load(only))
        : null;

    // The symbols for #if. The values of other properties in them are not known.
    public IEnumerable<string> Symbols() =>
        from element in xml.Properties("DefineConstants").Where(IsAlways)
        from one in Split(element.Value)
        where !one.StartsWith("$(", StringComparison.Ordinal)
        select CSharpName.Is(one) && one is not ("true" or "false") ? one
            : throw Refused(element, one, "the name of a symbol", "take it out of there");

    public ModelText Usings() =>
        new(Path.ChangeExtension(xml.File, ".Usings.cs"), string.Concat(Items("Using").SelectMany(Using)));

    public IEnumerable<string> Files(Func<string, IEnumerable<string>> below)
    {
        var files = xml.Property("EnableDefaultCompileItems") == "false" ? [] : below(_folder);
        foreach (var item in Items("Compile"))
        {
            var removed = Parts(item, "Remove").Select(Pattern).ToList();
            files = files.Concat(Parts(item, "Include").SelectMany(glob => Included(glob, below))).Distinct()
                .Where(file => !removed.Exists(one => one.IsMatch(Relative(file))));
        }

        return files;
    }

    private IEnumerable<string> Included(string glob, Func<string, IEnumerable<string>> below)
    {
        var folders = glob.Replace('\\', '/').Split('/')[..^1].TakeWhile(part => !part.Contains('*', StringComparison.Ordinal));
        var start = Path.GetFullPath(Path.Combine([_folder, .. folders]));
        var pattern = Pattern(glob);
        return Directory.Exists(start) ? below(start).Where(file => pattern.IsMatch(Relative(file))) : [];
    }

    private string Relative(string file) => Path.GetRelativePath(_folder, file).Replace('\\', '/');

    private static Regex Pattern(string glob) => new(
        $"^{Regex.Escape(glob.Replace('\\', '/')).Replace(@"\*\*/", "(.*/)?").Replace(@"\*", "[^/]*").Replace(@"\?", "[^/]")}$",
        RegexOptions.IgnoreCase | RegexOptions.CultureInvariant | RegexOptions.NonBacktracking);

    private IEnumerable<string> Using(XElement item)
    {
        var alias = Metadata(item, "Alias");
        foreach (var part in Parts(item, "Include"))
        {
            var name = part.Replace("$(RootNamespace)", xml.Property("RootNamespace") ?? Path.GetFileNameWithoutExtension(xml.File));
            if (name.Split('.').Append(alias ?? "a").FirstOrDefault(one => !CSharpName.Is(one)) is { } wrong)
            {
                throw Refused(item, wrong, "a name of C#", "write it as a global using in a .cs file");
            }

            var before = Metadata(item, "Static") == "true" ? "static " : "";
            yield return $"global using {before}{(alias is null ? "" : $"{CSharpName.Of(alias)} = ")}{CSharpName.Dotted(name)};\n";
        }
    }

    private IEnumerable<XElement> Items(string name) => xml.Items(name).Where(IsAlways);

    private static bool IsAlways(XElement one) => one.Attribute("Condition") is null && one.Parent!.Attribute("Condition") is null;

    private static string? Metadata(XElement item, string name) => ProjectXml.Attribute(item, name) ?? item.Element(name)?.Value.Trim();

    private static string[] Parts(XElement item, string attribute) => Split(ProjectXml.Attribute(item, attribute) ?? "");

    private static string[] Split(string list) =>
        list.Split([';', ','], StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);

    private RoundupException Refused(XElement element, string text, string expected, string remedy) =>
        xml.Error(element, $"<{element.Name.LocalName}> has '{ProjectXml.Short(text)}', which is not {expected}: {remedy}");
}
