using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Builds.Units;
using Roundup.Engine.Privacy;
using Roundup.Protocol.Fidelity;
using Roundup.Results.Messages;
using Roundup.Results.Reading;
using Roundup.Results.Texts;

namespace Roundup.Engine.Ledger;

// What results may say of cases: without what is the user's own, and no longer than their reader takes.
internal sealed class CaseTexts(Plan plan, BuildResult built, OwnDataPrivacy privacy)
{
    public Notice Clean(Notice notice) => privacy.Clean(notice);

    // What a worker said, which has seen the values.
    public string OfWorker(int index, string text) => privacy.OfWorker(DatasetOf(index), text);

    // What a build said. The program that makes the values has seen them, and no other program of a build.
    public string OfBuild(int index, string text)
    {
        var dataset = DatasetOf(index);
        var named = privacy.OfBuild(dataset, text);
        return built.FailureOf(dataset) is null ? named : privacy.OfWorker(dataset, named);
    }

    public string OfTarget(string text) => Shortened.To(FileLimits.Reason, privacy.OfTarget(text));

    // Frames of a library: names alone, so that nothing in them has seen a value. Null: none.
    public string[]? Frames(int index, IReadOnlyCollection<string>? frames) =>
        frames is null or { Count: 0 } ? null : [.. frames.Select(frame => privacy.OfBuild(DatasetOf(index), frame))];

    public IReadOnlyList<string> Lost(int index, ComparedAnswer compared) =>
        [.. compared.Lost.Select(
            lost => privacy.Lost(DatasetOf(index), UnknownInitialValues.Describe(plan.Cases[index].Dataset, lost.Key)))];

    // An example of each loss, in the same order; null if the results have no values of the data.
    public IReadOnlyList<string>? Examples(int index, ComparedAnswer compared) =>
        compared.Lost.Count == 0 || !privacy.Shows(DatasetOf(index)) ? null
            : [.. compared.Lost.Select(lost => lost.Value + OfOwnCode(index, lost.Key))];

    // What an analyzer of the library said of a lost member; null where none did.
    public string? Foretold(int index, IReadOnlyList<string> lost)
    {
        var dataset = DatasetOf(index);
        var diagnostics = built.Worker(plan.Cases[index]).Diagnostics.GetValueOrDefault(dataset) ?? [];
        return CompilerDiagnostics.Naming(diagnostics, lost) is { } text ? privacy.OfWorker(dataset, text) : null;
    }

    public CheckFinding Clean(int index, CheckFinding finding)
    {
        var dataset = DatasetOf(index);
        return finding with
        {
            Reason = finding.Reason is null ? null : Shortened.To(FileLimits.Reason, privacy.OfWorker(dataset, finding.Reason)),
            Place = finding.Place is null ? null : privacy.OfWorker(dataset, finding.Place),
            Lost = [.. finding.Lost.Select(lost => privacy.Lost(dataset, lost))],
            Examples = privacy.Shows(dataset) ? finding.Examples : null,
            Foretold = Foretold(index, finding.Lost),
            Frames = Frames(index, finding.Frames),
        };
    }

    // How the name of a JSON member is shown; null for a key of the data. The code is that of settings, which may name members.
    public Func<string, string?> NamesIn(int index, IEnumerable<string> code) => privacy.NamesIn(plan.Cases[index].Dataset, code);

    // The members of a dataset that have a comparer, of which "exact" says nothing.
    public IReadOnlyList<string> Comparers(string dataset, IEnumerable<string> members) =>
        [.. members.Select(member => privacy.Lost(dataset, member))];

    private string OfOwnCode(int index, string lost) =>
        plan.Cases[index].Serializer is { IsOwnCode: true, IsReference: false } && !Comparison.IsForm(lost) ? ", of Roundup's code" : "";

    private string DatasetOf(int index) => plan.Cases[index].Id.Table.Dataset;
}
