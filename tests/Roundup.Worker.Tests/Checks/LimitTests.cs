using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Json;
using Roundup.Protocol.Checks;
using Roundup.Results;
using Roundup.Worker.Checks;
using Roundup.Worker.Tests.Fidelity;

namespace Roundup.Worker.Tests.Checks;

/// <summary>What hostile payloads cost and create, and what was known of it before there was a check.</summary>
public sealed class LimitTests
{
    /// <summary>The keys of the probe meet in one bucket: each is compared with all before it, and no ordinary one is.</summary>
    [Theory]
    [InlineData(1_000)]
    [InlineData(4_000)]
    public void Keys_that_collide_are_compared_with_all_before_and_ordinary_ones_with_none(int count)
    {
        Comparisons(key => (key << 32) | key).ShouldBe((long)count * (count - 1) / 2);
        Comparisons(key => key).ShouldBe(0);

        long Comparisons(Func<long, long> keyOf)
        {
            var counter = new CountingComparer();
            _ = Enumerable.Range(1, count).ToDictionary(key => keyOf(key), key => key, counter);
            return counter.Comparisons;
        }
    }

    [Theory]
    [InlineData("names no type", null)]
    [InlineData("refuses the type", null)]
    [InlineData("calls the constructor", "the library created one without an error")]
    [InlineData("calls no constructor", "the library created one before it threw InvalidCastException")]
    public void An_object_of_a_type_that_a_payload_names_is_seen_with_and_without_a_constructor(string library, string? told)
    {
        using var probe = new FakeProbe(
            new()
            {
                Write = value => [.. Encoding.UTF8.GetBytes(library == "names no type" ? "" : "Resident"), .. new Library().Write(value)],
                Read = payload => Encoding.UTF8.GetString(payload).StartsWith("Intruder", StringComparison.Ordinal)
                    ? Create(library, payload)
                    : new Library().Read(payload[(library == "names no type" ? 0 : 8)..]),
            },
            Values).In(Contracts.Shape.Bytes);

        var answer = probe.RoundTrip(new Way.TypeNames());

        answer.Outcome.ShouldBe(told is null ? CheckOutcome.Passed : CheckOutcome.Corrupted);
        (answer.Reason ?? "").ShouldEndWith(told ?? "");
        (answer.NotRun is not null).ShouldBe(library == "names no type");
    }

    /// <summary>
    /// A JSON token over the segments <c>t</c> and an empty one: what a plain program meets on this version of .NET is what a check tells,
    /// and it tells it of no other damage.
    /// </summary>
    [Fact]
    public void A_token_that_ends_before_an_empty_segment_is_told_as_a_plain_program_meets_it()
    {
        using var probe = new FakeProbe(
            new()
            {
                Write = value => JsonSerializer.SerializeToUtf8Bytes(value),
                Read = payload => JsonSerializer.Deserialize<Parcel>(payload)!,
                ReadSequence = Read,
            },
            Values).In(Contracts.Shape.BufferWriter);

        var answer = probe.RoundTrip(new Way.TruncatedBeforeEmpty());

        // As a plain program does: without the ways, payloads and places of a check.
        var plain = Record.Exception(() => Token(Sequences.Cut("t"u8.ToArray(), 1)));
        var isUnforeseen = plain is IndexOutOfRangeException;
        answer.Outcome.ShouldBe(isUnforeseen ? CheckOutcome.UnexpectedException : CheckOutcome.Passed, answer.Reason);
        if (isUnforeseen)
        {
            answer.Reason.ShouldNotBeNull().ShouldStartWith("IndexOutOfRangeException: ");
        }

        probe.RoundTrip(new Way.Truncated()).Outcome.ShouldBe(CheckOutcome.Passed);
        probe.RoundTrip(new Way.EmptySegments()).Outcome.ShouldBe(CheckOutcome.Passed);
    }

    /// <summary>What the library does not write names no type, so that nothing is asked and nobody is blamed.</summary>
    [Fact]
    public void A_type_that_is_not_written_is_not_asked()
    {
        using var probe = new FakeProbe(
            new() { Write = _ => throw new InvalidOperationException("unknown subclass") }, Values).In(Contracts.Shape.Bytes);

        var answer = probe.RoundTrip(new Way.TypeNames());

        (answer.Outcome, answer.NotRun).ShouldBe(
            (CheckOutcome.Passed, "it does not write the values: InvalidOperationException: unknown subclass"));
    }

    private static Parcel[] Values => [new() { Number = 1, Name = null, Tags = [] }, new() { Number = 2, Name = "two", Tags = ["a"] }];

    private static Parcel Read(ReadOnlySequence<byte> sequence)
    {
        var reader = new Utf8JsonReader(sequence);
        return JsonSerializer.Deserialize<Parcel>(ref reader)!;
    }

    private static void Token(ReadOnlySequence<byte> sequence) => new Utf8JsonReader(sequence).Read();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Parcel Create(string library, byte[] payload) => library switch
    {
        "refuses the type" => throw new FormatException("no"),
        "calls the constructor" => new Intruder() is { Id: 0 } ? new Library().Read(payload[8..]) : null!,
        _ => (Parcel)RuntimeHelpers.GetUninitializedObject(typeof(Intruder)),
    };

    private sealed class CountingComparer : IEqualityComparer<long>
    {
        public long Comparisons { get; private set; }

        public bool Equals(long x, long y)
        {
            Comparisons++;
            return x == y;
        }

        public int GetHashCode(long key) => key.GetHashCode();
    }
}
