using System.Reflection;
using System.Text.Json.Schema;
using System.Xml.Linq;

namespace Roundup.Site.Facts;

/// <summary>What the comments of an assembly's types say of the members that JSON has, for a schema.</summary>
/// <param name="assembly">An assembly with the file of its documentation beside it.</param>
internal sealed class TypeDocumentation(Assembly assembly)
{
    private readonly Dictionary<string, XElement> _members = XDocument.Load(Path.ChangeExtension(assembly.Location, ".xml"))
        .Descendants("member").ToDictionary(member => member.Attribute("name")!.Value);

    /// <summary>The description of a place in a schema; null where there is no comment.</summary>
    public string? Find(JsonSchemaExporterContext context)
    {
        if (context.PropertyInfo is not { AttributeProvider: MemberInfo member })
        {
            return context.Path.IsEmpty ? Summary($"T:{context.TypeInfo.Type.FullName}") : null;
        }

        var own = Summary($"P:{member.DeclaringType!.FullName}.{member.Name}");
        return own ?? (_members.TryGetValue($"T:{member.DeclaringType.FullName}", out var type)
            ? type.Elements("param").Where(param => param.Attribute("name")!.Value == member.Name).Select(Plain).FirstOrDefault()
            : null);
    }

    private string? Summary(string member) =>
        _members.TryGetValue(member, out var found) && found.Element("summary") is { } summary ? Plain(summary) : null;

    private static string Plain(XElement element) => string.Join(' ', string.Concat(element.Nodes().Select(node => node switch
    {
        XText text => text.Value,
        XElement { Name.LocalName: "see" } see => see.Attribute("cref")!.Value.Split('.', ':')[^1],
        XElement other => other.Value,
        _ => "",
    })).Split((char[])[' ', '\n', '\r'], StringSplitOptions.RemoveEmptyEntries));
}
