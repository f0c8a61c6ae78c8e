using Roundup.OwnData.Assemblies.Metadata;

namespace Roundup.OwnData.Tests.Assemblies;

/// <summary>What cannot be read is said at once, with the place and what to do.</summary>
public sealed class RefusalTests : IDisposable
{
    private const string Bad = """
        namespace Shop;
        public unsafe class Order
        {
            public int Id { get; set; }
            public Action<int>? Done { get; set; }
            public object? Any { get; set; }
            public List<Line> Lines { get; set; } = [];
            public int[,]? Grid { get; set; }
            public int* Raw;
            public Payment? Payment { get; set; }
            public Dictionary<Line, int>? ByLine { get; set; }
            public List<System.IO.Stream>? Files { get; set; }
            public Basket? Basket { get; set; }
            public NoWay? NoWay { get; set; }
        }
        public class Line { public Func<int>? Handler { get; set; } public int N { get; set; } }
        public abstract class Payment;
        public class Basket : List<Line>;
        public class NoWay { public NoWay(string secret) { } public int A { get; set; } }
        """;

    private readonly AssemblyFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void All_members_that_no_model_can_hold_are_named_at_once() =>
        _folder.Refusal(Bad).Split('\n').ShouldBe(
            [
                "Shop.Order: Done is a delegate (Action<int>): leave it out with --ignore 'Done'.",
                "Shop.Order: Any is of the type object, which can be anything: leave it out with --ignore 'Any'.",
                "Shop.Order: Grid is an array of several dimensions (int[,]): leave it out with --ignore 'Grid'.",
                "Shop.Order: Raw is a pointer (int*): leave it out with --ignore 'Raw'.",
                "Shop.Order: ByLine has keys of the type Line, which is neither a number, an enum nor text: leave it out with"
                    + " --ignore 'ByLine'.",
                "Shop.Order: Files[] is of the type Stream, which no model can hold: leave it out with --ignore 'Files'.",
                "Shop.Order: Basket is of the type Basket, which is a collection and has members: leave it out with --ignore 'Basket'.",
                "Shop.Order: Lines[].Handler is a delegate (Func<int>): leave it out with --ignore 'Lines[].Handler'.",
                "Shop.Order: Payment is of the type Payment, which no class in your assemblies extends or implements: leave it out with"
                    + " --ignore 'Payment'.",
                "Shop.Order: NoWay is of the type NoWay, which has no constructor that can be called with the values of its members: leave"
                    + " it out with --ignore 'NoWay'.",
                "To leave all of them out, add: --ignore 'Raw' --ignore 'Done' --ignore 'Any' --ignore 'Grid' --ignore 'ByLine'"
                    + " --ignore 'Files' --ignore 'Basket' --ignore 'Lines[].Handler' --ignore 'Payment' --ignore 'NoWay'",
            ],
            ignoreOrder: true);

    [Fact]
    public void Members_that_the_user_leaves_out_are_not_written()
    {
        var model = _folder.Read(
            Bad, "Order", "Done", "Any", "Grid", "Raw", "Payment", "ByLine", "Files", "Basket", "NoWay", "Order.Lines[].Handler");

        AssemblyFolder.ShouldCompile(model.Source);
        model.Source.ShouldNotContain("Handler");
        model.Source.ShouldNotContain("Basket");
        model.Findings.ShouldContain(new AssemblyFinding("Lines[].Handler", "left out, as --ignore says"));
    }

    [Fact]
    public void A_parameter_of_a_member_that_is_left_out_is_left_out_too()
    {
        var model = _folder.Read(
            "namespace Shop; public record Order(int Id, Action? Done, Dictionary<string, Line>[] Lines);"
                + "public record Line(Func<int> F, int A);",
            "Shop.Order",
            "Done",
            "Lines[][].F");

        AssemblyFolder.ShouldCompile(model.Source);
        model.Source.ShouldContain("public Order(int Id, Dictionary<string, Line>[] Lines)");
        model.Source.ShouldContain("public Line(int A)");
    }

    [Theory]
    [InlineData("Lines.Handle", "Lines[].Handler")]
    [InlineData("lines[].handler", "Lines[].Handler")]
    [InlineData("Handler", "Lines[].Handler")]
    [InlineData("Dome", "Done")]
    public void A_path_of_no_member_is_an_error_with_a_similar_path(string path, string meant) =>
        _folder.Refusal(Bad, "Shop.Order", path)
            .ShouldBe($"--ignore '{path}' is not the path of a member of Shop.Order: did you mean {meant}?");

    [Theory]
    [InlineData("Shop.Page", "generic")]
    [InlineData("Shop.Tools", "a static class")]
    [InlineData("Shop.Level", "an enum")]
    [InlineData("Shop.Done", "a delegate")]
    [InlineData("Shop.IThing", "is an interface, and no class here derives from it")]
    [InlineData("Same", "Same can be Shop.A.Same, Shop.B.Same; say which with --type and its namespace.")]
    public void A_type_that_cannot_be_the_root_is_refused(string type, string said) =>
        _folder.Refusal(
            """
            namespace Shop
            {
                public class Page<T> { public T? A { get; set; } }
                public static class Tools { public static int A { get; set; } }
                public enum Level { Low }
                public delegate void Done();
                public interface IThing { int Id { get; set; } }
            }
            namespace Shop.A { public class Same { public int A { get; set; } } }
            namespace Shop.B { public class Same { public int A { get; set; } } }
            """,
            type).ShouldContain(said);

    [Fact]
    public void Without_a_type_the_types_there_are_are_proposed()
    {
        var many = string.Concat(Enumerable.Range(10, 12).Select(n => $"public class T{n} {{ public int A {{ get; set; }} }}"));
        const string Others = "class NoData { public int A => 1; } class OwnException : Exception { public int A { get; set; } }";
        var source = "namespace Shop;" + many + Others;

        _folder.Refusal(source, null!).ShouldBe(
            "Shop.dll: the root type can be "
                + string.Join(", ", Enumerable.Range(10, 10).Select(n => $"Shop.T{n}")) + " and 2 more; say which with --type.");
    }

    [Fact]
    public void A_type_whose_assembly_is_missing_is_named_with_it()
    {
        var core = _folder.Compile(
            "lib/Shop.Core", "namespace Shop.Core; public class Customer { public int Id { get; set; } } public class B;");
        var path = _folder.Compile(
            "Shop",
            "namespace Shop; public class Order { public Line? Line { get; set; } public D? D { get; set; } }"
                + "public class Line { public List<Shop.Core.Customer>? Customers { get; set; } } public class D : Shop.Core.B;",
            [core]);

        Should.Throw<RoundupException>(() => AssemblyReader.Read(path, "Order", [], _folder.In("packages"))).Message.Split('\n').ShouldBe(
        [
            "Shop.Order: Line.Customers[] is of the type Customer of Shop.Core, which is neither beside Shop.dll nor in the folder of NuGet"
                + " packages: leave it out with --ignore 'Line.Customers'.",
            "Shop.Order: D has a base class that is of the type B of Shop.Core, which is neither beside Shop.dll nor in the folder of NuGet"
                + " packages: leave it out with --ignore 'D'.",
            "To leave all of them out, add: --ignore 'Line.Customers' --ignore 'D'",
        ],
        ignoreOrder: true);
    }

    [Theory]
    [InlineData("none.dll", null, "there is no such file")]
    [InlineData("text.dll", "MZ is how it begins", "it is not a .NET assembly")]
    [InlineData("empty.dll", "", "it is not a .NET assembly")]
    public void A_file_that_is_no_assembly_is_refused(string name, string? text, string said)
    {
        var path = text is null ? _folder.In(name) : _folder.Write(name, text);

        Should.Throw<RoundupException>(() => AssemblyReader.Read(path, null, [])).Message.ShouldStartWith($"{path}: {said}");
    }

    [Fact]
    public void A_folder_and_a_native_library_are_refused()
    {
        var native = Directory.EnumerateFiles(Path.GetDirectoryName(typeof(object).Assembly.Location)!, "*coreclr*").First();

        Should.Throw<RoundupException>(() => AssemblyReader.Read(_folder.Path, null, [])).Message.ShouldContain("it is a folder");
        Should.Throw<RoundupException>(() => AssemblyReader.Read(native, null, [])).Message.ShouldContain("it is not a .NET assembly");
    }

    [Fact]
    public void An_assembly_that_was_cut_off_is_refused()
    {
        var whole = File.ReadAllBytes(_folder.Compile("Shop", Bad));
        for (var length = 100; length < whole.Length; length += 97)
        {
            var path = _folder.In($"cut{length}.dll");
            File.WriteAllBytes(path, whole[..length]);

            Should.Throw<RoundupException>(() => AssemblyReader.Read(path, "Shop.Order", []));
        }
    }

    [Fact]
    public void A_malformed_dependency_file_is_refused()
    {
        var path = _folder.Compile("Shop", Bad);
        var dependencies = _folder.Write("Shop.deps.json", "{ \"libraries\": 1 }");

        Should.Throw<RoundupException>(() => AssemblyReader.Read(path, "Order", [])).Message.ShouldStartWith(dependencies);
    }
}
