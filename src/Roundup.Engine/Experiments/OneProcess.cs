using System.Text.Json.Serialization.Metadata;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;
using Roundup.Engine.Workers;

namespace Roundup.Engine.Experiments;

// For experiments in which a launch is a process for one case.
internal static class OneProcess
{
    // Makes the launches that a case still lacks. Where the budget ends during one, those before it stay.
    public static async Task LaunchAsync(ExperimentScope scope, int index, Func<Task> launch)
    {
        var isCutOff = false;
        while (!isCutOff && scope.Ledger.IsOpen(index) && scope.Ledger.Launches(index) is var launches
            && launches < scope.Effort.Launches && (launches > 0 || !scope.Budget.IsOver))
        {
            await scope.Steps.TryAsync([index], async () =>
            {
                try
                {
                    await scope.Steps.OnceMoreAsync([index], launch);
                }
                catch (WorkerFailedException e) when (scope.Steps.NotesCutOff(e, [index]))
                {
                    isCutOff = true;
                }
            });
        }
    }
}

// What a process found out about a case.
internal interface IOneProcessEntry<out T>
{
    int Case { get; }

    T Found { get; }
}

// type: the type discriminator of the entries.
// part: the result of a case, of what its processes found, which is not empty.
internal sealed class OneProcessState<TEntry, T>(int cases, string type, Func<IReadOnlyList<T>, CasePart> part) : ExperimentState
    where TEntry : Entry, IOneProcessEntry<T>
{
    private readonly List<T>[] _found = [.. Enumerable.Range(0, cases).Select(_ => new List<T>())];

    public override IReadOnlyList<JsonDerivedType> Entries { get; } = [new(typeof(TEntry), type)];

    public override void Apply(Entry entry)
    {
        if (entry is TEntry process)
        {
            _found[process.Case].Add(process.Found);
        }
    }

    public override void Forget(IReadOnlyList<int> cases)
    {
        foreach (var index in cases)
        {
            _found[index].Clear();
        }
    }

    public override int Launches(int index) => _found[index].Count;

    public override CasePart? Result(int index) => _found[index].Count > 0 ? part([.. _found[index]]) : null;
}
