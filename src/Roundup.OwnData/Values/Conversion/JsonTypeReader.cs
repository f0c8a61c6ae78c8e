using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;
using Roundup.OwnData.Code;
using Roundup.OwnData.Source;
using Roundup.OwnData.Versions;

namespace Roundup.OwnData.Values.Conversion;

// omitted: by the simple names of their types.
// names: the version of the types whose names of members and classes the JSON has; null: names as a sample has them.
// others: the version whose numbers have to be the same; null: any number.
internal sealed class JsonTypeReader(
    BoundModel model, IReadOnlyCollection<(string Type, string Member)> omitted, ModelPairs? names = null, ModelPairs? others = null)
{
    private static readonly Dictionary<string, Type> s_scalars = new Type[]
    {
        typeof(bool), typeof(byte), typeof(sbyte), typeof(short), typeof(ushort), typeof(int), typeof(uint), typeof(long), typeof(ulong),
        typeof(float), typeof(double), typeof(decimal), typeof(char), typeof(string), typeof(Guid), typeof(DateTime), typeof(DateOnly),
        typeof(TimeOnly), typeof(DateTimeOffset), typeof(TimeSpan), typeof(Uri), typeof(Version), typeof(Half), typeof(Int128),
        typeof(UInt128),
    }.ToDictionary(type => type.FullName!).Append(new("System.Memory", typeof(byte[]))).Append(new("System.ReadOnlyMemory", typeof(byte[])))
        .ToDictionary();

    private readonly Dictionary<INamedTypeSymbol, ObjectJson> _known = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<INamedTypeSymbol, ObjectType> _objects =
        new(model.Symbols.Select(pair => KeyValuePair.Create(pair.Value, pair.Key)), SymbolEqualityComparer.Default);

    private readonly ILookup<(string Type, string Member), string> _names = SerializedNames.Read(model.Attributes);

    public ObjectJson Read() => Object(model.Symbol);

    private JsonUse Use(ITypeSymbol type, ITypeSymbol? other)
    {
        if (other is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T })
        {
            other = Argument(other, 0);
        }

        return type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable
            ? new(Read(nullable.TypeArguments[0], other), TakesNull: true)
            : new(Read(type, other), TakesNull: !type.IsValueType);
    }

    private JsonType Read(ITypeSymbol type, ITypeSymbol? other = null)
    {
        var name = type.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat).TrimEnd('?');
        if (s_scalars.TryGetValue(Identifier.PlainName(type), out var scalar))
        {
            return new ScalarJson(name, scalar) { Other = other is null ? null : s_scalars.GetValueOrDefault(Identifier.PlainName(other)) };
        }

        return HasConverter(type) ? new AnyJson(name) : type switch
        {
            IArrayTypeSymbol { ElementType.SpecialType: SpecialType.System_Byte } => new ScalarJson(name, typeof(byte[])),
            IArrayTypeSymbol array => new ListJson(name, Use(array.ElementType, Argument(other, 0))),
            INamedTypeSymbol { TypeKind: TypeKind.Enum } enumeration => Enum(enumeration, name),
            INamedTypeSymbol pair when Pairs.Is(pair) => Object(pair.TupleUnderlyingType ?? pair),
            INamedTypeSymbol { IsGenericType: true, TypeArguments.Length: 1 } list when IsCollection(list) =>
                new ListJson(name, Use(list.TypeArguments[0], Argument(other, 0))),
            INamedTypeSymbol { IsGenericType: true, TypeArguments.Length: 2 } map when IsCollection(map) =>
                new MapJson(name, Read(map.TypeArguments[0]), Use(map.TypeArguments[1], Argument(other, 1))),
            INamedTypeSymbol own when DeclaredTypes.IsDeclared(own) => Object(own),
            _ => new AnyJson(name),
        };
    }

    private EnumJson Enum(INamedTypeSymbol type, string name)
    {
        var known = new Dictionary<string, string>();
        var ofNumbers = new Dictionary<string, string>();
        foreach (var field in type.GetMembers().OfType<IFieldSymbol>().Where(field => field.HasConstantValue))
        {
            var alias = DeclaredTypes.Attribute(field, "EnumMemberAttribute")?.NamedArguments
                .FirstOrDefault(argument => argument.Key == "Value").Value.Value as string;
            foreach (var written in new[] { field.Name, Text(field, "JsonStringEnumMemberNameAttribute"), alias }.OfType<string>())
            {
                known.TryAdd(Spelling.Correct(written), field.Name);
            }

            ofNumbers.TryAdd($"{field.ConstantValue}", field.Name);
        }

        return new EnumJson(name, known) { NamesOfNumbers = names is null ? [] : ofNumbers };
    }

    private ObjectJson Object(INamedTypeSymbol type)
    {
        if (_known.TryGetValue(type, out var found))
        {
            return found;
        }

        var read = new ObjectJson(type.Name)
        {
            FullName = Identifier.PlainName(type),
            IsConcrete = type is { IsAbstract: false, TypeKind: TypeKind.Class or TypeKind.Struct },
        };
        _known.Add(type, read);
        foreach (var member in MembersOf(type))
        {
            read.Members.TryAdd(member.JsonName, member);
        }

        foreach (var (name, cause) in Absent(type, [.. read.Members.Values.Select(member => member.Name)]))
        {
            read.NotCarried.TryAdd(Spelling.Correct(name), cause);
        }

        var derived = type.TypeKind == TypeKind.Struct ? [] : model.Declared.Where(other => IsClassOf(other, type)).ToList();
        if (derived.Count > 0)
        {
            read.Classes.AddRange(derived.Select(Object));
            Tags(type, read);
        }

        if (names?.FindOld(type) is not null)
        {
            (read.Tag, read.HasAllTags) = ("$type", true);
            foreach (var one in derived.Prepend(type).Where(one => names.FindOld(one) is not null))
            {
                read.Tags[Identifier.PlainName(names.FindOld(one)!.Now.Symbol)] = Object(one);
            }
        }

        return read;
    }

    private void Tags(INamedTypeSymbol type, ObjectJson read)
    {
        var tags = type.GetAttributes().Where(attribute => attribute.AttributeClass?.Name == "JsonDerivedTypeAttribute").ToList();
        if (tags.Count == 0)
        {
            return;
        }

        read.Tag = JsonAttributes.TagOf(type);
        foreach (var arguments in tags.Select(tag => tag.ConstructorArguments))
        {
            if (arguments is [{ Value: INamedTypeSymbol derived }, { Value: { } value }])
            {
                read.Tags[value.ToString()!] = Object(derived);
            }
        }
    }

    private IEnumerable<JsonMember> MembersOf(INamedTypeSymbol type)
    {
        var carried = _objects.TryGetValue(type, out var bound) ? bound.Carried.ToDictionary(member => member.Name) : [];
        var setsRequired =
            type.InstanceConstructors.Any(one => DeclaredTypes.Attribute(one, "SetsRequiredMembersAttribute") is not null);
        foreach (var one in CandidateList.WithInterfaces(type))
        {
            if (carried.TryGetValue(one.Name, out var member))
            {
                yield return new(
                    Identifier.PlainName(one.Symbol.ContainingType),
                    one.Name,
                    names is null ? JsonAttributes.NameOf(one.Symbol) ?? one.Name
                        : names.FindOld(type)?.Same.FirstOrDefault(pair => pair.Old.Name == one.Name).Now?.Name ?? one.Name,
                    HasConverter(one.Symbol) ? new(new AnyJson(one.Type.ToDisplayString()), TakesNull: true)
                        : Use(one.Type, others?.OldOf(type, one.Name)?.Declared.Type),
                    member.IsRequired && !setsRequired && names is null,
                    names is not null ? [] : [.. _names[(one.Symbol.ContainingType.Name, one.Name)]]);
            }
        }
    }

    // The members that the source has and no library is given, with the cause; public ones first.
    private IEnumerable<(string Name, string Cause)> Absent(INamedTypeSymbol type, HashSet<string> read) =>
        DeclaredTypes.Levels(type).SelectMany(level => level.GetMembers())
            .Where(one => one is IPropertySymbol { IsIndexer: false } or IFieldSymbol { IsImplicitlyDeclared: false })
            .Where(one => !read.Contains(one.Name))
            .OrderBy(one => one.DeclaredAccessibility == Accessibility.Public ? 0 : 1)
            .Select(one => (one.Name, one switch
            {
                { DeclaredAccessibility: not Accessibility.Public } => "not public",
                { IsStatic: true } => "static",
                IPropertySymbol { SetMethod: not null } => "the setter is not public, and only a copy of a struct could be set",
                _ => "no setter, and no constructor takes the value",
            }))
            .Concat(omitted.Where(one => DeclaredTypes.Levels(type).Any(level => IsOf(one.Type, level.Name)))
                .Select(one => (one.Member, "left out by --ignore")));

    // Whether a type has the name, or is the class PageOfOrder that was made of a generic type of the name.
    private static bool IsOf(string name, string type) => type == name || type.StartsWith(name + "Of", StringComparison.Ordinal);

    // The type of elements, keys (0) or values (1).
    private static ITypeSymbol? Argument(ITypeSymbol? type, int index) => type is IArrayTypeSymbol array ? array.ElementType
        : (type as INamedTypeSymbol)?.TypeArguments.ElementAtOrDefault(index);

    private static bool IsCollection(INamedTypeSymbol type) =>
        type.ContainingNamespace.ToDisplayString().StartsWith("System.Collections", StringComparison.Ordinal);

    private static bool IsClassOf(INamedTypeSymbol type, INamedTypeSymbol other) =>
        type is { TypeKind: TypeKind.Class, IsAbstract: false }
        && DeclaredTypes.Bases(type).Contains(other, SymbolEqualityComparer.Default);

    // Whether JSON is read by a converter that is not the framework's for enums.
    public static bool HasConverter(ISymbol symbol) => DeclaredTypes.Attribute(symbol, "JsonConverterAttribute") is { } converter
        && converter.ConstructorArguments is not [{ Value: INamedTypeSymbol { Name: "JsonStringEnumConverter" } }];

    private static string? Text(ISymbol symbol, string attribute) =>
        DeclaredTypes.Attribute(symbol, attribute)?.ConstructorArguments is [{ Value: string text }] ? text : null;

}
