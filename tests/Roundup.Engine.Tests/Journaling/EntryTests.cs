using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Roundup.Engine.Experiments.Checks;
using Roundup.Engine.Experiments.Instructions;
using Roundup.Engine.Experiments.Memory;

namespace Roundup.Engine.Tests.Journaling;

/// <summary>Every kind of line comes back as it was written.</summary>
public sealed class EntryTests
{
    [Fact]
    public void Each_entry_survives_the_file()
    {
        var folder = Directory.CreateTempSubdirectory("roundup-journal-").FullName;
        var entries = (Entry[])
        [
            new RunEntry(
                new RunOptions
                {
                    Seed = 7,
                    TimeLimit = TimeSpan.FromSeconds(3),
                    Expected = new Dictionary<string, IReadOnlyDictionary<string, CheckOutcome>>
                    {
                        ["Swift"] = new Dictionary<string, CheckOutcome> { ["values/Order crash"] = CheckOutcome.Crash },
                    },
                },
                ["a Books x1 Bytes Serialize net10.0"],
                DateTimeOffset.Now,
                ResultsFile.CurrentSchema),
            new PartEntry(1, 2.5),
            new MeasuredEntry("speed", 3.25),
            new StampsEntry(["0f3a", ""]),
            new OutdatedEntry([0]),
            new BuiltEntry("Library", "1.2.3", null, true),
            new CompressorEntry("lz4", "1.9.4", null, true),
            new TargetEntry(new TargetInfo
            {
                Name = "net10.0",
                Runtime = ".NET 10",
                Settings = new Dictionary<string, string> { ["GC"] = "workstation" },
                MissingProbes = new Dictionary<string, string>(),
            }),
            new WorkerEntry(1234, 5678),
            new VerdictEntry(0, Fidelity.Lossy, ["Orders[].Placed: DateTime.Kind"], 12.5, Shape.String),
            new KilledEntry(0) { Experiment = "speed" },
            new KeptEntry(0, "Library/Books.json", 12, "0f3a"),
            new OutcomeEntry(0, Outcome.Failed, "a \"reason\"\nof two lines \u2028 and a tab\t")
            {
                Experiment = "speed",
                Refused = true,
                Frames = ["Swift.Reader`1.Read"],
            },
            new SampleEntry(0, 1, 0, 1, Made.Sample(2, at: 1.5)),
            new LaunchEntry(0, 0, new LaunchResult
            {
                Index = 1,
                Settled = true,
                Readings = new() { [LaunchQuantities.EmptyLoopNs] = 0.25 },
                Cpu = 1,
            }),
            new GroupStartEntry(0, 1),
            new GroupEndEntry(0, 1, 1.5),
            new InstructionsEntry(0, 1113531.25),
            new MemoryEntry(0, new([new(128, 1, 826_112), new(257, 1, 826_120)])),
            new CheckedEntry(
                0, CheckCategory.Chunks, 2, [MadeCheck.Finding("chunks/A/Stream/reads-1", CheckOutcome.Crash)])
            {
                Figures = new Dictionary<string, double> { ["depth"] = 64 },
                NotRun = "no stream",
                HasReadOthers = true,
            },
            new FirstCallsEntry(2, 3, [new FirstCallOf(0, Made.FirstCall(3))], 0.5),
            new NoticeEntry(new Notice(NoticeCode.HighLoad, "3.5", "2")),
        ];
        using (var journal = Journal.Create(folder, Made.State(Made.OneCase(), new EveryEntry())))
        {
            foreach (var entry in entries)
            {
                journal.Add(entry);
            }
        }

        var kinds = typeof(Entry).Assembly.GetTypes().Where(type => type.BaseType == typeof(Entry));
        entries.Select(entry => entry.GetType()).ShouldBe(kinds, ignoreOrder: true, "each kind of entry is in this test");
        File.ReadAllLines(Journal.PathIn(folder)).Length.ShouldBe(entries.Length);
        JournalText.Entries(folder).Select(Text).ShouldBe(entries.Select(Text));
        Directory.Delete(folder, recursive: true);
    }

    private sealed class EveryEntry : ExperimentState
    {
        public override IReadOnlyList<JsonDerivedType> Entries => JournalText.Added;
    }

    /// <summary>Every member, by other rules than the file's.</summary>
    private static string Text(Entry entry) => JsonSerializer.Serialize(entry, entry.GetType());
}
