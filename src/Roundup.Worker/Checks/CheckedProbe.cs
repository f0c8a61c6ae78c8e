using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Runtime.ExceptionServices;
using System.Text.RegularExpressions;
using Roundup.Contracts;
using Roundup.Protocol.Checks;
using Roundup.Protocol.Fidelity;
using Roundup.Worker.Cases;
using Roundup.Worker.Fidelity;
using Roundup.Worker.Messages;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Checks;

/// <summary>Asks the sentences of one open probe.</summary>
internal sealed class CheckedProbe<T>(OpenedCase<T> opened, Action<string> announce) : CheckedProbe
    where T : notnull
{
    private readonly Driver<T> _driver = opened.Driver;
    private readonly Model<T> _model = opened.Model;

    /// <summary>The values, without what those of the partner read as.</summary>
    private readonly T[] _values = [.. opened.Values.Roots.Take(opened.Values.Probed)];

    public override SentenceAnswer RoundTrip(string way)
    {
        if (way == CheckWays.Whole)
        {
            return RoundTrip();
        }

        throw new NotSupportedException(way);
    }

    public override SentenceAnswer Write(string path)
    {
        var judgement = new Judgement();
        using var output = new MemoryStream();
        using var writer = new BinaryWriter(output);
        writer.Write(_values.Length);
        foreach (var payload in Written(judgement))
        {
            writer.Write(payload?.Length ?? -1);
            writer.Write(payload ?? []);
        }

        writer.Flush();
        File.WriteAllBytes(path, output.ToArray());
        return judgement.Answer();
    }

    public override SentenceAnswer Read(string path, string way, CheckExpectation expects)
    {
        var judgement = new Judgement();
        var payloads = Payloads(path);
        for (var i = 0; i < payloads.Length; i++)
        {
            if (payloads[i] is not { } payload)
            {
                continue;
            }

            announce($"Deserialize of value {i}");
            try
            {
                var result = Whole(payload);
                if (expects != CheckExpectation.Nothing)
                {
                    judgement.Differs(_model.Differences(Expected(expects, i), result), i, null);
                }
            }
            catch (Exception e) when (expects != CheckExpectation.Nothing || Refusals.Outcome(e) != CheckOutcome.Refused)
            {
                judgement.Threw(e, i, null);
            }
#pragma warning disable CA1031 // Whatever the library throws is its answer.
            catch (Exception)
#pragma warning restore CA1031
            {
                // A refusal, where nothing is expected.
            }
        }

        return judgement.Answer();
    }

    private T Expected(CheckExpectation expects, int index) => expects switch
    {
        CheckExpectation.OfPartner => opened.Values.Roots[_values.Length + index],
        _ => _values[index],
    };

    /// <summary>The payloads of a file; null for a value at which the library threw.</summary>
    private static byte[]?[] Payloads(string path)
    {
        using var reader = new BinaryReader(new MemoryStream(File.ReadAllBytes(path)));
        var payloads = new byte[]?[reader.ReadInt32()];
        for (var i = 0; i < payloads.Length; i++)
        {
            payloads[i] = reader.ReadInt32() is var length and >= 0 ? reader.ReadBytes(length) : null;
        }

        return payloads;
    }

    private T Whole(byte[] payload)
    {
        _driver.Load(0, payload);
        return _driver.Deserialize(0);
    }

    /// <summary>The payload of each value; null where the library throws.</summary>
    private List<byte[]?> Written(Judgement judgement)
    {
        var thrown = new List<Exception>();
        var payloads = new List<byte[]?>();
        for (var i = 0; i < _values.Length; i++)
        {
            announce($"Serialize of value {i}");
            try
            {
                _driver.Serialize(i, _values[i]);
                payloads.Add(_driver.Payload(i));
            }
#pragma warning disable CA1031 // Whatever the library throws is its answer.
            catch (Exception e)
#pragma warning restore CA1031
            {
                judgement.Threw(e, i, "Serialize");
                thrown.Add(e);
                payloads.Add(null);
            }
        }

        ThrowWhereUnsupported(thrown);
        return payloads;
    }

    /// <summary>Throws what the library threw where it takes no value at all.</summary>
    private void ThrowWhereUnsupported(List<Exception> thrown)
    {
        if (thrown.Count == _values.Length
            && (UnsupportedExceptions.Find(thrown[0]) is not null || !WorkerDescription.HasDynamicCode))
        {
            ExceptionDispatchInfo.Capture(thrown[0]).Throw();
        }
    }

    private SentenceAnswer RoundTrip()
    {
        var judgement = new Judgement();
        var thrown = new List<Exception>();
        var back = new List<int>();
        for (var i = 0; i < _values.Length; i++)
        {
            var step = "Serialize";
            try
            {
                announce($"Serialize of value {i}");
                _driver.Serialize(i, _values[i]);
                step = "Deserialize";
                announce($"Deserialize of value {i}");
                var differences = _model.Differences(_values[i], _driver.Deserialize(i));
                judgement.Differs(differences, i, null);
                if (!differences.IsStructural)
                {
                    back.Add(i);
                }
            }
#pragma warning disable CA1031 // Whatever the library throws is its answer.
            catch (Exception e)
#pragma warning restore CA1031
            {
                judgement.Threw(e, i, step);
                thrown.Add(e);
            }
        }

        ThrowWhereUnsupported(thrown);
        if (judgement.Outcome is CheckOutcome.Refused or CheckOutcome.Throws)
        {
            Locate(judgement);
        }

        if (back.Count % 2 != 0)
        {
            back.RemoveAt(back.Count - 1);
        }

        if (back.Count > 0)
        {
            CheckState(judgement, back);
        }

        return judgement.Answer();
    }

    /// <summary>Names the part of the value at which the library throws.</summary>
    private void Locate(Judgement judgement)
    {
        announce($"finding the part of value {judgement.Value} at which the library throws");
        if (new FailingPart<T>(_driver, _model).Find(_values[judgement.Value!.Value]) is { } part)
        {
            judgement.At($"{judgement.Answer().Place}, {part}");
        }
    }

    /// <summary>Checks whether calls affect each other, with the values that come back.</summary>
    private void CheckState(Judgement judgement, List<int> back)
    {
        var values = Values<T>.Of([.. back.Select(index => _values[index])]);
        var driver = _driver.Over(values.Roots);
        var trip = new RoundTrip<T>(driver, _model, values, isOwn: true, announce);
        ComparedAnswer compared;
        try
        {
            compared = trip.Compare(values.Roots.Length);
            trip.Failed?.Throw(isAll: false);
        }
#pragma warning disable CA1031 // Whatever the library throws is its answer.
        catch (Exception e)
#pragma warning restore CA1031
        {
            judgement.Threw(e, back[trip.Failed?.Indexes[0] ?? 0], "a call after others");
            return;
        }

        foreach (var lost in compared.Lost.Where(one => one.Key.EndsWith(": " + Comparison.NotWritten, StringComparison.Ordinal)))
        {
            judgement.NotWritten(Comparison.PathOf(lost.Key));
        }

        var (leaks, reason) = (compared.Leaks, compared.Reason);
        if (compared.Verdict != Verdict.Wrong)
        {
            string[] keys = [.. compared.Lost.Select(one => one.Key)];
            (leaks, reason) = (true, new AliasCheck<T>(driver, _model, values, keys, announce).Wrong());
        }

        if (reason is not null)
        {
            var numbers = new List<int>();
            string Number(string root)
            {
                numbers.Add(back[int.Parse(root, System.Globalization.CultureInfo.InvariantCulture)]);
                return $"{numbers[numbers.Count - 1]}";
            }

            reason = Regex.Replace(reason, @"\broot(s?) (\d+)(?: and (\d+))?", match => $"value{match.Groups[1].Value} "
                + Number(match.Groups[2].Value) + (match.Groups[3].Success ? $" and {Number(match.Groups[3].Value)}" : ""));
            judgement.Add(leaks ? CheckOutcome.OtherMessage : CheckOutcome.Silent, numbers.FirstOrDefault(), null, reason);
        }
    }
}
