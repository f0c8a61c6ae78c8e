namespace Roundup.OwnData.Tests.Assemblies;

/// <summary>What constructors set before anybody else does is written as it is in the user's source, or said to be unknown.</summary>
public sealed class InitialValueTests : IDisposable
{
    private const string Source = """
        namespace Depot;

        public enum Mode { Off, Slow = 3 }

        public class Crane
        {
            public string Name { get; set; } = "";
            public string Label { get; set; } = "none";
            public int Retries { get; set; } = 5;
            public long Total { get; set; } = 7;
            public bool IsOn { get; set; } = true;
            public decimal Price { get; set; } = 1.50m;
            public double? Limit { get; set; } = 2.5;
            public Mode Mode { get; set; } = Mode.Slow;
            public List<int> Codes { get; set; } = [];
            public IDictionary<string, int> Counts { get; set; } = new Dictionary<string, int>();
            public int[] Numbers { get; set; } = [];
            public Hook Hook { get; set; } = new();
            public uint Field = 4_000_000_000;
            public Guid Key { get; set; } = Guid.NewGuid();
            public List<string> Names { get; set; } = ["one"];
            public string? Nothing { get; set; }
            public Hook Second { get; set; } = Hook.Made();
        }

        public class Hook { public int Load { get; set; } public static Hook Made() => new(); }

        public record Rope(int Length) { public string Colour { get; set; } = "red"; }
        """;

    private readonly AssemblyFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("public string Name { get; set; } = \"\";")]
    [InlineData("public string Label { get; set; } = \"none\";")]
    [InlineData("public int Retries { get; set; } = 5;")]
    [InlineData("public long Total { get; set; } = 7L;")]
    [InlineData("public bool IsOn { get; set; } = true;")]
    [InlineData("public decimal Price { get; set; } = 1.50M;")]
    [InlineData("public double? Limit { get; set; } = 2.5D;")]
    [InlineData("public Mode Mode { get; set; } = Mode.Slow;")]
    [InlineData("public List<int> Codes { get; set; } = new();")]
    [InlineData("public IDictionary<string, int> Counts { get; set; } = new global::System.Collections.Generic.Dictionary<string, int>();")]
    [InlineData("public int[] Numbers { get; set; } = [];")]
    [InlineData("public Hook Hook { get; set; } = new();")]
    [InlineData("public uint Field = 4000000000U;")]
    [InlineData("public Guid Key { get; set; } = new(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);")]
    [InlineData("public List<string> Names { get; set; } = [\"?\"];")]
    [InlineData("public string? Nothing { get; set; }")]
    public void A_constant_or_a_new_object_is_kept(string line)
    {
        var model = _folder.Read(Source, "Depot.Crane");
        AssemblyFolder.ShouldCompile(model.Source);
        model.Source.Split('\n').Select(one => one.Trim()).ShouldContain(line);
    }

    [Fact]
    public void A_record_keeps_what_its_parameters_do_not_set() =>
        _folder.Read(Source, "Depot.Rope").Source.ShouldContain("public string Colour { get; set; } = \"red\";");

    [Fact]
    public void What_code_computes_is_told()
    {
        var findings = _folder.Read(Source, "Depot.Crane").Findings.Select(one => one.ToString()).ToList();
        findings.ShouldBe(
        [
            "Key: written with another initial value, since its own is not known: code is not copied",
            "Names: written with another initial value, since its own is not known: code is not copied",
            "Second: written without its initial value, since its own is not known: code is not copied",
        ]);
        _folder.Read(Source, "Depot.Rope").Findings.ShouldBeEmpty();
    }

    [Fact]
    public void A_record_of_another_language_without_setters_is_told() =>
        _folder.Read("""
            namespace Microsoft.FSharp.Core
            {
                public class CompilationMappingAttribute(int flags) : Attribute { public int Flags => flags; }
            }

            namespace Depot
            {
                [Microsoft.FSharp.Core.CompilationMapping(2)]
                public class Mast(int height) { public int Height => height; public Boom Boom { get; set; } = new(); }

                [Microsoft.FSharp.Core.CompilationMapping(2)] public class Boom { public int Length { get; set; } }
            }
            """, "Depot.Mast").Findings.ShouldHaveSingleItem().ToString().ShouldStartWith("Mast: written as a type of C#");

    [Fact]
    public void A_path_tells_whether_an_initial_value_is_not_known()
    {
        var model = _folder.Read("""
            namespace Depot;
            public class Yard { public List<Shed> Sheds { get; set; } = []; public int Size { get; set; } = 3; }
            public class Shed { public int Doors { get; set; } = Environment.ProcessorCount; public int Floors { get; set; } = 1; }
            """, "Depot.Yard");
        string[] paths = ["Sheds[].Doors", "[].Sheds[].Doors", "Sheds[].Floors", "Sheds", "Size", ""];
        paths.Where(path => model.IsInitialNotKnown(path)).ShouldBe(["Sheds[].Doors", "[].Sheds[].Doors"]);
    }

    [Theory]
    [InlineData("public Pen() { var first = 2; Width = first; }", "public int Width { get; set; } = 2;")]
    [InlineData("public Pen() { var one = new List<int>(); Marks = one; }", "public List<int> Marks { get; set; } = new();")]
    [InlineData("public Pen() { var one = new List<int>(); one.Add(3); Marks = one; }", "public List<int> Marks { get; set; } = [1];")]
    [InlineData("public Pen() { Marks = new List<int>(); Marks.Add(3); Width = 4; }", "public int Width { get; set; } = 4;")]
    [InlineData("public Pen() { Width = 4 + Environment.ProcessorCount; }", "public int Width { get; set; } = 1;")]
    [InlineData("public Pen() { Fill(); } void Fill() { Width = 4; }", "public int Width { get; set; } = 1;")]
    [InlineData("public Pen() { Other.Fill(this); }", "public int Width { get; set; } = 1;")]
    [InlineData("public Pen() : this(5) { } private Pen(int other) { Width = other; }", "public int Width { get; set; } = 1;")]
    [InlineData("public Pen() { if (Environment.ProcessorCount > 1) { Width = 4; } }", "public int Width { get; set; } = 1;")]
    [InlineData("", "public int Width { get; set; }")]
    public void A_value_that_the_code_does_not_show_is_replaced_by_another(string constructor, string line)
    {
        var model = _folder.Read($$"""
            namespace Depot;
            public class Pen { {{constructor}} public int Width { get; set; } public List<int> Marks { get; set; } = new(); }
            public static class Other { public static void Fill(Pen pen) => pen.Width = 4; }
            """, "Depot.Pen");
        AssemblyFolder.ShouldCompile(model.Source);
        model.Source.Split('\n').Select(one => one.Trim()).ShouldContain(line);
    }
}
