using Roundup.Contracts;

namespace Roundup.TestData.Notes;

public sealed class NoteValues : IDataset<Note>
{
    /// <summary>Long enough that few of them go round: the proof makes fewer calls than the clock does.</summary>
    public Note Create(SeededRandom random, int index) => new() { Number = 1000 + index, Text = "note " + index + new string('.', 1500), Remark = "remark " + random.Int(0, 9) };
}
