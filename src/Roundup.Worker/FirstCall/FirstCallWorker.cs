using System.Diagnostics;
using System.Globalization;
using Roundup.Protocol;
using Roundup.Protocol.Fidelity;
using Roundup.Protocol.FirstCall;
using Roundup.Worker.Messages;

namespace Roundup.Worker.FirstCall;

// A process that makes the first call for each of some types, reports how long each took, and ends. It takes everything from its arguments,
// so that no command delays the start and little of the worker is compiled or loaded before the first call of the library.
internal sealed class FirstCallWorker(string[] arguments, ISerializer serializer, IReadOnlyList<IModelSet> models)
{
    private readonly FirstCallPipe _pipe = new(arguments[FirstCallArguments.PipeAt]);

    // Runs and ends the process. It does not return, because a foreground thread of the library would keep the process alive.
    public static int Run(string[] arguments, ISerializer serializer, IReadOnlyList<IModelSet> models)
    {
        OrphanWatch.Start();

        // Compiles the probes and the clock before timing.
        FirstCallProbes.Read();
        Stopwatch.GetTimestamp();
        new FirstCallWorker(arguments, serializer, models).Run();
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

    // Makes the call for one dataset; null if the library threw an exception, which was reported.
    private UntypedFirstCall? Call(int place)
    {
        var at = FirstCallArguments.DatasetsAt + (place * FirstCallArguments.PerDataset);
        var operation = arguments[FirstCallArguments.OperationAt];
        var visitor = new FirstCallVisitor(
            serializer,
            arguments[FirstCallArguments.SerializerAt],
            (Shape)int.Parse(arguments[FirstCallArguments.ShapeAt], CultureInfo.InvariantCulture),
            operation == OperationField.Serialize,
            arguments[at + FirstCallArguments.ValuesAt],
            arguments[at + FirstCallArguments.PayloadAt]);
        try
        {
            ModelsOf(arguments[at + FirstCallArguments.DatasetAt])
                .Accept(visitor, arguments[at + FirstCallArguments.ManyAt] == OpenCommand.ManyToken);
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

    // Sends the times, then verifies each call. Runs when all calls have been timed.
    private void Tell(UntypedFirstCall[] calls)
    {
        if (SendsAll(calls, (call, _) => call.Called())
            && SendsAll(calls, (call, place) => Compared(call.Compare(step => _pipe.Step(step, place)))))
        {
            _pipe.Send(new ByeAnswer());
        }
    }

    // Sends an answer for each call, up to the first that fails; returns whether none does.
    private bool SendsAll(UntypedFirstCall[] calls, Func<UntypedFirstCall, int, IMessage> answer)
    {
        for (var place = 0; place < calls.Length; place++)
        {
            try
            {
                _pipe.Send(answer(calls[place], place));
            }
#pragma warning disable CA1031 // Whatever the library throws is its result.
            catch (Exception e)
#pragma warning restore CA1031
            {
                _pipe.Send(ExceptionCauses.Answer(e, isFirst: true));
                return false;
            }
        }

        return true;
    }

    private void Tell(Exception e, string step, int place)
    {
        _pipe.Step(step, place);
        _pipe.Send(ExceptionCauses.Answer(e, isFirst: true));
    }

    private static ComparedAnswer Compared(Comparison comparison) => new(
        comparison.IsStructural ? Verdict.Wrong : comparison.IsExact ? Verdict.Exact : Verdict.Lossy,
        Size: null,
        comparison.Structural,
        comparison.Examples);
}

internal sealed class FirstCallVisitor(
    ISerializer serializer,
    string row,
    Shape shape,
    bool serialize,
    string valuesPath,
    string payloadPath) : IModelVisitor
{
    // The call; null until the visitor was called.
    public UntypedFirstCall? Call;

    public void Visit<T>(Model<T> model)
        where T : notnull
    {
        var call = new TypedFirstCall<T>(model, shape, serialize, valuesPath);
        Call = call;
        call.Prepare(payloadPath);
        call.Call(serializer, row);
    }
}
