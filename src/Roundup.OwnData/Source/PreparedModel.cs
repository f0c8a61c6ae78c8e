using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.Catalogue.Definitions;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Flavours;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Source;

// The user's types as all libraries can have them: without code that needs packages, generic types as classes of their own.
internal sealed record PreparedModel(OwnModel Model, BoundModel Bound)
{
    // The files as the user wrote them.
    public required IReadOnlyList<ModelText> Written { get; init; }

    public static PreparedModel Of(OwnModel types)
    {
        var files = types.Files.Select(file => new ModelFile(file.Path, file.Text)).ToArray();
        try
        {
            var bound = Compiler.Bind(new("Own", types.RootType, Document: false, files) { Ignored = types.Ignored });
            var source = bound.Source;
            var model = types with
            {
                RootType = source.RootType,
                Files = [.. source.Files.Select(file => new ModelText(file.Path, file.Text))],
                Ignored = [],
                Omitted = [.. types.Omitted, .. bound.Ignored],
                Notices =
                [
                    .. types.Notices,
                    .. DataNotice.Members(
                        NoticeCode.PartsLeftOut,
                        [
                            .. source.OmittedParts.Select(part => $"{part.What} of {part.Where}"),
                            .. bound.Attributes.All.Where(AuthorAttributes.IsForbidding)
                                .Select(attribute => $"[Obsolete] of {AuthorAttributes.Place(attribute)}"),
                        ]),
                    .. DataNotice.Members(NoticeCode.StateNotCarried, Names(bound, type => !type.Carried.Any())),
                    .. DataNotice.Members(NoticeCode.FieldsAlone, Names(bound, type => HasFieldsAlone(type, bound.Symbols[type]))),
                ],
            };
            return new(model, bound) { Written = types.Files };
        }
        catch (ModelException e)
        {
            throw DataError.Create(e, types.RootType);
        }
    }

    private static bool HasFieldsAlone(ObjectType type, INamedTypeSymbol symbol) =>
        type.Carried.Any() && type.Carried.All(member => symbol.GetMembers(member.Name) is [IFieldSymbol]);

    private static List<string> Names(BoundModel bound, Predicate<ObjectType> choose) =>
    [
        .. bound.Objects.Where(type => type.IsConcrete && choose(type)).Select(type => bound.Symbols[type])
            .Where(type => DeclaredTypes.IsDeclared(type) && type.GetMembers().OfType<IFieldSymbol>().Any(field => !field.IsStatic))
            .Select(type => type.Name),
    ];
}

// The names that attributes of serializers give to members. The packages of most are absent.
internal static class SerializedNames
{
    private static readonly HashSet<string> s_attributes =
    [
        "JsonProperty", "JsonPropertyName", "DataMember", "XmlElement", "XmlAttribute", "XmlArray", "YamlMember", "BsonElement",
        "ProtoMember", "CborProperty", "JsonName",
    ];

    private static readonly HashSet<string> s_arguments = ["PropertyName", "Name", "ElementName", "AttributeName", "Alias"];

    // The names by type and member, both as simple names.
    public static ILookup<(string Type, string Member), string> Read(AuthorAttributes attributes) => (
        from attribute in attributes.All
        where s_attributes.Contains(attribute.Name) && attribute.Member is not null
        from argument in attribute.Syntax.ArgumentList?.Arguments ?? []
        where argument.NameEquals is not { } named || s_arguments.Contains(named.Name.Identifier.ValueText)
        let name = (argument.Expression as LiteralExpressionSyntax)?.Token.Value as string
        where name is not null
        select (Key: (attribute.Type!.Name, attribute.Member!), name)).ToLookup(pair => pair.Key, pair => pair.name);
}
