#pragma warning disable CA2201 // The exceptions that libraries throw.
using System.Reflection;
using Roundup.Protocol.Checks;
using Roundup.Results;
using Roundup.Worker.Tests.Fidelity;

namespace Roundup.Worker.Tests.Checks;

/// <summary>A library that fails in one way is told of in that way, and one that does not is told of nowhere.</summary>
public sealed class SentenceTests
{
    private static readonly Way[] s_ways =
    [
        new Way.Whole(), new Way.Reads(1), new Way.Reads(7), new Way.Cuts(), new Way.Bytewise(), new Way.Writers(),
        new Way.EmptySegments(), new Way.TruncatedBeforeEmpty(), new Way.Between(),
        new Way.Truncated(), new Way.Inflated(), new Way.InvalidText(), new Way.AfterFailure(),
    ];

    private static readonly Contracts.Shape[] s_shapes =
        [.. Enum.GetValues<Contracts.Shape>().Where(shape => shape != Contracts.Shape.Preferred)];

    /// <summary>Faults of a round trip whose bytes travel whole.</summary>
    private static readonly Dictionary<string, (Library Library, CheckOutcome Outcome, int? Value, string? Told)> s_whole = new()
    {
        ["keeps all"] = (new Library(), CheckOutcome.Passed, null, null),
        ["loses a number"] = (new Changing(value => value.Number = 0), CheckOutcome.Corrupted, 1, "Number: not written"),
        ["zero is what an initializer set"] = (
            new Changing(read: value => value.Number = value.Number == 0 ? 2 : value.Number),
            CheckOutcome.DefaultValue, 0, "Number: value"),
        ["null is empty"] = (new Changing(read: value => value.Tags ??= []), CheckOutcome.DefaultValue, 0, "Tags: null"),
        ["empty is null"] = (
            new Changing(value => value.Tags = value.Tags is [] ? null : value.Tags), CheckOutcome.Corrupted, 1, "Tags: null"),
        ["zero is two, and six seven"] = (
            new Changing(read: value => value.Number = value.Number switch { 0 => 2, 6 => 7, var other => other }),
            CheckOutcome.Corrupted, 6, "Number: value"),
        ["refuses one"] = (Throwing(new FormatException("not six")), CheckOutcome.Rejected, 6, "FormatException: not six"),
        ["overflows at one"] = (Throwing(new OverflowException("six")), CheckOutcome.Rejected, 6, "OverflowException: six"),
        ["did not foresee one"] = (
            Throwing(new InvalidCastException("six")), CheckOutcome.UnexpectedException, 6, "InvalidCastException: six"),
        ["refuses one in words of its own"] =
            (Throwing(new NullReferenceException("six")), CheckOutcome.Rejected, 6, "NullReferenceException: six"),
        ["refuses a length in words of its own"] =
            (Throwing(new IndexOutOfRangeException("six")), CheckOutcome.Rejected, 6, "IndexOutOfRangeException: six"),
        ["has an index behind the end"] =
            (Throwing(new IndexOutOfRangeException()), CheckOutcome.UnexpectedException, 6, "IndexOutOfRangeException: "),
        ["wraps what it did not foresee"] = (
            Throwing(new FormatException("not six", new NullReferenceException("six"))),
            CheckOutcome.Rejected, 6, "FormatException: not six (NullReferenceException: six)"),
        ["is called by reflection"] = (
            Throwing(new TargetInvocationException(new KeyNotFoundException("six"))), CheckOutcome.UnexpectedException, 6,
                "KeyNotFoundException: six"),
        ["lacks a method"] = (
            Throwing(new MissingMethodException("six")), CheckOutcome.UnexpectedException, 6, "MissingMethodException: six"),
        ["null at the root"] = (
            new Calls((good, value) => good.Write(value), (good, payload) => good.Read(payload) is { Number: < 6 } one ? one : null!),
            CheckOutcome.Corrupted, 6, "null (not null → null)"),
        ["null for a payload"] = (
            new Calls((good, value) => value.Number == 6 ? null! : good.Write(value), (good, payload) => good.Read(payload)),
            CheckOutcome.Corrupted, 6, "Serialize returned null"),
        ["the value of the last call"] = (LastValue(), CheckOutcome.OtherMessage, 0, "the library leaks state between calls"),
        ["one list that grows"] = (
            OneList(), CheckOutcome.OtherMessage, 0, "share Tags (List)"),
        ["fails when it is used again"] = (
            AtCall(call => call > 20, new FormatException("used up")), CheckOutcome.Rejected, 0, "FormatException: used up"),
        ["fails once when it is used again"] = (
            AtCall(call => call == 12, new FormatException("once")), CheckOutcome.Rejected, 2, "FormatException: once"),
    };

    /// <summary>Faults that only some way shows. The place is that of the first one.</summary>
    private static readonly Dictionary<string, (FakeFormat Format, Contracts.Shape Shape, Way Way, CheckOutcome Outcome, string? Place)>
        s_travelling = new()
        {
            ["reads one segment"] = (
                new() { ReadSequence = all => new Library().Read(all.First.ToArray()) },
                Contracts.Shape.BufferWriter, new Way.Cuts(), CheckOutcome.Rejected, "cut at byte 1"),
            ["a reference to no segment"] = (
                new()
                {
                    ReadSequence = all => all.First.Length == 17 && !all.IsSingleSegment
                        ? throw new NullReferenceException() : new Library().Read(all.ToArray()),
                },
                Contracts.Shape.BufferWriter, new Way.Cuts(), CheckOutcome.UnexpectedException, "cut at byte 17"),
            ["a byte is lost at an end of a segment"] = (
                new()
                {
                    ReadSequence = all =>
                    {
                        var read = new Library().Read(all.ToArray());
                        return all.First.Length == 3 ? read with { Number = -1 } : read;
                    },
                },
                Contracts.Shape.Segments, new Way.Cuts(), CheckOutcome.Corrupted, "cut at byte 3"),
            ["a byte a segment"] = (
                new()
                {
                    ReadSequence = all => all.First.Length == 1 && !all.IsSingleSegment
                        ? throw new IndexOutOfRangeException() : new Library().Read(all.ToArray()),
                },
                Contracts.Shape.BufferWriter, new Way.Bytewise(), CheckOutcome.UnexpectedException, null),
            ["reads once"] = (
                new() { ReadStream = ReadOnce }, Contracts.Shape.Stream, new Way.Reads(7), CheckOutcome.Rejected, null),
            ["asks for the length"] = (
                new()
                {
                    ReadStream = stream =>
                    new Library().Read(StreamRest.Read(stream)) is var read && stream.Length > 0 ? read : null!
                },
                Contracts.Shape.AsyncStream, new Way.Reads(16384), CheckOutcome.Rejected, null),
            ["writes more than it asked for"] = (
                new() { WriteTo = WriteMore }, Contracts.Shape.BufferWriter, new Way.Writers(), CheckOutcome.UnexpectedException,
                "to a writer that hands out what was asked"),
            ["counts on zeros"] = (
                new() { WriteTo = SkipZeros }, Contracts.Shape.Segments, new Way.Writers(), CheckOutcome.Corrupted,
                "to a writer that hands out what was asked"),
            ["goes back in its output"] = (
                new()
                {
                    WriteStream = (value, stream) =>
                    {
                        stream.Write(new Library().Write(value));
                        stream.Position = stream.Position;
                    },
                },
                Contracts.Shape.Stream, new Way.Writers(), CheckOutcome.Rejected, "to a stream that cannot seek"),
            ["an index behind the end"] = (
                new() { Read = payload => payload.Length == 5 ? throw new IndexOutOfRangeException() : new Library().Read(payload) },
                Contracts.Shape.Bytes, new Way.Truncated(), CheckOutcome.UnexpectedException, "cut at byte 5"),
            ["an index behind an empty segment"] = (
                new()
                {
                    ReadSequence = all => all.First.Length == 5 && all is { IsSingleSegment: false, Length: 5 }
                        ? throw new IndexOutOfRangeException() : new Library().Read(all.ToArray()),
                },
                Contracts.Shape.BufferWriter, new Way.TruncatedBeforeEmpty(), CheckOutcome.UnexpectedException, "cut at byte 5"),
            ["an empty segment between others"] = (
                new()
                {
                    ReadSequence = all => all.First.Length == 1 && HasEmpty(all)
                        ? throw new FormatException() : new Library().Read(all.ToArray()),
                },
                Contracts.Shape.BufferWriter, new Way.EmptySegments(), CheckOutcome.Rejected, "an empty segment behind each byte"),
            ["a length that is believed"] = (
                new()
                {
                    Read = payload => new BinaryReader(new MemoryStream(payload)).ReadInt32() == 0x00FFFFFF
                        ? throw new OutOfMemoryException() : new Library().Read(payload),
                },
                Contracts.Shape.Bytes, new Way.Inflated(), CheckOutcome.UnexpectedException, "little-endian length at byte 0"),
            ["a count that is believed, and nothing behind it"] = (
                new()
                {
                    Read = payload => payload is [0xFE, 0xFF, 0xFF, 0xFF, 0x07]
                        ? throw new OutOfMemoryException() : new Library().Read(payload),
                },
                Contracts.Shape.Bytes, new Way.Inflated(), CheckOutcome.UnexpectedException, "varint length at byte 0, the last of 5"),
            ["a text that is no text"] = (
                new() { Read = payload => payload[22] == 0xFF ? throw new InvalidCastException() : new Library().Read(payload) },
                Contracts.Shape.Bytes, new Way.InvalidText(), CheckOutcome.UnexpectedException, "no UTF-8 at byte 22"),
            ["keeps what a failed call has read"] = (
                KeepsAfterFailure(), Contracts.Shape.Stream, new Way.AfterFailure(), CheckOutcome.Corrupted,
                    "after a payload cut at byte 0"),
        };

    public static TheoryData<string> Whole => [.. s_whole.Keys];

    public static TheoryData<string> Travelling => [.. s_travelling.Keys];

    [Theory]
    [MemberData(nameof(Whole))]
    public void A_fault_of_a_round_trip_is_told_as_what_it_is(string kind)
    {
        var (library, outcome, value, told) = s_whole[kind];
        using var probe = new FakeProbe(Of(library), Values(8));
        var answer = probe.In(Contracts.Shape.Bytes).RoundTrip(new Way.Whole());
        answer.Outcome.ShouldBe(outcome, answer.Reason);
        answer.Value.ShouldBe(value);
        if (told is not null)
        {
            (answer.Reason + string.Join(", ", answer.Lost.Select(one => one.Key))).ShouldContain(told);
        }

        answer.Lost.ShouldAllBe(one => one.Value.Contains("(value "));
    }

    [Fact]
    public void The_place_of_an_exception_is_the_call_and_the_member()
    {
        var library = new Calls((good, value) => good.Write(value), (good, payload) => good.Read(payload) is { Name: not "parcel 3" } one
            ? one : throw new FormatException("not that name"));
        using var probe = new FakeProbe(Of(library), Values(8));
        var answer = probe.In(Contracts.Shape.Bytes).RoundTrip(new Way.Whole());
        answer.ShouldSatisfyAllConditions(
            () => answer.Outcome.ShouldBe(CheckOutcome.Rejected),
            () => answer.Value.ShouldBe(3),
            () => answer.Place.ShouldBe("Deserialize, Name"));
    }

    [Fact]
    public void A_library_that_takes_no_value_does_not_support_the_type()
    {
        using var probe = new FakeProbe(new() { Write = _ => throw new NotSupportedException("no parcels") }, Values(4));
        probe.In(Contracts.Shape.Bytes);
        Should.Throw<NotSupportedException>(() => probe.RoundTrip(new Way.Whole())).Message.ShouldBe("no parcels");
        Should.Throw<NotSupportedException>(probe.Write).Message.ShouldBe("no parcels");
    }

    [Theory]
    [MemberData(nameof(Travelling))]
    public void A_fault_of_a_way_is_told_of_that_way_alone(string kind)
    {
        var (format, shape, way, outcome, place) = s_travelling[kind];
        using var probe = new FakeProbe(format, Values(4));
        var answer = probe.In(shape).RoundTrip(way);
        answer.Outcome.ShouldBe(outcome, answer.Reason);
        if (place is not null)
        {
            answer.Place.ShouldBe(place);
        }

        probe.RoundTrip(new Way.Whole()).Outcome.ShouldBe(CheckOutcome.Passed);
    }

    [Fact]
    public void A_good_library_holds_in_all_ways_of_all_shapes()
    {
        foreach (var shape in s_shapes)
        {
            using var probe = new FakeProbe(new(), Values(4)).In(shape);
            probe.Write().Outcome.ShouldBe(CheckOutcome.Passed);
            foreach (var way in s_ways.Where(way => Fits(way, shape)))
            {
                var answer = probe.RoundTrip(way);
                answer.Outcome.ShouldBe(CheckOutcome.Passed, $"{way} {shape}: {answer.Place}: {answer.Reason}");
                var read = probe.Read(way, way.IsDamage ? CheckExpectation.Nothing : CheckExpectation.Own);
                read.Outcome.ShouldBe(CheckOutcome.Passed, $"{way} {shape}: {read.Place}: {read.Reason}");
            }

            probe.Threads(2, 4).Outcome.ShouldBe(CheckOutcome.Passed);
        }
    }

    [Fact]
    public void What_a_value_loses_whole_is_no_fault_of_another_way()
    {
        using var probe = new FakeProbe(Of(new Changing(value => value.Number = 0)), Values(4)).In(Contracts.Shape.Segments);
        probe.RoundTrip(new Way.Whole()).Outcome.ShouldBe(CheckOutcome.Corrupted);
        probe.RoundTrip(new Way.Cuts()).Outcome.ShouldBe(CheckOutcome.Passed);
        probe.Write().Outcome.ShouldBe(CheckOutcome.Passed);
        probe.Read(new Way.Bytewise()).Outcome.ShouldBe(CheckOutcome.Passed);
        probe.Read(new Way.Whole()).Outcome.ShouldBe(CheckOutcome.Corrupted);
    }

    [Fact]
    public void A_number_that_is_another_one_in_each_call_is_no_fault_of_a_way()
    {
        var next = 100;
        using var probe = new FakeProbe(Of(new Changing(read: value => value.Number = next++)), Values(4)).In(Contracts.Shape.BufferWriter);
        probe.RoundTrip(new Way.Cuts()).Outcome.ShouldBe(CheckOutcome.Passed);
    }

    [Fact]
    public void Payloads_of_a_partner_read_as_what_the_probe_says()
    {
        Parcel[] expected = [new() { Name = "parcel 0" }, new() { Name = "other" }];
        using var probe = new FakeProbe(Of(new Changing(read: value => value.Number = 0)), Values(2), expected).In(Contracts.Shape.Bytes);
        probe.Write();
        var answer = probe.Read(new Way.Whole(), CheckExpectation.OfPartner);
        answer.Outcome.ShouldBe(CheckOutcome.Corrupted);
        answer.Value.ShouldBe(1);
        answer.Lost.ShouldContain(one => one.Key == "Name: value" && one.Value == "other → parcel 1 (value 1)");
    }

    [Fact]
    public void A_value_that_is_not_written_has_no_payload_and_is_not_read()
    {
        using var probe = new FakeProbe(Of(Throwing(new FormatException("not six"))), Values(8)).In(Contracts.Shape.Bytes);
        var written = probe.Write();
        written.Outcome.ShouldBe(CheckOutcome.Rejected);
        (written.Value, written.Place).ShouldBe((6, "Serialize"));
        probe.Read(new Way.Whole()).Outcome.ShouldBe(CheckOutcome.Passed);
    }

    /// <summary>Of one large value, a sample has a derived one beside it, which another version of the model does not have.</summary>
    [Fact]
    public void A_version_with_one_value_reads_the_first_payload_alone()
    {
        var values = Values(2);
        using var writer = new FakeProbe(new(), values).In(Contracts.Shape.Bytes);
        using var one = new FakeProbe(new(), [values[0]]).In(Contracts.Shape.Bytes);
        using var other = new FakeProbe(new(), [values[1]]).In(Contracts.Shape.Bytes);
        writer.Write();
        File.Copy(writer.PayloadPath, one.PayloadPath);
        File.Copy(writer.PayloadPath, other.PayloadPath);

        one.Read(new Way.Whole()).Outcome.ShouldBe(CheckOutcome.Passed);
        other.Read(new Way.Whole()).Outcome.ShouldBe(CheckOutcome.Corrupted);
    }

    /// <summary>The earlier types cannot have the values at the end of the pool.</summary>
    [Fact]
    public void A_version_with_the_first_values_of_a_pool_reads_their_payloads_alone()
    {
        var values = Values(4);
        using var writer = new FakeProbe(new(), values).In(Contracts.Shape.Bytes);
        using var three = new FakeProbe(new(), values[..3], pool: 4).In(Contracts.Shape.Bytes);
        using var other = new FakeProbe(new(), values[1..], pool: 4).In(Contracts.Shape.Bytes);
        writer.Write();
        File.Copy(writer.PayloadPath, three.PayloadPath);
        File.Copy(writer.PayloadPath, other.PayloadPath);

        three.Read(new Way.Whole()).Outcome.ShouldBe(CheckOutcome.Passed);
        other.Read(new Way.Whole()).Outcome.ShouldBe(CheckOutcome.Corrupted);
        three.Write();
        using var back = new FakeProbe(new(), values[..3], pool: 4).In(Contracts.Shape.Bytes);
        File.Copy(three.PayloadPath, back.PayloadPath);
        back.Read(new Way.Whole()).Outcome.ShouldBe(CheckOutcome.Passed);
    }

    [Fact]
    public void A_file_of_another_probe_is_not_read()
    {
        using var probe = new FakeProbe(new(), Values(4)).In(Contracts.Shape.Bytes);
        using var other = new FakeProbe(new(), Values(8)).In(Contracts.Shape.Bytes);
        other.Write();
        File.Copy(other.PayloadPath, probe.PayloadPath);
        var answer = probe.Read(new Way.Whole());
        answer.Outcome.ShouldBe(CheckOutcome.Passed, "the library is not to blame");
        answer.NotRun.ShouldBe("InvalidOperationException: the file has 8 payloads, and 4 values are expected of them");
    }

    [Theory]
    [InlineData(false, CheckOutcome.Rejected)]
    [InlineData(true, CheckOutcome.UnexpectedException)]
    public void What_a_row_throws_when_it_is_opened_is_judged_as_what_it_throws_at_a_value(bool isUnforeseen, CheckOutcome outcome)
    {
        Exception Thrown() => isUnforeseen ? new InvalidCastException("no") : new FormatException("no");
        using var probe = new FakeProbe(new() { Opening = _ => throw Thrown() }, Values(2)).In(Contracts.Shape.Bytes);
        foreach (var answer in (CheckFacts[])[probe.RoundTrip(new Way.Whole()), probe.Write(), probe.Threads(2, 1)])
        {
            (answer.Outcome, answer.Value, answer.Place).ShouldBe((outcome, null, "opening"));
            answer.Reason.ShouldNotBeNull().ShouldEndWith("Exception: no");
        }

        using var again = new FakeProbe(new() { Opening = time => { if (time > 1) { throw Thrown(); } } }, Values(2));
        again.In(Contracts.Shape.Bytes).RoundTrip(new Way.Whole()).Outcome.ShouldBe(CheckOutcome.Passed);
        again.Threads(2, 1).Outcome.ShouldBe(outcome);
    }

    [Fact]
    public void A_row_that_does_not_support_a_type_says_so_when_it_is_opened()
    {
        using var probe = new FakeProbe(new() { Opening = _ => throw new NotSupportedException("no parcels") }, Values(2));
        Should.Throw<NotSupportedException>(() => probe.In(Contracts.Shape.Bytes)).Message.ShouldBe("no parcels");
    }

    /// <summary>The classes that a library makes from a schema have no null list here.</summary>
    [Fact]
    public void What_the_mapping_to_a_schema_changes_is_no_fault_of_the_library()
    {
        var model = Mapped(parcel => parcel with { Tags = parcel.Tags ?? [] });
        using var good = new FakeProbe(new(), Values(4), model: model).In(Contracts.Shape.Bytes);
        var answer = good.RoundTrip(new Way.Whole());
        (answer.Outcome, answer.Value).ShouldBe((CheckOutcome.ByRoundup, 0));
        answer.Reason.ShouldNotBeNull().ShouldContain("Roundup's mapping");
        answer.Lost.ShouldHaveSingleItem().Value.ShouldEndWith("(value 0, of Roundup's mapping)");

        using var lossy = new FakeProbe(Of(new Changing(value => value.Number = 0)), Values(4), model: model).In(Contracts.Shape.Bytes);
        answer = lossy.RoundTrip(new Way.Whole());
        (answer.Outcome, answer.Value).ShouldBe((CheckOutcome.Corrupted, 1));
        answer.Lost.Single(one => one.Key.StartsWith("Number", StringComparison.Ordinal)).Value.ShouldEndWith(" (value 1)");

        var unmapped = Mapped(parcel => parcel, parcel => parcel.Number == 1 ? throw new InvalidCastException("one") : parcel with { });
        using var throwing = new FakeProbe(new(), Values(4), model: unmapped).In(Contracts.Shape.Bytes);
        answer = throwing.RoundTrip(new Way.Whole());
        (answer.Outcome, answer.Value).ShouldBe((CheckOutcome.ByRoundup, 1));
        answer.Reason.ShouldBe("InvalidCastException: one (in code that Roundup wrote for the serializer)");
    }

    /// <summary>A schema has no initial values: a member that the payload lacks is 0, and one that the library drops is lost.</summary>
    [Theory]
    [InlineData(true, 0, CheckOutcome.ByRoundup)]
    [InlineData(true, 7, CheckOutcome.Corrupted)]
    [InlineData(false, 0, CheckOutcome.Corrupted)]
    public void An_initial_value_that_a_schema_cannot_have_is_no_fault_of_the_library(bool isMapped, int written, CheckOutcome outcome)
    {
        var values = Array.ConvertAll(Values(2), value => value with { Number = written, Tags = [] });
        var expected = Array.ConvertAll(values, value => value with { Number = 99 });
        using var probe = new FakeProbe(
            Of(new Changing(read: value => value.Number = 0)), values, expected, isMapped ? Mapped(parcel => parcel with { }) : null)
            .In(Contracts.Shape.Bytes);
        probe.Write();
        probe.Read(new Way.Whole(), CheckExpectation.OfPartner).Outcome.ShouldBe(outcome);
    }

    [Theory]
    [InlineData(true, 3)]
    [InlineData(false, 1)]
    public void Messages_of_a_stream_are_counted(bool hasLength, double messages)
    {
        var format = hasLength
            ? new FakeFormat
            {
                Write = value => [(byte)new Library().Write(value).Length, .. new Library().Write(value)],
                Read = payload => new Library().Read(payload[1..]),
                ReadStream = stream => new Library().Read([.. Enumerable.Range(0, stream.ReadByte()).Select(_ => (byte)stream.ReadByte())]),
            }
            : new FakeFormat();
        using var probe = new FakeProbe(format, Values(4)).In(Contracts.Shape.Stream);
        var answer = probe.RoundTrip(new Way.Between());
        answer.Outcome.ShouldBe(CheckOutcome.Passed);
        answer.Figures.ShouldBe([new(CheckFigures.MessagesRead, messages)]);
    }

    [Fact]
    public void What_an_inflated_length_allocates_is_a_figure()
    {
        using var probe = new FakeProbe(
            new()
            {
                Read = payload => new byte[payload[0] == 0xFF && payload[3] == 0 ? 1 << 20 : 1] is { }
                    ? new Library().Read(payload) : null!,
            },
            Values(2)).In(Contracts.Shape.Bytes);
        var figures = probe.RoundTrip(new Way.Inflated()).Figures.ToDictionary(one => one.Key, one => one.Value);
        figures[CheckFigures.AllocatedByInflated].ShouldBeInRange(1 << 20, 40e6);
        figures.ShouldContainKey(CheckFigures.Accepted(new Way.Inflated()));
    }

    [Theory]
    [InlineData(true, 100)]
    [InlineData(false, 0)]
    public void How_many_truncated_payloads_are_accepted_is_a_figure(bool accepts, double share)
    {
        var read = new Library();
        using var probe = new FakeProbe(new() { Read = payload => accepts ? new Parcel() : read.Read(payload) }, Values(2))
            .In(Contracts.Shape.Bytes);
        var answer = probe.RoundTrip(new Way.Truncated());
        answer.Outcome.ShouldBe(CheckOutcome.Passed);
        answer.Figures.ShouldBe([new(CheckFigures.Accepted(new Way.Truncated()), share)]);
    }

    [Fact]
    public void Each_damaged_payload_is_announced_before_it_is_read()
    {
        using var probe = new FakeProbe(new(), Values(2)).In(Contracts.Shape.Bytes);
        probe.RoundTrip(new Way.Truncated());
        probe.Steps.ShouldContain("truncated of value 1, cut at byte 4");
    }

    [Fact]
    public void First_calls_of_threads_meet_and_a_failure_of_one_is_the_answer()
    {
        var inside = 0;
        using var both = new ManualResetEventSlim();
        var format = new FakeFormat
        {
            Write = value =>
            {
                // Ends only where two threads are inside at the same time.
                if (Interlocked.Increment(ref inside) == 2)
                {
                    both.Set();
                    throw new InvalidCastException("half made");
                }

                both.Wait(TimeSpan.FromMinutes(2)).ShouldBeTrue();
                return new Library().Write(value);
            },
        };
        using var probe = new FakeProbe(format, Values(2)).In(Contracts.Shape.Bytes);
        inside.ShouldBe(0, "opening calls no codec");
        var answer = probe.Threads(2, 1);
        answer.Outcome.ShouldBe(CheckOutcome.UnexpectedException);
        answer.Reason.ShouldBe("InvalidCastException: half made");
        answer.Place.ShouldNotBeNull().ShouldContain("call 0");
        probe.Opened.ShouldBe(2);
    }

    /// <summary>Nothing was asked of threads where one thread alone fails at each call.</summary>
    [Fact]
    public void A_row_of_which_every_call_throws_is_not_said_to_hold_for_threads()
    {
        using var probe = new FakeProbe(new() { Read = _ => throw new FormatException("never") }, Values(2)).In(Contracts.Shape.Bytes);
        var answer = probe.Threads(2, 3);
        answer.NotRun.ShouldBe("each call throws with one thread, too");
    }

    /// <summary>As a registry or a container file hands it to every reader of Avro.</summary>
    [Fact]
    public void A_reader_that_needs_the_schema_of_the_writer_gets_it()
    {
        var (own, given) = ("old", default(string));
        var format = new FakeFormat
        {
            Schema = schema => (schema.Own, given) = (own, schema.Writer),
            Read = payload => given is null or "old" ? new Library().Read(payload) : throw new FormatException("another schema"),
        };
        using var probe = new FakeProbe(format, Values(2)).In(Contracts.Shape.Bytes);
        probe.Write();
        probe.Read(new Way.Whole()).Outcome.ShouldBe(CheckOutcome.Passed);
        given.ShouldBeNull();

        own = "new";
        probe.In(Contracts.Shape.Bytes).Read(new Way.Whole()).Outcome.ShouldBe(CheckOutcome.Passed);
        given.ShouldBe("old");
    }

    [Fact]
    public void The_value_of_another_thread_is_another_message_and_a_loss_is_none()
    {
        var calls = 0;
        var format = Of(new Changing(value => value.Tags = null));
        var mixed = new FakeFormat
        {
            Write = format.Write,
            Read = payload => Interlocked.Increment(ref calls) == 3 ? new Library().Read(format.Write(Values(2)[1])) : format.Read(payload),
        };
        Parcel[] values = [Values(2)[0], Values(2)[1] with { Tags = null }];
        using var probe = new FakeProbe(mixed, values).In(Contracts.Shape.Bytes);

        // Value 1 comes back at the third call, which is one of value 0.
        var answer = probe.Threads(1, 3);
        answer.Outcome.ShouldBe(CheckOutcome.OtherMessage);
        answer.Value.ShouldBe(0);
        probe.Threads(1, 3).Outcome.ShouldBe(CheckOutcome.Passed);
    }

    [Fact]
    public void An_exception_of_code_that_Roundup_wrote_for_a_row_accuses_no_library()
    {
        foreach (var (read, isOwn) in new (Func<byte[], Parcel>, bool)[]
        {
            (Serializers.OfRoundup.Cast, true),
            (Serializers.OfRoundup.Date, true),
            (payload => Serializers.OfRoundup.Call(_ => throw new NullReferenceException(), payload), false),
        })
        {
            using var probe = new FakeProbe(new() { Read = read }, Values(4)).In(Contracts.Shape.Bytes);
            var answer = probe.RoundTrip(new Way.Whole());
            answer.Outcome.ShouldBe(isOwn ? CheckOutcome.ByRoundup : CheckOutcome.UnexpectedException);
            answer.Reason.ShouldNotBeNull().EndsWith("(in code that Roundup wrote for the serializer)", StringComparison.Ordinal).ShouldBe(
                isOwn);
        }
    }

    private static Model<Parcel> Mapped(Func<Parcel, Parcel> toGenerated, Func<Parcel, Parcel>? toModel = null) => new(
        "Parcels",
        new MappedCanonical<Parcel, Parcel>(ParcelCodec.Opaque.Canonical, toGenerated, toModel ?? (parcel => parcel with { })),
        new ParcelCodec());

    private static bool Fits(Way way, Contracts.Shape shape)
    {
        var isStream = shape is Contracts.Shape.Stream or Contracts.Shape.AsyncStream or Contracts.Shape.Pipe;
        var isSequence = shape is Contracts.Shape.BufferWriter or Contracts.Shape.Segments;
        return way switch
        {
            Way.Whole or Way.Truncated or Way.AfterFailure => true,
            Way.Inflated or Way.InvalidText => shape != Contracts.Shape.String,
            Way.Cuts or Way.Bytewise or Way.EmptySegments or Way.TruncatedBeforeEmpty => isSequence,
            Way.Writers => isSequence || isStream,
            _ => isStream,
        };
    }

    private static Parcel[] Values(int count) =>
    [
        .. Enumerable.Range(0, count).Select(number => new Parcel
        {
            Number = number, Id = new Guid(number, 1, 1, new byte[8]), Name = $"parcel {number}", Tags = number % 2 == 0 ? null : [],
        }),
    ];

    private static FakeFormat Of(Library library) => new() { Write = library.Write, Read = library.Read };

    private static bool HasEmpty(ReadOnlySequence<byte> all)
    {
        foreach (var segment in all)
        {
            if (segment.IsEmpty)
            {
                return true;
            }
        }

        return false;
    }

    private static Calls Throwing(Exception thrown) =>
        new((good, value) => value.Number == 6 ? throw thrown : good.Write(value), (good, payload) => good.Read(payload));

    private static Calls AtCall(Predicate<int> throws, Exception thrown)
    {
        var call = 0;
        return new((good, value) => good.Write(value), (good, payload) => throws(++call) ? throw thrown : good.Read(payload));
    }

    private static Calls LastValue()
    {
        byte[]? last = null;
        return new((good, value) => good.Write(value), (good, payload) =>
        {
            var read = good.Read(last ?? payload);
            last = payload;
            return read;
        });
    }

    private static Changing OneList()
    {
        var tags = new List<string>();
        return new(read: value => value.Tags = value.Tags is null ? null : tags);
    }

    private static FakeFormat KeepsAfterFailure()
    {
        var failed = false;
        return new()
        {
            Read = payload =>
            {
                try
                {
                    var read = new Library().Read(payload);
                    read = failed ? read with { Number = 99 } : read;
                    failed = false;
                    return read;
                }
                catch (EndOfStreamException)
                {
                    failed = true;
                    throw;
                }
            },
        };
    }

    private static Parcel ReadOnce(Stream stream)
    {
        var buffer = new byte[1024];
        return new Library().Read(buffer[..stream.Read(buffer, 0, buffer.Length)]);
    }

    private static void WriteMore(Parcel value, IBufferWriter<byte> writer)
    {
        var payload = new Library().Write(value);
        var memory = writer.GetSpan(payload.Length - 1);
        payload.AsSpan(0, Math.Min(memory.Length, payload.Length)).CopyTo(memory);
        writer.Advance(payload.Length);
    }

    private static void SkipZeros(Parcel value, IBufferWriter<byte> writer)
    {
        var payload = new Library().Write(value);
        var memory = writer.GetSpan(payload.Length);

        // The number's upper bytes are 0 in fresh memory.
        payload.AsSpan(0, 3).CopyTo(memory);
        payload.AsSpan(4).CopyTo(memory[4..]);
        writer.Advance(payload.Length);
    }
}
