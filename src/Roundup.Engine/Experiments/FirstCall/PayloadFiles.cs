using Roundup.Catalogue;
using Roundup.Engine.Running;
using Roundup.Engine.Workers;
using Roundup.Protocol.Fidelity;
using Roundup.Results;

namespace Roundup.Engine.Experiments.FirstCall;

/// <summary>
/// The payloads of a run's first Deserialize calls, one file for each case. They are made by other processes than those that read them: a
/// library
/// that has just serialized is not fresh.
/// </summary>
internal sealed class PayloadFiles(RunContext context)
{
    private readonly string _folder = Path.GetFullPath(Path.Combine(context.Folder, "payloads"));

    /// <summary>The file of a case.</summary>
    public string Of(int index) => Path.Combine(_folder, $"{index}.bin");

    /// <summary>Writes what is not there yet. A case whose payload cannot be made has ended.</summary>
    public async Task WriteAsync()
    {
        var missing = Enumerable.Range(0, context.Plan.Cases.Count)
            .Where(index => Id(index).Cell.Operation == Operation.Deserialize && context.IsOpen(index) && !File.Exists(Of(index)));
        foreach (var row in missing.GroupBy(index => (Id(index).RowName, Id(index).Cell.Target)).ToList())
        {
            Directory.CreateDirectory(_folder);
            await WriteAsync([.. row]).ConfigureAwait(false);
        }
    }

    private CaseId Id(int index) => context.Plan.Cases[index].Id;

    private async Task WriteAsync(List<int> cases)
    {
        Worker? worker = null;
        try
        {
            foreach (var index in cases)
            {
                worker = await TryAsync(index, cases, worker).ConfigureAwait(false);
            }
        }
        finally
        {
            await LeaveAsync(worker).ConfigureAwait(false);
        }
    }

    /// <summary>Writes one; returns the worker for the next, or null where this one is of no more use.</summary>
    private async Task<Worker?> TryAsync(int index, List<int> cases, Worker? worker)
    {
        try
        {
            worker ??= await context.StartAsync(cases).ConfigureAwait(false);
            await worker.AskAsync(context.OpenCommand(index)).ConfigureAwait(false);

            // Under another name first: a process that dies leaves no half of it.
            var partial = Of(index) + ".part";
            var kept = await worker.AskAsync(new KeepCommand(partial)).ConfigureAwait(false);
            if (kept.Problem is { } problem)
            {
                throw new RoundupException(
                    ExitCode.OutputNotWritable,
                    $"the payload {partial} cannot be written ({problem.TrimEnd('.')}): make room and resume with --resume.");
            }

            File.Move(partial, Of(index), overwrite: true);
            return worker;
        }
        catch (WorkerFailedException failure)
        {
            context.End([index], failure);
            if (worker is { IsAlive: true })
            {
                return worker;
            }

            await LeaveAsync(worker).ConfigureAwait(false);
            return null;
        }
    }

    private static async Task LeaveAsync(Worker? worker)
    {
        if (worker is not null)
        {
            await worker.DisposeAsync().ConfigureAwait(false);
        }
    }
}
