namespace Roundup.ModelCompiler.Tests;

public class MutationTests
{
    [Theory]
    [MemberData(nameof(RoundTripTests.Models), MemberType = typeof(RoundTripTests))]
    public void Each_change_is_found_at_exactly_its_path(string model)
    {
        var generated = RoundTripTests.Get(model);
        var found = new HashSet<string>();
        for (var seed = 0UL; seed < 5; seed++)
        {
            var value = new RandomGraph(seed, full: true).Make(generated.RootType)!;
            var count = Mutations.Of(value).Count();
            for (var number = 0; number < count; number++)
            {
                var copy = generated.One.Copy(value)!;
                var mutation = Mutations.Of(copy).ElementAt(number);
                mutation.Apply();
                generated.One.Differences(value, copy).ShouldBe([mutation.Path], $"seed {seed}, change {number}");
                found.Add(mutation.Path);
            }
        }

        // A walk that finds nothing to change would prove nothing.
        found.Count.ShouldBeGreaterThan(model == "Drawing" ? 20 : 30);
    }

    [Fact]
    public void A_deep_path_names_members_and_elements()
    {
        var generated = Generated.Drawing;
        var (expected, actual) = (Tree(1), Tree(2));
        generated.One.Differences(expected, actual).ShouldBe(["Tree.Children[].Children[].Value: value"]);

        object Tree(int value)
        {
            dynamic drawing = Activator.CreateInstance(generated.RootType)!;
            dynamic root = drawing.Tree = (dynamic)Activator.CreateInstance(generated.Assembly.GetType("Sample.Node")!)!;
            for (var level = 0; level < 2; level++)
            {
                dynamic child = Activator.CreateInstance(generated.Assembly.GetType("Sample.Node")!)!;
                root.Children = (dynamic)Activator.CreateInstance(typeof(List<>).MakeGenericType((Type)child.GetType()))!;
                root.Children.Add(child);
                root = child;
            }

            root.Value = value;
            return drawing;
        }
    }

    [Fact]
    public void A_root_of_a_list_has_the_paths_of_one_root()
    {
        var generated = Generated.Everything;
        var list = (System.Collections.IList)Activator.CreateInstance(generated.Many.Type)!;
        list.Add(new RandomGraph(1).Make(generated.RootType));
        var copy = (System.Collections.IList)generated.Many.Copy(list)!;
        ((dynamic)copy[0]!).Int ^= 1;
        generated.Many.Differences(list, copy).ShouldBe(["Int: value"]);
        copy.Clear();
        generated.Many.Compare(list, copy).IsStructural.ShouldBeTrue();
    }
}
