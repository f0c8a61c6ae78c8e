using Roundup.Catalogue.Reading;

namespace Roundup.Catalogue.Tests.Architecture;

/// <summary>Folders of a project are layers: none uses another that uses it in turn, a folder and those inside it included.</summary>
public sealed class FolderCircleTests : FolderTests
{
    public static TheoryData<string> Projects =>
        [.. Directory.EnumerateDirectories(Path.Combine(Repository.Find(), "src")).Select(project => Path.GetFileName(project)).Order()];

    [Theory]
    [MemberData(nameof(Projects))]
    public void No_folder_of_a_project_is_part_of_a_circle(string project) =>
        Circles(Path.Combine(Repository.Find(), "src", project)).ShouldBeEmpty();

    [Fact]
    public void A_circle_over_three_folders_is_found_and_what_hangs_on_it_is_not_part_of_it()
    {
        folder.Write("A/One.cs", "using X.B;\nnamespace X.A;");
        folder.Write("B/Two.cs", "using X.C;\nnamespace X.B;");
        folder.Write("C/Three.cs", "using static X.A.One;\nusing X.D;\nnamespace X.C;");
        folder.Write("D/Four.cs", "using System;\nnamespace X.D;");
        folder.Write("E/Five.cs", "using X.A;\nnamespace X.E;");
        folder.Write("obj/Six.cs", "using X.E;\nnamespace X.D;");

        Edges().ShouldBe([("X.A", "X.B"), ("X.B", "X.C"), ("X.C", "X.A")], ignoreOrder: true);
    }

    [Theory]
    [InlineData("class In { Base Found; }")]
    [InlineData("class In : Base;")]
    [InlineData("class In { object Found => new Base(); }")]
    [InlineData("class In { object Found = Base.Value; }")]
    [InlineData("class In { object Found = X.Base.Value; }")]
    [InlineData("class In { int Found(List<Base[]> all) => all is [Base one] ? 1 : 0; }")]
    [InlineData("class In { bool Found(string text) => text.IsGood(); }")]
    public void A_folder_uses_the_folder_around_it_without_a_using(string user)
    {
        Around(user);

        Edges().ShouldBe([("X", "X.A"), ("X.A", "X")], ignoreOrder: true);
    }

    [Theory]
    [InlineData("class In;")]
    [InlineData("class In { int Base; int Found => Base + this.Base; }")]
    [InlineData("class In { /* Base */ string Found => \"Base\"; }")]
    [InlineData("class In { /// <summary><see cref=\"Base\"/></summary>\n int Found; }")]
    [InlineData("class In { Base Found; class Base; }\nclass Base;")]
    public void A_folder_does_not_use_the_folder_around_it_by_a_name_of_its_own(string user)
    {
        Around(user);

        Edges().ShouldBeEmpty();
    }

    [Fact]
    public void A_folder_uses_one_inside_it_by_the_front_of_a_name()
    {
        folder.Write("Base.cs", "namespace X;\nclass Base { A.In Found; }");
        folder.Write("A/In.cs", "namespace X.A;\nclass In : Base;");

        Edges().ShouldBe([("X", "X.A"), ("X.A", "X")], ignoreOrder: true);
    }

    /// <summary>A class in a folder, and around it a class with an extension method that uses the folder.</summary>
    private void Around(string user)
    {
        folder.Write("Base.cs", "using X.A;\nnamespace X;\nclass Base;");
        folder.Write("More.cs", "namespace X;\nstatic class More { static bool IsGood(this string text) => true; }");
        folder.Write("A/In.cs", $"namespace X.A;\n{user}");
    }

    private IEnumerable<(string From, string To)> Edges() => Circles(folder.Path).Select(use => (use.From, use.To));

    /// <summary>The uses of one folder by another that lie on a circle.</summary>
    private static List<FolderUse> Circles(string project)
    {
        var uses = FolderUses.Of(project);
        var next = uses.ToLookup(use => use.From, use => use.To);
        return [.. uses.Where(use => Reached(use.To, next).Contains(use.From)).DistinctBy(use => (use.From, use.To))];
    }

    private static HashSet<string> Reached(string start, ILookup<string, string> next)
    {
        var reached = new HashSet<string> { start };
        var left = new Queue<string>(reached);
        while (left.TryDequeue(out var at))
        {
            foreach (var other in next[at].Where(reached.Add))
            {
                left.Enqueue(other);
            }
        }

        return reached;
    }
}
