using Roundup.ModelCompiler.Flavours;
using Roundup.OwnData.Reading;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Tests.Assemblies;

/// <summary>Members that only the class itself can set are written so that the model compiler finds them as it does in source.</summary>
public sealed class ClosedMemberTests : IDisposable
{
    private readonly AssemblyFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("public int A { get; private set; }", "public int A { get; private set; }")]
    [InlineData("public int A { get; protected set; }", "public int A { get; protected set; }")]
    [InlineData("public int A { get; internal set; } = 2;", "public int A { get; internal set; } = 2;")]
    [InlineData("public int A { get; private init; }", "public int A { get; private init; }")]
    [InlineData("public virtual int A { get; protected set; }", "public virtual int A { get; protected set; }")]
    [InlineData("public List<int> A { get; } = new();", "public List<int> A { get; } = new();")]
    [InlineData("public ISet<int> A { get; } = new HashSet<int>();",
        "public ISet<int> A { get; } = new global::System.Collections.Generic.HashSet<int>();")]
    [InlineData("public IList<int> A { get; } = Array.Empty<int>();", "public IList<int> A { get; } = [1];")]
    [InlineData("public Dictionary<string, int> A { get; } = new(StringComparer.Ordinal);",
        "public Dictionary<string, int> A { get; } = new();")]
    [InlineData("public IDictionary<int, int> A { get; } = new Dictionary<int, int>(4);",
        "public IDictionary<int, int> A { get; } = new global::System.Collections.Generic.Dictionary<int, int>();")]
    public void A_member_without_a_public_setter_is_written_as_it_is(string member, string line)
    {
        var source = "namespace Depot; public class Crane { public Crane() { } private Crane(int b) { } public int B { get; set; } "
            + member + "}";
        var model = _folder.Read(source, "Depot.Crane");

        AssemblyFolder.ShouldCompile(model.Source);
        model.Source.Split('\n').Select(one => one.Trim()).ShouldContain(line);
        string.Concat(Compiler.Compile(new("Own", model.RootType, false, [new("Model.cs", model.Source)]), "plain").Select(one => one.Text))
            .ShouldContain("ClosedMembers.");
    }

    [Theory]
    [InlineData("public int A => 2;")]
    [InlineData("private readonly List<int> _a = new(); public IReadOnlyList<int> A => _a;")]
    [InlineData("public IReadOnlyList<int> A { get; } = new List<int>();")]
    public void A_member_that_nothing_sets_is_left_out(string member) =>
        _folder.Read($"namespace Depot; public class Crane {{ public int B {{ get; set; }} {member} }}", "Depot.Crane").Findings
            .ShouldHaveSingleItem().ToString().ShouldBe("A: left out: it has no public setter, and no constructor takes it");

    [Fact]
    public void Constructors_that_take_such_members_stay_and_those_of_a_base_class_are_called()
    {
        var model = _folder.Read("""
            namespace Depot;
            public abstract class Thing
            {
                protected Thing() { }
                protected Thing(int id) => Id = id;
                public int Id { get; private set; }
                public int Size { get; protected set; }
            }
            public class Crane : Thing
            {
                public Crane() { }
                public Crane(int id, int size, string name) : base(id) => (Size, Name) = (size, name);
                public string Name { get; private set; } = "";
            }
            """, "Depot.Crane");

        AssemblyFolder.ShouldCompile(model.Source);
        model.Source.ShouldContain("public Crane(int id, int size, string name) : base(id)");
        model.Source.ShouldContain("Size = size;");
        model.Source.ShouldContain("public int Id { get; private set; }");
        model.Findings.ShouldBeEmpty();
    }

    [Fact]
    public void Attributes_that_are_or_name_code_of_the_user_are_named()
    {
        var path = _folder.Compile("Shop", """
            namespace Depot;
            using System.Text.Json;
            using System.Text.Json.Serialization;
            public class Crane
            {
                [JsonConverter(typeof(Own))] public DateTime At { get; set; }
                [JsonPropertyName("n")] public int Number { get; set; }
                public List<Hook> Hooks { get; set; } = new();
            }
            public class Hook { [JsonConverter(typeof(Own))] public DateTime At { get; set; } }
            public class Own : JsonConverter<DateTime>
            {
                public override DateTime Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => default;
                public override void Write(Utf8JsonWriter writer, DateTime value, JsonSerializerOptions options) { }
            }
            """);

        var own = OwnDataReader.Read(new() { Assembly = path, Type = "Depot.Crane" }, _folder.Path, []);
        own.Notices.Select(NoticeCatalogue.Text).ShouldContain(
            "The types of Crane lack 2 attributes that are or name code of your own ([JsonConverter] of At, [JsonConverter] of "
            + "Hooks[].At), which is not copied from an assembly. --model FILE keeps them; or write the converters in --settings "
            + "FILE.cs.");
    }

    [Fact]
    public void All_members_of_a_type_that_cannot_be_made_are_refused_at_once() =>
        _folder.Refusal("""
            namespace Depot;
            public class Crane { public Hook? A { get; set; } public List<Hook>? B { get; set; } public Rope? C { get; set; } }
            public class Hook(string text) { public int Load { get; } = text.Length; }
            public class Rope { public Hook? D { get; set; } }
            """, "Depot.Crane").Split('\n')[^1].ShouldBe("To leave all of them out, add: --ignore 'A' --ignore 'B' --ignore 'C.D'");

    [Fact]
    public void A_member_of_a_base_class_or_generic_type_is_refused_once_and_left_out_everywhere()
    {
        const string Source = """
            namespace Depot;
            public class Entity<T> { public object? Raw { get; set; } public T? Next { get; set; } }
            public class Crane : Entity<Crane> { public Hook? Hook { get; set; } public Rope? Rope { get; set; } }
            public class Hook : Entity<Hook> { public int Load { get; set; } }
            public class Rope : Entity<Rope> { public object? Knot { get; set; } }
            """;

        _folder.Refusal(Source, "Depot.Crane").Split('\n')[^1]
            .ShouldBe("To leave all of them out, add: --ignore 'Raw' --ignore 'Rope.Knot'");
        var model = _folder.Read(Source, "Depot.Crane", "Raw", "Rope.Knot");
        model.Source.ShouldNotContain("object");
        AssemblyFolder.ShouldCompile(model.Source);
    }
}
