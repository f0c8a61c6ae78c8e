namespace Roundup.Analysis.Tests.Checks;

public class CheckIdTests
{
    [Theory]
    [InlineData("values/Text/Bytes", typeof(Way.Whole))]
    [InlineData("values/Users-x20/String", typeof(Way.Whole))]
    [InlineData("values/Text/Bytes/another-process", typeof(Way.AnotherProcess))]
    [InlineData("chunks/Text/Stream/reads-16384", typeof(Way.Reads))]
    [InlineData("chunks/Text/Segments/cuts", typeof(Way.Cuts))]
    [InlineData("chunks/Text/Segments/bytewise", typeof(Way.Bytewise))]
    [InlineData("chunks/Text/Segments/empty-segments", typeof(Way.EmptySegments))]
    [InlineData("chunks/Text/Segments/truncated-before-empty-segment", typeof(Way.TruncatedBeforeEmpty))]
    [InlineData("chunks/Text/Pipe/writers", typeof(Way.Writers))]
    [InlineData("damaged-input/Text/Bytes/truncated", typeof(Way.Truncated))]
    [InlineData("damaged-input/Text/Bytes/inflated", typeof(Way.Inflated))]
    [InlineData("damaged-input/Text/Bytes/invalid-text", typeof(Way.InvalidText))]
    [InlineData("damaged-input/Text/Bytes/after-failure", typeof(Way.AfterFailure))]
    [InlineData("damaged-input/Integers/Bytes/twice-JSON", typeof(Way.Twice))]
    [InlineData("damaged-input/KeysThatCollide/Bytes/timed", typeof(Way.Timed))]
    [InlineData("damaged-input/TypeNames/Bytes/type-names", typeof(Way.TypeNames))]
    [InlineData("limits/Text/Stream/between", typeof(Way.Between))]
    [InlineData("limits/Chain/Bytes/depth-10000", typeof(Way.Depth))]
    [InlineData("threads/Text/Bytes/first-use", typeof(Way.FirstUse))]
    [InlineData("threads/Text/Bytes/shared-use", typeof(Way.SharedUse))]
    [InlineData("agreement/Text/Bytes/from-net8.0", typeof(Way.From))]
    [InlineData("versions/Text/Bytes/from-MessagePack@2.5.307/attributes", typeof(Way.From))]
    public void A_name_is_read_as_it_is_written(string text, Type way)
    {
        var id = CheckId.Parse(text).ShouldNotBeNull();

        id.ToString().ShouldBe(text);
        id.Way.ShouldBeOfType(way);
        Way.Parse(id.Way.ToString()).ShouldBe(id.Way);
    }

    [Theory]
    [InlineData("")]
    [InlineData("values/Text")]
    [InlineData("values//Bytes")]
    [InlineData("value/Text/Bytes")]
    [InlineData("values/Text/Bites")]
    [InlineData("values/Text/Bytes/")]
    [InlineData("values/Text/Bytes/whole")]
    [InlineData("chunks/Text/Stream/reads-0")]
    [InlineData("chunks/Text/Stream/reads-07")]
    [InlineData("chunks/Text/Stream/reads--1")]
    [InlineData("chunks/Text/Stream/cuts/more")]
    [InlineData("limits/Chain/Bytes/depth-")]
    [InlineData("agreement/Text/Bytes/from-")]
    public void Another_text_is_no_name(string text) => CheckId.Parse(text).ShouldBeNull();

    [Fact]
    public void Each_way_is_among_the_names()
    {
        var tested = typeof(CheckIdTests).GetMethod(nameof(A_name_is_read_as_it_is_written))!
            .GetCustomAttributesData().Where(data => data.AttributeType == typeof(InlineDataAttribute))
            .SelectMany(data => (IEnumerable<System.Reflection.CustomAttributeTypedArgument>)data.ConstructorArguments[0].Value!)
            .Select(argument => argument.Value as Type).OfType<Type>();

        tested.Distinct().ShouldBe(typeof(Way).GetNestedTypes(), ignoreOrder: true);
    }

    [Fact]
    public void The_parts_of_a_name_are_known_without_its_text()
    {
        var list = CheckId.Parse("versions/Users-x20/Bytes/from-Swift@1.0/a").ShouldNotBeNull();
        (list.Category, list.Dataset, list.Count, list.Shape).ShouldBe((CheckCategory.Versions, "Users", 20, Shape.Bytes));
        list.Way.ShouldBe(new Way.From("Swift@1.0/a"));
        list.Way.ShouldBeOfType<Way.From>().IsPinned.ShouldBeTrue();
        list.ShouldBe(CheckId.Of(CheckCategory.Versions, "Users", 20, Shape.Bytes) with { Way = list.Way });

        CheckId.Parse("versions/AppendedOld/Bytes")!.Partner.ShouldBe("AppendedNew");
        CheckId.Parse("versions/AppendedNew/Bytes")!.Partner.ShouldBe("AppendedOld");
        CheckId.Parse("values/AppendedNew/Bytes")!.Partner.ShouldBeNull();
        var single = CheckId.Parse("values/Half-xy/Bytes")!;
        (single.Dataset, single.Count).ShouldBe(("Half-xy", null));
    }
}
