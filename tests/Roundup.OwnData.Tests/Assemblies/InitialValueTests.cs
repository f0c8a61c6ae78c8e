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
        }

        public class Hook { public int Load { get; set; } }

        public record Rope(int Length) { public string Colour { get; set; } = "red"; }
        """;

    private readonly AssemblyFolder folder = new();

    public void Dispose() => folder.Dispose();

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
    [InlineData("public Guid Key { get; set; }")]
    [InlineData("public string? Nothing { get; set; }")]
    public void A_constant_or_a_new_object_is_kept(string line)
    {
        var model = folder.Read(Source, "Depot.Crane");
        AssemblyFolder.ShouldCompile(model.Source);
        model.Source.Split('\n').Select(one => one.Trim()).ShouldContain(line);
    }

    [Fact]
    public void A_record_keeps_what_its_parameters_do_not_set() =>
        folder.Read(Source, "Depot.Rope").Source.ShouldContain("public string Colour { get; set; } = \"red\";");

    [Fact]
    public void What_code_computes_is_told()
    {
        var findings = folder.Read(Source, "Depot.Crane").Findings.Select(one => one.ToString()).ToList();
        findings.ShouldContain("Key: written without its initial value, which is not known: code is not copied");
        findings.ShouldContain("Crane: written without what its constructor computes: those initial values are not known");
        folder.Read(Source, "Depot.Rope").Findings.ShouldBeEmpty();
    }
}
