using System.Text.Json.Nodes;
using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Avro;

/// <summary>
/// Builds one Avro schema. A record or enum is defined where it first occurs and referred to by name afterwards, so each schema needs a
/// builder of its own.
/// </summary>
internal sealed class AvroSchemaBuilder(BoundModel model)
{
    private readonly Dictionary<string, INamedTypeSymbol> _symbols =
        model.Declared.ToDictionary(DeclaredTypes.FullName);

    private readonly HashSet<string> _defined = [];
    private int _entries;

    public static JsonObject ArrayOf(JsonNode element) => new() { ["type"] = "array", ["items"] = element };

    /// <summary>The schema of a value: its record, or a union of the possible records.</summary>
    public JsonNode Object(ObjectType type) =>
        type.IsPolymorphic ? new JsonArray([.. type.ConcreteTypes.Select(Record)]) : Record(type);

    /// <summary>The record of exactly this type.</summary>
    public JsonNode Record(ObjectType type)
    {
        var name = model.Aliases.Single(alias => alias.Name == type.Name).FullName;
        if (!_symbols.TryGetValue(name, out var symbol))
        {
            throw new ModelException(name, "Avro's names of records have no type arguments", "leave the dataset out for this library");
        }

        return Define(name, avroName => new()
        {
            ["type"] = "record",
            ["name"] = avroName,
            ["fields"] = new JsonArray(
                [.. type.Members.Select(member => Field(member, MemberOf(symbol, member.Name)))]),
        });
    }

    private JsonObject Field(Member member, Candidate found) =>
        AvroDefaults.Add(Field(member.Name, Type(member.Type, found.Type)), found.Symbol);

    private static JsonObject Field(string name, JsonNode type) => new() { ["name"] = name, ["type"] = type };

    private JsonNode Type(ModelType type, ITypeSymbol symbol)
    {
        var node = type switch
        {
            NullableType nullable => Nullable(Type(nullable.Inner, Argument(symbol, 0))),
            EnumType => Enum((INamedTypeSymbol)symbol),
            ObjectType value => Object(value),
            SequenceType { IsArray: true } array => ArrayOf(Type(array.Element, ((IArrayTypeSymbol)symbol).ElementType)),
            SequenceType sequence => ArrayOf(Type(sequence.Element, Argument(symbol, 0))),
            SetType set => ArrayOf(Type(set.Element, Argument(symbol, 0))),
            MapType map => Map(map, symbol),
            _ => AvroScalars.Get(type.Name),
        };

        // Without nullable annotations, every reference may be null.
        return symbol is { IsReferenceType: true, NullableAnnotation: not NullableAnnotation.NotAnnotated } ? Nullable(node) : node;
    }

    private JsonObject Map(MapType map, ITypeSymbol symbol)
    {
        if (map.Keys.Name == "string")
        {
            return new() { ["type"] = "map", ["values"] = Type(map.Values, Argument(symbol, 1)) };
        }

        // Avro's keys are strings: a map with other keys is an array of entries.
        var entry = new JsonObject { ["type"] = "record", ["name"] = $"{model.Source.Dataset}.Entry{++_entries}" };
        var key = Field("Key", Type(map.Keys, Argument(symbol, 0)));
        entry["fields"] = new JsonArray(key, Field("Value", Type(map.Values, Argument(symbol, 1))));
        return ArrayOf(entry);
    }

    private JsonNode Enum(INamedTypeSymbol type)
    {
        var name = DeclaredTypes.FullName(type);
        return Define(name, avroName => new()
        {
            ["type"] = "enum",
            ["name"] = avroName,
            ["symbols"] = new JsonArray(
                [
                    .. type.GetMembers()
                        .OfType<IFieldSymbol>()
                        .Where(field => field.HasConstantValue)
                        .Select(field => JsonValue.Create(field.Name))
                ]),
        });
    }

    /// <summary>The definition of a type where it is first used, and its name from then on, without the <c>@</c> of C#.</summary>
    private JsonNode Define(string name, Func<string, JsonObject> definition)
    {
        var avroName = name.Replace("@", "", StringComparison.Ordinal);
        return _defined.Add(name) ? definition(avroName) : JsonValue.Create(avroName);
    }

    private static JsonArray Nullable(JsonNode node)
    {
        if (node is not JsonArray union)
        {
            return new JsonArray("null", node);
        }

        union.Insert(0, "null");
        return union;
    }

    private static ITypeSymbol Argument(ITypeSymbol type, int index) => ((INamedTypeSymbol)type).TypeArguments[index];

    /// <summary>A member that the type or a base type declares; its type has nullable annotations.</summary>
    private static Candidate MemberOf(INamedTypeSymbol type, string member)
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            if (level.GetMembers(member).Select(Candidate.Of).FirstOrDefault(candidate => candidate is not null) is { } found)
            {
                return found;
            }
        }

        throw new InvalidOperationException($"{type.Name} has no member {member}");
    }
}
