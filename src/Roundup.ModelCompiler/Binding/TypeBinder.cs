using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Binding;

// Converts Roslyn's types to those that the emitters use. Each class and struct is bound once, recursive types included.
internal sealed class TypeBinder(
    CSharpCompilation compilation,
    IReadOnlyList<INamedTypeSymbol> declared,
    AliasTable aliases,
    MemberNumbers numbers,
    JsonForm? json = null)
{
    private const string Covered = "use a type of the model, a primitive, text, a date, a blob, or a list, set or dictionary of such";

    private const int MostErrors = 20;

    private readonly List<ModelException> _errors = [];
    private readonly List<string> _ignored = [];
    private readonly Dictionary<ISymbol, ModelException> _failed = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<ISymbol, ObjectType> _bound = new(SymbolEqualityComparer.Default);

    public List<ObjectType> Objects { get; } = [];

    public IReadOnlyDictionary<ObjectType, INamedTypeSymbol> Symbols =>
        _bound.ToDictionary(pair => pair.Value, pair => (INamedTypeSymbol)pair.Key);

    public MemberNumbers Numbers => numbers;

    public string JsonNameOf(string member) => json?.NameOf(member) ?? member;

    // Throws ModelException: some members have unsupported types (the message names up to 20 of them), or the root has no member.
    public ObjectType BindRoot(INamedTypeSymbol root)
    {
        var bound = BindObject(root, root.Name);
        if (_errors.Count > 0)
        {
            throw ModelException.Of(_errors, MostErrors, $"to leave all of them out, add {string.Join(' ', _ignored)}");
        }

        if (bound.ConcreteTypes.All(type => type.Members.Count + type.Private.Count == 0))
        {
            throw new ModelException(
                DeclaredTypes.FullName(root),
                "the root type has no member that could be serialized",
                "give the type a public property with a getter and a setter, or name another type as root");
        }

        foreach (var tagged in Objects.Where(type => type.IsPolymorphic))
        {
            foreach (var concrete in tagged.ConcreteTypes)
            {
                concrete.IsShared = true;
            }
        }

        return bound;
    }

    // Binds the type of the member at a path. Null if it is not supported; the error is then reported by BindRoot.
    public ModelType? TryBind(Candidate member, string path)
    {
        try
        {
            return Bind(member.Type, path);
        }
        catch (ModelException e)
        {
            // Paths for --ignore begin after the root's name.
            var ignored = path[(path.IndexOf('.', StringComparison.Ordinal) + 1)..];
            _ignored.Add($"--ignore '{ignored}'");
            _errors.Add((UnknownType(member.Symbol, path) ?? e).Or($"or leave it out by --ignore {ignored}"));
            return null;
        }
    }

    // The error about an undeclared type with its place in the source; null if the type is declared.
    private ModelException? UnknownType(ISymbol member, string path)
    {
        var declaration = member.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax();
        var type = declaration is VariableDeclaratorSyntax ? declaration.Parent : declaration;
        var error = type is null ? null : compilation.GetSemanticModel(type.SyntaxTree).GetDiagnostics(type.Span)
            .FirstOrDefault(diagnostic => diagnostic.Id is "CS0246" or "CS0234" && type.Span.Contains(diagnostic.Location.SourceSpan)
                && AttributeReader.NodeOf(diagnostic)?.FirstAncestorOrSelf<AttributeSyntax>() is null);
        return error is null ? null : new ModelException(
            SourceErrors.Place(error.Location),
            $"{error.Id} the type of {path} is unknown: {error.GetMessage().TrimEnd('.')}",
            "add the file that declares it");
    }

    public ModelType Bind(ITypeSymbol type, string path)
    {
        if (Scalars.Find(type) is { } scalar)
        {
            return scalar;
        }

        return type switch
        {
            INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable
                when Bind(nullable.TypeArguments[0], path) is var inner and not CollectionType => new NullableType(inner),
            INamedTypeSymbol { TypeKind: TypeKind.Enum } enumeration => BindEnum(enumeration, path),
            IArrayTypeSymbol { Rank: 1 } array => BindArray(array, path),
            IArrayTypeSymbol => throw new ModelException(path, $"{Display(type)} has more than one dimension", "use an array of arrays"),
            INamedTypeSymbol pair when Pairs.Is(pair) => BindObject(pair.TupleUnderlyingType ?? pair, path),
            INamedTypeSymbol named when IsDeclared(named) => BindObject(named, path),
            INamedTypeSymbol { IsGenericType: true } generic => BindCollection(generic, path) ?? throw NotCovered(type, path),
            _ => throw NotCovered(type, path),
        };
    }

    private SequenceType BindArray(IArrayTypeSymbol array, string path)
    {
        var element = Bind(array.ElementType, path + "[]");
        return new(element.Name + "[]", element, isArray: true);
    }

    private CollectionType? BindCollection(INamedTypeSymbol type, string path)
    {
        if (CollectionForm.Of(type) is not { } form)
        {
            return null;
        }

        // The namespace is a using of each generated file.
        var isUsed = type.ContainingNamespace.ToDisplayString() == "System.Collections.Generic";
        var code = isUsed ? type.Name : "global::" + Identifier.PlainName(type);
        switch (form.Kind)
        {
            case CollectionKind.Set:
                var item = BindKey(type.TypeArguments[0], path + "[]", "an element of a set");
                return new SetType($"{code}<{item.Name}>", item, form);
            case CollectionKind.Map:
                var key = BindKey(type.TypeArguments[0], path, "the key of a dictionary");
                var value = Bind(type.TypeArguments[1], path + "[]");
                return new MapType($"{code}<{key.Name}, {value.Name}>", key, value, form);
            default:
                var element = Bind(type.TypeArguments[0], path + "[]");
                return new SequenceType($"{code}<{element.Name}>", element, isArray: false, form);
        }
    }

    private ModelType BindKey(ITypeSymbol type, string path, string role)
    {
        var key = Bind(type, path);
        return key.Key is not null
            ? key
            : throw new ModelException(
                path, $"{Display(type)} cannot be {role}", "use a number, an enum, text, a date, a Guid or a Uri there, or a list");
    }

    private EnumType BindEnum(INamedTypeSymbol type, string path)
    {
        var name = AliasOf(type, path);
        var members = type.GetMembers().OfType<IFieldSymbol>().Where(field => field.HasConstantValue)
            .Select(field => new EnumMember(field.Name, Convert.ToDecimal(field.ConstantValue, CultureInfo.InvariantCulture)));
        return new(name, Scalars.Find(type.EnumUnderlyingType!)!, [.. members]) { IsJsonText = JsonAttributes.IsText(type) };
    }

    private string AliasOf(INamedTypeSymbol type, string path)
    {
        var full = DeclaredTypes.FullName(type);
        if (aliases.All.Find(alias => alias.FullName == full) is { } known)
        {
            return known.Name;
        }

        // An alias cannot reach what only its own class or file may see.
        return compilation.IsSymbolAccessibleWithin(type, compilation.Assembly) && !type.IsFileLocal
            ? aliases.Add(type)
            : throw new ModelException(path, $"{Display(type)} is not visible outside its class or file", "make it public");
    }

    private ObjectType BindObject(INamedTypeSymbol type, string path)
    {
        if (_failed.TryGetValue(type, out var failed))
        {
            // Named at each place, so that all can be left out at once.
            throw failed.At(path);
        }

        if (_bound.TryGetValue(type, out var known))
        {
            return known;
        }

        ThrowIfNoObject(type, path);
        var bound = new ObjectType(AliasOf(type, path), type.TypeKind == TypeKind.Struct);
        _bound.Add(type, bound);
        Objects.Add(bound);
        var concrete = ConcreteTypes(type, path);
        bound.ConcreteTypes = [.. concrete.OrderBy(candidate => Same(candidate, type) ? 0 : 1)
            .Select(candidate => Same(candidate, type) ? bound : BindObject(candidate, path))];
        bound.JsonTag = JsonAttributes.TagOf(type);
        bound.HasJsonConverter = JsonAttributes.HasConverter(type);
        foreach (var (derived, name) in JsonAttributes.TagsOf(type).Where(tag => concrete.Exists(one => Same(one, tag.Type))))
        {
            bound.JsonTags[_bound[derived]] = name;
        }

        if (bound.IsConcrete)
        {
            try
            {
                new MemberBinder(this, type, path).Fill(bound);
            }
            catch (ModelException e)
            {
                _failed.Add(type, e);
                throw;
            }

            bound.JsonArrayLeast = ArrayLeast(type, bound, path);
        }

        return bound;
    }

    private static void ThrowIfNoObject(INamedTypeSymbol type, string path)
    {
        if ((type.IsGenericType && !Pairs.Is(type)) || type.ContainingType is { IsGenericType: true })
        {
            throw new ModelException(
                path, $"{Display(type)} is a generic model type", "declare a separate type for each set of type arguments");
        }

        // A collection class with members of its own is both a collection and an object, and libraries disagree on which one to write.
        if (type.IsRefLikeType
            || type.IsStatic
            || type.AllInterfaces.Any(one => one.SpecialType == SpecialType.System_Collections_IEnumerable))
        {
            throw NotCovered(type, path);
        }
    }

    // The types that a value of a type can have: itself, unless it is abstract, and the classes that derive from it.
    private List<INamedTypeSymbol> ConcreteTypes(INamedTypeSymbol type, string path)
    {
        var concrete = type.TypeKind == TypeKind.Struct
            ? [type]
            : declared
                .Where(candidate => candidate is { TypeKind: TypeKind.Class, IsAbstract: false, IsGenericType: false })
                .Where(candidate => Derives(candidate, type))
                .ToList();
        return concrete.Count is > 0 and <= 255
            ? concrete
            : throw new ModelException(
                path,
                $"{Display(type)} is abstract and the model declares {concrete.Count} classes for it",
                "declare 1 to 255 classes that derive from it");
    }

    private int? ArrayLeast(INamedTypeSymbol type, ObjectType bound, string path) =>
        json?.LeastOf(type.Name) is not { } least ? null
        : !bound.IsPolymorphic && least <= bound.Members.Count && bound.Members.All(member => member.Type is ScalarType) ? least
        : throw new ModelException(
            path,
            $"{type.Name} cannot be an array of at least {least} values in JSON",
            "name a type without a hierarchy, all of whose members are values, and no more of them than it has");

    private bool Derives(INamedTypeSymbol candidate, INamedTypeSymbol from) =>
        compilation.ClassifyConversion(candidate, from) is { IsImplicit: true, IsUserDefined: false };

    private bool IsDeclared(INamedTypeSymbol type) =>
        Same(type.ContainingAssembly, compilation.Assembly)
        && type.TypeKind is TypeKind.Class or TypeKind.Struct or TypeKind.Interface;

    private static bool Same(ISymbol? left, ISymbol? right) => SymbolEqualityComparer.Default.Equals(left, right);

    private static ModelException NotCovered(ITypeSymbol type, string path) =>
        new(path, $"the type {Display(type)} is not covered", Covered);

    private static string Display(ITypeSymbol type) => type.ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat);
}
