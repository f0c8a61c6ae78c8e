using System.Globalization;
using System.Text;
using Roundup.Contracts;
using Roundup.OwnData.Reading;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Tests.Values;

/// <summary>Values of random types are those of the sample, however the types are set.</summary>
public sealed class RandomModelTests : FolderTests
{
    private const int TypesOfModel = 50;

    /// <summary>How a type is set: the members, and the code that has them; <c>{0}</c> is the name.</summary>
    private static readonly Func<string, List<Part>, string>[] s_kinds =
    [
        (name, parts) => $"public class {name} {{ {Each(parts, "public {0} {1} {{ get; set; }}")} }}",
        (name, parts) => $"public record {name}({string.Join(", ", parts.Select(part => $"{part.Type} {part.Name}"))});",
        (name, parts) => $"public readonly struct {name} {{ {Taking(name, parts)} {Each(parts, "public {0} {1} {{ get; }}")} }}",
        (name, parts) => $"public class {name} {{ public {name}() {{ }} {Taking(name, parts)} "
            + $"{Each(parts, "public {0} {1} {{ get; }}")} }}",
        (name, parts) => $"public class {name} {{ {Taking(name, parts)} {Each(parts, "public readonly {0} {1};")} }}",
        (name, parts) => $"public class {name} {{ {Each(parts, "public {0} {1} {{ get; init; }} = {2};")} }}",
        (name, parts) => $"public class {name} {{ {Each(parts, "public required {0} {1} {{ get; init; }}")} }}",
        (name, parts) => $"public struct {name} {{ {Each(parts, "public {0} {1};")} }}",
        (name, parts) => $"public class {name} {{ {Each(parts, "public {0} {1} {{ get; private set; }} = {2};")} }}",
        (name, parts) => $"public sealed class {name} {{ private {name}({Parameters(parts)}) {{ {Sets(parts)} }} "
            + $"public static {name} Create({Parameters(parts)}) => new({string.Join(", ", parts.Select(part => Lower(part.Name)))}); "
            + $"{Each(parts, "public {0} {1} {{ get; }}")} }}",
        (name, parts) => $"public class {name} {{ {Each(
            parts, "[JsonObjectCreationHandling(JsonObjectCreationHandling.Replace)] public {0} {1} {{ get; set; }} = {2};")} }}",
        (name, parts) => $"public class {name} {{ {Each(parts, "[JsonIgnore] public {0} {1} {{ get; set; }} = {2};")} }}",
    ];

    [Fact]
    public void Each_value_is_that_of_the_sample() => Check(models: 2);

    [SlowFact]
    public void Each_of_two_thousand_values_is_that_of_the_sample() => Check(models: 40);

    private void Check(int models)
    {
        for (var model = 0; model < models; model++)
        {
            var random = SeededRandom.For(7, model);
            var (source, sample) = Make(random);
            var data = OwnDataReader.Read(
                new()
                {
                    Model = folder.Write($"model{model}.cs", source),
                    Type = "Root",
                    Sample = folder.Write($"sample{model}.json", sample),
                },
                folder.Path,
                []);
            data.Notices.Select(notice => notice.Code).Except([NoticeCode.ValuesFromSample, NoticeCode.FieldsAlone]).ShouldBeEmpty(source);
            var program = ValuesProgram.Of(data, folder.In($"project{model}"));

            var value = program.Value(1, 0);

            program.Changed.ShouldBeEmpty();
            using var given = JsonDocument.Parse(sample);
            foreach (var member in given.RootElement.EnumerateObject())
            {
                Same(member.Value, value.GetType().GetProperty(member.Name)!.GetValue(value), $"{member.Name} of {source}");
            }
        }
    }

    /// <summary>Compares by reflection, since a serializer would lose what it cannot see.</summary>
    private static void Same(JsonElement given, object? made, string place)
    {
        if (given.ValueKind == JsonValueKind.Object && made is not System.Collections.IDictionary)
        {
            foreach (var member in given.EnumerateObject())
            {
                var type = made.ShouldNotBeNull(place).GetType();
                var part = type.GetProperty(member.Name)?.GetValue(made) ?? type.GetField(member.Name)?.GetValue(made);
                Same(member.Value, part, $"{member.Name} of {place}");
            }

            return;
        }

        JsonElement.DeepEquals(JsonSerializer.SerializeToElement(made), given).ShouldBeTrue($"{made} is not {given}: {place}");
    }

    private static (string Source, string Sample) Make(SeededRandom random)
    {
        var types = new List<(string Name, List<Part> Parts)>();
        var source = new StringBuilder("#nullable disable\n#pragma warning disable\nusing System; using System.Collections.Generic;\n");
        source.Append("using System.Text.Json.Serialization;\n");
        source.Append("public enum Level { None, Low, High }\n");
        for (var index = 0; index < TypesOfModel; index++)
        {
            var parts = Enumerable.Range(0, random.Int(1, 5)).Select(part => Part.Of($"M{part}", random, types)).ToList();
            source.Append(random.Pick(s_kinds)($"T{index}", parts)).Append('\n');
            types.Add(($"T{index}", parts));
        }

        var members = types.Select(type => $"public {type.Name} A{type.Name} {{ get; set; }}");
        source.Append($"public class Root {{ {string.Join(' ', members)} }}\n");
        return (source.ToString(), $"{{{string.Join(',', types.Select(type => $"\"A{type.Name}\":{Json(type.Parts)}"))}}}");
    }

    private static string Json(List<Part> parts) => $"{{{string.Join(',', parts.Select(part => $"\"{part.Name}\":{part.Json}"))}}}";

    private static string Each(List<Part> parts, string member) =>
        string.Join(' ', parts.Select(part => string.Format(CultureInfo.InvariantCulture, member, part.Type, part.Name, part.Initial)));

    private static string Taking(string name, List<Part> parts) => $"public {name}({Parameters(parts)}) {{ {Sets(parts)} }}";

    private static string Parameters(List<Part> parts) => string.Join(", ", parts.Select(part => $"{part.Type} {Lower(part.Name)}"));

    private static string Sets(List<Part> parts) => string.Concat(parts.Select(part => $"{part.Name} = {Lower(part.Name)}; "));

    private static string Lower(string name) => name.ToLowerInvariant();

    private sealed record Part(string Name, string Type, string Initial, string Json)
    {
        public static Part Of(string name, SeededRandom random, List<(string Name, List<Part> Parts)> types)
        {
            var number = random.Int(1, 999);
            return random.Int(0, types.Count > 0 ? 12 : 11) switch
            {
                0 => new(name, "int", "5", $"{number}"),
                1 => new(name, "long", "5", $"{number}000000000"),
                2 => new(name, "double", "5", $"{number}.5"),
                3 => new(name, "decimal", "5", $"{number}.25"),
                4 => new(name, "string", "\"a\"", $"\"b{number}\""),
                5 => new(name, "bool", "false", "true"),
                6 => new(name, "int?", "null", $"{number}"),
                7 => new(name, "Level", "Level.Low", "2"),
                8 => new(name, "List<int>", "[1, 2]", $"[{number}]"),
                9 => new(name, "Dictionary<string, int>", "[]", $"{{\"k{number}\":{number}}}"),
                10 => new(name, "DateTimeOffset", "default", "\"2026-03-14T09:30:00+01:00\""),
                11 => new(name, "byte[]", "[]", "\"AQID\""),
                _ => OfType(name, random.Pick(types)),
            };
        }

        private static Part OfType(string name, (string Name, List<Part> Parts) type) =>
            new(name, type.Name, "default", RandomModelTests.Json(type.Parts));
    }
}
