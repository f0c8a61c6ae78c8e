namespace Roundup.Engine.Tests.Builds;

public class ModelComparersTests
{
    [Fact]
    public void Members_with_a_comparer_of_their_own_are_found_and_no_others() => ModelComparers.In(
    [
        """
        public class Template
        {
            public Dictionary<string, string> Fields { get; set; } = new(StringComparer.OrdinalIgnoreCase);
            public Dictionary<string, string> Plain { get; set; } = new();
            private readonly HashSet<string> _names = new HashSet<string>(8, StringComparer.Ordinal);
            public SortedSet<int> Numbers { get; }
            public Template() => Numbers = new SortedSet<int>(new ReverseComparer());
            public class Inner
            {
                public List<string> List { get; set; } = new List<string>(10);
                public Inner() { this.List.Sort(StringComparer.Ordinal); }
            }
        }
        """,
    ]).ShouldBe(["Template.Fields", "Template._names", "Template.Numbers"]);
}
