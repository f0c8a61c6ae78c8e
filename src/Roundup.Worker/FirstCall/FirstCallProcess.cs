using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using Roundup.Contracts;
using Roundup.Protocol;
using Roundup.Protocol.Fidelity;
using Roundup.Protocol.FirstCall;

namespace Roundup.Worker;

/// <summary>
/// A process that makes the first call for some types, one after the other, tells how long each took, and ends. All that it needs to know
/// is in its arguments: no command delays the start, and little of ours is compiled or loaded before the library's first call.
/// </summary>
internal sealed class FirstCallProcess(string[] arguments, ISerializer serializer, IReadOnlyList<IModelSet> models)
{
    private readonly FirstCallPipe _pipe = new(arguments[FirstCallArguments.PipeAt]);

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
        var calls = new UntypedFirstCall[(arguments.Length - FirstCallArguments.DatasetsAt) / FirstCallArguments.PerDataset];
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
        var at = FirstCallArguments.DatasetsAt + (place * FirstCallArguments.PerDataset);
        var operation = arguments[FirstCallArguments.OperationAt];
        var visitor = new FirstCallVisitor(
            serializer,
            arguments[FirstCallArguments.RowAt],
            (Shape)int.Parse(arguments[FirstCallArguments.ShapeAt], CultureInfo.InvariantCulture),
            operation == OperationField.Serialize,
            arguments[at + FirstCallArguments.ValuesAt],
            arguments[at + FirstCallArguments.PayloadAt]);
        try
        {
            ModelsOf(arguments[at + FirstCallArguments.DatasetAt])
                .Accept(visitor, arguments[at + FirstCallArguments.ManyAt] == OpenCommand.ManyWord);
            return visitor.Call;
        }
#pragma warning disable CA1031 // Whatever the library throws is its result.
        catch (Exception e)
#pragma warning restore CA1031
        {
            Tell(e, visitor.Call is { IsOpen: true } ? operation : "Open", place);
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

    /// <summary>After the last call is timed: the numbers, then the verification of each.</summary>
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
                _pipe.Send(Causes.Answer(e, isFirst: true));
                return;
            }
        }

        _pipe.Send(new ByeAnswer());
    }

    private void Tell(Exception e, string step, int place)
    {
        _pipe.Step(step, place);
        _pipe.Send(Causes.Answer(e, isFirst: true));
    }

    private static ComparedAnswer Compared(Comparison comparison) => new(
        comparison.IsStructural ? Verdict.Wrong : comparison.IsExact ? Verdict.Exact : Verdict.Lossy,
        Size: null,
        comparison.Structural,
        comparison.Differences);
}
