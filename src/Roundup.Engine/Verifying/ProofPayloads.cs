using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Files;
using Roundup.Engine.Ledger;
using Roundup.Engine.Privacy;
using Roundup.Engine.Workers;
using Roundup.Protocol.Fidelity;

namespace Roundup.Engine.Verifying;

// The payload of the first value of each case, one file for both operations. The process of verification writes it and another one reads
// it: a library that keeps values beside its payloads does not have them there, and one that has just serialized is not fresh.
internal sealed class ProofPayloads(Plan plan, PrivateFolder folder, CaseLedger ledger)
{
    private readonly ILookup<CaseId, int> _cases = plan.Cases.Index()
        .ToLookup(planned => planned.Item.Id.WithoutOperation(), planned => planned.Index);

    public string Get(int index) => folder.PathOf($"{Sharing(index).First()}.bin");

    // The file of a case; null where it was not written, or has been read and removed.
    public string? Find(int index) => File.Exists(Get(index)) ? Get(index) : null;

    public async Task WriteAsync(Worker worker, int index)
    {
        // Under another name first: a process that dies leaves no half of it.
        var partial = Get(index) + ".part";
        try
        {
            folder.CreateFile(partial);
            var kept = await worker.SendAsync(new KeepCommand(partial));
            if (kept.Problem is { } problem)
            {
                throw new IOException(problem);
            }

            File.Move(partial, Get(index), overwrite: true);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw new RoundupException(
                ExitCode.OutputNotWritable, FileFault.Describe(e, partial).Sentence("make it writable", "resume with --resume"), e);
        }
    }

    // Removes the file of a case, which is as large as its data, once no other experiment is to read it.
    public void Remove(int index)
    {
        if (Sharing(index).Any(ledger.IsPayloadWantedElsewhere))
        {
            return;
        }

        try
        {
            File.Delete(Get(index));
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            // The folder is not there, or another program holds the file: it goes with the folder at the end of the run.
        }
    }

    private IEnumerable<int> Sharing(int index) => _cases[plan.Cases[index].Id.WithoutOperation()];
}
