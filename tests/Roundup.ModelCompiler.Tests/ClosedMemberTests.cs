using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

/// <summary>Members that only the class itself can set: by a setter that is not public, or by the elements of a collection.</summary>
public class ClosedMemberTests
{
    private const string Model = """
        public abstract class Base { public int Number { get; protected set; } }
        public class Root : Base
        {
            public Root(string name) => Name = name;
            public string Name { get; }
            public string State { get; private set; } = "new";
            public List<Item?> Items { get; } = [];
            public IDictionary<string, int> Counts { get; } = new Dictionary<string, int>();
            public Queue<int> Next { get; } = new();
            public SortedDictionary<string, int> Sorted { get; } = new();
            public int Sum => 1;
            public List<int> Made => [];
            public void Change(int number, string state) { Number = number; State = state; }
        }
        public class Item { public int A { get; private init; } }
        """;

    [Fact]
    public void The_codecs_carry_and_compare_them()
    {
        var assembly = Assembly.Load(Generated.Emit(Compiler.Compile(Generated.FromText(Model), "plain"), modern: true));
        var set = (IModelSet)Activator.CreateInstance(assembly.GetType("Roundup.Flavours.TestModels", throwOnError: true)!)!;
        var model = Generated.Take(set, many: false);
        dynamic value = Activator.CreateInstance(assembly.GetType("Sample.Root")!, "a")!;
        value.Change(7, "sent");
        dynamic items = value.Items;
        items.Add(null);
        value.Counts.Add("x", 2);
        value.Next.Enqueue(3);
        value.Sorted.Add("y", 4);

        foreach (var back in (object?[])[
            model.FromCanonical(model.Canonical(value)), model.FromHandwritten(model.Handwritten(value)), model.Copy(value)])
        {
            ((IEnumerable<string>)model.Differences(value, back)).ShouldBeEmpty();
            ((string)((dynamic)back!).State).ShouldBe("sent");
        }

        var other = Activator.CreateInstance(assembly.GetType("Sample.Root")!, "a")!;
        ((IEnumerable<string>)model.Differences(value, other))
            .ShouldBe(
                ["Number: value", "State: value", "Items: count", "Counts: count", "Next: count", "Sorted: count"], ignoreOrder: true);
    }

    [Fact]
    public void Libraries_are_given_them_as_members()
    {
        Source("protobuf-net").ShouldMatch(@"ProtoMember\([0-9]+\)\]\n    public string State \{ get; private set; \}");
        Source("protobuf-net").ShouldContain("]\n    public List<Item?> Items { get; } = [];");
        Source("data-contract").ShouldContain("]\n    public string State");
        Source("data-contract").ShouldNotContain("]\n    public List<Item?> Items");
        Source("messagepack").ShouldContain("[MessagePack.IgnoreMember]\n    public List<int> Made");
    }

    [Fact]
    public void A_struct_and_code_for_a_library_do_not_set_them()
    {
        string Text(string model, string flavour) => string.Concat(Compiler.Compile(Generated.FromText(model), flavour)
            .Where(file => flavour == "plain" || !(file.Name.Contains(".Canonical.") || file.Name.Contains(".Handwritten.")))
            .Select(file => file.Text));
        Text(Model, "plain").ShouldContain("ClosedMembers.Set<global::Sample.Base, int>(result, \"Number\", reader.ReadInt32());");
        Text(Model, "json-by-hand").ShouldNotContain("ClosedMembers");
        Text("public struct Root { public int A { get; set; } public int B { get; private set; } }", "plain")
            .ShouldNotContain("ClosedMembers");
    }

    private static string Source(string flavour) =>
        Compiler.Compile(Generated.FromText(Model), flavour)
            .Single(file => file.Name.EndsWith(".Source.cs", StringComparison.Ordinal)).Text;
}
