using System.Text.Json.Nodes;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.Flavours.Avro;

/// <summary>
/// The defaults of a schema's fields, which a reader takes where the writer's schema lacks the field: the initial value where it is a
/// literal, else that of the type. They change no payload.
/// </summary>
internal static class AvroDefaults
{
    /// <summary>Adds the default to a field; nothing where its type has none, such as a record.</summary>
    /// <param name="member">The member of the model; null where it is not at hand.</param>
    public static JsonObject Add(JsonObject field, ISymbol? member = null)
    {
        if (field["type"] is JsonArray union)
        {
            if (union[0] is JsonValue first && first.ToString() == "null")
            {
                field["default"] = null;
            }
        }
        else if (Write(field["type"]!, Literal(member)) is { } value)
        {
            field["default"] = value;
        }

        return field;
    }

    private static JsonNode? Write(JsonNode type, object? initial) =>
        type is JsonObject { } complex ? (complex["type"]!.ToString(), complex["logicalType"]?.ToString()) switch
        {
            ("array", _) => new JsonArray(),
            ("map", _) => new JsonObject(),
            ("enum", _) => complex["symbols"]![0]!.DeepClone(),
            ("record", _) => null,
            (_, "uuid") => $"{Guid.Empty}",
            (_, "dotnet-decimal") => "0",
            (_, "dotnet-version" or "dotnet-date-time-offset") => null,
            (var simple, _) => Write(simple, initial),
        }
        : Write(type.ToString(), initial);

    private static JsonValue? Write(string type, object? initial) => (type, initial) switch
    {
        ("int", int number) => JsonValue.Create(number),
        ("long", int or long) => JsonValue.Create(Convert.ToInt64(initial, null)),
        ("float" or "double", int or long or float or double) => JsonValue.Create(Convert.ToDouble(initial, null)),
        ("boolean", bool flag) => JsonValue.Create(flag),
        ("string", string text) => JsonValue.Create(text),
        ("int" or "long", _) => JsonValue.Create(0),
        ("float" or "double", _) => JsonValue.Create(0.0),
        ("boolean", _) => JsonValue.Create(false),
        ("string" or "bytes", _) => JsonValue.Create(""),
        _ => null,
    };

    private static object? Literal(ISymbol? member) => member?.DeclaringSyntaxReferences
        .Select(one => one.GetSyntax()).FirstOrDefault() switch
    {
        PropertyDeclarationSyntax { Initializer.Value: LiteralExpressionSyntax literal } => literal.Token.Value,
        VariableDeclaratorSyntax { Initializer.Value: LiteralExpressionSyntax literal } => literal.Token.Value,
        _ => null,
    };
}
