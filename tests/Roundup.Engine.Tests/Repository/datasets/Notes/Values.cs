using Roundup.Contracts;

namespace Roundup.TestData.Notes;

public sealed class NoteValues : IDataset<Note>
{
    public Note Create(SeededRandom random, int index) => new() { Number = 1000 + index, Text = "note " + index, Remark = "remark " + random.Int(0, 9) };
}
