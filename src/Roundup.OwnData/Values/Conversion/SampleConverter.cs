using System.Text.Json;
using System.Text.Json.Serialization;
using Roundup.OwnData.Code;

namespace Roundup.OwnData.Values.Conversion;

// Writes a root of the sample with names of members, classes and enum values as in the user's types, and without members that these lack.
// given: the members that get a value where the sample lacks them, each as Type.Member, by the types that declare them.
internal sealed class SampleConverter(Utf8JsonWriter writer, MemberDifferences differences, IReadOnlyList<string> given)
{
    private const int LongestShown = 40;

    private static readonly JsonSerializerOptions s_options = new()
    {
        NumberHandling = JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.AllowNamedFloatingPointLiterals,
    };

    private readonly List<object> _steps = [];

    public void Root(JsonElement value, ObjectJson type) => Object(value, type, "");

    private void Value(JsonElement value, JsonUse use, string path)
    {
        if (value.ValueKind == JsonValueKind.Null)
        {
            if (!use.TakesNull)
            {
                throw Wrong(value, use.Type, path);
            }

            writer.WriteNullValue();
            return;
        }

        switch (use.Type)
        {
            case ObjectJson type:
                Object(value, type, path);
                break;
            case ListJson list when value.ValueKind == JsonValueKind.Array:
                List(value, list, path);
                break;
            case MapJson map when value.ValueKind == JsonValueKind.Object:
                Map(value, map, path);
                break;
            case EnumJson names:
                writer.WriteRawValue(EnumValue(value, names, path), skipInputValidation: true);
                break;
            case ScalarJson { Other: { } other } scalar when !SampleDigits.AreSame(value, scalar.Type, other):
                differences.Refuse(Wrong(value, scalar, path));
                writer.WriteRawValue(SampleDigits.Near(value, scalar.Type, other));
                break;
            case ScalarJson scalar when Reads(value, scalar.Type) is { } read:
                if (!SampleDigits.AreKept(value, read))
                {
                    differences.Round(path);
                }

                value.WriteTo(writer);
                break;
            case AnyJson:
                value.WriteTo(writer);
                break;
            default:
                throw Wrong(value, use.Type, path);
        }
    }

    private void Object(JsonElement value, ObjectJson declared, string path)
    {
        if (value.ValueKind != JsonValueKind.Object)
        {
            WriteOnly(value, declared.Only ?? throw Wrong(value, declared, path), path);
            return;
        }

        string? tag = null;
        var type = declared is { Classes.Count: 0, HasAllTags: false } ? declared : DerivedTypeFinder.Find(value, declared, out tag)
            ?? throw Wrong(
                path,
                $"no member of the object tells which class of {declared.Name} it is; "
                    + "add one such as \"$type\" with the name of the class, or the attributes that name it");
        writer.WriteStartObject();
        if (declared.Classes.Count > 0)
        {
            writer.WriteString("$type", type.FullName);
        }

        Members(value, type, path, tag);
        writer.WriteEndObject();
    }

    // A typed id or another object of one value, which the sample has as this value.
    private void WriteOnly(JsonElement value, JsonMember only, string path)
    {
        differences.Seen(only);
        writer.WriteStartObject();
        writer.WritePropertyName(only.Name);
        Value(value, only.Use, path);
        writer.WriteEndObject();
    }

    private void Members(JsonElement value, ObjectJson type, string path, string? tag)
    {
        differences.Enter(type, path);
        var taken = new HashSet<JsonMember>(ReferenceEqualityComparer.Instance);
        foreach (var property in value.EnumerateObject())
        {
            if (property.Name == tag && type.Member(tag) is null)
            {
                continue;
            }

            if (type.Member(property.Name) is not { } member)
            {
                differences.Unknown(type, path, property.Name);
                continue;
            }

            _steps.Add(property.Name);
            var inner = MemberDifferences.Joined(path, member.Name);
            if (!taken.Add(member))
            {
                throw Wrong(inner, $"\"{property.Name}\" is the second of two spellings of one name in this object; remove one");
            }

            differences.Seen(member);
            writer.WritePropertyName(member.Name);
            var depth = _steps.Count;
            try
            {
                Value(property.Value, member.Use, inner);
            }
            catch (ConversionException e)
            {
                // All places are told at once; what is written is not used.
                differences.Refuse(e);
                _steps.RemoveRange(depth, _steps.Count - depth);
            }

            _steps.RemoveAt(_steps.Count - 1);
        }

        foreach (var member in type.Members.Values.Where(member => !taken.Contains(member) && given.Contains(member.FullName)))
        {
            if (member.Use.Type.Sample is { } token)
            {
                differences.Seen(member);
                taken.Add(member);
                writer.WritePropertyName(member.Name);
                writer.WriteRawValue(token);
            }
        }

        if (type.Members.Values.FirstOrDefault(member => member.IsRequired && !taken.Contains(member)) is { } missing)
        {
            throw Wrong(
                MemberDifferences.Joined(path, missing.Name),
                $"{type.Name} requires it, and this object lacks it; add it to the sample, or remove `required`");
        }
    }

    private void List(JsonElement value, ListJson list, string path)
    {
        writer.WriteStartArray();
        var index = 0;
        foreach (var element in value.EnumerateArray())
        {
            _steps.Add(index++);
            Value(element, list.Element, path + "[]");
            _steps.RemoveAt(_steps.Count - 1);
        }

        writer.WriteEndArray();
    }

    private void Map(JsonElement value, MapJson map, string path)
    {
        writer.WriteStartObject();
        foreach (var entry in value.EnumerateObject())
        {
            _steps.Add(entry.Name);
            writer.WritePropertyName(Key(entry.Name, map, path));
            Value(entry.Value, map.Value, path + "[]");
            _steps.RemoveAt(_steps.Count - 1);
        }

        writer.WriteEndObject();
    }

    private string Key(string name, MapJson map, string path) => map.Key switch
    {
        EnumJson names => EnumName(name, names) ?? throw WrongKey(name, map, path),
        ScalarJson { Type: var type } when type != typeof(string) && !ReadsKey(name, type) => throw WrongKey(name, map, path),
        _ => name,
    };

    private string EnumValue(JsonElement value, EnumJson names, string path) => value.ValueKind switch
    {
        JsonValueKind.Number when names.NamesOfNumbers.TryGetValue(value.GetRawText(), out var name) => JsonSerializer.Serialize(name),
        JsonValueKind.Number when value.TryGetInt64(out _) || value.TryGetUInt64(out _) => value.GetRawText(),
        JsonValueKind.String when EnumName(value.GetString()!, names) is { } name => JsonSerializer.Serialize(name),
        _ => throw Wrong(value, names, path),
    };

    private static string? EnumName(string text, EnumJson names)
    {
        if (long.TryParse(text, out _))
        {
            return text;
        }

        var parts = text.Split(',').Select(part => names.Names.GetValueOrDefault(Spelling.Correct(part))).ToList();
        return parts.Contains(null) ? null : string.Join(", ", parts);
    }

    private static object? Reads(JsonElement value, Type type)
    {
        try
        {
            return value.Deserialize(type, s_options);
        }
        catch (Exception e) when (e is JsonException or FormatException or InvalidOperationException or OverflowException)
        {
            return null;
        }
    }

    private static bool ReadsKey(string name, Type type)
    {
        try
        {
            var map = typeof(Dictionary<,>).MakeGenericType(type, typeof(int));
            return JsonSerializer.Deserialize($"{{{JsonSerializer.Serialize(name)}:0}}", map) is not null;
        }
        catch (Exception e) when (e is JsonException or FormatException or NotSupportedException)
        {
            return false;
        }
    }

    private ConversionException Wrong(JsonElement value, JsonType type, string path) =>
        Wrong(
            path,
            $"the type is {type.Name}, and the sample has {Shown(value)}; correct the type or the sample{Ignored(path)}",
            type.Sample);

    private ConversionException WrongKey(string name, MapJson map, string path) =>
        Wrong(path, $"the keys are {map.Key.Name}, and the sample has \"{name}\"; correct the type or the sample{Ignored(path)}");

    private ConversionException Wrong(string path, string cause, string? instead = null) =>
        new([.. _steps], path, path.Length == 0 ? cause : $"{path}: {cause}") { Instead = instead };

    private static string Ignored(string path) =>
        path.Length == 0 ? "" : $", or leave it out by --ignore {ConversionException.Member(path)}";

    private static string Shown(JsonElement value) => value.ValueKind switch
    {
        JsonValueKind.Object => "an object",
        JsonValueKind.Array => "an array",
        JsonValueKind.String => $"the string {Short(value.GetRawText())}",
        JsonValueKind.Number => $"the number {Short(value.GetRawText())}",
        _ => value.GetRawText(),
    };

    private static string Short(string text) => text.Length <= LongestShown ? text : text[..LongestShown] + "...";
}

// steps: from the root, names of members and indexes of arrays. path: of the member in the types; empty for the root.
internal sealed class ConversionException(IReadOnlyList<object> steps, string path, string cause) : Exception(cause)
{
    public IReadOnlyList<object> Steps { get; } = steps;

    public string Path { get; } = path;

    // The JSON of a value that the type can have; null: none is known.
    public string? Instead { get; init; }

    // The path without the mark of elements at its end, as --ignore takes it.
    public static string Member(string path) => path.EndsWith("[]", StringComparison.Ordinal) ? Member(path[..^2]) : path;
}
