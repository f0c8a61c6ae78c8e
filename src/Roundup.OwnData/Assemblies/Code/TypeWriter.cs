using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;
using Roundup.OwnData.Assemblies.Metadata;
using Roundup.OwnData.Assemblies.Types;
using Roundup.OwnData.Code;

namespace Roundup.OwnData.Assemblies.Code;

internal sealed class TypeWriter(
    CodeWriter code,
    WrittenTypeNames names,
    TypeReferences types,
    AttributeWriter attributes,
    LoadedTypes loaded,
    AssemblyDiagnostics diagnostics)
{
    private bool _isNullable = true;

    public void Write(TypeNode node)
    {
        code.Gap();
        if (node.Plan is { } plan)
        {
            Nullable(IsAnnotated(plan));
            Attributes(plan.Symbol, plan.Path.Length == 0 ? plan.Symbol.Name : plan.Path);
        }

        using (code.Block(node.Plan is null ? Holder(node.Symbol) : Header(node.Plan)))
        {
            if (node.Plan is { } written)
            {
                Body(written);
            }

            foreach (var nested in node.Nested)
            {
                Write(nested);
            }
        }
    }

    private void Nullable(bool enable)
    {
        if (enable != _isNullable)
        {
            code.Directive(enable ? "#nullable enable" : "#nullable disable");
            _isNullable = enable;
        }
    }

    // A type that is written only because others are nested in it.
    private string Holder(INamedTypeSymbol type)
    {
        var kind = type.IsStatic ? "static class"
            : type.TypeKind == TypeKind.Struct ? "struct"
            : type.TypeKind == TypeKind.Interface ? "interface"
            : "class";
        return $"public {kind} {names.Simple(type)}";
    }

    private string Header(TypePlan plan)
    {
        var type = plan.Symbol;
        var kind = type.TypeKind switch
        {
            TypeKind.Enum => "enum",
            TypeKind.Interface => "interface",
            TypeKind.Struct => type.IsReadOnly ? "readonly struct" : "struct",
            _ => (type.IsAbstract ? "abstract " : type.IsSealed ? "sealed " : "") + (type.IsRecord ? "record" : "class"),
        };
        var bases = type.TypeKind == TypeKind.Enum
            ? type.EnumUnderlyingType is { SpecialType: not SpecialType.System_Int32 } number ? [types.Get(number)] : []
            : plan.Interfaces.Prepend(plan.Base).OfType<TypePlan>().Select(one => types.Get(Unannotated(one.Symbol))).ToList();
        return $"public {kind} {names.Simple(type)}{(bases.Count == 0 ? "" : " : " + string.Join(", ", bases))}";
    }

    private static ITypeSymbol Unannotated(INamedTypeSymbol type) => type.WithNullableAnnotation(NullableAnnotation.NotAnnotated);

    private void Body(TypePlan plan)
    {
        if (plan.Symbol.TypeKind == TypeKind.Enum)
        {
            Names(plan);
            return;
        }

        foreach (var constructor in plan.Constructors.Where(constructor => !IsImplicit(plan, constructor)))
        {
            Constructor(plan, constructor);
        }

        var initial = plan.Symbol.TypeKind == TypeKind.Class ? loaded.InitialOf(plan.Symbol) : null;
        if (initial is { IsComplete: false })
        {
            diagnostics.Add(
                UnsupportedTypes.Name(plan.Symbol),
                "written without what its constructor computes: those initial values are not known");
        }

        if (FSharpTypes.IsRecord(plan.Symbol) && plan.Members.Exists(member => !member.CanSet))
        {
            diagnostics.Add(
                UnsupportedTypes.Name(plan.Symbol),
                "written as a type of C#, whose properties some libraries set by their fields (protobuf-net); F# names these fields "
                + "otherwise, and such a library may throw at the type of F#");
        }

        foreach (var member in plan.Members)
        {
            code.Gap();
            var text = initial is null || member.Symbol.IsAbstract ? null : Initial(plan, member, initial);
            Attributes(member.Symbol, plan.PathOf(member.Name));
            code.Line(Member(plan, member, text));
        }
    }

    // The value that the constructor gives a member before anybody sets it; null: none. For one that is not known, a value that is not the
    // type's default, if there is a simple one: serializers that do not set the member return it, and so show that they depend on it.
    private string? Initial(TypePlan plan, Candidate member, InitialValues initial)
    {
        var isSet = initial.ByMember.TryGetValue(member.Name, out var value);
        var text = value is null ? null : InitialValueText.Format(value, member.Type, types);
        if (text is not null || (!isSet && initial.IsComplete) || IsAlwaysSet(plan, member))
        {
            return text == "null" ? null : text;
        }

        // A list without a setter has to be there, so that it can be filled.
        var other = InitialValueText.Other(member.Type, types)
            ?? (member.IsFilled ? InitialValueText.Empty((INamedTypeSymbol)member.Type, types) : null);
        if (isSet)
        {
            diagnostics.Add(
                plan.PathOf(member.Name),
                $"written with{(other is null ? "out its" : " another")} initial value, since its own is not known: code is not copied");
        }

        diagnostics.NotKnown.Add(member.Symbol);
        if (other is not null)
        {
            code.Line("// The initial value is not known. This one tells which serializers depend on it.");
        }

        return other;
    }

    private static bool IsAlwaysSet(TypePlan plan, Candidate member) =>
        member.IsRequired
        || (plan.Constructors.Count > 0
            && plan.Constructors.TrueForAll(constructor => constructor.Parameters.Any(pair => pair.Member == member)));

    private void Names(TypePlan plan)
    {
        foreach (var field in plan.Symbol.GetMembers().OfType<IFieldSymbol>().Where(field => field.HasConstantValue))
        {
            Attributes(field, plan.PathOf(field.Name));
            code.Line($"{CSharpName.Of(field.Name)} = {ConstantText.Number(field.ConstantValue!)},");
        }
    }

    private void Attributes(ISymbol symbol, string path)
    {
        foreach (var line in attributes.Write(symbol, path))
        {
            code.Line(line);
        }
    }

    private bool IsImplicit(TypePlan plan, ConstructorPlan constructor) =>
        plan.Constructors.Count == 1
        && constructor is { Parameters.Count: 0, Symbol: { } symbol }
        && (symbol.DeclaredAccessibility == Accessibility.Public || plan.Symbol.IsAbstract)
        && !attributes.Write(symbol, plan.Path).Any();

    private void Constructor(TypePlan plan, ConstructorPlan constructor)
    {
        code.Gap();
        if (constructor.Symbol is { } symbol)
        {
            Attributes(symbol, plan.PathOf(plan.Symbol.Name));
            if (FSharpTypes.IsStructRecord(plan.Symbol) && constructor == plan.Constructors.MaxBy(one => one.Parameters.Count))
            {
                code.Line("[global::System.Text.Json.Serialization.JsonConstructor]");
            }
        }

        var parameters = constructor.Parameters.Select(pair =>
            $"{types.Get(pair.Member.Type)} {CSharpName.Of(pair.Parameter.Name)}{Default(pair.Parameter)}");
        var given = constructor.ForBase.Select(parameter => CSharpName.Of(parameter.Name)).ToList();
        using (code.Block(
            $"{Access(constructor.Symbol?.DeclaredAccessibility ?? Accessibility.Protected)} {names.Simple(plan.Symbol)}"
            + $"({string.Join(", ", parameters)}){(given.Count == 0 ? "" : $" : base({string.Join(", ", given)})")}"))
        {
            foreach (var (parameter, member) in constructor.Parameters)
            {
                if (!constructor.ForBase.Contains(parameter, SymbolEqualityComparer.Default))
                {
                    var target = member.Name == parameter.Name ? "this." : "";
                    code.Line($"{target}{CSharpName.Of(member.Name)} = {CSharpName.Of(parameter.Name)};");
                }
            }
        }
    }

    private string Default(IParameterSymbol parameter) =>
        !parameter.HasExplicitDefaultValue ? ""
        : parameter.Type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable
            ? $" = {Literal.Write(nullable.TypeArguments[0], parameter.ExplicitDefaultValue, types)}"
        : $" = {Literal.Write(parameter.Type, parameter.ExplicitDefaultValue, types)}";

    private string Member(TypePlan plan, Candidate member, string? initial)
    {
        var type = types.Get(member.Type);
        var name = CSharpName.Of(member.Name);
        if (plan.Symbol.TypeKind == TypeKind.Interface)
        {
            var setter = member.Symbol is IPropertySymbol { SetMethod: { } set } ? set.IsInitOnly ? " init;" : " set;" : "";
            return $"{type} {name} {{ get;{setter} }}";
        }

        var modifiers = Modifier(plan, member) + (member.IsRequired ? "required " : "");
        var start = initial is not null ? $" = {initial};" : NeedsValue(plan, member) ? " = null!;" : "";
        return member.Symbol is IFieldSymbol field
            ? $"public {(field.IsReadOnly ? "readonly " : "")}{modifiers}{type} {name}{(start.Length == 0 ? ";" : start)}"
            : $"public {modifiers}{type} {name} {{ get;{Setter(member)} }}{start}";
    }

    private static string Setter(Candidate member) => member switch
    {
        { CanSet: true } => member.IsInit ? " init;" : " set;",
        { ClosedSetter: { } closed } => $" {Access(closed.DeclaredAccessibility)} {(closed.IsInitOnly ? "init" : "set")};",
        _ => "",
    };

    private static string Modifier(TypePlan plan, Candidate member)
    {
        var inherited = plan.Bases.SelectMany(level => level.Members).FirstOrDefault(other => other.Name == member.Name);
        var canOverride = inherited?.Symbol is { IsVirtual: true } or { IsAbstract: true } or { IsOverride: true };
        return (member.Symbol, inherited) switch
        {
            ({ IsAbstract: true, IsOverride: true }, not null) => "abstract override ",
            ({ IsAbstract: true }, _) => "abstract ",
            ({ IsOverride: true }, _) when canOverride => "override ",
            (_, not null) => "new ",
            ({ IsVirtual: true }, _) => "virtual ",
            _ => "",
        };
    }

    // Whether the compiler would warn about null in a member that is not nullable, and whose initial value is not known.
    private static bool NeedsValue(TypePlan plan, Candidate member) =>
        IsAnnotated(plan)
        && member is { Type: { IsReferenceType: true, NullableAnnotation: not NullableAnnotation.Annotated } }
        && !member.Symbol.IsAbstract
        && (plan.Symbol.TypeKind == TypeKind.Class || plan.Constructors.Count > 0)
        && !IsAlwaysSet(plan, member);

    private static bool IsAnnotated(TypePlan plan) => plan.Members.TrueForAll(member =>
        (member.Symbol.OriginalDefinition as IPropertySymbol)?.Type is not { } type
        || type is { IsReferenceType: false } or ITypeParameterSymbol
        || type.NullableAnnotation != NullableAnnotation.None);

    private static string Access(Accessibility accessibility) => accessibility switch
    {
        Accessibility.Public => "public",
        Accessibility.Internal => "internal",
        Accessibility.ProtectedOrInternal => "protected internal",
        Accessibility.ProtectedAndInternal => "private protected",
        Accessibility.Private => "private",
        _ => "protected",
    };
}
