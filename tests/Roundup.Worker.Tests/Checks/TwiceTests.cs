#pragma warning disable CA2201 // The exceptions that libraries throw.
using System.Text;
using System.Text.Json;
using Roundup.Protocol.Checks;
using Roundup.Results;
using Roundup.Worker.Checks;
using Roundup.Worker.Tests.Fidelity;

namespace Roundup.Worker.Tests.Checks;

/// <summary>A payload with a member twice gives one of the two values, or a refusal.</summary>
public sealed class TwiceTests
{
    [Theory]
    [InlineData("JSON", """{"A":1}""", """{"A":2,"B":{}}""", """{"A":1,"A":2,"B":{}}""")]
    [InlineData("JSON", " { \"A\" : \"}\" }\n", "{\"A\":2}", " { \"A\" : \"}\" ,\"A\":2}\n")]
    [InlineData("JSON", "[1]", "[2]", null)]
    [InlineData("JSON", "{}", "{}", null)]
    [InlineData("XML", "<?xml v='1'?><M a='1'><A>1</A></M>", "<M><A>2</A></M>", "<?xml v='1'?><M a='1'><A>1</A><A>2</A></M>")]
    [InlineData("XML", "<M />", "<M><A>2</A></M>", null)]
    [InlineData("YAML", "A: 1\n", "A: 2\nB: 3\n", "A: 1\nA: 2\nB: 3\n")]
    [InlineData("Protobuf", "\u0008\u0001", "\u0008\u0002", "\u0008\u0001\u0008\u0002")]
    [InlineData("MessagePack", "\u0081\u00A1A\u0001", "\u0082\u00A1A\u0002\u00A1B\u0003", "\u0083\u00A1A\u0001\u00A1A\u0002\u00A1B\u0003")]
    [InlineData("MessagePack", "\u0091\u0001", "\u0091\u0002", null)]
    [InlineData("CBOR", "\u00A1\u0061A\u0001", "\u00A1\u0061A\u0002", "\u00A2\u0061A\u0001\u0061A\u0002")]
    [InlineData("own", "A", "A", null)]
    public void Two_payloads_are_joined_as_their_format_does(string format, string one, string other, string? joined) =>
        Text(Damage.Twice(format, Bytes(one), Bytes(other))).ShouldBe(joined);

    [Theory]
    [InlineData("the last", CheckOutcome.Passed)]
    [InlineData("the first", CheckOutcome.Passed)]
    [InlineData("of each", CheckOutcome.Passed)]
    [InlineData("refuses", CheckOutcome.Passed)]
    [InlineData("the sum", CheckOutcome.Corrupted)]
    [InlineData("did not foresee it", CheckOutcome.UnexpectedException)]
    public void A_member_that_is_none_of_the_two_is_told(string library, CheckOutcome outcome)
    {
        Parcel[] values = [new() { Number = 1, Name = "one", Tags = [] }, new() { Number = 2, Name = "two", Tags = [] }];
        Parcel Twice() => library switch
        {
            "the last" => values[1],
            "the first" => values[0],
            "of each" => values[0] with { Name = "two" },
            "the sum" => values[0] with { Number = 3 },
            "refuses" => throw new FormatException("twice"),
            _ => throw new IndexOutOfRangeException(),
        };
        using var probe = new FakeProbe(
            new()
            {
                Write = value => JsonSerializer.SerializeToUtf8Bytes(value),
                Read = payload => payload.AsSpan().Count("Number"u8) == 2 ? Twice() : JsonSerializer.Deserialize<Parcel>(payload)!,
            },
            values).In(Contracts.Shape.Bytes);

        var answer = probe.RoundTrip(new Way.Twice("JSON"));

        answer.Outcome.ShouldBe(outcome);
        if (outcome != CheckOutcome.Passed)
        {
            answer.Place.ShouldBe("each member twice");
        }

        answer.Lost.Select(one => one.Key).ShouldBe(outcome == CheckOutcome.Corrupted ? ["Number: value"] : []);
        probe.RoundTrip(new Way.Twice("own")).NotRun.ShouldNotBeNull();
    }

    private static byte[] Bytes(string text) => Encoding.Latin1.GetBytes(text);

    private static string? Text(byte[]? bytes) => bytes is null ? null : Encoding.Latin1.GetString(bytes);
}
