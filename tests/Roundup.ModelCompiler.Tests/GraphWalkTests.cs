using System.Collections.ObjectModel;

namespace Roundup.ModelCompiler.Tests;

public class GraphWalkTests
{
    [Theory]
    [MemberData(nameof(RoundTripTests.Models), MemberType = typeof(RoundTripTests))]
    public void Each_change_in_place_is_found_at_exactly_its_path(string model)
    {
        var generated = RoundTripTests.Get(model);
        var found = new HashSet<string>();
        for (var seed = 0UL; seed < 60; seed++)
        {
            var value = new RandomGraph(seed, full: seed % 2 == 0, letters: seed % 3 == 0).Make(generated.RootType)!;
            var before = generated.One.Canonical(value);
            foreach (var path in Walk(generated.One, value).Places)
            {
                var copy = generated.One.Copy(value)!;
                generated.One.Walk(copy, new RecordingWalk(path));
                var difference = generated.One.Differences(value, copy).ShouldHaveSingleItem($"seed {seed}, {path}");
                difference[..difference.LastIndexOf(": ", StringComparison.Ordinal)].ShouldBe(path, $"seed {seed}");
                found.Add(path);
            }

            generated.One.Canonical(value).ShouldBe(before, $"seed {seed}");
        }

        // A walk that finds nothing to change would prove nothing.
        foreach (var path in Expected(model))
        {
            found.ShouldContain(path);
        }
    }

    [Theory]
    [MemberData(nameof(RoundTripTests.Models), MemberType = typeof(RoundTripTests))]
    public void Each_object_that_two_graphs_share_is_met(string model)
    {
        var generated = RoundTripTests.Get(model);
        for (var seed = 0UL; seed < 60; seed++)
        {
            var value = new RandomGraph(seed).Make(generated.RootType)!;
            var met = Walk(generated.One, value).Met.Keys;
            var copied = Walk(generated.One, generated.One.Copy(value)).Met.Keys;
            met.Intersect(copied, ReferenceEqualityComparer.Instance)
                .Where(shared => shared is not Array { Length: 0 } && !ObjectGraph.IsShared(shared!)).ShouldBeEmpty();

            // All but what cannot be changed by anybody.
            var all = ObjectGraph.Shared(value, value).Where(one => one is not (string or Uri or Version)).ToList();
            all.Except(met, ReferenceEqualityComparer.Instance).ShouldBeEmpty($"seed {seed}");
        }
    }

    [Fact]
    public void What_can_be_changed_is_told_from_what_cannot()
    {
        var generated = Generated.Bag;
        dynamic bag = Activator.CreateInstance(generated.RootType)!;
        bag.Words = new[] { "one" };
        bag.AsCollection = bag.Items;
        bag.AsReadOnlyCollection = new ReadOnlyCollection<double>([1.5]);
        var met = Walk(generated.One, (object)bag).Met.Values.ToDictionary(one => one.Path, one => one.IsMutable);
        met[""].ShouldBeTrue();
        met["Numbers"].ShouldBeTrue();
        met["Words"].ShouldBeTrue();
        met["Array"].ShouldBeFalse();
        met["AsCollection"].ShouldBeFalse();
        met["AsReadOnlyCollection"].ShouldBeFalse();
        met["ByName"].ShouldBeTrue();
        met["Tags"].ShouldBeTrue();
    }

    [Fact]
    public void An_object_that_nobody_can_set_is_walked_through()
    {
        var generated = Generated.Drawing;
        dynamic drawing = Activator.CreateInstance(generated.RootType)!;
        var parts = new List<int> { 1 };
        drawing.Fixed = (dynamic)Activator.CreateInstance(generated.Assembly.GetType("Sample.Fixed")!, "code", parts)!;
        var met = Walk(generated.One, (object)drawing).Met;
        met[(object)drawing.Fixed].ShouldBe(("Fixed", false));
        met[parts].ShouldBe(("Fixed.Parts", true));
    }

    [Fact]
    public void A_list_of_roots_has_the_paths_of_one_root()
    {
        var generated = Generated.Everything;
        var list = (IList)Activator.CreateInstance(generated.Many.Type)!;
        list.Add(new RandomGraph(1, full: true).Make(generated.RootType));
        var walk = Walk(generated.Many, list);
        walk.Met[list].ShouldBe(("", true));
        walk.Places.ShouldContain("Int");
    }

    private static RecordingWalk Walk(Untyped model, object? value)
    {
        var walk = new RecordingWalk();
        model.Walk(value, walk);
        return walk;
    }

    private static string[] Expected(string model) => model switch
    {
        "Everything" =>
        [
            "Flag", "Byte", "SByte", "Short", "UShort", "Int", "UInt", "Long", "ULong", "Float", "Double", "Decimal", "Char", "Text",
            "Guid", "Time", "Moment", "Span", "Blob", "Colour", "Tiny", "Huge", "MaybeInt", "MaybeDouble", "MaybeTime", "MaybeColour",
            "class", "Field",
        ],
        "Bag" =>
        [
            "Numbers[]", "Array[]", "Jagged[][]", "Words[]", "Nested[][]", "AsList[].Id", "AsCollection[].Name", "AsEnumerable[]",
            "AsReadOnly[].Id", "AsReadOnlyCollection[]", "Items[].Id", "ByName[].Id", "ByNumber[][]",
        ],
        "Stock" => ["Linked[].Id", "Owned[].Name", "Fixed[].Id", "Array[].Id", "ByName[].Id", "Groups[][].Id", "Pairs[].Value.Id"],
        _ =>
        [
            "Shapes[].Id", "Shapes[].Radius", "Shapes[].Inner", "Shapes[].Height", "Best.Radius", "Thing.Height", "Thing.Author",
            "Tree.Value", "Tree.Children[].Value", "Fixed.Parts[]", "Index.At",
        ],
    };
}
