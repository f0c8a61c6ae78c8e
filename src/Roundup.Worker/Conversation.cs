using System;
using System.Collections.Generic;
using System.Globalization;
using Roundup.Contracts;
using Roundup.Protocol;

namespace Roundup.Worker;

/// <summary>Does one command and sends its answer. An exception of the library is an answer too.</summary>
internal sealed class Conversation(Answers answers, ISerializer serializer, IReadOnlyList<IModelSet> models, Action<string> close)
{
    private readonly CellOpener _opener = new(serializer);
    private readonly CompressorLoader _compressors = new();
    private Cell? _cell;
    private string? _closed;

    private Cell Cell => _cell ?? throw new InvalidOperationException("no case is open");

    /// <summary>Does a command.</summary>
    public void Answer(string[] command)
    {
        try
        {
            answers.Send(Do(command));
        }
        catch (CompressorUnavailableException e)
        {
            answers.Send(Words.Unavailable, Causes.FirstSentence(e.Message));
        }
#pragma warning disable CA1031 // Whatever the library throws is its result.
        catch (Exception e)
#pragma warning restore CA1031
        {
            answers.Send(Causes.Answer(e));
        }
    }

    private string[] Do(string[] command) => command[0] switch
    {
        Words.Open => Open(command),
        Words.Verify => Compared(Cell.Verify(all: true, Announce)),
        Words.Check => Compared(Cell.Verify(all: false, Announce)),
        Words.Show => Cell.Show(int.Parse(command[1], CultureInfo.InvariantCulture)),
        Words.Keep => Cell.Keep(command[1], Announce),
        Words.First => Cell.First(command[1] == "Serialize", Announce),
        Words.Prepare => Prepare(command),
        Words.Warm => Warm(command),
        Words.Batch => Cell.Batch(long.Parse(command[1], CultureInfo.InvariantCulture)),
        Words.Empty => [Words.Empty, Answers.Number((double?)Cell.EmptyLoopNs())],
        Words.Peak => [Words.Peak, Answers.Number(command[1] == "reset" ? PeakMemory.Reset() : PeakMemory.Bytes()), Answers.Number(Cell.MethodsCompiledWhileTimed)],
        Words.Pin => [Words.Pin, ThreadCpu.Pin(int.Parse(command[1], CultureInfo.InvariantCulture)) ? command[1] : Words.Unknown],
        _ => throw new InvalidOperationException($"the worker has no command '{command[0]}'"),
    };

    private string[] Open(string[] command)
    {
        var dataset = command[2];
        foreach (var set in models)
        {
            if (set.Dataset == dataset)
            {
                _cell = null;
                if (_closed != dataset)
                {
                    close(dataset);
                    _closed = dataset;
                }

                var shape = (Shape)Enum.Parse(typeof(Shape), command[4]);
                var compressor = command.Length > 6 ? _compressors.Open(command[6], command[7], command[8]) : null;
                _cell = _opener.Open(set, command[3] == "many", command[1], shape, command[5], compressor);
                return [Words.Opened, _cell.AdaptedFrom?.ToString() ?? Words.Native, compressor is null ? Words.Unknown : _compressors.SystemVersion ?? Words.Unknown];
            }
        }

        throw new NotSupportedException($"the worker was built without the dataset {dataset}");
    }

    private string[] Prepare(string[] command)
    {
        Cell.Prepare(command[1] == "Serialize");
        return [Words.Prepared];
    }

    private string[] Warm(string[] command)
    {
        var result = Cell.WarmUp(double.Parse(command[1], CultureInfo.InvariantCulture), double.Parse(command[2], CultureInfo.InvariantCulture));
        return
        [
            Words.Warmed,
            result.Settled ? "1" : "0",
            Answers.Number((double?)result.Milliseconds),
            Answers.Number((long?)result.Calls),
            Answers.Number((double?)result.NanosecondsPerCall),
        ];
    }

    private void Announce(string step) => answers.Send(Words.Step, step);

    private static string[] Compared(Verdict verdict)
    {
        var fields = new List<string> { Words.Compared, verdict.Word, Answers.Number((double?)verdict.Size), verdict.Reason };
        fields.AddRange(verdict.Lost);
        return [.. fields];
    }
}
