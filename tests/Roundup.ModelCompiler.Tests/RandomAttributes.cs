using System.Globalization;
using System.Text;

namespace Roundup.ModelCompiler.Tests;

/// <summary>Writes a random model twice: with attributes of packages in all ways that C# has, and without them.</summary>
internal sealed class RandomAttributes(int seed)
{
    private static readonly string[] s_memberTypes = ["int", "string?", "decimal", "List<Type1>?", "Type2?", "Guid"];

    private readonly Random _random = new(seed);
    private readonly StringBuilder _with = new();
    private readonly StringBuilder _without = new();

    /// <summary>The two texts.</summary>
    public (string With, string Without) Write()
    {
        const string Framework = "using System;\nusing System.Collections.Generic;\nusing System.Text.Json.Serialization;\n";
        _with.Append(Framework).Append("using MemoryPack;\nusing MessagePack;\nusing MongoDB.Bson.Serialization.Attributes; ")
            .Append("using ProtoBuf;\nusing Json = Newtonsoft.Json;\nusing Oid = Orleans.IdAttribute;\n");
        _without.Append(Framework);
        Both("namespace Sample;\n\n");
        foreach (var name in (string[])["Root", "Type1", "Type2"])
        {
            string[] onType = ["MessagePackObject", "ProtoContractAttribute", "MemoryPackable()", "Orleans.GenerateSerializer"];
            Attributes("", onType, "Serializable");
            Both($"public partial class {name}\n{{\n");
            for (var i = 0; i < _random.Next(1, 6); i++)
            {
                string[] own =
                [
                    $"MessagePack.Key({i})", $"ProtoMember({i + 1})", $"MemoryPackOrder({i})", $"Oid({i})",
                    $"Json.JsonProperty(\"{i}, ]\")", $"BsonElement(\"{i}\")", $"global::ProtoBuf.Whatever(typeof(Type1), \"x\")",
                ];
                Attributes("    ", own, $"JsonPropertyName(\"p{i}\")");
                Both($"public {s_memberTypes[_random.Next(s_memberTypes.Length)]} M{i} {{ get; set; }}\n");
            }

            Both("}\n");
        }

        return (_with.ToString(), _without.ToString());
    }

    private void Both(string text)
    {
        _with.Append(text);
        _without.Append(text);
    }

    /// <summary>Some of the attributes, together or apart, on lines of their own or not, the framework's among them.</summary>
    private void Attributes(string indentation, IEnumerable<string> packages, string framework)
    {
        var all = packages.Where(_ => _random.Next(3) == 0).Append(framework).OrderBy(_ => _random.Next()).ToList();
        Both(indentation);
        while (all.Count > 0)
        {
            var list = all.Take(_random.Next(1, all.Count + 1)).ToList();
            all.RemoveRange(0, list.Count);
            var comment = _random.Next(4) == 0 ? string.Create(CultureInfo.InvariantCulture, $"/* {all.Count} */ ") : string.Empty;
            var gap = _random.Next(2) == 0 ? "\n" + indentation : " ";
            _with.Append('[').AppendJoin(", ", list).Append(']').Append(gap).Append(comment);
            _without.Append(list.Contains(framework) ? $"[{framework}]{gap}" : string.Empty).Append(comment);
        }
    }
}
