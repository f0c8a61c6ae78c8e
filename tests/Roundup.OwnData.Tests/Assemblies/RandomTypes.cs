namespace Roundup.OwnData.Tests.Assemblies;

/// <summary>Source of a random set of types: what a seed gives is always the same.</summary>
internal sealed class RandomTypes(int seed)
{
    private const int Types = 12;

    private static readonly string[] s_scalars =
    [
        "int", "string", "bool", "decimal", "DateTime", "Guid", "Uri", "byte[]", "char", "TimeSpan", "double", "ulong", "DateOnly",
        "Version", "Level", "Outer.Inner", "DayOfWeek",
    ];

    private static readonly string[] s_kinds =
        ["class", "record", "struct", "readonly struct", "record struct", "base", "interface", "sealed"];

    private static readonly string[] s_keys = ["string", "int", "Guid", "Level"];

    private readonly Random _random = new(seed);
    private readonly List<string> _kinds = [];

    /// <summary>The source; its root is <c>Shop.T0</c>.</summary>
    public string Source()
    {
        _kinds.AddRange(Enumerable.Range(0, Types).Select(number => number == 0 ? "class" : One(s_kinds)));
        return $$"""
            namespace Shop;
            public enum Level : short { Low = -1, High = 7 }
            public class Outer { public class Inner { public int Number { get; set; } public Outer? Other { get; set; } } }
            public class Box<T> { public T? Content { get; set; } public List<T> All { get; set; } = []; }
            public class Pair<A, B> : Box<A> { public B? Second { get; init; } }
            {{string.Join('\n', Enumerable.Range(0, Types).Select(Declare))}}
            """;
    }

    private string Declare(int number)
    {
        var name = "T" + number;
        var members = Enumerable.Range(0, number == 0 ? 6 : _random.Next(1, 5))
            .Select(index => (Type: Type(number, 2), Name: $"M{number}{(char)('a' + index)}"))
            .ToList();
        var properties = string.Concat(members.Select(member => $"public {member.Type} {member.Name} {Accessors()} "));
        var readOnly = string.Concat(members.Select(member => $"public {member.Type} {member.Name} {{ get; }} "));
        var parameters = string.Join(", ", members.Select(member => $"{member.Type} {member.Name.ToLowerInvariant()}"));
        var positional = string.Join(", ", members.Select(member => $"{member.Type} {member.Name}"));
        var assigned = string.Concat(members.Select(member => $"{member.Name} = {member.Name.ToLowerInvariant()}; "));
        return _kinds[number] switch
        {
            "record" => $"internal record {name}({positional});",
            "record struct" => $"internal record struct {name}({positional});",
            "struct" => $"internal struct {name} {{ {properties} }}",
            "readonly struct" => $"internal readonly struct {name} {{ public {name}({parameters}) {{ {assigned} }} {readOnly} }}",
            "base" => $$"""
                internal abstract class {{name}}
                {
                    protected {{name}}({{parameters}}) { {{assigned}} }
                    {{readOnly}}
                    public virtual int V { get; set; }
                }
                internal class {{name}}A : {{name}}
                {
                    public {{name}}A({{parameters}}, long own) : base({{Names(members)}}) { Own = own; }
                    public long Own { get; }
                    public override int V { get; set; }
                }
                """,
            "interface" => $$"""
                internal interface {{name}} { int Id { get; } {{members[0].Type}} {{members[0].Name}} { get; set; } }
                internal class {{name}}I : {{name}}
                {
                    public int Id { get; set; }
                    public {{members[0].Type}} {{members[0].Name}} { get; set; }
                }
                """,
            "sealed" => $"internal sealed class {name} {{ public {name}({parameters}) {{ {assigned} }} {readOnly} public int Field; }}",
            _ => $"internal class {name} {{ {properties} public int? Sum => 1; }}",
        };
    }

    private static string Names(List<(string Type, string Name)> members) =>
        string.Join(", ", members.Select(member => member.Name.ToLowerInvariant()));

    private string Accessors() => One(["{ get; set; }", "{ get; init; }", "{ get; set; }"]);

    /// <summary>A type: structs are only in later ones, so that none contains itself.</summary>
    private string Type(int number, int depth)
    {
        var other = number + 1 < Types ? "T" + _random.Next(number + 1, Types) : "int";
        return _random.Next(depth > 0 ? 11 : 4) switch
        {
            0 or 1 => One(s_scalars),
            2 or 3 => other,
            4 => $"List<{Type(number, depth - 1)}>",
            5 => $"Dictionary<{One(s_keys)}, {Type(number, depth - 1)}>",
            6 => Type(number, depth - 1) + "[]",
            7 => $"IReadOnlyList<{Type(number, depth - 1)}>",
            8 => $"HashSet<{One(s_keys)}>",
            9 => $"Box<{Type(number, depth - 1)}>",
            _ => $"Pair<{Type(number, depth - 1)}, {One(s_scalars)}>?",
        };
    }

    private string One(string[] all) => all[_random.Next(all.Length)];
}
