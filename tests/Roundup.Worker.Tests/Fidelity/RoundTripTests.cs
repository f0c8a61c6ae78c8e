using Roundup.Protocol.Fidelity;
using Roundup.Worker.Fidelity;
using Roundup.Worker.Inspection;

namespace Roundup.Worker.Tests.Fidelity;

/// <summary>
/// A library that loses a part of a value is lossy with any values; one whose results depend on other calls is wrong. The values come from
/// seeds; many of them are equal but for what is lost.
/// </summary>
public sealed class RoundTripTests : IDisposable
{
    private static readonly int[] s_seeds = [.. Enumerable.Range(1, 10)];

    private readonly string _path = Path.GetTempFileName();
    private readonly List<string> _steps = [];

    private static readonly Dictionary<string, (Func<Library> Create, string Lost)> s_honest = new()
    {
        ["keeps all"] = (() => new Library(), ""),
        ["null is empty"] = (() => new Changing(read: value => value.Tags ??= []), "Tags: null"),
        ["empty is null"] = (() => new Changing(value => value.Tags = value.Tags is [] ? null : value.Tags), "Tags: null"),
        ["null is empty, texts too"] = (
            () => new Changing(read: value => (value.Name, value.Tags) = (value.Name ?? "", value.Tags ?? [])),
            "Name: value, Tags: null"),
        ["zero is what an initializer set"] = (
            () => new Changing(read: value => value.Number = value.Number == 0 ? 2 : value.Number),
            "Number: value"),
        ["loses a number"] = (() => new Changing(value => value.Number = 0), "Number: not written"),
        ["loses all but the id"] = (
            () => new Changing(value => (value.Number, value.Name, value.Tags) = (0, null, null)),
            "Name: not written, Number: not written, Tags: null"),
        ["an initializer sets a new id"] = (
            () => new Changing(value => value.Id = default, value => value.Id = Guid.NewGuid()),
            "Id: not written"),
        ["adds to what an initializer filled"] = (() => new Changing(read: value => value.Tags?.Insert(0, "first")), "Tags: count"),
    };

    private static readonly Dictionary<string, (Func<Library> Create, string Reason)> s_hostile = new()
    {
        ["one object"] = (OneObject, "two calls of Deserialize return objects that share the root (Parcel)"),
        ["one array"] = (OneArray, "the library leaks state between calls"),
        ["keeps the last list"] = (KeepsTags, "the library leaks state between calls"),
        ["the name of the last call"] = (NameOfLast, "the library leaks state between calls"),
        ["one list that grows"] = (OneList, "two calls of Deserialize return objects that share Tags (List)"),
        ["copies of a list that grows"] = (CopiesOfOneList, "the library leaks state between calls"),
        ["the first value"] = (FirstValue, "all values come back as the same one: their content is lost"),
        ["a default object"] = (
            () => new Calls((_, _) => [], (_, _) => new Parcel()),
            "all values come back as the same one: their content is lost"),
        ["hands over"] = (HandsOver, "have equal payloads and come back different: they do not come from the payload"),
        ["flips a bit"] = (
            () => new Changing(value => value.Number ^= 1),
            "comes back changed, and changed again on a second round trip: Number: value ("),
        ["counts up"] = (
            () => new Changing(value => value.Number++),
            "comes back changed, and changed again on a second round trip: Number: value ("),
        ["null, which it cannot write"] = (
            () => new Calls(
                (good, value) => value.Number < 0 ? throw new ArgumentException("a negative number") : good.Write(value),
                (good, payload) => good.Read(payload) with { Number = -1 }),
            "comes back changed, and the result has no second round trip: Number: value ("),
        ["null at the root"] = (
            () => new Calls((good, value) => good.Write(value), (_, _) => null!),
            "root 0 does not come back: null (not null → null)"),
    };

    /// <summary>Those in which one call affects another; in the others, what comes back of a value depends on the value alone.</summary>
    private static readonly string[] s_leaking =
    [
        "one object", "one array", "keeps the last list", "the name of the last call", "one list that grows", "copies of a list that grows",
        "hands over",
    ];

    public static TheoryData<string> Honest => [.. s_honest.Keys];

    public static TheoryData<string> Hostile => [.. s_hostile.Keys];

    [Theory]
    [MemberData(nameof(Honest))]
    public void Nobody_is_accused_who_loses_a_part(string kind)
    {
        foreach (var (seed, model) in s_seeds.SelectMany(seed => Models(), (seed, model) => (seed, model)))
        {
            var compared = Compare(s_honest[kind].Create(), Pool(seed, 16), model);
            compared.Reason.ShouldBeNull($"seed {seed}");

            // Nothing shows what is in a payload where members cannot be changed.
            var lost = model == ParcelCodec.Opaque ? s_honest[kind].Lost.Replace(Comparison.NotWritten, "value") : s_honest[kind].Lost;
            string.Join(", ", compared.Lost.Select(one => one.Key).Order()).ShouldBe(lost, $"seed {seed}");
            compared.Verdict.ShouldBe(s_honest[kind].Lost.Length == 0 ? Verdict.Exact : Verdict.Lossy);
        }
    }

    [Fact]
    public void A_member_whose_zero_is_omitted_is_written()
    {
        var library = new Changing(read: value => value.Number = value.Number == 0 ? 2 : value.Number);
        Compare(library, [new() { Number = 0, Name = "a" }, new() { Number = 1, Name = "b" }], ParcelCodec.Model)
            .Lost.ShouldHaveSingleItem().Key.ShouldBe("Number: value");
    }

    [Theory]
    [MemberData(nameof(Honest))]
    public void Nor_with_two_values_that_differ_in_little(string kind)
    {
        foreach (var (seed, model) in s_seeds.SelectMany(seed => Models(), (seed, model) => (seed, model)))
        {
            var pool = Pool(seed, 2);
            pool[1] = (seed % 4) switch
            {
                0 => pool[0] with { Tags = pool[0].Tags is null ? [] : null },
                1 => pool[0] with { Number = pool[0].Number == 0 ? 2 : 0 },
                2 => pool[0] with { Name = pool[0].Name is null ? "" : null },
                _ => pool[0].Copy(),
            };
            Compare(s_honest[kind].Create(), pool, model).Reason.ShouldBeNull($"seed {seed}");
        }
    }

    [Theory]
    [MemberData(nameof(Hostile))]
    public void What_depends_on_other_calls_is_wrong(string kind)
    {
        foreach (var seed in s_seeds)
        {
            var compared = Compare(s_hostile[kind].Create(), Pool(seed, 16), ParcelCodec.Model);
            compared.Verdict.ShouldBe(Verdict.Wrong, $"seed {seed}");
            compared.Reason.ShouldNotBeNull().ShouldContain(s_hostile[kind].Reason, customMessage: $"seed {seed}");
            compared.Leaks.ShouldBe(s_leaking.Contains(kind), $"seed {seed}");
        }
    }

    /// <summary>Without a graph, nothing tells a list that is shared from one that grows.</summary>
    [Theory]
    [InlineData("one object")]
    [InlineData("one array")]
    [InlineData("the name of the last call")]
    [InlineData("copies of a list that grows")]
    public void The_same_is_found_of_classes_that_a_library_generates(string kind)
    {
        foreach (var seed in s_seeds)
        {
            Compare(s_hostile[kind].Create(), Pool(seed, 16), ParcelCodec.Opaque).Reason
                .ShouldNotBeNull($"seed {seed}").ShouldContain("the library leaks state between calls");
        }
    }

    [Fact]
    public void The_loss_is_told_where_the_second_round_trip_fails()
    {
        var compared = Compare(s_hostile["null, which it cannot write"].Create(), Pool(1, 2), ParcelCodec.Model);
        compared.Reason.ShouldNotBeNull()
            .ShouldEndWith("→ -1), then ArgumentException: a negative number; also wrong: root 1");
        compared.Lost.ShouldHaveSingleItem().Key.ShouldBe("Number: value");
    }

    [Fact]
    public void A_root_that_throws_hides_no_other_and_is_named()
    {
        var pool = Pool(5, 16);
        for (var i = 0; i < pool.Length; i++)
        {
            pool[i] = pool[i] with { Number = i % 3, Name = i is 5 or 9 or 11 ? "throws" : $"name {i}" };
        }

        var library = new Calls(
            (good, value) => good.Write(value.Name == "throws" ? throw new FormatException("not this name") : value with { Number = 0 }),
            (good, payload) => good.Read(payload));
        var trip = Trip(library, pool, ParcelCodec.Model);
        var compared = trip.Compare(pool.Length);
        compared.Verdict.ShouldBe(Verdict.Lossy);
        compared.Lost.ShouldBe([new("Number: value", "1 → 0 (root 1)")]);
        compared.Failed.ShouldBe(3);
        Should.Throw<FormatException>(() => trip.Failed.ShouldNotBeNull().Throw(isAll: false)).Message.ShouldBe("not this name");
        _steps[^1].ShouldBe("Serialize of root 5, Name; also of root 9, root 11");
        _steps.ShouldContain("finding the value at which Serialize throws", "a library that dies in the search had thrown before");
    }

    [Fact]
    public void A_library_that_throws_at_all_roots_throws()
    {
        var library = new Calls((good, value) => good.Write(value), (_, _) => throw new FormatException("nothing"));
        Should.Throw<FormatException>(() => Compare(library, Pool(5, 4), ParcelCodec.Model));
        _steps[^1].ShouldBe("Deserialize");
    }

    [Fact]
    public void The_first_and_the_worst_root_that_is_wrong_are_told_and_what_is_lost_of_others()
    {
        Parcel[] pool = [.. Enumerable.Range(0, 8).Select(index => new Parcel { Number = index, Name = $"name {index}" })];
        var library = new Calls(
            (good, value) => good.Write(value),
            (good, payload) => good.Read(payload) switch
            {
                { Number: 1 or 11 or 5 or 15 } value => value with { Number = value.Number + 10 },
                { Number: 4 } => null!,
                { Number: 6 } => throw new FormatException("not six"),
                var value => value with { Name = "" },
            });
        var compared = Compare(library, pool, ParcelCodec.Model);
        compared.Verdict.ShouldBe(Verdict.Wrong);
        compared.Reason.ShouldBe(
            "root 1 comes back changed, and changed again on a second round trip: Number: value (1 → 11), then Number: value (11 → 21)"
            + "; the worst: root 4 does not come back: null (not null → null); also wrong: root 5; there is an exception at root 6");
        compared.Lost.ShouldBe([new("Name: value", "name 0 →  (root 0)"), new("Number: value", "1 → 11 (root 1)")]);
    }

    [Fact]
    public void The_element_of_a_list_is_found_at_which_a_library_throws()
    {
        List<Parcel> list = [.. Enumerable.Range(0, 100).Select(index => new Parcel { Number = index, Name = index == 37 ? "no" : "yes" })];
        var model = new Model<List<Parcel>>(
            "Parcels", new ListCanonical<Parcel>(ParcelCodec.Model.Canonical), new ListHandwritten<Parcel>(ParcelCodec.Model.Handwritten));
        string? Find(Predicate<Parcel> throws) =>
            new FailingPart<List<Parcel>>(new ListDriver(throws, []), model).Find(list);

        Find(parcel => parcel.Name == "no").ShouldBe("index 37, Name");
        Find(_ => true).ShouldBeNull();
        Find(_ => false).ShouldBeNull();
    }

    [Fact]
    public void A_payload_of_another_process_may_hold_an_id_that_an_initializer_sets_and_no_other_number()
    {
        var pool = Pool(3, 2);
        var (id, all) = (s_honest["an initializer sets a new id"].Create(), new Library());
        Trip(id, pool, ParcelCodec.Model).WrongForeign(id.Write(pool[0])).ShouldBeNull();
        Trip(all, pool, ParcelCodec.Model).WrongForeign(all.Write(pool[0])).ShouldBeNull();
        Trip(all, pool, ParcelCodec.Model).WrongForeign(all.Write(pool[0] with { Number = 7 }))
            .ShouldNotBeNull().ShouldStartWith("a payload that another process wrote comes back otherwise: Number: value (");
        Trip(all, pool, ParcelCodec.Model).WrongForeign([1])
            .ShouldNotBeNull().ShouldStartWith("a payload that another process wrote cannot be read: EndOfStreamException");
    }

    [Fact]
    public void A_value_that_is_lost_after_a_change_in_place_is_no_fault()
    {
        var pool = Enumerable.Range(1, 16).Select(number => new Parcel { Number = 2 + (number % 2), Name = $"name {number}" }).ToArray();
        var wrong = new List<string?>();
        foreach (var library in new Library[] { new Changing(value => value.Number &= ~1), ByRoot() })
        {
            // Of an odd number, another one is even; of an even number, another one is odd, which is lost.
            var values = Values(pool);
            var driver = new LibraryDriver(library, pool);
            for (var i = 0; i < pool.Length; i++)
            {
                driver.Serialize(i, pool[i]);
            }

            wrong.Add(new AliasCheck<Parcel>(driver, ParcelCodec.Model, values, [], _ => { }).Wrong());
        }

        wrong[0].ShouldBeNull();
        wrong[1].ShouldNotBeNull().ShouldStartWith("a root whose Number was changed in place");
    }

    [Fact]
    public void A_loss_that_makes_two_values_equal_is_one_in_many_calls_too()
    {
        Parcel[] pool = [.. Enumerable.Range(0, 16).Select(index => new Parcel { Name = "a", Tags = index % 2 == 0 ? [] : null })];
        var driver = new LibraryDriver(s_honest["null is empty"].Create(), pool);
        for (var i = 0; i < pool.Length; i++)
        {
            driver.Serialize(i, pool[i]);
        }

        var opened = new OpenedCase<Parcel>(driver, typeof(LibraryDriver), ParcelCodec.Model, Values(pool));
        new ConsecutiveCalls<Parcel>(opened, isExact: false).WrongSerialize().ShouldBeNull();
        new ConsecutiveCalls<Parcel>(opened, isExact: false).WrongDeserialize().ShouldBeNull();
    }

    /// <summary>A loss of the mapping to a schema is lossy and by Roundup's code, in verification and in a check.</summary>
    [Fact]
    public void One_loss_has_one_verdict_and_says_whose_it_is()
    {
        var mapped = new MappedCanonical<Parcel, Parcel>(
            ParcelCodec.Opaque.Canonical, parcel => parcel with { Tags = parcel.Tags ?? [] }, parcel => parcel with { });
        var model = new Model<Parcel>("Parcels", mapped, new ParcelCodec());
        Parcel[] pool = [new() { Number = 1, Name = "a" }, new() { Number = 2, Name = "b" }];
        var values = Values(pool, mapped);
        var library = new Library();

        var compared = new RoundTrip<Parcel>(new LibraryDriver(library, values.Roots), model, values, isOwn: true, _steps.Add).Compare(2);

        compared.Verdict.ShouldBe(Verdict.Lossy);
        compared.Lost.ShouldHaveSingleItem().Value.ShouldEndWith("(root 0, of Roundup's mapping)");
        var differences = model.Differences(values.Roots[0], library.Read(library.Write(values.Roots[0])));
        differences.Verdict([.. differences.Examples], model.OfMapping(values.Roots[0])).ShouldBe(CheckOutcome.ByRoundup);
    }

    public void Dispose() => File.Delete(_path);

    private static IEnumerable<Model<Parcel>> Models() => [ParcelCodec.Model, ParcelCodec.Opaque];

    private static Parcel[] Pool(int seed, int count)
    {
        var random = new SeededRandom((ulong)seed);
        return [.. Enumerable.Range(0, count).Select(_ => Parcel.Create(random))];
    }

    private ComparedAnswer Compare(Library library, Parcel[] pool, Model<Parcel> model) => Trip(library, pool, model).Compare(pool.Length);

    private RoundTrip<Parcel> Trip(Library library, Parcel[] pool, Model<Parcel> model)
    {
        var values = Values(pool);
        return new(new LibraryDriver(library, values.Roots), model, values, isOwn: true, _steps.Add);
    }

    private Values<Parcel> Values(Parcel[] pool, ICanonical<Parcel>? canonical = null)
    {
        using (var writer = new CanonicalWriter(File.Create(_path)))
        {
            writer.Write(pool.Length);
            writer.Write(pool.Length);
            writer.Write(0L);
            foreach (var parcel in pool)
            {
                ParcelCodec.Model.Canonical.Write(writer, parcel);
            }
        }

        return Values<Parcel>.Read(_path, canonical ?? ParcelCodec.Model.Canonical);
    }

    private static Calls OneObject()
    {
        var one = new Parcel();
        return new((good, value) => good.Write(value), (good, payload) =>
        {
            var read = good.Read(payload);
            (one.Number, one.Id, one.Name, one.Tags) = (read.Number, read.Id, read.Name, read.Tags);
            return one;
        });
    }

    private static Calls OneArray()
    {
        var buffer = new byte[256];
        return new(
            (good, value) =>
            {
                good.Write(value).CopyTo(buffer, 0);
                return buffer;
            },
            (good, payload) => good.Read(payload));
    }

    private static Changing KeepsTags()
    {
        List<string>? last = null;
        return new(read: value => last = value.Tags = value.Tags is null && last is not null ? [.. last] : value.Tags);
    }

    private static Changing NameOfLast()
    {
        string? last = null;
        return new(read: value => (value.Name, last) = (last, value.Name));
    }

    private static Changing OneList()
    {
        var tags = new List<string>();
        return new(read: value =>
        {
            tags.AddRange(value.Tags ?? []);
            value.Tags = tags;
        });
    }

    private static Changing CopiesOfOneList()
    {
        var tags = new List<string>();
        return new(read: value =>
        {
            tags.AddRange(value.Tags ?? ["none"]);
            value.Tags = [.. tags];
        });
    }

    private static Calls FirstValue()
    {
        Parcel? first = null;
        return new((good, value) => good.Write(value), (good, payload) => (first ??= good.Read(payload)).Copy());
    }

    private static Calls HandsOver()
    {
        var values = new Queue<Parcel>();
        return new(
            (_, value) =>
            {
                values.Enqueue(value.Copy());
                return [];
            },
            (_, _) => values.Dequeue());
    }

    private static Calls ByRoot()
    {
        var payloads = new Dictionary<Parcel, byte[]>(ReferenceEqualityComparer.Instance);
        return new(
            (good, value) => payloads.TryGetValue(value, out var payload) ? payload : payloads[value] = good.Write(value),
            (good, payload) => good.Read(payload));
    }
}
