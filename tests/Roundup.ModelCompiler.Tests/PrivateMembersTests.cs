using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

/// <summary>Private state that a model shows to the codecs of Roundup alone.</summary>
public class PrivateMembersTests
{
    private const string Model = """
        #nullable disable
        public interface IPrivateMembers { int Count { get; set; } List<string> Words { get; set; } int Shown { get; set; } }
        public class Root : IPrivateMembers
        {
            private int _count;
            private List<string> _words;
            public string Name { get; set; }
            public int Shown { get; set; }
            public Made Made { get; set; }
            int IPrivateMembers.Count { get => _count; set => _count = value; }
            List<string> IPrivateMembers.Words { get => _words; set => _words = value; }
        }
        public sealed class Derived : Root { public int More { get; set; } }
        public sealed class Made(string text, int rank) : IPrivateMembers
        {
            public string Text { get; } = text;
            public required int Rank { get; set; } = rank;
            int IPrivateMembers.Count { get; set; }
            List<string> IPrivateMembers.Words { get; set; }
            int IPrivateMembers.Shown { get; set; }
        }
        """;

    private readonly Assembly _assembly;
    private readonly Untyped _model;

    public PrivateMembersTests()
    {
        _assembly = Assembly.Load(Generated.Emit(Compiler.Compile(Generated.FromText(Model), "plain"), modern: true));
        var set = Activator.CreateInstance(_assembly.GetType("Roundup.Flavours.TestModels", throwOnError: true)!)!;
        _model = Generated.Take((IModelSet)set, many: false);
    }

    [Theory]
    [InlineData("Root")]
    [InlineData("Derived")]
    public void The_codecs_carry_it(string type)
    {
        var value = Value(type);

        foreach (var back in (object?[])[
            _model.FromCanonical(_model.Canonical(value)), _model.FromHandwritten(_model.Handwritten(value)), _model.Copy(value)])
        {
            _model.Differences(value, back).ShouldBeEmpty();
            Get(back!, "Count").ShouldBe(3);
            Get(back!.GetType().GetProperty("Made")!.GetValue(back)!, "Count").ShouldBe(4);
        }
    }

    [Fact]
    public void It_is_compared_by_its_name()
    {
        var (value, other) = (Value("Root"), Value("Root"));
        Set(other, "Count", 5);
        Set(other, "Words", new List<string> { "b" });

        _model.Differences(value, other).ShouldBe(["Count: value", "Words[]: value"]);
    }

    [Theory]
    [InlineData("json-by-hand")]
    [InlineData("messagepack")]
    [InlineData("protobuf")]
    public void Code_for_a_library_does_not_know_it(string flavour) =>
        Compiler.Compile(Generated.FromText(Model), flavour)
            .Where(file => !Array.Exists([".Source.", ".Canonical.", ".Handwritten."], part => file.Name.Contains(part)))
            .ShouldAllBe(file => !file.Text.Contains("IPrivateMembers"));

    [Fact]
    public void A_struct_has_none()
    {
        const string Struct = """
            public interface IPrivateMembers { int Count { get; set; } }
            public struct Root : IPrivateMembers { public int Number { get; set; } int IPrivateMembers.Count { get; set; } }
            """;

        Should.Throw<ModelException>(() => Compiler.Compile(Generated.FromText(Struct), "plain")).Message.ShouldContain("make it a class");
    }

    private object Value(string type)
    {
        var value = Activator.CreateInstance(_assembly.GetType("Sample." + type)!)!;
        var made = Activator.CreateInstance(_assembly.GetType("Sample.Made")!, "text", 2)!;
        value.GetType().GetProperty("Made")!.SetValue(value, made);
        Set(value, "Count", 3);
        Set(value, "Words", new List<string> { "a" });
        Set(made, "Count", 4);
        return value;
    }

    private object? Get(object value, string name) => Property(name).GetValue(value);

    private void Set(object value, string name, object to) => Property(name).SetValue(value, to);

    private PropertyInfo Property(string name) => _assembly.GetType("Sample.IPrivateMembers")!.GetProperty(name)!;
}
