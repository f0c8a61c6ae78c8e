namespace Roundup.ModelCompiler.Tests;

public class MappedTests
{
    [Fact]
    public void What_the_mapping_loses_is_reported_as_lost()
    {
        var mapped = Mapped();
        var read = Read(mapped, "10.5");
        var comparison = new Comparison();
        mapped.Compare(read, new Whole { Number = 10 }, comparison);
        comparison.Differences.ShouldBe(["Text: value"]);
    }

    [Fact]
    public void Values_from_elsewhere_are_compared_as_they_are()
    {
        var comparison = new Comparison();
        Mapped().Compare(new Whole { Number = 10 }, new Whole { Number = 10 }, comparison);
        comparison.IsExact.ShouldBeTrue();
    }

    [Fact]
    public void Another_case_on_the_same_values_finds_the_loss_too()
    {
        var read = Read(Mapped(), "10.5");
        var comparison = new Comparison();
        Mapped().Compare(read, new Whole { Number = 10 }, comparison);
        comparison.IsExact.ShouldBeFalse();
    }

    [Fact]
    public void A_value_that_was_read_is_written_unchanged()
    {
        var stream = new MemoryStream();
        using (var writer = new CanonicalWriter(stream))
        {
            Mapped().Write(writer, Read(Mapped(), "10.5"));
        }

        stream.ToArray().ShouldBe(Bytes("10.5"));
    }

    private static MappedCanonical<string, Whole> Mapped() =>
        new(new Text(), text => new Whole { Number = (int)double.Parse(text) }, whole => whole.Number.ToString());

    private static Whole Read(ICanonical<Whole> codec, string text)
    {
        using var reader = new CanonicalReader(new MemoryStream(Bytes(text)));
        return codec.Read(reader)!;
    }

    private static byte[] Bytes(string text)
    {
        var stream = new MemoryStream();
        using (var writer = new CanonicalWriter(stream))
        {
            writer.WriteText(text);
        }

        return stream.ToArray();
    }

    private sealed class Whole
    {
        public int Number { get; init; }
    }

    private sealed class Text : ICanonical<string>
    {
        public void Write(CanonicalWriter writer, string? value) => writer.WriteText(value);

        public string? Read(CanonicalReader reader) => reader.ReadText();

        public void Compare(string? expected, string? actual, Comparison comparison)
        {
            comparison.Enter("Text");
            if (expected != actual)
            {
                comparison.Differs("value", expected ?? "null", actual ?? "null");
            }

            comparison.Leave();
        }
    }
}
