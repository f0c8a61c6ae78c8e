using Roundup.Protocol.Checks;
using Roundup.Results;
using Roundup.Worker.Checks;
using Roundup.Worker.Tests.Fidelity;

namespace Roundup.Worker.Tests.Checks;

/// <summary>What is told of keys that collide, with a clock that stands still but for what a library takes.</summary>
public sealed class CollidingKeysTests
{
    private const double OfDictionary = 70.0 / 64;

    /// <summary>The time to read k times 1 000 keys, ms: ordinary ones, and those that collide.</summary>
    private static readonly Dictionary<string, (Func<double, double> Ordinary, Func<double, double> Colliding)> s_libraries = new()
    {
        ["fast"] = (k => 0.1 * k, k => (0.1 * k) + (OfDictionary * k * k)),

        // YamlDotNet 18.1.0: three times an ordinary reading at 8 000 keys, and 50 times at 64 000.
        ["slow"] = (k => 3.4 * k, k => (3.4 * k) + (OfDictionary * k * k)),
        ["slower"] = (k => 20 * k, k => (21 * k) + (OfDictionary * k * k)),
        ["small at first"] = (k => 5 + (0.1 * k), k => 5 + (0.1 * k) + (OfDictionary * k * k)),
        ["its own hash"] = (k => 0.4 * k, k => 0.4 * k),
        ["slow with a hash of its own"] = (k => 30 * k, k => 30 * k),
        ["longer keys"] = (k => 2 * k, k => 9 * k),
        ["sorted"] = (k => 2 * k, k => 2 * k * Math.Log2(1000 * k)),
        ["all cost the square"] = (k => 1.5 * k * k, k => 3 * k * k),
        ["too little for harm"] = (k => 0.001 * k, k => 0.1 * k * k),
    };

    public static TheoryData<string, bool> Libraries => new()
    {
        { "fast", true },
        { "slow", true },
        { "slower", true },
        { "small at first", true },
        { "its own hash", false },
        { "slow with a hash of its own", false },
        { "longer keys", false },
        { "sorted", false },
        { "all cost the square", false },
        { "too little for harm", false },
    };

    /// <summary>Whatever scatters by some percent, and whatever is now and then disturbed, the same is told.</summary>
    [Theory]
    [MemberData(nameof(Libraries))]
    public void What_keys_that_collide_add_is_told_where_it_grows_with_the_square(string library, bool grows)
    {
        for (var seed = 0; seed < 200; seed++)
        {
            var random = SeededRandom.For(1, seed);
            var answer = Ask(library, ms => (ms * (1 + (0.04 * random.Double()))) + (random.Int(1, 5) == 1 ? 30 * random.Double() : 0));

            answer.Outcome.ShouldBe(grows ? CheckOutcome.ExcessiveResources : CheckOutcome.Passed, $"{seed}: {answer.Place}");
            answer.Reason.ShouldBe(grows ? CollidingKeys<Parcel>.Reason : null);
            answer.Figures.Select(figure => figure.Key).ShouldBe([CheckFigures.OrdinaryMs, CheckFigures.CostlyMs]);
        }
    }

    [Fact]
    public void The_times_are_told_with_their_place()
    {
        var answer = Ask("slow", ms => ms);

        answer.Value.ShouldBe(7);
        answer.Place.ShouldBe("97 ms, 27 ms for ordinary keys; 11.2 and 6.8 ms for a quarter of them");
    }

    [Fact]
    public void Where_readings_take_so_long_that_nothing_would_be_seen_nothing_is_told()
    {
        var random = SeededRandom.For(1, 1);
        double Noise(double ms) => ms * 20 * (1 + (0.04 * random.Double()));

        Ask("slow with a hash of its own", Noise).NotRun.ShouldBe(
            "the times of readings scatter too much to tell what keys that collide add");
    }

    /// <summary>Who takes no such keys is not asked, and who refuses those that collide has a defence.</summary>
    [Theory]
    [InlineData(0, false, CheckOutcome.Passed, "it takes no dictionary with integer keys: FormatException: no")]
    [InlineData(2, true, CheckOutcome.Passed, "it takes no dictionary with integer keys: InvalidCastException: no")]
    [InlineData(3, false, CheckOutcome.Passed, null)]
    [InlineData(3, true, CheckOutcome.UnexpectedException, null)]
    public void What_is_refused_does_not_grow(int value, bool isUnforeseen, CheckOutcome outcome, string? notAsked)
    {
        var answer = Ask("fast", ms => ms, read: number => number != value ? number
            : throw (isUnforeseen ? new InvalidCastException("no") : new FormatException("no")));

        answer.Outcome.ShouldBe(outcome);
        answer.NotRun.ShouldBe(notAsked);
    }

    [Fact]
    public void What_does_not_come_back_is_not_asked() =>
        Ask("fast", ms => ms, lost: value => value.Tags = null).NotRun.ShouldBe("a dictionary with integer keys does not come back");

    [Fact]
    public void A_schema_with_a_list_of_entries_has_no_dictionary()
    {
        var canonical = new MappedCanonical<Parcel, Parcel>(ParcelCodec.Opaque.Canonical, one => one, one => one with { });

        Ask("fast", ms => ms, new("Parcels", canonical, new ParcelCodec())).NotRun
            .ShouldBe("the schema has a list of entries in the place of the dictionary");
    }

    private static CheckFacts Ask(
        string library,
        Func<double, double> scattered,
        Model<Parcel>? model = null,
        Func<int, int>? read = null,
        Action<Parcel>? lost = null)
    {
        var now = 0.0;
        var (ordinary, colliding) = s_libraries[library];
        var values = Enumerable.Range(0, 8).Select(number => new Parcel { Number = number, Tags = ["a"] }).ToArray();
        var driver = new LibraryDriver(
            new Changing(read: value =>
            {
                var number = read is null ? value.Number : read(value.Number);
                var k = Math.Pow(2, number / 2);
                now += scattered(number % 2 == 0 ? ordinary(k) : colliding(k));
                lost?.Invoke(value);
            }),
            values);
        return new CollidingKeys<Parcel>(driver, model ?? ParcelCodec.Model, values, _ => { }, () => now).Answer();
    }
}
