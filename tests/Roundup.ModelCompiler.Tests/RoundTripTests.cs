namespace Roundup.ModelCompiler.Tests;

public class RoundTripTests
{
    private static readonly ulong s_seeds = (ulong)AllTests.Times(300, 80);

    public static TheoryData<string> Models => ["Everything", "Bag", "Drawing", "Stock"];

    internal static Generated Get(string model) => model switch
    {
        "Everything" => Generated.Everything,
        "Bag" => Generated.Bag,
        "Stock" => Generated.Stock,
        _ => Generated.Drawing,
    };

    /// <summary>Sets and dictionaries that hash have no order to keep: of them the bytes as a set.</summary>
    private static byte[] Bytes(Generated generated, object? value)
    {
        var bytes = generated.One.Canonical(value);
        return generated == Generated.Stock ? [.. bytes.Order()] : bytes;
    }

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Models))]
    public void The_canonical_codec_loses_nothing(string model)
    {
        var generated = Get(model);
        for (var seed = 0UL; seed < s_seeds; seed++)
        {
            var value = new RandomGraph(seed).Make(generated.RootType);
            var bytes = generated.One.Canonical(value);
            var back = generated.One.FromCanonical(bytes);
            generated.One.Differences(value, back).ShouldBeEmpty($"seed {seed}");
            Bytes(generated, back).ShouldBe(Bytes(generated, value), $"seed {seed}");
        }
    }

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Models))]
    public void The_handwritten_codec_loses_nothing_except_lone_surrogates(string model)
    {
        var generated = Get(model);
        for (var seed = 0UL; seed < s_seeds; seed++)
        {
            var value = new RandomGraph(seed, loneSurrogates: false).Make(generated.RootType);
            var bytes = generated.One.Handwritten(value);
            var back = generated.One.FromHandwritten(bytes);
            generated.One.Differences(value, back).ShouldBeEmpty($"seed {seed}");
            Bytes(generated, back).ShouldBe(Bytes(generated, value), $"seed {seed}");
        }
    }

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Models))]
    public void A_copy_is_equal_and_shares_no_object(string model)
    {
        var generated = Get(model);
        for (var seed = 0UL; seed < s_seeds; seed++)
        {
            var value = new RandomGraph(seed).Make(generated.RootType);
            var copy = generated.One.Copy(value);
            generated.One.Differences(value, copy).ShouldBeEmpty($"seed {seed}");
            Bytes(generated, copy).ShouldBe(Bytes(generated, value), $"seed {seed}");
            ObjectGraph.Shared(value, copy).ShouldBeEmpty($"seed {seed}");
        }
    }

    [Theory]
    [MemberData(nameof(Models))]
    public void A_list_of_roots_and_null_roots_round_trip(string model)
    {
        var generated = Get(model);
        var list = (System.Collections.IList)Activator.CreateInstance(generated.Many.Type)!;
        for (var seed = 0UL; seed < 5; seed++)
        {
            list.Add(seed == 2 ? null : new RandomGraph(seed, loneSurrogates: false).Make(generated.RootType));
        }

        generated.Many.Differences(list, generated.Many.FromCanonical(generated.Many.Canonical(list))).ShouldBeEmpty();
        generated.Many.Differences(list, generated.Many.FromHandwritten(generated.Many.Handwritten(list))).ShouldBeEmpty();
        generated.Many.Differences(list, generated.Many.Copy(list)).ShouldBeEmpty();
        generated.One.FromCanonical(generated.One.Canonical(null)).ShouldBeNull();
        generated.One.FromHandwritten(generated.One.Handwritten(null)).ShouldBeNull();
        generated.One.Copy(null).ShouldBeNull();
    }
}
