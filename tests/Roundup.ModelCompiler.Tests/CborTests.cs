using System.Formats.Cbor;
using Roundup.ModelCompiler.Flavours;
using Roundup.Serializers;

namespace Roundup.ModelCompiler.Tests;

public class CborTests
{
    // The framework reads 0.00 as 0; as an element of a set of decimals that is another element.
    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [InlineData("Scalars", "Everything")]
    [InlineData("Collections", "Bag")]
    [InlineData("Shapes", "Drawing")]
    [InlineData("Framework", "Stock")]
    public void Nothing_is_lost_except_the_scale_of_a_decimal_zero(string name, string root)
    {
        var codec = Codec.Of(Generated.Of(name, root), many: false);
        for (var seed = 0UL; seed < (ulong)AllTests.Times(300, 80); seed++)
        {
            var value = new RandomGraph(seed, loneSurrogates: false).Make(codec.Type);
            codec.Differences(value, codec.Read(codec.Write(value))).ShouldAllBe(
                difference => difference.EndsWith(": decimal scale", StringComparison.Ordinal) || difference == "Prices: element missing",
                $"seed {seed}");
        }
    }

    [Fact]
    public void A_list_of_roots_is_an_array_and_may_hold_null()
    {
        var codec = Codec.Of(Generated.Of("Shapes", "Drawing"), many: true);
        var list = (System.Collections.IList)Activator.CreateInstance(codec.Type)!;
        list.Add(new RandomGraph(1, loneSurrogates: false).Make(codec.Type.GetGenericArguments()[0]));
        list.Add(null);
        var back = (System.Collections.IList)codec.Read(codec.Write(list))!;
        back.Count.ShouldBe(2);
        back[1].ShouldBeNull();
        codec.Differences(list, back).ShouldBeEmpty();
    }

    [Fact]
    public void Members_are_found_by_name_in_any_order_and_unknown_ones_are_skipped()
    {
        var codec = Codec.Of(
            Generated.FromText(
                "public class Root { public int A { get; set; } public string B { get; set; } = \"b\"; public int C { get; set; } = 7; }"),
            many: false);
        var writer = new CborWriter();
        writer.WriteStartMap(3);
        writer.WriteTextString("B");
        writer.WriteTextString("text");
        writer.WriteTextString("Unknown");
        writer.WriteStartArray(1);
        writer.WriteInt32(1);
        writer.WriteEndArray();
        writer.WriteTextString("A");
        writer.WriteInt32(5);
        writer.WriteEndMap();
        dynamic root = codec.Read(writer.Encode())!;
        ((int)root.A).ShouldBe(5);
        ((string)root.B).ShouldBe("text");
        ((int)root.C).ShouldBe(7);
    }

    // "name" is a variable of the generated code, "é" is two bytes, and CBOR allows text in pieces.
    [Fact]
    public void A_name_may_be_any_text_and_may_come_in_pieces()
    {
        var codec = Codec.Of(
            Generated.FromText(
                "public class Root { public int name { get; set; } public int é { get; set; } public string[] Name { get; set; } = []; }"),
            many: false);
        var writer = new CborWriter();
        writer.WriteStartMap(3);
        writer.WriteStartIndefiniteLengthTextString();
        writer.WriteTextString("na");
        writer.WriteTextString("me");
        writer.WriteEndIndefiniteLengthTextString();
        writer.WriteInt32(1);
        writer.WriteTextString("é");
        writer.WriteInt32(2);
        writer.WriteTextString("Name");
        writer.WriteStartArray(1);
        writer.WriteTextString("x");
        writer.WriteEndArray();
        writer.WriteEndMap();
        dynamic root = codec.Read(writer.Encode())!;
        ((int)root.name).ShouldBe(1);
        ((int)root.é).ShouldBe(2);
        ((string[])root.Name).ShouldBe(["x"]);
    }

    // The object: a header, a type and two numbers.
    [Fact]
    public void Reading_allocates_nothing_for_the_names_of_members()
    {
        var codec = Codec.Of(
            Generated.FromText("public class Root { public int First { get; set; } public int Second { get; set; } }"), many: false);
        dynamic root = Activator.CreateInstance(codec.Type)!;
        root.Second = 5;
        codec.AllocatedByReading(codec.Write((object)root)).ShouldBe(24);
    }

    [Fact]
    public void Values_have_the_forms_of_the_rules()
    {
        var codec = Codec.Of(
            Generated.FromText(
                "public class Root { public Guid G { get; set; } public Uri U { get; set; } public DateTime T { get; set; } public "
                    + "char C { get; set; } }"),
            many: false);
        dynamic root = Activator.CreateInstance(codec.Type)!;
        root.G = new Guid("00112233-4455-6677-8899-aabbccddeeff");
        root.U = new Uri("http://a/#b");
        root.T = new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc);
        root.C = 'x';
        var reader = new CborReader(codec.Write((object)root));
        reader.ReadStartMap().ShouldBe(4);
        reader.ReadTextString().ShouldBe("G");
        Convert.ToHexString(reader.ReadByteString()).ShouldBe("00112233445566778899AABBCCDDEEFF");
        reader.ReadTextString().ShouldBe("U");
        reader.ReadTag().ShouldBe(CborTag.Uri);
        reader.ReadTextString().ShouldBe("http://a/#b");
        reader.ReadTextString().ShouldBe("T");
        reader.PeekTag().ShouldBe(CborTag.DateTimeString);
        reader.ReadDateTimeOffset().ShouldBe(new(2026, 1, 2, 3, 4, 5, TimeSpan.Zero));
        reader.ReadTextString().ShouldBe("C");
        reader.ReadInt32().ShouldBe('x');
    }

    /// <summary>The codec of a model whose type the tests know only at run time.</summary>
    private abstract class Codec
    {
        public abstract Type Type { get; }

        public static Codec Of(ModelSource model, bool many)
        {
            var assembly = Assembly.Load(Generated.Emit(Compiler.Compile(model, "cbor"), modern: true));
            var visitor = new Visitor();
            Generated.ModelsOf(model.Dataset, assembly).Accept(visitor, many);
            return visitor.Codec!;
        }

        public abstract byte[] Write(object? value);

        public abstract object? Read(byte[] bytes);

        /// <summary>Bytes that a read allocates with a reader that is reset, in Lax mode: Strict remembers the names.</summary>
        public abstract long AllocatedByReading(byte[] bytes);

        public abstract IReadOnlyCollection<string> Differences(object? expected, object? actual);
    }

    private sealed class Codec<T>(Model<T> model) : Codec
        where T : notnull
    {
        private readonly ICborCodec<T> _codec = model.Get<ICborCodec<T>>();

        public override Type Type => typeof(T);

        public override byte[] Write(object? value)
        {
            var writer = new CborWriter();
            _codec.Write(writer, (T?)value);
            return writer.Encode();
        }

        public override object? Read(byte[] bytes)
        {
            var reader = new CborReader(bytes);
            var value = _codec.Read(reader);
            reader.BytesRemaining.ShouldBe(0);
            return value;
        }

        public override long AllocatedByReading(byte[] bytes)
        {
            var reader = new CborReader(bytes, CborConformanceMode.Lax);
            _codec.Read(reader);
            reader.Reset(bytes);
            var before = GC.GetAllocatedBytesForCurrentThread();
            _codec.Read(reader);
            return GC.GetAllocatedBytesForCurrentThread() - before;
        }

        public override IReadOnlyCollection<string> Differences(object? expected, object? actual) =>
            new Untyped<T>(model).Differences(expected, actual);
    }

    private sealed class Visitor : IModelVisitor
    {
        public Codec? Codec { get; private set; }

        public void Visit<T>(Model<T> model)
            where T : notnull => Codec = new Codec<T>(model);
    }
}
