using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Sources;

// Tells each library, in its own way, to omit members that System.Text.Json omits where they are null, by [JsonIgnore(Condition =
// JsonIgnoreCondition.WhenWritingNull)]. Libraries without such a way write null.
internal static class OmittedNulls
{
    private const string Condition = "WhenWritingNull";

    private static readonly NullHandling[] s_attributes =
    [
        new("Newtonsoft.Json", "JsonProperty", "NullValueHandling = global::Newtonsoft.Json.NullValueHandling.Ignore"),
        new("MongoDB.Bson.Serialization.Attributes", "BsonIgnoreIfNull", ""),
        new(
            "YamlDotNet.Serialization", "YamlMember",
            "DefaultValuesHandling = global::YamlDotNet.Serialization.DefaultValuesHandling.OmitNull"),
        new("Dahomey.Cbor.Attributes", "CborIgnoreIfDefault", ""),
        new("System.Runtime.Serialization", "DataMember", "EmitDefaultValue = false"),
    ];

    // These ask a method of the class.
    private static readonly string[] s_askClass = ["Jil", "Utf8Json"];

    // It omits all nulls, and any member with an attribute of this name, whatever the condition.
    private const string Misreads = "ServiceStack.Text";

    public static bool Concern(ModelSource model, string package) =>
        (package == Misreads || s_askClass.Contains(package) || Array.Exists(s_attributes, way => way.IsOf(package)))
        && model.Files.Any(file => Has(file.Text));

    public static GeneratedFile In(GeneratedFile file, IReadOnlyList<string> packages)
    {
        var ways = Array.FindAll(s_attributes, way => packages.Any(way.IsOf));
        var asksClass = packages.Any(s_askClass.Contains);
        var misreads = packages.Contains(Misreads);
        if (!Has(file.Text) || (ways.Length == 0 && !asksClass && !misreads))
        {
            return file;
        }

        var root = CSharpSyntaxTree.ParseText(file.Text, Framework.ParseOptions).GetRoot();
        var omitted = root.DescendantNodes().OfType<AttributeSyntax>().Where(IsOmission).ToList();
        var changes = omitted.SelectMany(attribute => ways.Select(way => way.On(attribute)).OfType<TextChange>())
            .Concat(asksClass ? omitted.Select(Method).OfType<TextChange>() : [])
            .Concat(misreads ? AttributeRemoval.Changes(omitted).Select(change => new TextChange(change.Span, change.Text)) : []);
        return file with { Text = SourceText.From(file.Text).WithChanges(changes.OrderBy(change => change.Span.Start)).ToString() };
    }

    private static bool Has(string text) => text.Contains(Condition, StringComparison.Ordinal);

    private static bool IsOmission(AttributeSyntax attribute) => NameOf(attribute) == "JsonIgnore"
        && attribute.ArgumentList?.Arguments is [{ NameEquals.Name.Identifier.Text: "Condition", Expression: var value }]
        && value.ToString().EndsWith(Condition, StringComparison.Ordinal);

    private static TextChange? Method(AttributeSyntax attribute)
    {
        var name = (attribute.Parent?.Parent as PropertyDeclarationSyntax)?.Identifier;
        return name is not { } known ? null : new(
            new(known.Parent!.Span.End, 0), $" public bool ShouldSerialize{known.ValueText}() => {known} is not null;");
    }

    private static string NameOf(AttributeSyntax attribute)
    {
        var name = attribute.Name.DescendantNodesAndSelf().OfType<SimpleNameSyntax>().Last().Identifier.ValueText;
        return name.EndsWith("Attribute", StringComparison.Ordinal) ? name[..^"Attribute".Length] : name;
    }

    // Argument: what the attribute says; empty for an attribute that says it by its name.
    private sealed record NullHandling(string Space, string Name, string Argument)
    {
        public bool IsOf(string package) =>
            AuthorAttribute.Within(Space, [package]) || package.StartsWith(Space + ".", StringComparison.Ordinal);

        public TextChange? On(AttributeSyntax omission)
        {
            var own = ((MemberDeclarationSyntax?)omission.FirstAncestorOrSelf<PropertyDeclarationSyntax>()
                    ?? omission.FirstAncestorOrSelf<FieldDeclarationSyntax>())?.AttributeLists
                .SelectMany(list => list.Attributes).FirstOrDefault(attribute => NameOf(attribute) == Name);
            if (own is null)
            {
                // [DataMember] without [DataContract] says nothing.
                var arguments = Argument.Length == 0 ? "" : $"({Argument})";
                return Name == "DataMember" ? null : new(new(omission.Span.End, 0), $", global::{Space}.{Name}{arguments}");
            }

            return Argument.Length == 0 || own.ToString().Contains(Argument.Split(' ')[0], StringComparison.Ordinal) ? null
                : own.ArgumentList is { Arguments.Count: > 0 } list ? new(new(list.CloseParenToken.SpanStart, 0), ", " + Argument)
                : new(own.ArgumentList?.Span ?? new(own.Span.End, 0), $"({Argument})");
        }
    }
}
