using Roundup.Analysis.Experiments.Checks;
using Roundup.Engine.Payloads;
using Roundup.Engine.Running;
using Roundup.Engine.Verifying;
using Roundup.Engine.Workers;
using Roundup.Protocol.Checks;

namespace Roundup.Engine.Experiments.Checks;

internal sealed class CheckWorker(ExperimentScope scope, CheckCases cases, IReadOnlyList<int> row, Turns turns) : IAsyncDisposable
{
    // Fresh processes for first calls, of each case that has such a check.
    private const int DefaultStarts = 5;

    private const int Threads = 8;
    private const int SharedCalls = 200;

    private readonly PayloadArchive? _archive = scope.Plan.Options.KeepData is { } folder ? new(scope.Plan, scope.Ledger, folder) : null;
    private readonly int _starts = scope.Plan.Options.Starts ?? DefaultStarts;
    private Worker? _worker;

    // Where a check is repeated alone: the loop beside its worker.
    private IReferenceLoop? _beside;
    private (int Case, Shape Shape, string Values)? _open;

    public async ValueTask DisposeAsync()
    {
        if (_worker is not null)
        {
            await _worker.DisposeAsync();
        }
    }

    // What was seen of a check; null where there is nothing to read, or the case or the budget ended. A worker that is killed from
    // outside is asked once more, in another process, and one that does not answer alone: on a busy machine a slow call is not told from
    // one that hangs.
    public async Task<CheckFacts?> SendAsync(PlannedCheck check)
    {
        var (wasKilled, isAlone) = (false, false);
        while (true)
        {
            try
            {
                return isAlone
                    ? await turns.AloneAsync(() => SendAloneAsync(check), scope.Cancellation)
                    : await turns.BesideAsync(() => SendToWorkerAsync(check), scope.Cancellation);
            }
            catch (WorkerFailedException e) when (e.IsKilled && !wasKilled)
            {
                (_open, wasKilled) = (null, true);
            }
            catch (WorkerFailedException e) when (e.Outcome == Outcome.Hung && !isAlone)
            {
                (_open, isAlone) = (null, true);
            }
            catch (WorkerFailedException e) when (!SaysNothing(e, check.Reader))
            {
                return Ended(check, e);
            }
        }
    }

    // Whether a failure says nothing of the check: the runtime does not start, or the worker is not the one that was built.
    private bool SaysNothing(WorkerFailedException failure, int index) =>
        failure.IsRuntimeFault || scope.Built.Worker(scope.Plan.Cases[index]).ChangedFile() is not null;

    // Asks a check in a fresh process, with a limit that counts what the machine gives.
    private async Task<CheckFacts?> SendAloneAsync(PlannedCheck check)
    {
        using var beside = scope.Sessions.Workers.StartLoop();
        _beside = beside;
        try
        {
            await RestartAsync(check.Reader);
            return await SendToWorkerAsync(check);
        }
        finally
        {
            (_beside, _open) = (null, null);
            await DisposeAsync();
        }
    }

    private async Task<CheckFacts?> SendToWorkerAsync(PlannedCheck check)
    {
        switch (check.Kind)
        {
            case PlannedCheckKind.RoundTrip:
                return await RoundTripAsync(check);
            case PlannedCheckKind.Read:
                return await ReadAsync(check);
            case PlannedCheckKind.Write:
                await OpenAsync(check.Reader, check.Id.Shape);
                await WriteAsync(check.Reader, check.Id.Shape);
                return null;
            case PlannedCheckKind.FirstUse:
                return await FirstUseAsync(check);
            default:
                var worker = await OpenAsync(check.Reader, check.Id.Shape);
                return (await worker.SendAsync(new ThreadsCommand(Threads, SharedCalls))).Facts;
        }
    }

    private async Task<CheckFacts> RoundTripAsync(PlannedCheck check)
    {
        var worker = await OpenAsync(check.Reader, check.Id.Shape);
        var came = await worker.SendAsync(new RoundTripCommand(check.Id.Way.Travelled, check.Value));
        if (check.Id.Way is Way.Whole)
        {
            await WriteAsync(check.Reader, check.Id.Shape);
            await KeepAsync(worker, check);
        }

        return came.Facts;
    }

    private async Task<CheckFacts?> ReadAsync(PlannedCheck check)
    {
        if (await PayloadsAsync(check.Writer, check.WriterShape) is not { } payloads)
        {
            return null;
        }

        var worker = await OpenAsync(check.Reader, check.Id.Shape, check.Writer);
        return (await worker.SendAsync(new ReadCommand(payloads, check.Id.Way.Travelled, check.Expects))).Facts;
    }

    // The first calls of several threads in processes that have not called the library; the first failure ends them.
    private async Task<CheckFacts> FirstUseAsync(PlannedCheck check)
    {
        var start = 0;
        for (; start < _starts && !(start > 0 && scope.Budget.IsOver); start++)
        {
            await RestartAsync(check.Reader);
            var worker = await OpenAsync(check.Reader, check.Id.Shape);
            var (facts, at) = ((await worker.SendAsync(new ThreadsCommand(Threads, 1))).Facts, $"start {start + 1} of {_starts}");
            if (facts.NotRun is not null || facts.Seen.Count > 0)
            {
                return facts with { Seen = [.. facts.Seen.Select(one => one with { Place = $"{at}, {one.Place}".TrimEnd(',', ' ') })] };
            }
        }

        return CheckFacts.Passed with { Figures = [new(CheckFigures.Starts, start)] };
    }

    // What the end of a worker is; null where the serializer does not take the type, which ends the case, or the budget ended.
    private CheckFacts? Ended(PlannedCheck check, WorkerFailedException failure)
    {
        _open = null;
        if (failure.Outcome is Outcome.Unsupported or Outcome.Unavailable && check.Id.Shape == cases.Shapes(check.Reader)[0])
        {
            scope.Ledger.End(check.Reader, failure.Outcome, failure.Message, failure.Frames);
            return null;
        }

        // The budget ended.
        return failure.Outcome == Outcome.Skipped ? null

            // Of the machine, or of the entrant: its library lacks the shape on this target.
            : failure.IsOfMachine || (failure.Outcome == Outcome.Unsupported && failure.Frames.All(IsOfEntrant))
            ? new() { NotRun = failure.Message }
            : new() { Seen = [new(CheckJudge.OfEnd(failure.Outcome), null, null, failure.Message, [.. failure.Frames])] };
    }

    private static bool IsOfEntrant(string frame) => frame.StartsWith("Roundup.Serializers.", StringComparison.Ordinal);

    public bool HasPayloads(int index, Shape shape) => File.Exists(PathOf(index, shape));

    // The worker with a case open in a shape, with the values that are expected of what a writer wrote: the case's own by default.
    private async Task<Worker> OpenAsync(int index, Shape shape, int? writer = null)
    {
        if (_worker is not { IsAlive: true })
        {
            await RestartAsync(index);
        }

        var planned = scope.Plan.Cases[index];
        var values = scope.Built.ExpectedOf(planned.Id.Table, scope.Plan.Cases[writer ?? index].Id.Table.Dataset);
        if (_open != (index, shape, values))
        {
            _open = null;
            await _worker!.SendAsync(new ProbeCommand(planned.Serializer.Name, planned.Dataset.Name, planned.IsMany, shape, values));
            _open = (index, shape, values);
        }

        return _worker!;
    }

    private async Task RestartAsync(int index)
    {
        _open = null;
        _worker = await scope.Sessions.StartAsync([index, .. row.Where(other => other != index)], _worker, beside: _beside);
        Targets.Note(scope.Ledger, scope.Plan.Cases[index].Id.Table.Target, _worker);
    }

    // Writes the payloads of the open case to a file, which is empty where the worker ends.
    private async Task WriteAsync(int index, Shape shape)
    {
        var path = PathOf(index, shape);
        var partial = path + ".part";
        scope.Private.CreateFile(partial);
        try
        {
            await _worker!.SendAsync(new WriteCommand(partial));
            File.Move(partial, path, overwrite: true);
        }
        catch (WorkerFailedException e) when (!e.IsKilled && !e.IsOfMachine && e.Outcome != Outcome.Skipped
            && (e.Outcome != Outcome.Hung || _beside is not null))
        {
            scope.Private.CreateFile(path);
            throw;
        }
    }

    // Keeps the payload of the first value, of the preferred shape (--keep-data).
    private async Task KeepAsync(Worker worker, PlannedCheck check)
    {
        if (_archive is null || check.Id.Shape != cases.Shapes(check.Reader)[0])
        {
            return;
        }

        try
        {
            await _archive.KeepAsync(worker, check.Reader);
        }
        catch (WorkerFailedException) when (worker.IsAlive)
        {
            // That it is not written is told of the round trip.
        }
    }

    // The file with the payloads of a case in a shape; null where there is none, or no payload in it.
    private async Task<string?> PayloadsAsync(int index, Shape shape)
    {
        var path = PathOf(index, shape);
        if (!File.Exists(path) && row.Contains(index) && scope.Ledger.IsOpen(index))
        {
            await OpenAsync(index, shape);
            await WriteAsync(index, shape);
        }

        return new FileInfo(path) is { Exists: true, Length: > 0 } ? path : null;
    }

    // The payloads of a case in a shape, null for a value that was not written; null where there are none.
    public async Task<byte[]?[]?> WrittenAsync(int index, Shape shape)
    {
        if (await PayloadsAsync(index, shape) is not { } path)
        {
            return null;
        }

        using var reader = new BinaryReader(File.OpenRead(path));
        var payloads = new byte[]?[reader.ReadInt32()];
        for (var i = 0; i < payloads.Length; i++)
        {
            payloads[i] = reader.ReadInt32() is var length and >= 0 ? reader.ReadBytes(length) : null;
        }

        return payloads;
    }

    private string PathOf(int index, Shape shape) => scope.Private.PathOf($"check-{index}-{shape}.bin");
}
