using System.Globalization;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>Code that reads values from a JsonElement, with a method for each class.</summary>
internal sealed class JsonElementReader
{
    private static readonly Dictionary<string, string> s_texts = new()
    {
        ["char"] = "{0}.GetString()[0]",
        ["TimeSpan"] = "TimeSpan.ParseExact({0}.GetString(), \"c\", CultureInfo.InvariantCulture)",
        ["DateOnly"] = "DateOnly.ParseExact({0}.GetString(), \"O\", CultureInfo.InvariantCulture)",
        ["TimeOnly"] = "TimeOnly.ParseExact({0}.GetString(), \"O\", CultureInfo.InvariantCulture)",
        ["byte[]"] = "{0}.GetBytesFromBase64()",
        ["Uri"] = "new Uri({0}.GetString(), UriKind.RelativeOrAbsolute)",
        ["Version"] = "Version.Parse({0}.GetString())",
    };

    private readonly Dictionary<ObjectType, string?> _methods = [];

    /// <summary>
    /// An expression of the value. <paramref name="element"/> is evaluated more than once; <paramref name="path"/> is the member, for an
    /// error; <paramref name="helper"/> is the class of the methods; <paramref name="depth"/> counts the lambdas around the expression.
    /// </summary>
    public string Write(ModelType type, string element, string path, string helper, int depth = 0)
    {
        var item = JsonGeneralTypes.Item(depth);
        string Inner(ModelType inner, string of) => Write(inner, of, path, helper, depth + 1);
        return type switch
        {
            ScalarType { IsReference: true } scalar => OrNull(element, Scalar(scalar, element)),
            ScalarType scalar => Scalar(scalar, element),
            EnumType { IsJsonText: true } text => $"Enum.Parse<{text.Name}>({element}.GetString())",
            EnumType number => $"({number.Name}){Scalar(number.Underlying, element)}",
            NullableType nullable => OrNull(element, Write(nullable.Inner, element, path, helper, depth), nullable.Name),
            ObjectType inner => Method(inner, helper) + $"({element})",
            SequenceType list =>
                Collection(
                    list,
                    element,
                    $"{element}.EnumerateArray().Select({item} => {Inner(list.Element, item)}).{(list.IsArray ? "ToArray" : "ToList")}()"),
            SetType set =>
                Collection(set, element, $"{element}.EnumerateArray().Select({item} => {Inner(set.Element, item)}).ToHashSet()"),
            MapType { Keys.Name: "string" } map =>
                Collection(
                    map,
                    element,
                    $"{element}.EnumerateObject().ToDictionary({item} => {item}.Name, {item} => {Inner(map.Values, item + ".Value")})"),
            _ =>
                throw new ModelException(path, $"a JsonElement has nothing to read {type.Name} from", "leave the dataset out for this row"),
        };
    }

    public void Write(CodeWriter code, string helper)
    {
        if (_methods.Count == 0)
        {
            return;
        }

        using (code.Block($"internal static class {helper}"))
        {
            foreach (var (type, body) in _methods)
            {
                code.Line($"public static {type.Name} Read{type.Name}(JsonElement element) => {body};");
            }
        }
    }

    private static string Collection(CollectionType type, string element, string elements) => type.Form.IsStruct
        ? OrNull(element, type.Made(elements), type.Name + "?") + ".GetValueOrDefault()"
        : OrNull(element, type.Made(elements));

    private static string Scalar(ScalarType type, string element) => type.StandIn is { } other
        ? other.Taken(Scalar(Scalars.ByName(other.Type), element))
        : s_texts.TryGetValue(type.Name, out var text)
        ? string.Format(CultureInfo.InvariantCulture, text, element)
        : JsonScalars.Get(type).Read.Replace("reader.", element + ".", StringComparison.Ordinal);

    private static string OrNull(string element, string value, string? type = null) =>
        $"({element}.ValueKind is JsonValueKind.Null or JsonValueKind.Undefined ? {(type is null ? "null" : $"({type})null")} : {value})";

    private string Method(ObjectType type, string helper)
    {
        if (_methods.TryAdd(type, null))
        {
            string Value(Member member) =>
                Write(member.Type, $"element.GetProperty({member.JsonLiteral})", $"{type.Name}.{member.Name}", helper);
            string Element(Member member)
            {
                var at = type.Members.ToList().IndexOf(member);
                var value = Write(member.Type, $"element[{at}]", $"{type.Name}.{member.Name}", helper);
                return at < type.JsonArrayLeast ? value : $"element.GetArrayLength() > {at} ? {value} : default";
            }

            var read = Construction.Expression(type, type.JsonArrayLeast is null ? Value : Element);
            _methods[type] = type.IsStruct ? read : $"element.ValueKind is JsonValueKind.Null or JsonValueKind.Undefined ? null : {read}";
        }

        return $"{helper}.Read{type.Name}";
    }
}
