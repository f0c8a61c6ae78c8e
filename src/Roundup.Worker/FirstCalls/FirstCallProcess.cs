using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using Roundup.Contracts;
using Roundup.Protocol;

namespace Roundup.Worker;

/// <summary>
/// A process that makes the first call for some types, one after the other, tells how long each took, and ends. All that it has to know stands in its arguments: no
/// conversation delays the start, and little of ours is compiled or loaded before the library's first call.
/// </summary>
internal sealed class FirstCallProcess(string[] arguments, ISerializer serializer, IReadOnlyList<IModelSet> models)
{
    /// <summary>Where the datasets begin in the arguments: behind pipe, mode, operation, shape and row.</summary>
    private const int Head = 5;

    /// <summary>Arguments of one dataset: name, one or many, values, payload.</summary>
    private const int Each = 4;

    private readonly FirstCallPipe _pipe = new(arguments[0]);

    /// <summary>Runs to the end; returns nowhere, for a foreground thread of the library would keep the process alive.</summary>
    public static int Run(string[] arguments, ISerializer serializer, IReadOnlyList<IModelSet> models)
    {
        OrphanWatch.Start();

        // What a probe or the clock costs the first time it is used is not the library's.
        FirstCallProbes.Read();
        Stopwatch.GetTimestamp();
        new FirstCallProcess(arguments, serializer, models).Run();
        Environment.Exit(0);
        return 0;
    }

    private void Run()
    {
        var calls = new UntypedFirstCall[(arguments.Length - Head) / Each];
        for (var place = 0; place < calls.Length; place++)
        {
            _pipe.Step("first call", place);
            if (Call(place) is not { } call)
            {
                return;
            }

            calls[place] = call;
        }

        Tell(calls);
    }

    /// <summary>The call for one dataset; null where the library threw, which is answered.</summary>
    private UntypedFirstCall? Call(int place)
    {
        var at = Head + (place * Each);
        var visitor = new FirstCallVisitor(serializer, arguments[4], (Shape)int.Parse(arguments[3], CultureInfo.InvariantCulture), arguments[2] == "Serialize", arguments[at + 2], arguments[at + 3]);
        try
        {
            ModelsOf(arguments[at]).Accept(visitor, arguments[at + 1] == "many");
            return visitor.Call;
        }
#pragma warning disable CA1031 // Whatever the library throws is its result.
        catch (Exception e)
#pragma warning restore CA1031
        {
            Tell(e, visitor.Call is { IsOpen: true } ? arguments[2] : "Open", place);
            return null;
        }
    }

    private IModelSet ModelsOf(string dataset)
    {
        for (var i = 0; i < models.Count; i++)
        {
            if (models[i].Dataset == dataset)
            {
                return models[i];
            }
        }

        throw new NotSupportedException($"the worker was built without the dataset {dataset}");
    }

    /// <summary>After the last clock: the numbers, then the proof of each.</summary>
    private void Tell(UntypedFirstCall[] calls)
    {
        foreach (var call in calls)
        {
            _pipe.Send(call.Called());
        }

        for (var i = 0; i < calls.Length; i++)
        {
            var place = i;
            try
            {
                _pipe.Send(Compared(calls[i].Compare(step => _pipe.Step(step, place))));
            }
#pragma warning disable CA1031 // Whatever the library throws is its result.
            catch (Exception e)
#pragma warning restore CA1031
            {
                _pipe.Send(Causes.Answer(e));
                return;
            }
        }

        _pipe.Send(Words.Bye);
    }

    private void Tell(Exception e, string step, int place)
    {
        _pipe.Step(step, place);
        _pipe.Send(Causes.Answer(e));
    }

    private static string[] Compared(Comparison comparison)
    {
        var fields = new List<string> { Words.Compared, comparison.IsStructural ? Words.Wrong : comparison.IsExact ? Words.Exact : Words.Lossy, comparison.Structural ?? "" };
        fields.AddRange(comparison.Differences);
        return [.. fields];
    }
}
